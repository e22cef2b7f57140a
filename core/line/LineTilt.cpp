#include "core/line/LineTilt.h"

#include <algorithm>
#include <cmath>

#include "core/base/ReproducibleMath.h"
#include "core/line/LineProfile.h"

namespace scarp {

namespace {

constexpr double kGravity = 9.80665;  ///< m/s².

/// One over the radius of the circle through three places; positive where it bends to the left.
double bendThrough(const Vec2& a, const Vec2& b, const Vec2& c) {
  const Vec2 u = b - a, v = c - b, w = c - a;
  const auto length = [](const Vec2& way) { return reproducible::hypot(way.x(), way.y()); };
  const double scale = length(u) * length(v) * length(w);
  return scale > 0.0 ? 2.0 * (u.x() * v.y() - u.y() * v.x()) / scale : 0.0;
}

}  // namespace

std::vector<double> tiltsOf(std::span<const LineNode> nodes, const LineSettings& settings, bool closed) {
  const std::size_t count = nodes.size();
  std::vector<double> tilts(count, 0.0);
  if (!(settings.speed > 0.0) || count < 3) return tilts;
  const double speed = settings.speed / 3.6;
  for (std::size_t i = 0; i < count; ++i) {
    if (!closed && (i == 0 || i + 1 == count)) continue;
    const double bend =
        bendThrough(nodes[(i + count - 1) % count].place, nodes[i].place, nodes[(i + 1) % count].place);
    const double asked = speed * speed * std::abs(bend) / kGravity - settings.friction;
    const double tilt = std::clamp(asked, 0.0, settings.tilt);
    tilts[i] = bend > 0.0 ? -tilt : tilt;
  }
  return averaged(nodes, tilts, settings.runOff, closed);
}

}  // namespace scarp
