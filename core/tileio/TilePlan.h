#pragma once

#include <array>
#include <string>

#include "core/base/GridRect.h"
#include "core/terrain/GridFrame.h"
#include "core/tileio/TileSettings.h"

namespace scarp {

/// How a grid is cut into tiles. A value.
struct TilePlan {
  TileSettings settings;
  RasterFormat format = RasterFormat::Png;
  int side = 2;     ///< Samples along a tile's side.
  int stride = 2;   ///< Samples from a tile's first to the next one's: side, or one less.
  int columns = 1;  ///< Tiles west to east.
  int rows = 1;     ///< Tiles north to south.

  [[nodiscard]] int count() const { return columns * rows; }
  /// Samples of all tiles together.
  [[nodiscard]] int wholeColumns() const { return (columns - 1) * stride + side; }
  [[nodiscard]] int wholeRows() const { return (rows - 1) * stride + side; }
  /// A tile's samples among those of the whole, counted from the north-west.
  [[nodiscard]] GridRect samples(int column, int row) const {
    return {column * stride, row * stride, column * stride + side, row * stride + side};
  }
  /// The two numbers by which the program counts it: Unity from the south-west, Terrain3D from the middle.
  [[nodiscard]] std::array<int, 2> numbers(int column, int row) const {
    return infoOf(settings.use).numbers(*this, column, row);
  }
  /// "terrain_x0_y1.png", as the program that it is for looks for it.
  [[nodiscard]] std::string fileName(const std::string& name, int column, int row) const;
  /// Bytes of all tiles' samples, before they are packed.
  [[nodiscard]] double bytes() const;
};

inline constexpr int kMostTiles = 4096;

/// The error is one line: settings that the program does not take, too many tiles.
[[nodiscard]] Result<TilePlan> planTiles(const GridFrame& frame, const TileSettings& settings);

}  // namespace scarp
