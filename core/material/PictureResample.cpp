#include "core/material/PictureResample.h"

#include <algorithm>
#include <cmath>

#include "core/base/Contract.h"
#include "core/material/Srgb.h"

namespace scarp {

namespace {

/// Which texels of a side make one of another size, and how much of each.
struct Share {
  int first = 0;
  std::vector<float> weights;
};

std::vector<Share> sharesOf(int from, int to) {
  std::vector<Share> shares(static_cast<std::size_t>(to));
  const double step = static_cast<double>(from) / to;
  for (int i = 0; i < to; ++i) {
    Share& share = shares[static_cast<std::size_t>(i)];
    if (from < to) {
      const double middle = (i + 0.5) * step - 0.5, low = std::floor(middle);
      share = {static_cast<int>(low) + from,
               {static_cast<float>(1.0 - (middle - low)), static_cast<float>(middle - low)}};
      continue;
    }
    const double begin = i * step, end = begin + step;
    share.first = static_cast<int>(begin);
    for (int k = share.first; k < from && k < end - 1e-9; ++k)
      share.weights.push_back(
          static_cast<float>((std::min(end, k + 1.0) - std::max(begin, static_cast<double>(k))) / step));
  }
  return shares;
}

std::array<float, 256> tableOf(PictureKind kind) {
  std::array<float, 256> table{};
  for (std::size_t i = 0; i < table.size(); ++i) {
    const double value = static_cast<double>(i) / 255.0;
    table[i] = static_cast<float>(kind == PictureKind::Albedo   ? toLinear(value)
                                  : kind == PictureKind::Normal ? 2.0 * value - 1.0
                                                                : value);
  }
  return table;
}

void normalise(float* vector) {
  const float length = std::hypot(vector[0], vector[1], vector[2]);
  for (int c = 0; c < 3; ++c) vector[c] = length > 0.0F ? vector[c] / length : (c == 2 ? 1.0F : 0.0F);
}

}  // namespace

TexelField resampledPicture(const Picture& picture, PictureKind kind, int side) {
  EXPECTS(side >= 1);
  const Texels texels = texelsOf(picture);
  const std::array<float, 256> table = tableOf(kind);
  const auto channels = static_cast<std::size_t>(texels.channels);
  const auto across = sharesOf(texels.columns, side), down = sharesOf(texels.rows, side);
  TexelField field(side, texels.channels);
  std::vector<float> line(static_cast<std::size_t>(side) * channels);
  for (int row = 0; row < side; ++row) {
    float* const to = field.at(0, row);
    const Share& rows = down[static_cast<std::size_t>(row)];
    for (std::size_t k = 0; k < rows.weights.size(); ++k) {
      const int from = (rows.first + static_cast<int>(k)) % texels.rows;
      const std::uint8_t* const values = &texels.values[texels.place(0, from)];
      std::ranges::fill(line, 0.0F);
      for (std::size_t column = 0; column < across.size(); ++column) {
        const Share& share = across[column];
        for (std::size_t j = 0; j < share.weights.size(); ++j) {
          const std::size_t at = (static_cast<std::size_t>(share.first) + j) %
                                 static_cast<std::size_t>(texels.columns) * channels;
          for (std::size_t c = 0; c < channels; ++c)
            line[column * channels + c] += share.weights[j] * table[values[at + c]];
        }
      }
      for (std::size_t i = 0; i < line.size(); ++i) to[i] += rows.weights[k] * line[i];
    }
    if (kind == PictureKind::Normal && texels.channels == 3)
      for (int column = 0; column < side; ++column) normalise(to + 3 * column);
  }
  return field;
}

TexelField halved(TexelField& field, PictureKind kind) {
  EXPECTS(field.side % 2 == 0);
  TexelField half(field.side / 2, field.channels);
  for (int row = 0; row < half.side; ++row)
    for (int column = 0; column < half.side; ++column) {
      float* const to = half.at(column, row);
      for (int c = 0; c < field.channels; ++c)
        to[c] = 0.25F * (field.at(2 * column, 2 * row)[c] + field.at(2 * column + 1, 2 * row)[c] +
                         field.at(2 * column, 2 * row + 1)[c] + field.at(2 * column + 1, 2 * row + 1)[c]);
      if (kind == PictureKind::Normal) normalise(to);
    }
  return half;
}

std::uint8_t byteOf(float value, PictureKind kind) {
  const double share = kind == PictureKind::Albedo   ? toSrgb(std::clamp(double(value), 0.0, 1.0))
                       : kind == PictureKind::Normal ? 0.5 + 0.5 * double(value)
                                                     : double(value);
  return static_cast<std::uint8_t>(std::lround(255.0 * std::clamp(share, 0.0, 1.0)));
}

}  // namespace scarp
