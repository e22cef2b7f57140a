#pragma once

#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/store/Sqlite.h"
#include "core/store/SqliteStore.h"

namespace scarp::test {

using Bytes = std::vector<std::byte>;

struct StoredEntry {
  std::int64_t place = 0;
  std::string meta;
  Bytes tiles, bytes;
  bool operator==(const StoredEntry&) const = default;
};

/// What a store holds, as plain maps.
struct Holdings {
  std::map<ContentKey, Bytes> slots;
  std::map<std::string, Bytes> settings;
  std::map<std::int64_t, StoredEntry> entries;
  bool operator==(const Holdings&) const = default;
};

inline std::shared_ptr<SqliteStore> madeStore(const std::string& path) {
  {
    auto database = SqliteDatabase::open(path, SqliteDatabase::Mode::Create);
    EXPECT_TRUE(database.ok());
    EXPECT_TRUE(createTables(**database).ok());
  }
  auto store = SqliteStore::open(path, SqliteDatabase::Mode::ReadWrite, path);
  EXPECT_TRUE(store.ok());
  return *store;
}

inline std::map<ContentKey, Bytes> contentsOf(Store& store, const SlotMap& map) {
  std::map<ContentKey, Bytes> all;
  for (const PartId part : map.parts())
    map.forEach(part, [&](std::int64_t slot, const ContentRef& ref) {
      if (!ref.holds()) return;
      auto read = store.bytes({part, slot}, ref);
      ASSERT_TRUE(read.ok()) << read.error().text();
      EXPECT_EQ(checksum(*read), ref.sum);
      all[{part, slot}] = std::move(*read);
    });
  return all;
}

inline Holdings holdingsOf(Store& store) {
  Holdings all;
  const StoredSlots slots = store.slots();
  EXPECT_TRUE(slots.complete);
  all.slots = contentsOf(store, slots.map);
  StoredSettings settings = store.settings();
  EXPECT_TRUE(settings.complete);
  all.settings = std::move(settings.values);
  const StoredEntries entries = store.entries();
  EXPECT_TRUE(entries.complete);
  for (const EntryRow& row : entries.rows) {
    auto bytes = store.entryBytes(row.ref.row, row.parts);
    EXPECT_TRUE(bytes.ok());
    all.entries[row.ref.row] = {row.ref.place, row.meta, row.tiles, std::move(*bytes)};
    const auto alone = store.entry(row.ref.row);
    EXPECT_TRUE(alone && alone->meta == row.meta && alone->ref.check == row.ref.check);
  }
  return all;
}

}  // namespace scarp::test
