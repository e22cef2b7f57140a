#include "core/brush/TerraceRow.h"

#include <cmath>

#include "core/base/Clones.h"

namespace scarp {

namespace {

/// The riser is as wide as a share 1/steepness of the step.
SCARP_CLONES void goalsOf(const float* heights, int count, float step, float steepness, float* goals) {
  const float perStep = 1.0F / step;
  for (int i = 0; i < count; ++i) {
    const float at = heights[i] * perStep, tread = std::floor(at);
    const float up = 0.5F + (at - tread - 0.5F) * steepness;
    goals[i] = (tread + (up > 0.0F ? (up < 1.0F ? up : 1.0F) : 0.0F)) * step;
  }
}

}  // namespace

void terraceRow(const TerraceBrush& terrace, const float* heights, int count, float* goals) {
  const auto steepness = static_cast<float>(std::fmin(1.0 / (1.0 - terrace.sharpness), 1e6));
  goalsOf(heights, count, static_cast<float>(terrace.step), steepness, goals);
}

}  // namespace scarp
