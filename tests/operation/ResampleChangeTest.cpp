#include <gtest/gtest.h>

#include "core/operation/Resample.h"
#include "core/operation/Reshape.h"
#include "core/terrain/Surface.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

TEST(ResampleChange, NothingChangesOnAPlaneOrWithItself) {
  const Terrain plane = makeTerrain(
      {65, 41, 1.0, 1.0}, [](int c, int r) { return 2.0F * static_cast<float>(c) - static_cast<float>(r); });
  const auto coarser = reshaped(plane, ResampleReshape{17, 11, ResampleMethod::Bilinear});
  ASSERT_TRUE(coarser.ok());
  const auto self = resampleChange(plane.heights, plane.heights);
  EXPECT_EQ(self->largest, 0.0);
  EXPECT_EQ(self->mean, 0.0);
  // The tent is narrower at the border: there, and only there, it leans.
  EXPECT_LE(resampleChange(plane.heights, coarser->heights)->largest, 6.0);
}

TEST(ResampleChange, IsTheDistanceOfTheSurfacesAtTheOldSamples) {
  const Terrain terrain = fractalTerrain(130, 77);
  for (const auto& [columns, rows] : {std::pair(65, 40), std::pair(301, 77)}) {
    const auto after = reshaped(terrain, ResampleReshape{columns, rows});
    ASSERT_TRUE(after.ok());
    const auto change = resampleChange(terrain.heights, after->heights);
    ASSERT_TRUE(change);
    double largest = 0.0, sum = 0.0;
    std::vector<double> all;
    for (int row = 0; row < 77; ++row)
      for (int column = 0; column < 130; ++column) {
        // By metres, as an engine would look it up.
        const double x = terrain.frame.x(column), y = terrain.frame.y(row);
        const double there = heightAt(after->heights, std::clamp(after->frame.column(x), 0.0, columns - 1.0),
                                      std::clamp(after->frame.row(y), 0.0, rows - 1.0));
        const double difference = std::abs(there - static_cast<double>(terrain.heights.at(column, row)));
        largest = std::max(largest, difference);
        sum += difference;
        all.push_back(difference);
      }
    EXPECT_NEAR(change->largest, largest, 1e-6 * largest);
    EXPECT_NEAR(change->mean, sum / (130 * 77), 1e-6 * largest);
    EXPECT_GT(change->largest, change->mean);
    std::ranges::sort(all);
    EXPECT_NEAR(change->percentile99, all[all.size() * 99 / 100], 0.002 * all.back());
  }
}

TEST(ResampleChange, CountsHolesThatComeOrGoAndStopsWhenTold) {
  const Terrain terrain = makeTerrain({9, 9, 1.0, 1.0}, [](int c, int) { return c == 3 ? kHole : 1.0F; });
  const auto after = reshaped(terrain, ResampleReshape{5, 5});
  ASSERT_TRUE(after.ok());
  EXPECT_EQ(resampleChange(terrain.heights, after->heights)->largest, 0.0);
  EXPECT_GT(resampleChange(terrain.heights, after->heights)->holes, 0);
  EXPECT_FALSE(resampleChange(terrain.heights, after->heights, [](double) { return false; }));
}

}  // namespace
}  // namespace scarp::test
