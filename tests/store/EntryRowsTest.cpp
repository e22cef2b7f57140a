#include <gtest/gtest.h>

#include "core/document/TilePack.h"
#include "core/store/EntryRows.h"
#include "core/store/StoredNumbers.h"
#include "core/store/TileContent.h"
#include "tests/store/Holdings.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

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
