#pragma once

#include <array>
#include <vector>

#include "core/material/Material.h"

namespace scarp {

/// Numbers at the texels of a square, row by row, the channels of a texel beside one another. Beyond its
/// sides it comes again.
struct TexelField {
  int side, channels;
  std::vector<float> values;

  TexelField(int texels, int count)
      : side(texels),
        channels(count),
        values(static_cast<std::size_t>(texels) * static_cast<std::size_t>(texels) *
               static_cast<std::size_t>(count)) {}
  [[nodiscard]] float* at(int column, int row) {
    const auto wrapped = [this](int i) { return static_cast<std::size_t>((i + side) % side); };
    return &values[(wrapped(row) * static_cast<std::size_t>(side) + wrapped(column)) *
                   static_cast<std::size_t>(channels)];
  }
};

/// A picture as what its texels stand for, brought to a square by area, or between texels where there are
/// fewer: light of an albedo, vectors of length 1 of normals, −1…1, as the picture has them; else 0…1. Row 0
/// is the upper one. Any thread.
[[nodiscard]] TexelField resampledPicture(const Picture& picture, PictureKind kind, int side);

/// Half as large, by means, of normals those of length 1 again. Contract: the side is even.
[[nodiscard]] TexelField halved(TexelField& field, PictureKind kind);

/// The same as bytes of a picture again.
[[nodiscard]] std::uint8_t byteOf(float value, PictureKind kind);

}  // namespace scarp
