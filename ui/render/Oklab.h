#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "core/material/Srgb.h"

namespace scarp {

/// Linear RGB 0…1 and OKLab (Ottosson 2020, "A perceptual color space for image processing"), in which equal
/// distances look equally large: L 0…1, a from green to red, b from blue to yellow.
using LinearRgb = std::array<double, 3>;
using Oklab = std::array<double, 3>;

[[nodiscard]] Oklab toOklab(const LinearRgb& colour);
/// May lie outside 0…1 where no screen can show it.
[[nodiscard]] LinearRgb fromOklab(const Oklab& lab);

/// 0xRRGGBB
[[nodiscard]] LinearRgb linearOf(std::uint32_t srgb);

struct ColourStop {
  double at;
  std::uint32_t srgb;  ///< 0xRRGGBB
};

/// Linear RGB, 0…1, between the stops at t, interpolated in OKLab so that equal steps look equally large;
/// beyond the first and last stop their colours. Two stops or more, at rising places.
[[nodiscard]] std::array<double, 3> rampColour(std::span<const ColourStop> stops, double t);

}  // namespace scarp
