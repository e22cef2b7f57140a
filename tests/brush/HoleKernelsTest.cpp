#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/brush/Membrane.h"
#include "tests/support/Dabs.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::applyTo;
using test::brush;

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

using test::kHole;

/// A grid of `columns` × rows with a round hole in its middle.
std::vector<float> holed(int columns, int rows, double radius,
                         const std::function<double(int, int)>& height) {
  std::vector<float> heights;
  for (int r = 0; r < rows; ++r)
    for (int c = 0; c < columns; ++c)
      heights.push_back(
          std::hypot(c - columns / 2, r - rows / 2) < radius ? kHole : static_cast<float>(height(c, r)));
  return heights;
}

TEST(Membrane, OfAHarmonicHeightIsThatHeight) {
  // Oblong cells: x² − y² in metres solves Laplace's equation, as does a plane.
  const double dx = 1.0, dy = 1.5;
  const auto saddle = [&](int c, int r) {
    const double x = (c - 100) * dx / 100, y = (r - 100) * dy / 100;
    return 10 * (x * x - y * y) + 5 * x;
  };
  const auto heights = closedByMembrane(holed(201, 201, 70, saddle), 201, dx, dy);
  for (int r = 0; r < 201; ++r)
    for (int c = 0; c < 201; ++c)
      ASSERT_NEAR(heights[static_cast<std::size_t>(r * 201 + c)], saddle(c, r), 0.42) << c << ' ' << r;
}

TEST(Membrane, StaysBetweenTheLowestAndTheHighestAround) {
  const auto heights =
      closedByMembrane(holed(90, 61, 25, [](int c, int) { return c < 45 ? 2.0 : 9.0; }), 90, 1, 1);
  for (const float h : heights) ASSERT_TRUE(h >= 2.0F && h <= 9.0F);
  EXPECT_NEAR(heights[30 * 90 + 45], 5.5, 0.6);
}

TEST(Membrane, ABorderHoldsNothing) {
  // A hole that runs off the grid closes with the heights of the side that there is.
  std::vector<float> heights(64 * 40, kHole);
  for (std::size_t r = 0; r < 40; ++r)
    for (std::size_t c = 0; c < 8; ++c) heights[r * 64 + c] = 3.25F;
  for (const float h : closedByMembrane(heights, 64, 1, 1)) ASSERT_NEAR(h, 3.25F, 1e-4);
}

TEST(Membrane, ThinGroundHoldsLongHoles) {
  // One column of ground at the left, much of it at the right: the solution is a line between them.
  for (const auto& [columns, rows] : {std::pair(300, 3), {1000, 1}, {1000, 7}, {600, 600}}) {
    const int last = columns - 100;
    std::vector<float> heights;
    for (int i = 0; i < columns * rows; ++i)
      heights.push_back(i % columns < 1 ? 100.0F : i % columns >= last ? 900.0F : kHole);
    const auto closed = closedByMembrane(heights, columns, 5.0, 4.0);
    double worst = 0.0;
    for (int i = 0; i < columns * rows; ++i)
      if (const int c = i % columns; c < last)
        worst = std::max(worst, std::abs(static_cast<double>(closed[static_cast<std::size_t>(i)]) - 100.0 - 800.0 * c / last));
    EXPECT_LT(worst, 40.0) << columns << " x " << rows;
  }
}

TEST(Membrane, WithoutGroundOrWithoutHolesNothingChanges) {
  const std::vector<float> nothing(12, kHole), all(12, 1.5F);
  EXPECT_TRUE(test::sameBits(closedByMembrane(nothing, 4, 1, 1), nothing));
  EXPECT_TRUE(test::sameBits(closedByMembrane(all, 4, 1, 1), all));
}

}  // namespace
}  // namespace scarp
