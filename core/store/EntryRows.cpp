#include "core/store/EntryRows.h"

#include <algorithm>

#include "core/base/Parallel.h"
#include "core/store/StoredNumbers.h"
#include "core/store/StoredRecord.h"

namespace scarp {

namespace {

constexpr std::size_t kTileBytes = 32;

std::vector<std::byte> writeDirectory(const std::vector<PackedTile>& tiles) {
  std::vector<std::byte> bytes;
  bytes.reserve(tiles.size() * kTileBytes);
  for (const PackedTile& tile : tiles) {
    addNumber(bytes, static_cast<std::uint8_t>(tile.key.raster.role));
    addNumber(bytes, static_cast<std::uint8_t>(tile.form));
    addNumber(bytes, std::uint16_t{0});
    addNumber(bytes, tile.key.raster.layer);
    addNumber(bytes, static_cast<std::uint32_t>(tile.key.slot));
    addNumber(bytes, tile.bytes);
    addNumber(bytes, tile.check);
    addNumber(bytes, std::uint64_t{0});
  }
  return bytes;
}

std::optional<std::vector<PackedTile>> readDirectory(std::span<const std::byte> bytes) {
  if (bytes.size() % kTileBytes != 0) return std::nullopt;
  std::vector<PackedTile> tiles;
  tiles.reserve(bytes.size() / kTileBytes);
  std::uint64_t offset = 0;
  while (!bytes.empty()) {
    const auto role = takeNumber<std::uint8_t>(bytes), form = takeNumber<std::uint8_t>(bytes);
    (void)takeNumber<std::uint16_t>(bytes);
    const auto layer = takeNumber<LayerId>(bytes);
    const auto slot = takeNumber<std::uint32_t>(bytes), length = takeNumber<std::uint32_t>(bytes);
    const auto check = takeNumber<std::uint64_t>(bytes);
    (void)takeNumber<std::uint64_t>(bytes);
    if (role > kMostRole || form > 2 || slot >= kMostTileSlots) return std::nullopt;
    tiles.push_back({{{static_cast<RasterRole>(role), layer}, static_cast<int>(slot)},
                     static_cast<PackedTile::Form>(form),
                     length,
                     offset,
                     check});
    offset += length;
  }
  return tiles;
}

/// The packed tiles of an entry, in the store.
class EntryBytes final : public StoredBytes {
 public:
  EntryBytes(std::shared_ptr<Store> store, const EntryRow& entry)
      : store_(std::move(store)), row_(entry.ref.row), parts_(entry.parts) {}

  [[nodiscard]] Result<std::vector<std::byte>> read() const override {
    return store_->entryBytes(row_, parts_);
  }

 private:
  std::shared_ptr<Store> store_;
  std::int64_t row_, parts_;
};

/// Packs on several threads.
PackedTiles packAll(const std::vector<TilePair>& pairs) {
  constexpr std::size_t kGroup = 16;
  const std::size_t groups = (pairs.size() + kGroup - 1) / kGroup;
  std::vector<PackedTiles> packed(groups);
  parallelFor(groups, [&](std::size_t i) {
    const std::size_t first = i * kGroup;
    packed[i] = *packTiles(std::span(pairs).subspan(first, std::min(kGroup, pairs.size() - first)));
  });
  if (groups == 1) return std::move(packed.front());
  PackedTiles all;
  for (const PackedTiles& group : packed) {
    for (PackedTile tile : group.directory) {
      tile.offset += all.bytes.size();
      all.directory.push_back(tile);
    }
    all.bytes.insert(all.bytes.end(), group.bytes.begin(), group.bytes.end());
  }
  return all;
}

}  // namespace

HistoryItem understood(const EntryRow& entry, const std::shared_ptr<Store>& store) {
  HistoryItem item;
  auto directory = readDirectory(entry.tiles);
  auto record = readRecordMeta(entry.meta);
  if (!directory || !record.ok()) return item;
  item.record = std::move(*record);
  if (!directory->empty())
    item.packed = std::make_shared<const PackedRecord>(
        PackedRecord{std::move(*directory), {}, std::make_shared<EntryBytes>(store, entry)});
  return item;
}

Result<EntryRef> writeEntry(StoreChange& change, const HistoryItem& item, std::int64_t place) {
  std::vector<std::byte> directory, bytes;
  if (item.packed) {
    directory = writeDirectory(item.packed->directory);
    if (item.packed->stored) {
      auto read = item.packed->stored->read();
      if (!read.ok()) return read.error();
      bytes = std::move(*read);
    } else {
      bytes = item.packed->memory;
    }
  } else {
    PackedTiles packed = packAll(tilePairs(item.record->tiles, item.other));
    directory = writeDirectory(packed.directory);
    bytes = std::move(packed.bytes);
  }
  return change.addEntry(place, recordMeta(*item.record, SourcePath::Omitted), directory, bytes);
}

}  // namespace scarp
