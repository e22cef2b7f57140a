#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "tests/support/Dabs.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::applyTo;
using test::brush;
using test::samplesOf;

TEST(HoleKernels, AHoleReachesToHalfTheWeight) {
  Terrain terrain = test::fractalTerrain(200, 200, 1.0, 2.0);
  applyTo(terrain, {{3.3, -8.1}, 0.01, 0.0}, brush(BrushKind::Hole, 60));
  for (int r = 0; r < 200; ++r)
    for (int c = 0; c < 200; ++c) {
      const double d = std::hypot(terrain.frame.x(c) - 3.3, terrain.frame.y(r) + 8.1) / 60;
      if (std::abs(d - 0.5) > 1e-4) {
        ASSERT_EQ(std::isnan(terrain.heights.at(c, r)), d < 0.5) << d;
      }
    }
}

TEST(HoleKernels, FillLeavesGroundAloneAndJoinsIt) {
  Terrain terrain = test::fractalTerrain(300, 300);
  const Terrain whole = terrain;
  const Dab dab{{0, 0}, 1.0, 0.0};
  applyTo(terrain, dab, brush(BrushKind::Hole, 120, Falloff::Constant));
  applyTo(terrain, dab, brush(BrushKind::Fill, 120, Falloff::Constant));
  double steepest = 0, usual = 0;
  for (int r = 1; r < 300; ++r)
    for (int c = 1; c < 300; ++c) {
      const double d = std::hypot(terrain.frame.x(c), terrain.frame.y(r));
      if (d >= 120) {
        ASSERT_EQ(terrain.heights.at(c, r), whole.heights.at(c, r));
      }
      ASSERT_FALSE(std::isnan(terrain.heights.at(c, r)));
      if (d < 122)
        steepest =
            std::max(steepest, std::abs(double(terrain.heights.at(c, r)) - terrain.heights.at(c - 1, r)));
      usual = std::max(usual, std::abs(double(whole.heights.at(c, r)) - whole.heights.at(c - 1, r)));
    }
  EXPECT_LT(steepest, 1.5 * usual) << "a step at the rim";
}

TEST(HoleKernels, AStrokeOfFillMeetsTheFarSideWithoutAStep) {
  Terrain terrain = test::makeTerrain({400, 200, 1, 1}, [](int c, int r) {
    return std::hypot(c - 200, r - 100) < 60 ? test::kHole : c < 200 ? 0.0F : 30.0F;
  });
  Terrain atOnce = terrain;
  applyTo(atOnce, {{0, 0}, 1.0, 0.0}, brush(BrushKind::Fill, 100));
  for (double x = -90; x <= 90; x += 5) applyTo(terrain, {{x, 0}, 1.0, 0.0}, brush(BrushKind::Fill, 65));
  double steepest = 0;
  for (int r = 90; r < 110; ++r)
    for (int c = 1; c < 400; ++c) {
      ASSERT_FALSE(std::isnan(terrain.heights.at(c, r)));
      steepest =
          std::max(steepest, std::abs(double(terrain.heights.at(c, r)) - terrain.heights.at(c - 1, r)));
      // No ribs where one dab ends.
      ASSERT_NEAR(terrain.heights.at(c, r), atOnce.heights.at(c, r), 0.2);
    }
  EXPECT_LT(steepest, 3.0);
}

TEST(HoleKernels, WithoutAnyGroundFillGoesForTheStrokesLevel) {
  Terrain terrain = test::makeTerrain({60, 60, 1, 1}, [](int, int) { return test::kHole; });
  applyTo(terrain, {{0, 0}, 1.0, 0.0}, brush(BrushKind::Fill, 10), test::levelGround(12.5));
  EXPECT_EQ(terrain.heights.at(30, 30), 12.5F);
  Terrain other = test::makeTerrain({60, 60, 1, 1}, [](int, int) { return test::kHole; });
  applyTo(other, {{0, 0}, 1.0, 0.0}, brush(BrushKind::Fill, 10));
  EXPECT_EQ(other.heights.at(30, 30), 0.0F);
  EXPECT_TRUE(std::isnan(other.heights.at(5, 5)));
}

}  // namespace
}  // namespace scarp
