#pragma once

#include <cmath>
#include <cstddef>
#include <numbers>

#include "core/base/ReproducibleMath.h"

namespace scarp {

// Scree (Musgrave, Kolb & Mace 1989): what lies steeper than the talus angle slides to its lower
// neighbours. Each pair of the eight neighbours exchanges alike, seen from either side, so that nothing is
// gained or lost; all samples of a step look at the ground as it was before it.

/// The steepest that neighbours lie, metres from one to the other.
struct Talus {
  float along, across, diagonal;
};

/// Of an angle in degrees, on cells of dx by dy metres.
[[nodiscard]] inline Talus talusOf(double angle, double dx, double dy) {
  const double slope = reproducible::tan(angle * std::numbers::pi / 180.0);
  return {static_cast<float>(slope * dx), static_cast<float>(slope * dy),
          static_cast<float>(slope * reproducible::hypot(dx, dy))};
}

/// What comes in a step from a neighbour that stands so much higher; < 0 where it goes there. 0 of NaN.
[[gnu::always_inline]] inline float slideOver(float drop, float talus) {
  /// Of the excess, to each neighbour in a step: with eight neighbours nothing ends up lower than they were.
  constexpr float kRate = 1.0F / 8.0F;
  /// What has begun to slide comes to rest a little flatter, so that slopes get to rest at all.
  constexpr float kRest = 0.98F;
  const float falling = drop - kRest * talus, rising = drop + kRest * talus;
  return kRate * ((drop > talus ? falling : 0.0F) + (drop < -talus ? rising : 0.0F));
}

/// What comes in a step from all eight neighbours: slid(to, talus) is what comes from the one that is `to`
/// samples further.
template <class Slid>
[[gnu::always_inline]] inline float slideIn(std::ptrdiff_t width, Talus talus, const Slid& slid) {
  const float along = slid(std::ptrdiff_t{-1}, talus.along) + slid(std::ptrdiff_t{1}, talus.along);
  const float across = slid(-width, talus.across) + slid(width, talus.across);
  const float upper = slid(-width - 1, talus.diagonal) + slid(-width + 1, talus.diagonal);
  const float lower = slid(width - 1, talus.diagonal) + slid(width + 1, talus.diagonal);
  return (along + across) + (upper + lower);
}

}  // namespace scarp
