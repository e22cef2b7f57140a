#include <gtest/gtest.h>

#include "core/io/ExportGround.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

TEST(ExportGround, ResamplesOverTheSameGround) {
  const Terrain terrain = fractalTerrain(130, 100, 2.0, 3.0);
  const auto as = exportGround(terrain, std::nullopt);
  ASSERT_TRUE(as.ok());
  EXPECT_FALSE(as->change);
  expectSameHeights(as->terrain, terrain);
  const auto other = exportGround(terrain, SampleSize{127, 127});
  ASSERT_TRUE(other.ok());
  EXPECT_EQ(other->terrain.frame.columns, 127);
  EXPECT_DOUBLE_EQ(other->terrain.frame.width(), terrain.frame.width());
  EXPECT_DOUBLE_EQ(other->terrain.frame.depth(), terrain.frame.depth());
  ASSERT_TRUE(other->change);
  EXPECT_GT(other->change->largest, 0.0);
  EXPECT_EQ(other->heights.max, summarise(other->terrain.heights).max);
}

TEST(ExportGround, CanBeStopped) {
  const auto stopped = exportGround(fractalTerrain(300, 300), SampleSize{505, 505},
                                    [](double fraction) { return fraction < 0.7; });
  ASSERT_FALSE(stopped.ok());
  EXPECT_TRUE(stopped.error().cancelled);
}

// Unity reads step s as s / 65536 of the terrain's height.
TEST(ExportRange, UnitysHighestPointIsItsLastStep) {
  ExportOptions options;
  options.preset = "unity";
  const auto range = exportRange({-50.0, 950.0, 0}, options);
  ASSERT_TRUE(range.ok());
  EXPECT_EQ(range->step(950.0), 65535);
  EXPECT_NEAR(range->height(65535), 950.0, 1e-9);
  EXPECT_NEAR(range->max - range->min, 1000.0 * 65536.0 / 65535.0, 1e-9);
  EXPECT_DOUBLE_EQ(range->scale(), 1000.0 / 65535.0);
  // A height that was typed is the one that Unity is told.
  options.rangeMax = 1200.0;
  EXPECT_EQ(exportRange({-50.0, 950.0, 0}, options)->max, 1200.0);
}

TEST(ExportRange, LevelGroundHasAHeightForEnginesOnly) {
  EXPECT_EQ(exportRange({7.0, 7.0, 0}, {})->max, 7.0);
  ExportOptions options;
  options.preset = "unreal";
  const auto range = exportRange({7.0, 7.0, 0}, options);
  EXPECT_EQ(range->min, 7.0);
  EXPECT_EQ(range->max, 8.0);
  EXPECT_EQ(range->step(7.0), 0);
}

}  // namespace
}  // namespace scarp::test
