#pragma once

#include <array>
#include <cstdint>

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
/// One channel, 0…1, as an sRGB screen wants it; and back.
[[nodiscard]] double toSrgb(double linear);
[[nodiscard]] double toLinear(double srgb);

}  // namespace scarp
