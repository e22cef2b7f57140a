#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "core/base/Parallel.h"
#include "core/visibility/FractionMap.h"
#include "core/visibility/GroundAnalysis.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

FractionBytes randomFractions(std::mt19937& random, const GridRect& rect) {
  FractionBytes fractions{rect, std::vector<std::uint8_t>(static_cast<std::size_t>(rect.area()))};
  for (std::uint8_t& value : fractions.values)
    value = random() % 5 == 0 ? FractionBytes::kNone : static_cast<std::uint8_t>(random() % 255);
  return fractions;
}

/// The mean at a sample of level 1, from the definition.
int meanOver(const FractionMap& map, int column, int row) {
  const int middle[2] = {std::min(2 * column, map.columns(0) - 1), std::min(2 * row, map.rows(0) - 1)};
  double all = 0.0, known = 0.0, sum = 0.0;
  for (int r = -1; r <= 1; ++r)
    for (int c = -1; c <= 1; ++c) {
      if (!map.rect().contains(middle[0] + c, middle[1] + r)) continue;
      const double weight = (2 - std::abs(c)) * (2 - std::abs(r));
      const int fraction = map.at(0, middle[0] + c, middle[1] + r);
      all += weight;
      if (fraction == FractionBytes::kNone) continue;
      known += weight;
      sum += weight * fraction;
    }
  return known < 0.5 * all ? FractionBytes::kNone : static_cast<int>(std::floor(sum / known + 0.5));
}

TEST(FractionMap, LevelsHalveTheCellsDownToAPage) {
  const FractionMap map(1026, 300);
  const int columns[] = {1026, 514, 258, 130, 66, 34}, rows[] = {300, 151, 76, 39, 20, 11};
  ASSERT_EQ(map.levels(), 6);
  EXPECT_EQ(map.at(5, 33, 10), FractionBytes::kNone);
  for (int level = 0; level < 6; ++level) {
    EXPECT_EQ(map.columns(level), columns[level]);
    EXPECT_EQ(map.rows(level), rows[level]);
  }
  EXPECT_EQ(FractionMap(65, 65).levels(), 1);
  EXPECT_EQ(FractionMap(2, 66).levels(), 2);
}

TEST(FractionMap, ACoarserSampleIsTheMeanAroundItsPlace) {
  std::mt19937 random(5);
  for (const auto& [columns, rows] : {std::pair(140, 75), std::pair(141, 76), std::pair(67, 2)}) {
    FractionMap map(columns, rows);
    map.replace(randomFractions(random, map.rect()));
    for (int r = 0; r < map.rows(1); ++r)
      for (int c = 0; c < map.columns(1); ++c) ASSERT_EQ(map.at(1, c, r), meanOver(map, c, r));
  }
}

TEST(FractionMap, PartsMakeTheSameMapAsTheWhole) {
  std::mt19937 random(6);
  for (const auto& [columns, rows] : {std::pair(333, 258), std::pair(258, 131), std::pair(66, 2)}) {
    FractionMap parts(columns, rows);
    FractionBytes whole = randomFractions(random, parts.rect());
    parts.replace(whole);
    for (int i = 0; i < 16; ++i) {
      const int c = static_cast<int>(random() % static_cast<unsigned>(columns)),
                r = static_cast<int>(random() % static_cast<unsigned>(rows));
      const GridRect rect =
          GridRect{c, r, c + 1 + static_cast<int>(random() % 40), r + 1 + static_cast<int>(random() % 9)}
              .intersected(parts.rect());
      const FractionBytes part = randomFractions(random, rect);
      parts.replace(part);
      for (int row = rect.row0; row < rect.row1; ++row)
        for (int column = rect.column0; column < rect.column1; ++column)
          whole.values[static_cast<std::size_t>(row * columns + column)] = part.at(column, row);
      FractionMap fresh(columns, rows);
      const ThreadLimit one(1);
      fresh.replace(whole);
      ASSERT_TRUE(parts == fresh) << columns << " " << i;
    }
  }
}

