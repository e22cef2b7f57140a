#include "core/project/EntryRows.h"

#include <algorithm>

#include "core/base/Parallel.h"
#include "core/store/StoredRecord.h"

namespace scarp {

namespace {

constexpr int kPartBits = 24;
constexpr std::size_t kPartBytes = std::size_t{1} << 20;
constexpr std::size_t kTileBytes = 32;

std::uint64_t entryCheck(std::int64_t row, std::int64_t place, std::int64_t parts, std::string_view meta,
                         std::span<const std::byte> tiles) {
  return checksum(tiles, {bits(row), bits(place), bits(parts), textCheck(meta, bits(row))}) | 1U;
}

void put(std::byte* at, std::uint64_t number, std::size_t bytes) {
  for (std::size_t i = 0; i < bytes; ++i) at[i] = static_cast<std::byte>(number >> (8 * i));
}
std::uint64_t get(const std::byte* at, std::size_t bytes) {
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < bytes; ++i) number |= std::to_integer<std::uint64_t>(at[i]) << (8 * i);
  return number;
}

std::vector<std::byte> writeDirectory(const std::vector<PackedTile>& tiles) {
  std::vector<std::byte> bytes(tiles.size() * kTileBytes);
  std::byte* at = bytes.data();
  for (const PackedTile& tile : tiles) {
    put(at, static_cast<std::uint64_t>(tile.key.raster.role), 1);
    put(at + 1, static_cast<std::uint64_t>(tile.form), 1);
    put(at + 4, tile.key.raster.layer, 4);
    put(at + 8, static_cast<std::uint64_t>(tile.key.slot), 4);
    put(at + 12, tile.bytes, 4);
    put(at + 16, tile.check, 8);
    at += kTileBytes;
  }
  return bytes;
}

std::optional<std::vector<PackedTile>> readDirectory(std::span<const std::byte> bytes) {
  if (bytes.size() % kTileBytes != 0) return std::nullopt;
  std::vector<PackedTile> tiles;
  tiles.reserve(bytes.size() / kTileBytes);
  std::uint64_t offset = 0;
  for (std::size_t at = 0; at < bytes.size(); at += kTileBytes) {
    const std::byte* const row = bytes.data() + at;
    const auto role = get(row, 1), form = get(row + 1, 1), slot = get(row + 8, 4);
    if (role > kMostRole || form > 2 || slot >= std::uint64_t{1} << 26) return std::nullopt;
    tiles.push_back(
        {{{static_cast<RasterRole>(role), static_cast<LayerId>(get(row + 4, 4))}, static_cast<int>(slot)},
         static_cast<PackedTile::Form>(form),
         static_cast<std::uint32_t>(get(row + 12, 4)),
         offset,
         get(row + 16, 8)});
    offset += tiles.back().bytes;
  }
  return tiles;
}

/// The packed tiles of an entry, in the file.
class EntryBytes final : public StoredBytes {
 public:
  EntryBytes(std::shared_ptr<ProjectStore> store, std::int64_t row, std::int64_t parts)
      : store_(std::move(store)), row_(row), parts_(parts) {}

  [[nodiscard]] Result<std::vector<std::byte>> read() const override {
    if (store_->overwritten())
      return Error{store_->database().shown() +
                   ": was overwritten by another program: a step of the undo history is lost"};
    auto rows = store_->database().prepare("SELECT id, \"check\", bytes FROM entry_part WHERE id=?");
    if (!rows.ok()) return rows.error();
    std::vector<std::byte> all;
    for (std::int64_t part = 0; part < parts_; ++part) {
      rows->bind(1, (row_ << kPartBits) + part);
      const auto row = rows->step();
      if (!row.ok()) return row.error();
      const auto bytes = rows->blob(2);
      if (!*row || checksum(bytes, {bits(rows->number(0))}) != bits(rows->number(1)))
        return Error{store_->database().shown() + ": is damaged: a step of the undo history is lost"};
      all.insert(all.end(), bytes.begin(), bytes.end());
      rows->reset();
    }
    return all;
  }

