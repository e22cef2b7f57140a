#include <gtest/gtest.h>

#include <random>

#include "core/terrain/HeightPyramid.h"
#include "tests/support/Pyramids.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

/// The range of a node, looked up sample by sample.
HeightRange rangeBySamples(const HeightRaster& heights, int level, int column, int row) {
  const int span = HeightPyramid::nodeSpan(level);
  HeightRange range{std::numeric_limits<float>::infinity(), -std::numeric_limits<float>::infinity()};
  for (int r = row * span; r <= std::min((row + 1) * span, heights.rows() - 1); ++r)
    for (int c = column * span; c <= std::min((column + 1) * span, heights.columns() - 1); ++c) {
      const float h = heights.at(c, r);
      if (std::isnan(h)) continue;
      range = {std::min(range.low, h), std::max(range.high, h)};
    }
  return range;
}

void expectTrue(const HeightPyramid& pyramid, const HeightRaster& heights) {
  for (int level = 0; level < pyramid.levels(); ++level)
    for (int row = 0; row < pyramid.nodeRows(level); ++row)
      for (int column = 0; column < pyramid.nodeColumns(level); ++column) {
        const HeightRange truth = rangeBySamples(heights, level, column, row);
        const HeightRange range = pyramid.range(level, column, row);
        SCOPED_TRACE("level " + std::to_string(level) + " node " + std::to_string(column) + ", " +
                     std::to_string(row));
        ASSERT_EQ(range.empty(), truth.empty());
        if (truth.empty()) continue;
        ASSERT_LE(range.low, truth.low);
        ASSERT_GE(range.high, truth.high);
        // Exact from 64 cells on; below, within two steps of a byte.
        const int up = std::max(0, 3 - level);
        const HeightRange node = rangeBySamples(heights, level + up, column >> up, row >> up);
        const float step =
            level < 3 ? 2.1f * (node.high - node.low) / 252.0f + 1e-5f * std::abs(node.high) : 0.0f;
        ASSERT_GE(range.low, truth.low - step);
        ASSERT_LE(range.high, truth.high + step);
      }
}

TEST(HeightPyramid, EveryNodeHoldsItsSamplesUpToTheFarSide) {
  for (const auto& [name, terrain] : test::pickingTerrains()) {
    SCOPED_TRACE(name);
    const HeightPyramid pyramid(terrain.heights);
    EXPECT_EQ(pyramid.nodeColumns(pyramid.levels() - 1), 1);
    EXPECT_EQ(pyramid.nodeRows(pyramid.levels() - 1), 1);
    expectTrue(pyramid, terrain.heights);
  }
}

TEST(HeightPyramid, RefreshEqualsRebuild) {
  Terrain terrain = test::fractalTerrain(301, 187);
  HeightPyramid pyramid(terrain.heights);
  std::mt19937_64 random(5);
  for (int edit = 0; edit < 60; ++edit) {
    const auto pick = [&](int n) { return static_cast<int>(random() % static_cast<std::uint64_t>(n)); };
    const int c = pick(301), r = pick(187);
    const GridRect rect =
        GridRect{c, r, c + 1 + pick(90), r + 1 + pick(90)}.intersected(terrain.heights.rect());
    std::vector<float> samples(static_cast<std::size_t>(rect.area()));
    for (float& h : samples) h = pick(20) == 0 ? test::kHole : static_cast<float>(pick(4000)) - 2000.0f;
    terrain.heights.write(rect, samples);
    pyramid.refresh(terrain.heights, rect);
    const HeightPyramid fresh(terrain.heights);
    for (int level = 0; level < fresh.levels(); ++level)
      for (int row = 0; row < fresh.nodeRows(level); ++row)
        for (int column = 0; column < fresh.nodeColumns(level); ++column)
          ASSERT_EQ(pyramid.range(level, column, row), fresh.range(level, column, row)) << "edit " << edit;
  }
}

/// Heights that no tile may be missing of: where a raster has none, one full of its fill.
HeightRaster withAllTiles(HeightRaster heights) {
  for (int slot = 0; slot < heights.tileCount(); ++slot)
    if (!heights.tile(slot)) heights.exchangeTile(slot, heights.copyOfTile(slot));
  return heights;
}

TEST(HeightPyramid, IsTheSameWhetherLevelGroundHasTilesOrNot) {
  std::mt19937_64 random(11);
  for (const float fill : {-12.5F, test::kHole})
    for (const auto& [columns, rows] : {std::pair(2, 2), std::pair(129, 4097), std::pair(2177, 300)}) {
      SCOPED_TRACE(std::to_string(columns) + " x " + std::to_string(rows) + ", fill " + std::to_string(fill));
      HeightRaster heights(columns, rows, fill);
      HeightPyramid pyramid(heights);
      EXPECT_TRUE(test::samePyramids(pyramid, HeightPyramid(withAllTiles(heights)))) << "empty";
      const Terrain ground = test::fractalTerrain(128, 128);
      std::vector<int> slots;
      for (int edit = 0; edit < 12; ++edit) {
        slots.push_back(static_cast<int>(random() % static_cast<std::uint64_t>(heights.tileCount())));
        const bool back = edit % 3 == 2;
        const int slot = back ? slots[slots.size() / 2] : slots.back();
        heights.exchangeTile(slot, back ? nullptr : ground.heights.tile(0));
        pyramid.refresh(heights, heights.tileRect(slot));
      }
      EXPECT_TRUE(test::samePyramids(pyramid, HeightPyramid(withAllTiles(heights))));
      EXPECT_TRUE(test::samePyramids(pyramid, HeightPyramid(heights)));
    }
}

