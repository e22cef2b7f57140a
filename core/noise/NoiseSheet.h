#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "core/memory/SharedBlocks.h"
#include "core/noise/NoiseSquare.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// A pattern of noise over a terrain's samples, of which only what somebody needs is made, and that once: a
/// brush comes by the same samples with many dabs.
class NoiseSheet {
 public:
  NoiseSheet(const NoisePattern& pattern, int columns, int rows);
  [[nodiscard]] const NoisePattern& pattern() const { return pattern_; }
  /// How many tiles it keeps, of HeightRaster::Tile's size.
  [[nodiscard]] std::size_t tilesKept() const;

  /// Makes the values of samples that lie within one tile, where they are missing. Different tiles may be
  /// asked for at the same time.
  void require(const GridRect& samples);
  /// The values of a row from a sample on, to the end of its tile. Contract: they have been required.
  [[nodiscard]] const float* row(int column, int row) const;

 private:
  static constexpr int kSquares = HeightRaster::tileSize / kNoiseSquare;  ///< Along a side of a tile.
  struct Tile {
    std::shared_ptr<HeightRaster::Tile> values;
    std::array<bool, kSquares * kSquares> made{};
  };
  static constexpr int kBlockSide = 16;  ///< Tiles.
  struct Block : SharedBlock {
    std::array<Tile, std::size_t{kBlockSide} * kBlockSide> tiles;
  };
  struct Place {
    std::size_t block, tile;
    bool operator==(const Place&) const = default;
  };
  [[nodiscard]] Place placeOf(int column, int row) const;

  NoisePattern pattern_;
  int blockColumns_;
  SharedBlocks<Block> blocks_;
};

}  // namespace scarp