 private:
  std::shared_ptr<ProjectStore> store_;
  std::int64_t row_, parts_;
};

EntryRow entryRow(const SqliteStatement& row) {
  const auto tiles = row.blob(3);
  return {{row.number(0), row.number(1), bits(row.number(5))},
          row.number(4),
          std::string(row.text(2)),
          {tiles.begin(), tiles.end()},
          {}};
}

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

void understand(EntryRow& entry, const std::shared_ptr<ProjectStore>& store) {
  if (entryCheck(entry.ref.row, entry.ref.place, entry.parts, entry.meta, entry.tiles) != entry.ref.check)
    return;
  auto directory = readDirectory(entry.tiles);
  auto record = readRecordMeta(entry.meta);
  if (!directory || !record.ok()) return;
  entry.item.record = std::move(*record);
  if (!directory->empty())
    entry.item.packed = std::make_shared<const PackedRecord>(PackedRecord{
        std::move(*directory), {}, std::make_shared<EntryBytes>(store, entry.ref.row, entry.parts)});
}

bool readEntries(ProjectStore& store, std::vector<EntryRow>& entries) {
  bool complete = true;
  std::int64_t from = 0;
  const auto last = store.database().number("SELECT seq FROM sqlite_sequence WHERE name='entry'");
  const std::int64_t most = last.ok() ? std::min<std::int64_t>(*last, 10'000'000) : 100'000;
  while (from <= most) {
    auto rows = store.database().prepare(
        "SELECT id, place, meta, tiles, parts, \"check\" FROM entry WHERE id>=? ORDER BY id");
    if (!rows.ok()) return false;
    rows->bind(1, from);
    for (;;) {
      const auto row = rows->step();
      if (!row.ok() || (*row && rows->number(0) < from)) {
        // Over the page that is damaged, row by row.
        complete = false;
        ++from;
        break;
      }
      if (!*row) return complete;
      from = rows->number(0) + 1;
      entries.push_back(entryRow(*rows));
    }
  }
  return complete;
}

std::optional<EntryRow> readEntry(ProjectStore& store, std::int64_t row) {
  if (store.overwritten()) return std::nullopt;
  auto rows =
      store.database().prepare("SELECT id, place, meta, tiles, parts, \"check\" FROM entry WHERE id=?");
  if (!rows.ok()) return std::nullopt;
  rows->bind(1, row);
  const auto found = rows->step();
  return found.ok() && *found ? std::optional(entryRow(*rows)) : std::nullopt;
}

Result<EntryRef> writeEntry(ProjectStore& store, const HistoryItem& item, std::int64_t row,
                            std::int64_t place) {
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
  const std::string meta = recordMeta(*item.record);
  const auto parts = static_cast<std::int64_t>((bytes.size() + kPartBytes - 1) / kPartBytes);
  auto part = store.database().prepare("INSERT INTO entry_part VALUES(?,?,?)");
  if (!part.ok()) return part.error();
  for (std::int64_t i = 0; i < parts; ++i) {
    const std::size_t first = static_cast<std::size_t>(i) * kPartBytes;
    const auto piece = std::span(bytes).subspan(first, std::min(kPartBytes, bytes.size() - first));
    const std::int64_t id = (row << kPartBits) + i;
    if (auto run = part->with(id, checksum(piece, {bits(id)}), piece).run(); !run) return run.error();
  }
  const EntryRef ref{row, place, entryCheck(row, place, parts, meta, directory)};
  auto entry = store.database().prepare("INSERT INTO entry VALUES(?,?,?,?,?,?)");
  if (!entry.ok()) return entry.error();
  if (auto run = entry->with(row, place, meta, directory, parts, ref.check).run(); !run) return run.error();
  return ref;
}

Result<void> removeEntry(ProjectStore& store, std::int64_t row) {
  auto entry = store.database().prepare("DELETE FROM entry WHERE id=?");
  if (!entry.ok()) return entry.error();
  if (auto run = entry->with(row).run(); !run) return run;
  auto parts = store.database().prepare("DELETE FROM entry_part WHERE id>=? AND id<?");
  if (!parts.ok()) return parts.error();
  return parts->with(row << kPartBits, (row + 1) << kPartBits).run();
}

}  // namespace scarp
