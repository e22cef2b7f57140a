#pragma once

#include <algorithm>
#include <cmath>

#include "core/base/ReproducibleMath.h"
#include "core/brush/BrushKinds.h"
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

/// From dab to dab along the path, as a share of the radius. Brushes that carry ground about go by moves of
/// their own length, as many short moves do not leave it quite where a few long ones do; forms that are
/// steeper than any falloff take twice the dabs as long as they are to run into one another.
[[nodiscard]] inline double spacingOf(const BrushSettings& settings) {
  constexpr double kMove = 0.1, kMostApart = 0.25, kClose = 0.5 * kMostApart;
  const StrokeDabs dabs = brushKindInfo(settings.kind).traits.dabs;
  if (dabs == StrokeDabs::Moves) return kMove;
  if (dabs == StrokeDabs::Close && settings.spacing <= kMostApart) return std::min(settings.spacing, kClose);
  return settings.spacing;
}

/// About how many dabs the way between two samples takes; infinite where it is too long for a number.
/// Whoever takes samples from outside asks this first, as Stroke itself takes the time that the way needs.
[[nodiscard]] inline double dabsBetween(const BrushSettings& settings, const StrokeSample& from,
                                        const StrokeSample& to) {
  const double radius = std::min(radiusAt(settings, from.pressure), radiusAt(settings, to.pressure));
  return reproducible::hypot(to.x - from.x, to.y - from.y) / (spacingOf(settings) * radius);
}

}  // namespace scarp
