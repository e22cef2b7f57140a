#pragma once

#include <cmath>

#include "core/brush/Stroke.h"

namespace scarp {

/// Dabs that the way between two samples takes; infinite where it is too long for a number. Whoever takes
/// samples from outside asks this first, as Stroke itself takes the time that the way needs.
[[nodiscard]] inline double dabsBetween(const BrushSettings& settings, const StrokeSample& from,
                                        const StrokeSample& to) {
  return std::hypot(to.x - from.x, to.y - from.y) / (settings.spacing * settings.radius);
}

}  // namespace scarp
