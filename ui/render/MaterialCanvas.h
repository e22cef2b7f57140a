#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/Contract.h"

namespace scarp {

// Noise over the unit square that repeats beyond it, for textures that tile without a seam. Pure.

/// 0…1 for a corner of a lattice that repeats after `period` steps.
[[nodiscard]] double tilingHash(int x, int y, int period, std::uint32_t seed);

/// Value noise −1…1 with `period` bumps across.
[[nodiscard]] double tilingNoise(double u, double v, int period, std::uint32_t seed);

/// Octaves of tilingNoise(), each with twice as many bumps and `gain` times as high as the one before; not
/// divided by the sum of their heights.
[[nodiscard]] double tilingFractal(double u, double v, int period, int octaves, double gain,
                                   std::uint32_t seed);

/// Of points strewn one to a square of `period` across (Worley 1996), seen from a place.
struct TilingCell {
  double first, second;  ///< Distances to the nearest and the second nearest, in squares.
  double value;          ///< 0…1, the nearest one's own.
};
[[nodiscard]] TilingCell tilingCell(double u, double v, int period, std::uint32_t seed);

inline constexpr double kTextureDeviation = 0.2;  ///< Of the heights that a texture has.
inline constexpr double kTextureSteepest = 2.0;   ///< As slopes have it.

/// The texture of a material, square, row by row; it tiles without a seam.
struct MaterialTexels {
  /// RGBA. By how much each texel is lighter than the material's colour, linear, 0…2 over 0…255, on average
  /// 1; and its height, 0…1, on average ½.
  std::vector<std::uint8_t> tints;
  /// Two to a texel: rise a metre along its row and along its column, −2…2 over −127…127.
  std::vector<std::int8_t> slopes;
};

/// What a material is painted on: heights, of any unit, and tints, of which only what they are to their mean
/// counts. Beyond its sides it comes again. One thread.
class MaterialCanvas {
 public:
  struct Texel {
    double height = 0.0;
    std::array<double, 3> tint{1.0, 1.0, 1.0};
  };

  /// side: texels, ≥ 2.
  explicit MaterialCanvas(int side)
      : side_(side), texels_(static_cast<std::size_t>(side) * static_cast<std::size_t>(side)) {
    EXPECTS(side >= 2);
  }

  /// Each texel becomes what a function of its place in the unit square and of what it was says.
  template <class Field>
  void fill(const Field& field) {
    for (int row = 0; row < side_; ++row)
      for (int column = 0; column < side_; ++column) {
        Texel& texel = at(column, row);
        texel = field((column + 0.5) / side_, (row + 0.5) / side_, texel);
      }
  }

  /// Something that lies there: where in the unit square, turned by how much, and half its length and width.
  struct Thing {
    double u, v, angle, length, width;
  };
  /// Lays it down. `shape`: its Texel at a place on it, −1…1 along and across, nothing beside it; it covers
  /// what lies lower.
  template <class Shape>
  void lay(const Thing& thing, const Shape& shape);

  /// As a texture whose heights, from the mean to a standard deviation above, are `relief` of the tile's
  /// size.
  [[nodiscard]] MaterialTexels finished(double relief) const;

 private:
  [[nodiscard]] Texel& at(int column, int row) {
    return texels_[static_cast<std::size_t>(row) * static_cast<std::size_t>(side_) +
                   static_cast<std::size_t>(column)];
  }
  [[nodiscard]] double heightAt(int column, int row) const;

  int side_;
  std::vector<Texel> texels_;
};

template <class Shape>
void MaterialCanvas::lay(const Thing& thing, const Shape& shape) {
  const double reach = std::max(thing.length, thing.width) * side_;
  const double x = thing.u * side_ - 0.5, y = thing.v * side_ - 0.5;
  const double c = std::cos(thing.angle) / side_, s = std::sin(thing.angle) / side_;
  const auto wrapped = [this](int i) { return (i % side_ + side_) % side_; };
  for (int row = static_cast<int>(std::ceil(y - reach)); row <= y + reach; ++row)
    for (int column = static_cast<int>(std::ceil(x - reach)); column <= x + reach; ++column) {
      const double along = (c * (column - x) + s * (row - y)) / thing.length;
      const double across = (c * (row - y) - s * (column - x)) / thing.width;
      if (std::abs(along) > 1.0 || std::abs(across) > 1.0) continue;
      const std::optional<Texel> texel = shape(along, across);
      Texel& under = at(wrapped(column), wrapped(row));
      if (texel && texel->height > under.height) under = *texel;
    }
}

}  // namespace scarp
