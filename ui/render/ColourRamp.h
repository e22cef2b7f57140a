#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace scarp {

struct ColourStop {
  double at;
  std::uint32_t srgb;  ///< 0xRRGGBB
};

/// Linear RGB, 0…1, between the stops at t, interpolated in OKLab so that equal steps look equally large;
/// beyond the first and last stop their colours. Two stops or more, at rising places.
[[nodiscard]] std::array<double, 3> rampColour(std::span<const ColourStop> stops, double t);

}  // namespace scarp
