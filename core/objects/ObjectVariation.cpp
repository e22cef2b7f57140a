#include "core/objects/ObjectVariation.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/base/ReproducibleMath.h"

namespace scarp {

namespace {

/// At full variation a colour is this much darker at most, and its red and blue differ by this much.
constexpr double kDarkest = 0.55, kWarmth = 0.35;

std::uint32_t channel(double fraction) {
  return static_cast<std::uint32_t>(std::lround(255.0 * std::clamp(fraction, 0.0, 1.0)));
}

}  // namespace

Result<void> validate(const ObjectVariation& variation) {
  if (!(variation.tilt >= 0.0 && variation.tilt <= 0.5 * std::numbers::pi))
    return Error{"tilt variation is out of range (0 to 90 °)"};
  if (!(variation.tint >= 0.0 && variation.tint <= 1.0))
    return Error{"colour variation is out of range (0 to 1)"};
  return {};
}

void vary(Object& object, const ObjectVariation& variation, std::uint64_t seed) {
  SeededRandom random(seed ^ 0x6a09e667f3bcc909U);
  const double towards = random.between(-std::numbers::pi, std::numbers::pi), lean = random.next();
  const double light = random.next(), warmth = random.between(-1.0, 1.0);
  if (variation.tilt > 0.0) {
    object.tiltX = variation.tilt * lean * reproducible::cos(towards);
    object.tiltY = variation.tilt * lean * reproducible::sin(towards);
  }
  if (variation.tint > 0.0) {
    const double value = 1.0 - variation.tint * kDarkest * light, shift = variation.tint * kWarmth * warmth;
    object.tint = (channel(value + std::min(shift, 0.0)) << 16) |
                  (channel(value - 0.5 * std::abs(shift) * 0.5) << 8) | channel(value - std::max(shift, 0.0));
  }
}

}  // namespace scarp