TEST(HeightPyramid, ACopyKeepsItsNodes) {
  Terrain terrain = test::fractalTerrain(2500, 150);
  HeightPyramid pyramid(terrain.heights);
  const HeightPyramid before = pyramid, fresh(terrain.heights);
  terrain.heights.write({10, 10, 2400, 11}, std::vector<float>(2390, 9'000.0F));
  pyramid.refresh(terrain.heights, {10, 10, 2400, 11});
  EXPECT_TRUE(test::samePyramids(before, fresh));
  EXPECT_TRUE(test::samePyramids(pyramid, HeightPyramid(terrain.heights)));
  EXPECT_FALSE(test::samePyramids(pyramid, before));
}

TEST(HeightPyramid, EmptyGroundCostsNextToNothing) {
  constexpr int kSide = 1'048'577;
  HeightRaster heights(kSide, kSide, 3.0F);
  HeightPyramid pyramid(heights);
  EXPECT_EQ(pyramid.range(), (HeightRange{3.0F, 3.0F}));
  EXPECT_LT(pyramid.bytes(), std::size_t{4} << 20);
  const std::size_t before = pyramid.bytes();
  heights.write({700'000, 900'000, 700'100, 900'001}, std::vector<float>(100, 50.0F));
  pyramid.refresh(heights, {700'000, 900'000, 700'100, 900'001});
  EXPECT_EQ(pyramid.range(), (HeightRange{3.0F, 50.0F}));
  EXPECT_EQ(pyramid.range(0, 700'050 / 8, 900'000 / 8).high, 50.0F);
  EXPECT_EQ(pyramid.range(0, 10, 10), (HeightRange{3.0F, 3.0F}));
  EXPECT_LT(pyramid.bytes() - before, std::size_t{1} << 20);
}

/// Tiles of another raster, read when somebody asks.
class TilesLater final : public HeightRaster::Source {
 public:
  explicit TilesLater(const HeightRaster& heights) : heights_(heights) {}
  HeightRaster::TilePtr tile(int slot) override { return heights_.tile(slot); }

 private:
  HeightRaster heights_;
};

TEST(HeightPyramid, OverUnreadTilesHoldsAllHeightsAndReadsNone) {
  Terrain terrain = test::fractalTerrain(700, 500);
  terrain.heights.write({100, 60, 160, 90}, std::vector<float>(60 * 30, test::kHole));
  HeightPyramid::TileRanges ranges;
  std::vector<int> slots = terrain.heights.heldSlots();
  for (const int slot : slots) {
    const GridRect rect = terrain.heights.tileRect(slot);
    ranges.emplace_back(slot, rangeOfTile(*terrain.heights.tile(slot), rect.width(), rect.height()));
  }
  HeightRaster later(700, 500, terrain.heights.fill(), std::make_shared<TilesLater>(terrain.heights), slots);
  HeightPyramid pyramid(later, ranges);
  const auto expectHolds = [&] {
    const HeightPyramid truth(terrain.heights);
    EXPECT_EQ(pyramid.range(), truth.range());
    for (int level = 0; level < truth.levels(); ++level)
      for (int row = 0; row < truth.nodeRows(level); ++row)
        for (int column = 0; column < truth.nodeColumns(level); ++column) {
          const HeightRange is = pyramid.range(level, column, row),
                            least = rangeBySamples(terrain.heights, level, column, row);
          if (least.empty()) continue;
          ASSERT_LE(is.low, least.low) << level << ": " << column << ", " << row;
          ASSERT_GE(is.high, least.high) << level << ": " << column << ", " << row;
        }
  };
  EXPECT_EQ(later.unreadTiles(), std::ssize(slots));
  EXPECT_FALSE(pyramid.exact());
  expectHolds();
  // The highest and the lowest place are levelled: the range of all follows, and neighbours stay unread.
  for (int edit = 0; edit < 4; ++edit) {
    GridRect where;
    for (const int slot : slots) {
      const GridRect rect = terrain.heights.tileRect(slot);
      const HeightRange range = rangeOfTile(*terrain.heights.tile(slot), rect.width(), rect.height());
      if (edit % 2 == 0 ? range.high == pyramid.range().high : range.low == pyramid.range().low) where = rect;
    }
    const HeightPyramid before = pyramid;
    const std::vector<float> level(static_cast<std::size_t>(where.area()), 1.0F + static_cast<float>(edit));
    terrain.heights.write(where, level);
    later.write(where, level);
    pyramid.refresh(later, where);
    EXPECT_NE(before.range(), pyramid.range()) << "a copy stays as it is";
    expectHolds();
  }
  EXPECT_GT(later.unreadTiles(), 10);
}

TEST(HeightPyramid, IsSmallBesideTheHeights) {
  const HeightRaster heights = withAllTiles(HeightRaster(2049, 2049, 0.0F));
  EXPECT_LT(double(HeightPyramid(heights).bytes()), 0.01 * 4.0 * 2049 * 2049);
}

}  // namespace
}  // namespace scarp
