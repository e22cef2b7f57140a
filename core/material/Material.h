#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace scarp {

/// Tells materials of a terrain apart. 0: none.
using MaterialId = std::uint32_t;
inline constexpr std::size_t kMostMaterials = 255;  ///< Of a terrain; as many as bytes of weight there are.

/// What ground looks like where it lies. A value.
struct Material {
  MaterialId id = 0;
  std::string name;
  std::array<std::uint8_t, 3> colour{};  ///< Red, green, blue; sRGB.
  double size = 4.0;                     ///< Metres that a tile of its textures covers, > 0.
  bool operator==(const Material&) const = default;
};

/// The materials that a terrain begins with, with ids from 1 on. Constant; any thread.
[[nodiscard]] std::span<const Material> defaultMaterials();

}  // namespace scarp
