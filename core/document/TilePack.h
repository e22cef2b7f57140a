#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
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

/// Bytes that lie elsewhere than in memory: in a temporary file, in a project file. Any thread may read.
class StoredBytes {
 public:
  virtual ~StoredBytes() = default;
  /// An error, one line, where they cannot be read any more. That other bytes were written over them the
  /// reader has to see for himself.
  [[nodiscard]] virtual Result<std::vector<std::byte>> read() const = 0;
};

/// The tiles of a record, packed: in memory, or where they can be read again.
struct PackedRecord {
  std::vector<PackedTile> directory;
  std::vector<std::byte> memory;
  std::shared_ptr<const StoredBytes> stored;  ///< Null: in memory.

  /// Of memory.
  [[nodiscard]] std::size_t bytes() const { return directory.size() * sizeof(PackedTile) + memory.size(); }
};

/// A record of a history, for storing. A value that shares all tiles.
struct HistoryItem {
  /// Another one whenever the record holds something else; no two histories of a program share one.
  std::uint64_t id = 0;
  std::optional<EditRecord> record;  ///< Nothing where whoever asked knows the id. Without tiles if `packed`.
  RecordTiles
      other;  ///< The document's tiles where the record can be swapped: bases to pack the record's on.
  std::shared_ptr<const PackedRecord> packed;  ///< Null: the record has its tiles.
};

/// A whole history, for storing, or out of a store.
struct HistoryContents {
  std::vector<HistoryItem> items;
  std::size_t position = 0;  ///< So many are done.
};

}  // namespace scarp
