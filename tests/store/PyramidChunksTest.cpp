#include <gtest/gtest.h>

#include <random>

#include "core/document/TilePack.h"
#include "core/store/PyramidChunks.h"
#include "core/store/StoredNumbers.h"
#include "core/store/StoredRecord.h"
#include "core/store/TileContent.h"
#include "tests/project/ProjectFolder.h"
#include "tests/store/Holdings.h"

namespace scarp {
namespace {

TEST(PyramidChunks, PutTogetherAreThePyramid) {
  for (const auto& [columns, rows] : {std::pair(2, 2), std::pair(65, 129), std::pair(1100, 530)}) {
    Terrain terrain = test::fractalTerrain(columns, rows);
    if (columns > 1000) terrain.heights.exchangeTile(3, nullptr);
    const HeightPyramid pyramid(terrain.heights);
    HeightPyramid other(columns, rows, terrain.heights.fill());
    for (std::size_t tier = 0; tier < pyramid.tiers().size(); ++tier)
      for (int chunk = 0; chunk < chunkCount(pyramid, tier); ++chunk) {
        const auto bytes = chunkBytes(pyramid, tier, chunk);
        EXPECT_EQ(unsqueezed(squeezed(bytes), bytes.size()), bytes);
        EXPECT_TRUE(unsqueezed(squeezed(bytes), bytes.size() - 1).empty());
        EXPECT_TRUE(restoreChunk(other, tier, chunk, bytes));
        EXPECT_FALSE(restoreChunk(other, tier, chunk, std::span(bytes).first(bytes.size() - 1)));
      }
    test::expectSamePyramid(pyramid, other);
  }
}

TEST(PyramidChunks, AnEditChangesFewOfThem) {
  HeightRaster heights(5000, 2500, 7.0F);
  HeightPyramid pyramid(heights);
  const HeightPyramid before = pyramid;
  heights.write({2000, 900, 2001, 901}, std::vector<float>{5'000.0F});
  pyramid.refresh(heights, {2000, 900, 2001, 901});
  int changed = 0, all = 0;
  for (std::size_t tier = 0; tier < pyramid.tiers().size(); ++tier)
    for (int chunk = 0; chunk < chunkCount(pyramid, tier); ++chunk, ++all)
      changed += chunkBytes(pyramid, tier, chunk) != chunkBytes(before, tier, chunk);
  EXPECT_EQ(changed, static_cast<int>(pyramid.tiers().size()));
  EXPECT_GT(all, 15);
}

TEST(PyramidChunks, OnlyThoseOverTilesAreKept) {
  HeightRaster heights(20'001, 9'001, 7.0F);
  EXPECT_TRUE(madeChunks(HeightPyramid(heights), 0).empty());
  std::mt19937_64 random(3);
  for (int i = 0; i < 5; ++i)
    heights.exchangeTile(static_cast<int>(random() % static_cast<std::uint64_t>(heights.tileCount())),
                         test::fractalTerrain(128, 128).heights.tile(0));
  const HeightPyramid pyramid(heights);
  HeightPyramid restored(heights.columns(), heights.rows(), heights.fill());
  const auto under = chunksUnder(pyramid, heights);
  for (std::size_t tier = 0; tier < pyramid.tiers().size(); ++tier) {
    const std::vector<int> made = madeChunks(pyramid, tier);
    EXPECT_TRUE(std::ranges::includes(made, under[tier])) << tier;
    EXPECT_LE(made.size(), 80U) << "each tile touches at most four blocks of 2 x 2 pieces";
    for (const int chunk : made)
      EXPECT_TRUE(restoreChunk(restored, tier, chunk, chunkBytes(pyramid, tier, chunk)));
  }
  EXPECT_LE(under.front().size(), 5U) << "a tile lies under one";
  test::expectSamePyramid(pyramid, restored);
}

TEST(PyramidChunks, DamagedBytesAreNothingOrOthers) {
  std::mt19937_64 random(4);
  for (int i = 0; i < 60; ++i) {
    std::vector<std::byte> bytes = squeezed(std::vector<std::byte>(5'000, std::byte{3}));
    bytes[random() % bytes.size()] ^= std::byte{static_cast<unsigned char>(1U << random() % 8)};
    EXPECT_LE(unsqueezed(bytes, 5'000).size(), 5'000U);
  }
  EXPECT_TRUE(unsqueezed({}, 100).empty());
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
