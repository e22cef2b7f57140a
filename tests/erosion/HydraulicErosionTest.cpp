#include <gtest/gtest.h>

#include "core/erosion/HydraulicErosion.h"
#include "tests/operation/OperationSupport.h"

namespace scarp {
namespace {

struct Volumes {
  double worn = 0.0, laid = 0.0;  ///< m³
};

Volumes volumesOf(const Terrain& terrain, const HeightPlane& change) {
  Volumes volumes;
  for (int r = 0; r < change.rows; ++r)
    for (int c = 0; c < change.columns; ++c) {
      const double gain = static_cast<double>(change.values[change.at(c, r)]);
      (gain > 0.0 ? volumes.laid : volumes.worn) += std::abs(gain) * terrain.frame.dx * terrain.frame.dy;
    }
  return volumes;
}

TEST(HydraulicErosion, BalancesTheMassOnAnyGround) {
  const Terrain grounds[] = {test::fractalTerrain(257, 200, 10.0, 10.0),
                             test::fractalTerrain(131, 300, 4.0, 9.0), test::groundWithHoles(211, 173),
                             test::fractalTerrain(50, 40)};
  for (const Terrain& terrain : grounds) {
    const auto eroded = hydraulicErosion(terrain, {20});
    ASSERT_TRUE(eroded.has_value());
    const Volumes volumes = volumesOf(terrain, eroded->change);
    EXPECT_GT(volumes.worn, 1e-4 * terrain.frame.width() * terrain.frame.depth());
    EXPECT_GT(volumes.laid, 0.0);
    EXPECT_GT(eroded->carriedOff, 0.0);
    EXPECT_LT(std::abs(volumes.worn - volumes.laid - eroded->carriedOff), 1e-3 * volumes.worn)
        << terrain.frame.columns;
  }
}

TEST(HydraulicErosion, CutsValleysThatGatherTheWater) {
  // An even slope with little bumps: what is worn off it must end up in few deep lines, not in a sheet.
  const Terrain terrain = test::makeTerrain({220, 220, 10.0, 10.0}, [](int c, int r) {
    return static_cast<float>(3.0 * r + 4.0 * fractalNoise(0.09 * c, 0.09 * r, 4, 0.5, 5));
  });
  HydraulicErosionFilter filter{40};
  filter.capacity = 1.0;
  const auto eroded = hydraulicErosion(terrain, filter);
  const HeightPlane& change = eroded->change;
  // Across the slope, near its foot: the deepest tenth has a good part of all that was worn off.
  std::vector<double> depths;
  for (int c = 10; c < 210; ++c) depths.push_back(-static_cast<double>(change.values[change.at(c, 60)]));
  std::sort(depths.rbegin(), depths.rend());
  const double median = depths[depths.size() / 2];
  EXPECT_GT(depths[depths.size() / 20] - median, 3.0) << "metres deeper than the ground between";
}

TEST(HydraulicErosion, LaysAFanWhereASlopeEnds) {
  // A steep slope over level ground: the foot rises, the slope is worn.
  const Terrain terrain = test::makeTerrain({200, 200, 10.0, 10.0}, [](int c, int r) {
    const double slope = r < 100 ? 5.0 * (100 - r) : 0.0;
    return static_cast<float>(slope + 2.0 * fractalNoise(0.08 * c, 0.08 * r, 4, 0.5, 5) + 0.02 * (200 - r));
  });
  const auto eroded = hydraulicErosion(terrain, {40});
  const auto meanOf = [&](int from, int to) {
    double sum = 0.0;
    for (int r = from; r < to; ++r)
      for (int c = 20; c < 180; ++c)
        sum += static_cast<double>(eroded->change.values[eroded->change.at(c, r)]);
    return sum / (160.0 * (to - from));
  };
  EXPECT_LT(meanOf(20, 80), -1.0);
  EXPECT_GT(meanOf(104, 130), 0.5);
}

TEST(HydraulicErosion, LaysNoLipWhereWaterLeaves) {
  // Slopes that fall to the south, to the east and to a corner; odd and even sizes.
  struct Case {
    int columns, rows;
    double cell, south, east;
  };
  for (const Case& slope :
       {Case{257, 257, 2.0, 0.08, 0.0}, {257, 200, 2.0, 0.7, 0.0}, {230, 257, 10.0, 0.0, 0.3}}) {
    const Terrain terrain =
        test::makeTerrain({slope.columns, slope.rows, slope.cell, slope.cell}, [&](int c, int r) {
          const double fall = slope.cell * (slope.south * r + slope.east * c);
          return static_cast<float>(500.0 - fall +
                                    0.15 * slope.cell * fractalNoise(0.05 * c, 0.05 * r, 5, 0.5, 3));
        });
    const HeightPlane change = hydraulicErosion(terrain, {})->change;
    const auto meanAt = [&](int inside) {
      double sum = 0.0;
      const bool south = slope.south > 0.0;
      const int from = 30, to = (south ? slope.columns : slope.rows) - 30;
      for (int i = from; i < to; ++i)
        sum += static_cast<double>(change.values[south ? change.at(i, slope.rows - 1 - inside)
                                                       : change.at(slope.columns - 1 - inside, i)]);
      return sum / (to - from);
    };
    const double behind = meanAt(16);
    EXPECT_LT(behind, 0.0);
    for (const int inside : {0, 1, 2, 4, 8}) EXPECT_LT(meanAt(inside), 0.8 * behind) << inside;
    // Nor a notch.
    EXPECT_GT(meanAt(0), 2.0 * behind);
  }
}

TEST(HydraulicErosion, MakesNoSpikes) {
  // How far a sample stands over or under all of its neighbours.
  const auto spikes = [](const HeightRaster& heights) {
    double most = 0.0;
    for (int r = 1; r + 1 < heights.rows(); ++r)
      for (int c = 1; c + 1 < heights.columns(); ++c) {
        double low = 1e9, high = -1e9;
        for (int dr = -1; dr <= 1; ++dr)
          for (int dc = -1; dc <= 1; ++dc) {
            if (dc == 0 && dr == 0) continue;
            low = std::min(low, double(heights.at(c + dc, r + dr)));
            high = std::max(high, double(heights.at(c + dc, r + dr)));
          }
        most = std::max({most, heights.at(c, r) - high, low - heights.at(c, r)});
      }
    return most;
  };
  const Terrain terrain = test::fractalTerrain(300, 260, 10.0, 10.0);
  for (const double capacity : {1.0}) {
    HydraulicErosionFilter filter;
    filter.iterations = 40;
    filter.capacity = capacity;
    const HeightRaster after = *filtered(terrain, filter, nullptr);
    EXPECT_LE(spikes(after), 1.2 * spikes(terrain.heights)) << capacity;
    const auto a = test::samplesOf(terrain.heights), b = test::samplesOf(after);
    EXPECT_LE(*std::max_element(b.begin(), b.end()), *std::max_element(a.begin(), a.end()) + 0.01F);
  }
}

TEST(HydraulicErosion, DoesNothingWithoutRainOrToLevelGround) {
  HydraulicErosionFilter dry{10};
  dry.rain = 0.0;
  dry.banks = 89.0;
  const Terrain rough = test::fractalTerrain(80, 70);
  const auto level = test::makeTerrain({80, 70, 1, 1}, [](int, int) { return 4.0F; });
  const auto dried = hydraulicErosion(rough, dry), still = hydraulicErosion(level, {10});
  for (const float change : dried->change.values) ASSERT_EQ(change, 0.0F);
  for (const float change : still->change.values) ASSERT_NEAR(change, 0.0F, 1e-3);
}

TEST(HydraulicErosion, TakesTheSmallestTerrains) {
  for (const auto& [columns, rows] : {std::pair(2, 2), {2, 90}, {3, 2}, {400, 3}}) {
    const Terrain terrain = test::fractalTerrain(columns, rows);
    const auto eroded = hydraulicErosion(terrain, {5});
    ASSERT_TRUE(eroded.has_value());
    for (const float change : eroded->change.values) ASSERT_FALSE(std::isnan(change));
  }
  const Terrain holes = test::makeTerrain({60, 60, 1, 1}, [](int, int) { return test::kHole; });
  EXPECT_EQ(hydraulicErosion(holes, {5})->carriedOff, 0.0);
}

}  // namespace
}  // namespace scarp
