#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/Terrains.h"
#include "ui/document/EditorDocument.h"

namespace scarp::test {
namespace {

BrushSettings fitting(int side, double cell) {
  Terrain terrain = makeTerrain({2, 2, cell, cell}, [](int, int) { return 0.0F; });
  terrain.frame = {side, side, cell, cell};
  terrain.heights = HeightRaster(side, side, 0.0F);
  return brushFitting(TerrainDocument(std::move(terrain)), {});
}

TEST(BrushFitting, GrowsWithTheTerrainButNotBeyondWhatADabCanDoAtOnce) {
  EXPECT_EQ(fitting(1025, 1.0).radius, 50.0);
  EXPECT_EQ(fitting(1025, 10.0).radius, 500.0);
  EXPECT_EQ(fitting(8193, 1.0).radius, 500.0);
  EXPECT_EQ(fitting(33000, 1.0).radius, 1000.0);
  EXPECT_EQ(fitting(33000, 4.0).radius, 2000.0);
  EXPECT_EQ(fitting(3, 1.0).radius, 2.0);
}

TEST(BrushFitting, IsWithinRangeOnEveryTerrainThatOpens) {
  const double cells[] = {kSmallestCell, 1e-3, 1.0, 1e6, kLargestCell};
  const double heights[] = {-kHighest, -1e7, 0.0, 1234567.0, 1e7, kHighest};
  for (const double cell : cells)
    for (const double low : heights)
      for (const double high : heights)
        for (const int side : {2, 65}) {
          const TerrainDocument document(makeTerrain({side, side, cell, cell}, [&](int c, int r) {
            return static_cast<float>((c + r) % 2 == 0 ? low : high);
          }));
          BrushSettings with = brushFitting(document, {});
          EXPECT_TRUE(validate(with).ok())
              << validate(with).error().text() << ": " << cell << " m, " << low << " to " << high;
          // As nothing is limited, the brush reaches all of the ground.
          EXPECT_LE(with.limits.lowest, low);
          EXPECT_GE(with.limits.highest, high);
        }
}

TEST(TerrainLook, WaterShowsFromTheBeginningWhereTheSeaIsAllAround) {
  const auto water = [](const std::function<float(int, int)>& height) {
    EditorDocument document(makeTerrain({65, 65, 10.0, 10.0}, height), QString(), QString());
    EXPECT_EQ(document.look().seaLevel, 0.0);
    return document.look().water;
  };
  const auto cone = [](int c, int r) { return 60.0F - static_cast<float>(2.0 * std::hypot(c - 32, r - 32)); };
  EXPECT_TRUE(water([&](int c, int r) { return cone(c, r); })) << "an island";
  EXPECT_FALSE(water([&](int c, int r) { return 4.0F * cone(c, r) - 120.0F; })) << "a deep sea's ground";
  EXPECT_FALSE(water([&](int c, int r) { return -cone(c, r); })) << "a pit below the sea's level";
  EXPECT_FALSE(water([&](int c, int r) { return 900.0F + cone(c, r); })) << "a mountain";
  EXPECT_FALSE(water([&](int c, int r) { return -900.0F + cone(c, r); })) << "the ground of the sea";
  EXPECT_FALSE(water([](int, int) { return 0.0F; })) << "level";
  EXPECT_FALSE(water([](int, int) { return kHole; })) << "nothing";
}

TEST(TerrainLook, AProposedSeaLevelShowsWaterAndLeavesLand) {
  const auto level = [](float base, double present) {
    const TerrainDocument document(makeTerrain(
        {65, 65, 10.0, 10.0}, [=](int c, int r) { return base + static_cast<float>(3 * c + r); }));
    return visibleSeaLevel(document, present);
  };
  EXPECT_GT(level(900.0F, 0.0), 910.0);
  EXPECT_LT(level(900.0F, 0.0), 990.0);
  EXPECT_EQ(level(900.0F, 1000.0), 1000.0) << "it shows already";
  EXPECT_EQ(level(-20.0F, 0.0), 0.0);
  const TerrainDocument flat(makeTerrain({9, 9, 1.0, 1.0}, [](int, int) { return 5.0F; }));
  EXPECT_EQ(visibleSeaLevel(flat, 0.0), 0.0) << "there is no such level";
  // A sea that is level at 0 m, as many maps have it.
  const TerrainDocument coast(makeTerrain(
      {65, 65, 10.0, 10.0}, [](int c, int) { return c < 40 ? 0.0F : static_cast<float>(10 * (c - 40)); }));
  EXPECT_GT(visibleSeaLevel(coast, 0.0), 0.0);
  EXPECT_LT(visibleSeaLevel(coast, 0.0), 60.0);
}

}  // namespace
}  // namespace scarp::test
