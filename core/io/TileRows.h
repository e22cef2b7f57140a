#pragma once

#include <span>

#include "core/terrain/TiledRaster.h"

namespace scarp {

/// Fills a raster row of tiles after row of tiles. Tiles that are the same height throughout (water, holes,
/// what a file does not hold) are one tile, however many they are.
class TileRows {
 public:
  explicit TileRows(HeightRaster& heights) : heights_(heights) {}

  /// Rows from a multiple of the tile size on: as many as a tile has, or those that are left.
  void write(int row, std::span<const float> heights);
  /// The same where all of them are one height.
  void fill(int row, float height);

 private:
  [[nodiscard]] HeightRaster::TilePtr uniform(float height);

  HeightRaster& heights_;
  HeightRaster::TilePtr uniform_;  ///< The last that was needed.
};

}  // namespace scarp
