#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/material/Material.h"

namespace scarp {

/// Texels of one level of detail of a material that has pictures, square. The first row is the southern one:
/// pictures lie with their upper side to the north.
struct PictureLevel {
  int side = 0;
  /// RGBA: albedo to its mean, linear, as the square root of an eighth, over 0…255; height, ½ on average.
  std::vector<std::uint8_t> tints;
  /// Rise a metre along the row and along the column, −2…2 over −127…127; roughness and occlusion, 0…1 over
  /// 0…127.
  std::vector<std::int8_t> reliefs;
};

/// What a material's pictures become for the graphics card, of a common size.
struct PictureLayer {
  std::vector<PictureLevel> levels;  ///< Each half as large as the one before it, down to one texel.
  std::array<double, 3> colour{};    ///< The albedo's mean, linear; without one the material's colour.
};

/// Whether any of a material's pictures is there.
[[nodiscard]] bool hasPictures(const Material& material);

/// Pictures are brought to one size by area, or between texels where they are smaller; levels of normals are
/// means of normals, of length 1 again, and rougher by what these differ. Without normals the heights make them. side: a power of two ≥ 2.
/// Pure; takes some 50 ms a picture of 2048² texels.
[[nodiscard]] PictureLayer pictureLayer(const Material& material, int side);

}  // namespace scarp
