#pragma once

#include <cstdint>

namespace scarp {

/// A sample of Terrain3D's control map: two textures and how far the second covers the first. A value.
struct ControlSample {
  std::uint32_t base = 0, overlay = 0;  ///< 0…31.
  std::uint32_t blend = 0;              ///< 0…255, of the overlay.
  bool hole = false, automatic = false;
  bool operator==(const ControlSample&) const = default;
};

inline constexpr std::uint32_t kControlTextures = 32;

inline constexpr std::uint32_t kControlUnused = 0xfU << 3U;  ///< Bits that are 0 in every control map.

/// Base, overlay, blend, angle and scale of the textures (both 0 here), hole, navigation, automatic: 5, 5, 8,
/// 4, 3, 1, 1 and 1 bits, from bit 27, 22, 14, 10, 7, 2, 1 and 0 on. The bits of a 32-bit float, of which
/// some are NaN or denormal: never to be taken for a number.
[[nodiscard]] constexpr std::uint32_t controlBits(const ControlSample& sample) {
  return sample.base << 27U | sample.overlay << 22U | sample.blend << 14U |
         static_cast<std::uint32_t>(sample.hole) << 2U | static_cast<std::uint32_t>(sample.automatic);
}
[[nodiscard]] constexpr ControlSample controlSample(std::uint32_t bits) {
  return {bits >> 27U, bits >> 22U & 31U, bits >> 14U & 255U, (bits >> 2U & 1U) != 0, (bits & 1U) != 0};
}

}  // namespace scarp
