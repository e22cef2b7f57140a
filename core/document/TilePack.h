#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/base/Result.h"
#include "core/document/EditRecord.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// Which tile of a document.
struct TileKey {
  RasterId raster;
  int slot = 0;

  bool operator==(const TileKey&) const = default;
};

/// The tile that a document has in a slot at the moment; null for one full of fill, or where there is no
/// slot.
using PresentTile = std::function<HeightRaster::TilePtr(const TileKey&)>;

/// A tile of history with the one that is in the document whenever it is swapped in.
struct TilePair {
  TileKey key{};
  HeightRaster::TilePtr tile;
  HeightRaster::TilePtr base;  ///< Null: not known, or full of fill.
};

/// Tiles with those of `bases` in their slots.
[[nodiscard]] std::vector<TilePair> tilePairs(const RecordTiles& tiles, const RecordTiles& bases);

/// Where a tile lies among packed bytes.
struct PackedTile {
  enum class Form : std::uint8_t {
    Empty,  ///< A null tile; no bytes.
    Alone,
    OnBase  ///< As the difference from the base.
  };
  TileKey key{};
  Form form = Form::Empty;
  std::uint32_t bytes = 0;
  std::uint64_t offset = 0;
  std::uint64_t check = 0;  ///< XXH3 of the tile's samples: also tells when it is laid on another base.
};

/// Tiles without loss in a quarter to a tenth of their memory: the bits of the heights as integers, less
/// those of the base, less their neighbours' (of what is left, row to row and sample to sample), byte by byte
/// of all samples (Blosc's shuffle), through zstd with its checksum. Heights of real ground alone come to ½,
/// what brushes do to them to ⅛.
struct PackedTiles {
  std::vector<PackedTile> directory;
  std::vector<std::byte> bytes;
};

/// XXH3 of a tile's samples, as PackedTile::check has it.
[[nodiscard]] std::uint64_t tileCheck(const HeightRaster::Tile& tile);

/// Nothing if asked to stop. Any thread.
[[nodiscard]] std::optional<PackedTiles> packTiles(std::span<const TilePair> tiles,
                                                   const std::stop_token& stop = {});

/// A tile that was packed on a base, and the part of its columns and rows beyond which it is the base; the tile is null
/// where the bytes are not those that were packed, or the base is another one.
struct TileOnBase {
  HeightRaster::TilePtr tile;
  GridRect changed;
};
[[nodiscard]] TileOnBase unpackOnBase(std::span<const std::byte> bytes, const HeightRaster::Tile& base,
                                      std::uint64_t check);

/// The tiles again, bit for bit; of those on a base `present` gives the same as when they were packed. An
/// error where the bytes are not those that were packed, or a base is another one.
[[nodiscard]] Result<std::vector<TilePair>> unpackTiles(std::span<const PackedTile> directory,
                                                        std::span<const std::byte> bytes,
                                                        const PresentTile& present);

}  // namespace scarp
