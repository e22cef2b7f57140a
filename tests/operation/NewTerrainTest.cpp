#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numbers>
#include <string>
#include <tuple>
#include <vector>

#include "core/base/Parallel.h"
#include "core/operation/NewTerrain.h"

namespace scarp {
namespace {

constexpr std::array<std::uint32_t, 1> kTestSeeds{5};

/// Heights of a terrain with what the tests measure.
struct Measured {
  int columns, rows;
  double cell;
  std::vector<float> heights;
  double lowest, highest;

  [[nodiscard]] double at(int column, int row) const {
    return heights[static_cast<std::size_t>(row) * columns + column];
  }
  /// Share of the samples with low ≤ height < high, as fractions of the range.
  [[nodiscard]] double share(double from, double to) const {
    const double base = lowest, range = highest - lowest;
    const auto count = std::ranges::count_if(
        heights, [&](float h) { return h - base >= from * range && h - base < to * range; });
    return static_cast<double>(count) / static_cast<double>(heights.size());
  }
  struct Slope {
    double east, north;
    [[nodiscard]] double degrees() const {
      return std::atan(std::hypot(east, north)) * 180.0 / std::numbers::pi;
    }
  };
  [[nodiscard]] Slope slope(int column, int row) const {
    return {(at(column + 1, row) - at(column - 1, row)) / (2.0 * cell),
            (at(column, row - 1) - at(column, row + 1)) / (2.0 * cell)};
  }
  [[nodiscard]] double meanSlope() const {
    double sum = 0.0;
    for (int row = 1; row + 1 < rows; ++row)
      for (int column = 1; column + 1 < columns; ++column) sum += slope(column, row).degrees();
    return sum / ((columns - 2.0) * (rows - 2.0));
  }
};

Measured measured(const NewTerrain& settings) {
  const auto made = makeTerrain(settings);
  Measured all{settings.columns, settings.rows, settings.cellSize, {}, 0.0, 0.0};
  all.heights.resize(static_cast<std::size_t>(settings.columns) * settings.rows);
  made.value().heights.read(made.value().frame.samples(), all.heights);
  const auto [low, high] = std::ranges::minmax(all.heights);
  all.lowest = low, all.highest = high;
  return all;
}

NewTerrain squareTerrain(TerrainTemplate form, std::uint32_t seed, int side = 257) {
  return {.form = form, .columns = side, .rows = side, .cellSize = 1024.0 / (side - 1), .seed = seed};
}

std::vector<TerrainTemplate> generatedTemplates() {
  std::vector<TerrainTemplate> all;
  for (std::size_t i = 1; i < terrainTemplateNames().size(); ++i)
    all.push_back(static_cast<TerrainTemplate>(i));
  return all;
}

class NewTerrainOfTemplate : public testing::TestWithParam<TerrainTemplate> {};
INSTANTIATE_TEST_SUITE_P(Templates, NewTerrainOfTemplate, testing::ValuesIn(generatedTemplates()),
                         [](const auto& tested) {
                           return std::string(terrainTemplateNames().key(tested.param));
                         });

TEST_P(NewTerrainOfTemplate, HasItsHeightInProportionToTheWidth) {
  for (const auto& [side, cell] : {std::tuple{65, 0.5}, std::tuple{129, 30.0}}) {
    NewTerrain settings = squareTerrain(GetParam(), 3, side);
    settings.cellSize = cell;
    const Measured terrain = measured(settings);
    const double width = (side - 1) * cell, ratio = terrainTemplate(GetParam()).heightRatio;
    EXPECT_NEAR(terrain.highest, ratio * width, 1e-4 * width);
    if (GetParam() != TerrainTemplate::Island) {
      EXPECT_EQ(terrain.lowest, 0.0);
    }
  }
}

TEST_P(NewTerrainOfTemplate, HasTheSameBitsWithAnyNumberOfThreads) {
  const NewTerrain settings = squareTerrain(GetParam(), 4, 129);
  std::vector<float> alone;
  {
    const ThreadLimit limit(1);
    alone = measured(settings).heights;
  }
  const ThreadLimit limit(8);
  EXPECT_EQ(alone, measured(settings).heights);
}

TEST_P(NewTerrainOfTemplate, DependsOnSeedShapeAndRoughness) {
  const NewTerrain settings = squareTerrain(GetParam(), 4, 65);
  const std::vector<float> heights = measured(settings).heights;
  NewTerrain other = settings;
  other.seed = 5;
  EXPECT_NE(measured(other).heights, heights);
  other = settings;
  other.shape = 0.9;
  EXPECT_NE(measured(other).heights, heights);
  other = settings;
  other.roughness = 1.0;
  EXPECT_NE(measured(other).heights, heights);
}

TEST_P(NewTerrainOfTemplate, IsFiniteAtAnySize) {
  for (const auto& [columns, rows] : {std::tuple{2, 2}, std::tuple{3, 3}, std::tuple{2, 4000},
                                      std::tuple{4000, 2}, std::tuple{17, 16}}) {
    NewTerrain settings = squareTerrain(GetParam(), 1);
    settings.columns = columns;
    settings.rows = rows;
    const Measured terrain = measured(settings);
    EXPECT_TRUE(std::ranges::all_of(terrain.heights, [](float h) { return std::isfinite(h); }))
        << columns << " x " << rows;
  }
}

TEST_P(NewTerrainOfTemplate, ReportsRisingProgressAndIsCancelled) {
  int calls = 0;
  const auto made = makeTerrain(squareTerrain(GetParam(), 1, 129), [&](double) { return ++calls < 3; });
  ASSERT_FALSE(made);
  EXPECT_TRUE(made.error().cancelled);
  std::vector<double> seen;
  ASSERT_TRUE(makeTerrain(squareTerrain(GetParam(), 1, 200), [&](double fraction) {
    seen.push_back(fraction);
    return true;
  }));
  ASSERT_GT(seen.size(), 4U);
  EXPECT_TRUE(std::ranges::is_sorted(seen));
  EXPECT_GE(seen.front(), 0.0);
  EXPECT_NEAR(seen.back(), 1.0, 0.05);
}

TEST_P(NewTerrainOfTemplate, HasTheFormOfItsPreview) {
  const NewTerrain settings = squareTerrain(GetParam(), 2, 257);
  const NewTerrain reduced = reducedTerrain(settings, 129);
  EXPECT_EQ(reduced.columns, 129);
  EXPECT_DOUBLE_EQ((reduced.columns - 1) * reduced.cellSize, (settings.columns - 1) * settings.cellSize);
  const Measured full = measured(settings), small = measured(reduced);
  // Correlation of the heights at the samples that both have.
  double sumA = 0.0, sumB = 0.0, sumAA = 0.0, sumBB = 0.0, sumAB = 0.0;
  const double count = 129.0 * 129.0;
  for (int row = 0; row < 129; ++row)
    for (int column = 0; column < 129; ++column) {
      const double a = full.at(2 * column, 2 * row), b = small.at(column, row);
      sumA += a, sumB += b, sumAA += a * a, sumBB += b * b, sumAB += a * b;
    }
  const double correlation = (count * sumAB - sumA * sumB) /
                             std::sqrt((count * sumAA - sumA * sumA) * (count * sumBB - sumB * sumB));
  EXPECT_GT(correlation, 0.85);
}

TEST(NewTerrain, MountainsHaveTheirHighestGroundAlongAnAxis) {
  for (const std::uint32_t seed : kTestSeeds) {
    const Measured terrain = measured(squareTerrain(TerrainTemplate::Mountains, seed));
    // Second moments of the high samples: they form a band that is much longer than wide.
    double n = 0.0, x = 0.0, y = 0.0, xx = 0.0, yy = 0.0, xy = 0.0;
    for (int row = 0; row < terrain.rows; ++row)
      for (int column = 0; column < terrain.columns; ++column) {
        if (terrain.at(column, row) < 0.55 * terrain.highest) continue;
        ++n, x += column, y += row, xx += column * column, yy += row * row, xy += column * row;
      }
    ASSERT_GT(n, 100.0);
    xx = xx / n - x / n * (x / n), yy = yy / n - y / n * (y / n), xy = xy / n - x / n * (y / n);
    const double mean = 0.5 * (xx + yy), spread = std::hypot(0.5 * (xx - yy), xy);
    EXPECT_GT(std::sqrt((mean + spread) / (mean - spread)), 1.8) << "seed " << seed;
    EXPECT_GT(terrain.meanSlope(), 18.0) << "seed " << seed;
    EXPECT_LT(terrain.meanSlope(), 40.0) << "seed " << seed;
  }
}

TEST(NewTerrain, CanyonIsAPlateauWithADeepCut) {
  for (const std::uint32_t seed : kTestSeeds) {
    const Measured terrain = measured(squareTerrain(TerrainTemplate::Canyon, seed));
    const double floor = terrain.share(0.0, 0.2), middle = terrain.share(0.3, 0.6),
                 plateau = terrain.share(0.75, 1.01);
    EXPECT_GT(floor, 0.06) << "seed " << seed;
    EXPECT_GT(plateau, 0.35) << "seed " << seed;
    EXPECT_LT(middle, 0.25) << "seed " << seed;
    EXPECT_LT(middle / 3.0, plateau / 2.5) << "seed " << seed;
    // Walls stand in steps: many are steeper than the mean, and ledges between them are flat.
    int cliffs = 0, ledges = 0, wall = 0;
    for (int row = 1; row + 1 < terrain.rows; ++row)
      for (int column = 1; column + 1 < terrain.columns; ++column) {
        const double h = terrain.at(column, row) / terrain.highest;
        if (h < 0.2 || h > 0.75) continue;
        const double slope = terrain.slope(column, row).degrees();
        ++wall, cliffs += slope > 40.0, ledges += slope < 25.0;
      }
    EXPECT_GT(cliffs, wall / 5) << "seed " << seed;
    EXPECT_GT(ledges, wall / 10) << "seed " << seed;
  }
}

TEST(NewTerrain, DunesHaveSteepLeeSidesAndGentleWindwardSides) {
  for (const std::uint32_t seed : kTestSeeds) {
    const Measured terrain = measured(squareTerrain(TerrainTemplate::Dunes, seed, 513));
    int steep = 0, between = 0, tooSteep = 0, all = 0;
    double downEast = 0.0, downNorth = 0.0;
    for (int row = 1; row + 1 < terrain.rows; row += 2)
      for (int column = 1; column + 1 < terrain.columns; column += 2) {
        const Measured::Slope slope = terrain.slope(column, row);
        const double degrees = slope.degrees();
        ++all, tooSteep += degrees > 36.0, between += degrees > 15.0 && degrees < 28.0;
        if (degrees < 28.0 || degrees > 36.0) continue;
        ++steep;
        const double length = std::hypot(slope.east, slope.north);
        downEast -= slope.east / length, downNorth -= slope.north / length;
      }
    EXPECT_GT(steep, all / 33) << "seed " << seed;
    EXPECT_LT(tooSteep, steep / 10) << "seed " << seed;
    // Samples in between are the edges of lee sides.
    EXPECT_LT(between, steep) << "seed " << seed;
    // Lee sides face one way, the other slopes are gentle.
    EXPECT_GT(std::hypot(downEast, downNorth), 0.75 * steep) << "seed " << seed;
  }
}

TEST(NewTerrain, HillsAreSmooth) {
  for (const std::uint32_t seed : kTestSeeds) {
    const Measured terrain = measured(squareTerrain(TerrainTemplate::Hills, seed));
    EXPECT_GT(terrain.meanSlope(), 4.0) << "seed " << seed;
    EXPECT_LT(terrain.meanSlope(), 16.0) << "seed " << seed;
    int steep = 0;
    for (int row = 1; row + 1 < terrain.rows; ++row)
      for (int column = 1; column + 1 < terrain.columns; ++column)
        steep += terrain.slope(column, row).degrees() > 35.0;
    EXPECT_LT(steep, 255 * 255 / 50) << "seed " << seed;
  }
}

TEST(NewTerrain, ValleyIsLowerThanItsFlanksAndDrainsEast) {
  for (const std::uint32_t seed : kTestSeeds) {
    const Measured terrain = measured(squareTerrain(TerrainTemplate::Valley, seed));
    // From west to east the lowest sample of a column is the floor, which falls.
    std::vector<double> floor, flat;
    for (int column = 2; column + 2 < terrain.columns; ++column) {
      int lowest = 0;
      double north = 0.0, south = 0.0;
      for (int row = 20; row + 20 < terrain.rows; ++row)
        if (terrain.at(column, row) < terrain.at(column, lowest) || lowest == 0) lowest = row;
      for (int row = 0; row < lowest; ++row) north = std::max(north, terrain.at(column, row));
      for (int row = lowest; row < terrain.rows; ++row) south = std::max(south, terrain.at(column, row));
      floor.push_back(terrain.at(column, lowest));
      EXPECT_GT(std::min(north, south), floor.back() + 0.15 * terrain.highest)
          << "seed " << seed << " " << column;
      int width = 0;
      for (int row = 1; row + 1 < terrain.rows; ++row)
        width += terrain.at(column, row) < floor.back() + 0.04 * terrain.highest;
      flat.push_back(width);
    }
    EXPECT_GT(floor.front(), floor.back() + 0.01 * terrain.highest) << "seed " << seed;
    double rise = 0.0;
    for (std::size_t i = 1; i < floor.size(); ++i) rise = std::max(rise, floor[i] - floor[i - 1]);
    EXPECT_LT(rise, 0.01 * terrain.highest) << "seed " << seed;
    EXPECT_GT(*std::ranges::min_element(flat), 8) << "seed " << seed;
  }
}

TEST(NewTerrain, IslandLiesInASeaThatReachesEverySide) {
  for (std::uint32_t seed = 1; seed <= 6; ++seed) {
    const int side = 161;
    const Measured terrain = measured(squareTerrain(TerrainTemplate::Island, seed, side));
    for (int i = 0; i < side; ++i)
      for (const double h :
           {terrain.at(i, 0), terrain.at(i, side - 1), terrain.at(0, i), terrain.at(side - 1, i)})
        ASSERT_LT(h, 0.0) << "seed " << seed;
    const auto land = std::ranges::count_if(terrain.heights, [](float h) { return h > 0.0F; });
    EXPECT_GT(land, 0.12 * side * side) << "seed " << seed;
    EXPECT_LT(land, 0.7 * side * side) << "seed " << seed;
  }
}

TEST(NewTerrain, WaterRunsOffAlmostAllOfTheLandOfAnIsland) {
  const int side = 513;
  const Measured terrain = measured(squareTerrain(TerrainTemplate::Island, 7, side));
  const std::vector<float>& h = terrain.heights;
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

TEST(NewTerrain, TheShapeOfAnIslandDependsOnlyOnTheSeedAndItsPeakIsExact) {
  NewTerrain settings = squareTerrain(TerrainTemplate::Island, 7, 65);
  settings.height = 100.0;
  const Measured small = measured(settings);
  settings.cellSize = 50.0;
  settings.height = 200.0;
  const Measured large = measured(settings);
  EXPECT_EQ(large.highest, 200.0);
  for (std::size_t i = 0; i < small.heights.size(); ++i)
    ASSERT_FLOAT_EQ(2.0f * small.heights[i], large.heights[i]);
}

TEST(NewTerrain, FlatHasItsLevelAndTakesNoMemory) {
  const auto flat =
      makeTerrain(NewTerrain{.columns = 100'000, .rows = 50'000, .cellSize = 2.0, .height = 12.5});
  ASSERT_TRUE(flat);
  EXPECT_EQ(flat->heights.at(99'999, 49'999), 12.5F);
  EXPECT_EQ(neededMemory({.columns = 100'000, .rows = 50'000}), 0.0);
}

TEST(NewTerrain, RefusesImpossibleValuesInOneLine) {
  const double nan = std::numeric_limits<double>::quiet_NaN(),
               infinity = std::numeric_limits<double>::infinity();
  const NewTerrain hills{.form = TerrainTemplate::Hills, .columns = 65, .rows = 65};
  const auto refuses = [&](const char* named, auto change) {
    NewTerrain settings = hills;
    change(settings);
    const auto made = makeTerrain(settings);
    ASSERT_FALSE(made) << named;
    EXPECT_NE(made.error().text().find(named), std::string::npos) << made.error().text();
    EXPECT_EQ(made.error().text().find('\n'), std::string::npos);
  };
  for (const double value : {nan, infinity, 0.0, -1.0, 1e300})
    refuses("cell size", [&](NewTerrain& t) { t.cellSize = value; });
  for (const double value : {nan, infinity, 0.0, -1.0, 1e300})
    refuses("height", [&](NewTerrain& t) { t.height = value; });
  for (const double value : {nan, infinity, -0.1, 1.1}) {
    refuses("shape", [&](NewTerrain& t) { t.shape = value; });
    refuses("roughness", [&](NewTerrain& t) { t.roughness = value; });
  }
  refuses("1x65", [](NewTerrain& t) { t.columns = 1; });
  refuses("65x-3", [](NewTerrain& t) { t.rows = -3; });
  refuses("8193x8193", [](NewTerrain& t) { t.columns = t.rows = 10'000; });
}

}  // namespace
}  // namespace scarp
