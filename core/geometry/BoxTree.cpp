#include "core/geometry/BoxTree-inl.h"

#include <algorithm>
#include <cmath>

namespace scarp {

namespace {

/// Far enough from the largest float that areas and middles stay finite.
constexpr double kFarthest = 1e30;

}  // namespace

float floatNotAbove(double value) {
  const auto rounded = static_cast<float>(std::clamp(value, -kFarthest, kFarthest));
  return static_cast<double>(rounded) > value ? std::nextafter(rounded, -HUGE_VALF) : rounded;
}

BoxSides noBoxes() {
  BoxSides sides;
  constexpr float infinity = std::numeric_limits<float>::infinity();
  for (auto& low : sides[0]) low.fill(infinity);
  for (auto& high : sides[1]) high.fill(-infinity);
  return sides;
}

RaySlabs::RaySlabs(const Vec3& origin, const Vec3& direction)
    : nearSide{}, toNear(origin), toFar(origin), inverse(direction.cwiseInverse()) {
  for (int axis = 0; axis < 3; ++axis) {
    nearSide[static_cast<std::size_t>(axis)] = inverse[axis] < 0.0 ? 1 : 0;
    if (!std::isinf(inverse[axis])) continue;
    // A ray in a side's own plane touches it, wherever it is: as if it ran a hair further in.
    const double beyond = inverse[axis];
    toNear[axis] = std::nextafter(origin[axis], beyond);
    toFar[axis] = std::nextafter(origin[axis], -beyond);
  }
}

}  // namespace scarp
