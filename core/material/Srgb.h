#pragma once

#include <cmath>

namespace scarp {

/// One channel, 0…1, as an sRGB screen wants it (IEC 61966-2-1); and back.
[[nodiscard]] inline double toSrgb(double linear) {
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * std::pow(linear, 1.0 / 2.4) - 0.055;
}
[[nodiscard]] inline double toLinear(double srgb) {
  return srgb <= 0.04045 ? srgb / 12.92 : std::pow((srgb + 0.055) / 1.055, 2.4);
}

}  // namespace scarp
