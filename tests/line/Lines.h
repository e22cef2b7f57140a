#pragma once

#include <cmath>
#include <memory>
#include <random>
#include <vector>

#include "core/line/LineDesign.h"
#include "core/line/LineField.h"
#include "core/line/LineSchema.h"

namespace scarp::test {

inline Line lineThrough(LineKind kind, const std::vector<Vec2>& places) {
  Line line;
  line.id = 1;
  line.kind = kind;
  line.settings = usualSettings(kind);
  line.brush = usualBrush(kind);
  for (const Vec2& place : places) line.points.push_back({place.x(), place.y()});
  return line;
}

/// A way of some points within a terrain that turns by at most a right angle from one to the next.
inline std::vector<Vec2> randomWay(std::mt19937_64& random, const GridFrame& frame, int points, double step) {
  const auto share = [&random] { return std::uniform_real_distribution<double>(0.0, 1.0)(random); };
  const double x = 0.4 * frame.width(), y = 0.4 * frame.depth();
  std::vector<Vec2> way{{(2.0 * share() - 1.0) * x, (2.0 * share() - 1.0) * y}};
  double heading = 6.28 * share();
  while (static_cast<int>(way.size()) < points) {
    heading += (share() - 0.5) * 2.0;
    Vec2 next = way.back() + step * (0.5 + share()) * Vec2(std::cos(heading), std::sin(heading));
    if (std::abs(next.x()) > x || std::abs(next.y()) > y) {
      heading += 2.0;
      continue;
    }
    way.push_back(next);
  }
  return way;
}

inline std::shared_ptr<const LineDesign> designed(const Line& line, const HeightRaster& ground,
                                                  const GridFrame& frame) {
  return std::make_shared<const LineDesign>(designOf(line, ground, frame));
}

}  // namespace scarp::test
