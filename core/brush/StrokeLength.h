#pragma once

#include <algorithm>
#include <cmath>

#include "core/brush/BrushSettings.h"
#include "core/brush/StrokeSample.h"

namespace scarp {

/// A brush that pressure makes smaller keeps this share of its radius: its dabs stand as much closer.
inline constexpr double kLeastPressedRadius = 0.05;

/// The brush's radius at a pressure, metres.
[[nodiscard]] inline double radiusAt(const BrushSettings& settings, double pressure) {
  if (!settings.pressure.radius) return settings.radius;
  return settings.radius * std::max(settings.pressure.curve.at(pressure), kLeastPressedRadius);
}

/// About how many dabs the way between two samples takes; infinite where it is too long for a number.
/// Whoever takes samples from outside asks this first, as Stroke itself takes the time that the way needs.
[[nodiscard]] inline double dabsBetween(const BrushSettings& settings, const StrokeSample& from,
                                        const StrokeSample& to) {
  const double radius = std::min(radiusAt(settings, from.pressure), radiusAt(settings, to.pressure));
  return std::hypot(to.x - from.x, to.y - from.y) / (settings.spacing * radius);
}

}  // namespace scarp
