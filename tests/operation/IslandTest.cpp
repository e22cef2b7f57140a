#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <tuple>
#include <vector>

#include "core/base/Parallel.h"
#include "core/operation/NewTerrain.h"

namespace scarp {
namespace {

struct IslandSettings {
  int columns = 1025, rows = 1025;
  double cellSize = 4.0;
  std::uint32_t seed = 7;
  double peak = 320.0;
};

Terrain makeIsland(const IslandSettings& island) {
  const auto made = makeTerrain({.form = TerrainTemplate::Island,
                                 .columns = island.columns,
                                 .rows = island.rows,
                                 .cellSize = island.cellSize,
                                 .height = island.peak,
                                 .seed = island.seed});
  return made.value();
}

std::vector<float> heightsOf(const Terrain& terrain) {
  std::vector<float> heights(static_cast<std::size_t>(terrain.frame.columns) * terrain.frame.rows);
  terrain.heights.read(terrain.frame.samples(), heights);
  return heights;
}

std::vector<float> islandHeights(int columns, int rows, std::uint32_t seed) {
  return heightsOf(makeIsland({.columns = columns, .rows = rows, .seed = seed}));
}

double landFraction(const std::vector<float>& heights) {
  const auto land = std::ranges::count_if(heights, [](float h) { return h > 0.0f; });
  return static_cast<double>(land) / static_cast<double>(heights.size());
}

TEST(Island, SameSeedGivesTheSameBitsForAnyNumberOfThreads) {
  std::vector<float> alone;
  {
    const ThreadLimit limit(1);
    alone = islandHeights(257, 257, 3);
  }
  const ThreadLimit limit(8);
  EXPECT_EQ(alone, islandHeights(257, 257, 3));
}

TEST(Island, OtherSeedsGiveOtherIslands) {
  const std::vector<float> one = islandHeights(129, 129, 1);
  for (std::uint32_t seed = 2; seed < 10; ++seed) {
    const std::vector<float> other = islandHeights(129, 129, seed);
    double difference = 0.0;
    for (std::size_t i = 0; i < one.size(); ++i) difference += std::abs(one[i] - other[i]);
    EXPECT_GT(difference / static_cast<double>(one.size()), 10.0) << "seed " << seed;
  }
}

TEST(Island, LiesInASeaThatReachesEverySide) {
  for (std::uint32_t seed = 1; seed <= 12; ++seed) {
    const int side = 161;
    const Terrain terrain = makeIsland({.columns = side, .rows = side, .seed = seed});
    for (int i = 0; i < side; ++i)
      for (const float h : {terrain.heights.at(i, 0), terrain.heights.at(i, side - 1),
                            terrain.heights.at(0, i), terrain.heights.at(side - 1, i)})
        ASSERT_LT(h, 0.0f) << "seed " << seed;
    const double land = landFraction(heightsOf(terrain));
    EXPECT_GT(land, 0.12) << "seed " << seed;
    EXPECT_LT(land, 0.7) << "seed " << seed;
  }
}

TEST(Island, ReachesItsPeakExactly) {
  for (const double peak : {1.0, 320.0, 4810.0}) {
    const Terrain terrain = makeIsland({.columns = 100, .rows = 90, .cellSize = 30.0, .peak = peak});
    EXPECT_EQ(std::ranges::max(heightsOf(terrain)), static_cast<float>(peak));
    EXPECT_EQ(terrain.frame, (GridFrame{100, 90, 30.0, 30.0}));
  }
}

TEST(Island, ShapeDependsOnlyOnTheSeed) {
  const std::vector<float> small =
      heightsOf(makeIsland({.columns = 65, .rows = 65, .cellSize = 1.0, .peak = 100.0}));
  const std::vector<float> large =
      heightsOf(makeIsland({.columns = 65, .rows = 65, .cellSize = 50.0, .peak = 200.0}));
  for (std::size_t i = 0; i < small.size(); ++i) ASSERT_FLOAT_EQ(2.0f * small[i], large[i]);
}

TEST(Island, WaterRunsOffAlmostAllOfTheLand) {
  const int side = 513;
  const std::vector<float> h = islandHeights(side, side, 7);
  int land = 0, pits = 0;
  for (int row = 1; row + 1 < side; ++row)
    for (int column = 1; column + 1 < side; ++column) {
      const std::size_t i = static_cast<std::size_t>(row) * side + column;
      if (h[i] <= 0.0f) continue;
      ++land;
      bool lowest = true;
      for (const int offset : {-side - 1, -side, -side + 1, -1, 1, side - 1, side, side + 1})
        lowest = lowest && h[i] <= h[i + offset];
      pits += lowest;
    }
  EXPECT_LT(pits, land / 200);
}

using Size = std::tuple<int, int>;
class IslandOfAnySize : public testing::TestWithParam<Size> {};

TEST_P(IslandOfAnySize, IsFiniteAndHasItsSize) {
  const auto [columns, rows] = GetParam();
  const Terrain terrain = makeIsland({.columns = columns, .rows = rows});
  EXPECT_EQ(terrain.heights.columns(), columns);
  EXPECT_EQ(terrain.heights.rows(), rows);
  EXPECT_TRUE(std::ranges::all_of(heightsOf(terrain), [](float h) { return std::isfinite(h); }));
}

INSTANTIATE_TEST_SUITE_P(Sizes, IslandOfAnySize,
                         testing::Values(Size{2, 2}, Size{3, 3}, Size{2, 500}, Size{500, 2}, Size{3, 1000},
                                         Size{4, 5}, Size{17, 16}, Size{129, 400}, Size{700, 333}));

}  // namespace
}  // namespace scarp
