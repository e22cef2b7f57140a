#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/document/EditRecord.h"
#include "core/document/StoredBytes.h"
#include "core/document/TilePack.h"

namespace scarp {

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