TEST(FractionMapDeathTest, PartsLieWithinTheTerrain) {
  FractionMap map(20, 20);
  EXPECT_DEATH(map.replace({{15, 0, 21, 1}, std::vector<std::uint8_t>(6)}), "precondition");
}

/// Fractal ground with a hole in it.
Terrain ground() {
  Terrain terrain = test::fractalTerrain(90, 70, 2.0, 3.0, 5);
  terrain.heights.write({40, 30, 44, 36}, std::vector<float>(24, test::kHole));
  return terrain;
}

TEST(GroundAnalysis, GivesWhatTheAnalysesGive) {
  const Terrain terrain = ground();
  const HeightPyramid pyramid(terrain.heights);
  const GridRect rect{10, 5, 80, 60};
  const ViewshedSettings eye{{-20.0, 10.0}, 2.0, 0.0, 60.0};
  const SunSettings sun{200.0, 25.0, 3.0};
  const SkySettings sky{16, 30.0};
  const auto seen = viewshed(terrain.heights, pyramid, terrain.frame, eye, rect);
  const auto lit = sunShadow(terrain.heights, pyramid, terrain.frame, sun, rect);
  const auto open = skyView(terrain.heights, terrain.frame, sky, rect);
  const auto bytes = [&](const AnalysisSettings& settings) {
    return analyse(terrain.heights, pyramid, terrain.frame, settings, rect).value();
  };
  const FractionBytes ofEye = bytes(eye), ofSun = bytes(sun), ofSky = bytes(sky);
  int counts[3] = {};
  for (int r = rect.row0; r < rect.row1; ++r)
    for (int c = rect.column0; c < rect.column1; ++c) {
      const bool hole = std::isnan(terrain.heights.at(c, r));
      const Sight sight = seen->at(c, r);
      ++counts[sight == Sight::NoData ? 2 : static_cast<int>(sight)];
      ASSERT_EQ(ofEye.at(c, r), sight == Sight::NoData    ? FractionBytes::kNone
                                : sight == Sight::Visible ? FractionBytes::kFull
                                                          : 0);
      ASSERT_EQ(ofSun.at(c, r) == FractionBytes::kNone, hole);
      ASSERT_EQ(ofSky.at(c, r) == FractionBytes::kNone, hole);
      if (hole) continue;
      ASSERT_NEAR(ofSun.at(c, r) / double{FractionBytes::kFull}, lit->at(c, r), 0.002);
      ASSERT_NEAR(ofSky.at(c, r) / double{FractionBytes::kFull}, open->at(c, r), 0.002);
    }
  for (const int count : counts) EXPECT_GT(count, 50);
}

TEST(GroundAnalysis, PassesErrorsOnAndCanBeCancelled) {
  const Terrain terrain = test::fractalTerrain(200, 200);
  const HeightPyramid pyramid(terrain.heights);
  const auto none = analyse(terrain.heights, pyramid, terrain.frame, ViewshedSettings{{1e6, 0.0}},
                            terrain.frame.samples());
  ASSERT_FALSE(none.ok());
  EXPECT_EQ(none.error().text(), "there is no ground under the observer");
  for (const AnalysisSettings& settings :
       {AnalysisSettings(ViewshedSettings{}), AnalysisSettings(SunSettings{10.0, 20.0, 1.0}),
        AnalysisSettings(SkySettings{})}) {
    const bool even = !std::holds_alternative<ViewshedSettings>(settings);
    double last = 0.0;
    const auto result = analyse(terrain.heights, pyramid, terrain.frame, settings, terrain.frame.samples(),
                                [&](double fraction) {
                                  EXPECT_TRUE(!even || fraction >= last);
                                  last = fraction;
                                  return fraction < (even ? 0.4 : 0.3);
                                });
    ASSERT_FALSE(result.ok());
    EXPECT_TRUE(result.error().cancelled);
    EXPECT_TRUE(!even || last < 0.5);
  }
}

}  // namespace
}  // namespace scarp
