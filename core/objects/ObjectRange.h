#pragma once

#include <cmath>

#include "core/objects/Object.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

inline constexpr double kMostObjectScale = 1e9;

/// Whether an object's numbers are ones that it can be drawn and picked with.
[[nodiscard]] inline bool isWithinRange(const Object& object) {
  return object.scale > 0.0 && object.scale <= kMostObjectScale && std::isfinite(object.yaw) &&
         isHeight(object.heightOffset) && isHeight(object.elevation.value_or(0.0));
}

}  // namespace scarp
