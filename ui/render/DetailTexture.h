#pragma once

#include <cstdint>
#include <vector>

namespace scarp {

inline constexpr int kDetailSide = 256;

/// The grain of natural ground, made by noise, so that it can be tiled without a seam: kDetailSide² texels of
/// four bytes (grass, rock, scree, broad patches), row by row, each on average half of 255.
[[nodiscard]] std::vector<std::uint8_t> detailTexture();

}  // namespace scarp
