#include <gtest/gtest.h>

#include "core/document/TerrainDocument.h"
#include "core/document/TilePack.h"
#include "core/store/EntryRows.h"
#include "core/store/StoredNumbers.h"
#include "core/store/StoredRecord.h"
#include "core/store/TileContent.h"
#include "tests/edit/Hand.h"
#include "tests/store/Holdings.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

TEST(EntryRows, RecordsComeBackWithTheirTiles) {
  const test::TempFolder folder;
  const std::shared_ptr<Store> store = test::madeStore(folder.file("x"));
  TerrainDocument document(test::fractalTerrain(300, 260));
  test::Hand hand(6);
  for (int i = 0; i < 80; ++i) (void)perform(hand.next(document), document);
  const HistoryContents history = document.history().contents({});
  ASSERT_GT(history.items.size(), 8U);
  auto change = store->begin(0, {});
  ASSERT_TRUE(change.ok());
  for (std::size_t i = 0; i < history.items.size(); ++i)
    ASSERT_TRUE(writeEntry(**change, history.items[i], static_cast<std::int64_t>(i)).ok());
  ASSERT_TRUE((*change)->commit({1, {}, {}, {}}).ok());
  const StoredEntries entries = store->entries();
  ASSERT_TRUE(entries.complete);
  ASSERT_EQ(entries.rows.size(), history.items.size());
  std::size_t tiles = 0;
  for (std::size_t i = 0; i < entries.rows.size(); ++i) {
    const HistoryItem item = understood(entries.rows[i], store);
    const HistoryItem& wanted = history.items[i];
    EXPECT_EQ(entries.rows[i].ref.place, static_cast<std::int64_t>(i));
    ASSERT_TRUE(item.record);
    EXPECT_EQ(entries.rows[i].meta, recordMeta(*wanted.record));
    EXPECT_EQ(recordMeta(*item.record), recordMeta(*readRecordMeta(entries.rows[i].meta)));
    if (wanted.packed) continue;
    std::size_t count = 0;
    for (const auto& [id, set] : wanted.record->tiles) count += set.size();
    ASSERT_EQ(item.packed != nullptr, count > 0);
    if (!item.packed) continue;
    const auto bytes = item.packed->stored->read();
    ASSERT_TRUE(bytes.ok());
    // On the tiles that are in the document when it is swapped in.
    const auto pairs = unpackTiles(item.packed->directory, *bytes, [&](const TileKey& key) {
      const auto set = wanted.other.find(key.raster);
      if (set == wanted.other.end()) return HeightRaster::TilePtr();
      const auto tile = set->second.find(key.slot);
      return tile == set->second.end() ? nullptr : tile->second;
    });
    ASSERT_TRUE(pairs.ok()) << pairs.error().message;
    ASSERT_EQ(pairs->size(), count);
    for (const TilePair& pair : *pairs) {
      const HeightRaster::TilePtr tile = wanted.record->tiles.at(pair.key.raster).at(pair.key.slot);
      ASSERT_EQ(pair.tile == nullptr, tile == nullptr);
      if (tile) {
        ASSERT_EQ(tileCheck(*pair.tile), tileCheck(*tile));
      }
      ++tiles;
    }
  }
  EXPECT_GT(tiles, 10U);
}

TEST(EntryRows, WhatIsNoRecordIsNotUnderstood) {
  const test::TempFolder folder;
  const std::shared_ptr<Store> store = test::madeStore(folder.file("x"));
  const std::string meta = R"({"name":"a","changed":[0,0,1,1],"active":0})";
  EXPECT_TRUE(understood({{1, 0, 0}, 0, meta, {}}, store).record);
  EXPECT_FALSE(understood({{1, 0, 0}, 0, "{}", {}}, store).record);
  EXPECT_FALSE(understood({{1, 0, 0}, 0, meta, std::vector<std::byte>(31)}, store).record);
  const auto withTile = [&](std::uint8_t role, std::uint32_t slot) {
    std::vector<std::byte> tiles;
    addNumber(tiles, role);
    tiles.resize(8);
    addNumber(tiles, slot);
    tiles.resize(32);
    return understood({{1, 0, 0}, 0, meta, tiles}, store).record.has_value();
  };
  EXPECT_TRUE(withTile(kMostRole, kMostTileSlots - 1));
  EXPECT_FALSE(withTile(kMostRole + 1, 0));
  EXPECT_FALSE(withTile(0, kMostTileSlots));
}

TEST(TileContent, UnpacksToTheSamplesOrNothing) {
  const Terrain terrain = test::fractalTerrain(200, 180);
  const HeightRaster::TilePtr tile = terrain.heights.tile(0);
  const TilePair pair{{kGround, 0}, tile, nullptr};
  const auto packed = packTiles(std::span(&pair, 1));
  const HeightRaster::TilePtr again = unpackContent(kGround, packed->bytes, tileCheck(*tile));
  ASSERT_TRUE(again);
  EXPECT_EQ(*again, *tile);
  EXPECT_FALSE(unpackContent(kGround, packed->bytes, tileCheck(*tile) + 1));
  std::vector<std::byte> cut = packed->bytes;
  cut.pop_back();
  EXPECT_FALSE(unpackContent(kGround, cut, tileCheck(*tile)));
  const std::vector<std::byte> coarse = coarseOf(*tile);
  ASSERT_EQ(coarse.size(), kCoarseSide * kCoarseSide * sizeof(float));
  for (std::size_t i = 0; i < kCoarseSide * kCoarseSide; ++i) {
    float height = 0.0F;
    std::memcpy(&height, coarse.data() + i * sizeof(float), sizeof height);
    EXPECT_EQ(height, terrain.heights.at(static_cast<int>(i % kCoarseSide) * kCoarseStep,
                                         static_cast<int>(i / kCoarseSide) * kCoarseStep));
  }
}

}  // namespace
}  // namespace scarp
