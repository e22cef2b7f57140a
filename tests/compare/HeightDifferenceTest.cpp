#include "core/compare/HeightDifference.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

#include "core/compare/SharedGrid.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::kHole;
using test::samplesOf;

/// The smallest size that so many of the sorted ones are no larger than.
double ranked(const std::vector<float>& sorted, double share) {
  const auto rank = static_cast<std::size_t>(std::ceil(share * static_cast<double>(sorted.size())));
  return sorted[std::max<std::size_t>(rank, 1) - 1];
}

TEST(HeightDifference, IsWhatAPlainLoopOverAllSamplesFinds) {
  std::mt19937_64 random(5);
  for (int round = 0; round < 4; ++round) {
    const Terrain a = test::fractalTerrain(301, 187, 2.0, 3.0, static_cast<std::uint32_t>(round));
    Terrain b = a;
    const GridRect part{static_cast<int>(random() % 200), static_cast<int>(random() % 100), 280, 170};
    std::vector<float> samples(static_cast<std::size_t>(part.area()));
    b.heights.read(part, samples);
    for (float& sample : samples) {
      const auto what = random() % 5;
      if (what == 0) sample = kHole;
      if (what > 2) sample += static_cast<float>(static_cast<int>(random() % 2001) - 1000) * 0.01F;
    }
    b.heights.write(part, samples);
    const Terrain &before = round % 2 == 0 ? a : b, &after = round % 2 == 0 ? b : a;

    const auto found = heightDifference(before.heights, after.heights, before.frame);
    ASSERT_TRUE(found);
    const std::vector<float> one = samplesOf(before.heights), other = samplesOf(after.heights);
    std::int64_t compared = 0, made = 0, filled = 0;
    long double sum = 0.0, squares = 0.0;
    double lowest = 1e30, highest = -1e30;
    std::vector<float> sizes;
    for (std::size_t i = 0; i < one.size(); ++i) {
      made += !std::isnan(one[i]) && std::isnan(other[i]);
      filled += std::isnan(one[i]) && !std::isnan(other[i]);
      if (std::isnan(one[i]) || std::isnan(other[i])) continue;
      ++compared;
      const double over = double(other[i]) - double(one[i]);
      lowest = std::min(lowest, over);
      highest = std::max(highest, over);
      sum += over;
      squares += static_cast<long double>(over) * over;
      if (over != 0.0) sizes.push_back(static_cast<float>(std::abs(over)));
    }
    std::ranges::sort(sizes);
    EXPECT_EQ(found->compared, compared);
    EXPECT_EQ(found->differing, std::ssize(sizes));
    EXPECT_EQ(found->holesMade, made);
    EXPECT_EQ(found->holesFilled, filled);
    EXPECT_EQ(found->lowest, lowest);
    EXPECT_EQ(found->highest, highest);
    EXPECT_NEAR(found->mean, static_cast<double>(sum / compared), 1e-12);
    EXPECT_NEAR(found->rootMeanSquare, std::sqrt(static_cast<double>(squares / compared)), 1e-12);
    EXPECT_EQ(found->size50, ranked(sizes, 0.5));
    EXPECT_EQ(found->size95, ranked(sizes, 0.95));
    EXPECT_EQ(found->size99, ranked(sizes, 0.99));
    EXPECT_EQ(found->changed.intersected(part), found->changed);
    EXPECT_GT(found->changed.area(), part.area() / 2);

    const auto over = differences(before.heights, after.heights);
    ASSERT_TRUE(over);
    const std::vector<float> subtracted = samplesOf(*over);
    for (std::size_t i = 0; i < one.size(); ++i) {
      const auto should = static_cast<float>(double(other[i]) - double(one[i]));
      ASSERT_TRUE(subtracted[i] == should || (std::isnan(subtracted[i]) && std::isnan(should))) << i;
    }
  }
}

TEST(HeightDifference, LevelGroundOfTwoHeightsDiffersEverywhere) {
  const GridFrame frame{300, 200, 1.0, 1.0};
  const HeightRaster low(300, 200, 2.0F), high(300, 200, 5.0F);
  const auto found = heightDifference(low, high, frame);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->differing, 60000);
  EXPECT_EQ(found->lowest, 3.0);
  EXPECT_EQ(found->mean, 3.0);
  EXPECT_EQ(found->size99, 3.0);
  EXPECT_NEAR(found->earth.fill, 3.0 * 299 * 199, 1e-6);
  EXPECT_FALSE(sameSamples(low, high));
  EXPECT_TRUE(heightDifference(low, low, frame)->none());
  EXPECT_EQ(heightDifference(low, low, frame)->compared, 60000);
}

TEST(SharedGrid, PartsOfOneModelAreComparedWhereBothAre) {
  Terrain whole = test::fractalTerrain(200, 150, 30.0, 30.0);
  whole.georeference.hasGeoTransform = true;
  whole.georeference.geoTransform = {400000.0, 30.0, 0.0, 3800000.0, 0.0, -30.0};
  const Terrain west = partOfTerrain(whole, {0, 0, 120, 150}), south = partOfTerrain(whole, {60, 50, 200, 150});
  const auto grid = sharedGrid(west, south);
  ASSERT_TRUE(grid) << grid.error().text();
  EXPECT_EQ(grid->before, (GridRect{60, 50, 120, 150}));
  EXPECT_EQ(grid->after, (GridRect{0, 0, 60, 100}));
  EXPECT_TRUE(heightDifference(partOfTerrain(west, grid->before).heights,
                               partOfTerrain(south, grid->after).heights, {60, 100, 30.0, 30.0})
                  ->none());
  Terrain beside = south;
  beside.georeference.geoTransform[0] += 7.0;
  EXPECT_NE(sharedGrid(west, beside).error().text().find("between those of the other"), std::string::npos);
  beside.georeference.geoTransform[0] += 1e6 - 7.0;
  EXPECT_FALSE(sharedGrid(west, beside));
  Terrain nowhere = south;
  nowhere.georeference.hasGeoTransform = false;
  EXPECT_NE(sharedGrid(west, nowhere).error().text().find("140 x 100"), std::string::npos);
  Terrain moved = whole;
  moved.georeference.geoTransform[3] += 30.0;
  EXPECT_NE(sharedGrid(whole, moved)->note, "");
}

}  // namespace
}  // namespace scarp
