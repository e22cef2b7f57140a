#pragma once

#include <algorithm>
#include <vector>

#include "core/edit/SculptStroke.h"

namespace scarp::test {

/// Makes a whole stroke.
inline void stroke(TerrainDocument& document, const BrushSettings& settings,
                   const std::vector<StrokeSample>& samples) {
  SculptStroke run(document, settings);
  for (const StrokeSample& sample : samples) run.add(sample);
  run.finish();
}

/// Three straight legs, each cut into as many events as fit.
inline std::vector<StrokeSample> zigzag(int events) {
  const double corners[4][2] = {{-120, -60}, {80, -20}, {-60, 50}, {110, 70}};
  std::vector<StrokeSample> samples;
  const int perLeg = std::max(1, events / 3);
  for (int leg = 0; leg < 3; ++leg)
    for (int i = leg == 0 ? 0 : 1; i <= perLeg; ++i) {
      const double s = double(i) / perLeg;
      samples.push_back({corners[leg][0] + s * (corners[leg + 1][0] - corners[leg][0]),
                         corners[leg][1] + s * (corners[leg + 1][1] - corners[leg][1]), 1.0, leg + s});
    }
  return samples;
}

}  // namespace scarp::test
