#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "core/brush/Membrane.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

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
  auto heights = holed(201, 201, 70, saddle);
  closeByMembrane(heights, 201, dx, dy);
  for (int r = 0; r < 201; ++r)
    for (int c = 0; c < 201; ++c)
      ASSERT_NEAR(heights[static_cast<std::size_t>(r * 201 + c)], saddle(c, r), 0.42) << c << ' ' << r;
}

TEST(Membrane, StaysBetweenTheLowestAndTheHighestAround) {
  auto heights = holed(90, 61, 25, [](int c, int) { return c < 45 ? 2.0 : 9.0; });
  closeByMembrane(heights, 90, 1, 1);
  for (const float h : heights) ASSERT_TRUE(h >= 2.0F && h <= 9.0F);
  EXPECT_NEAR(heights[30 * 90 + 45], 5.5, 0.6);
}

TEST(Membrane, ABorderHoldsNothing) {
  // A hole that runs off the grid closes with the heights of the side that there is.
  std::vector<float> heights(64 * 40, kHole);
  for (std::size_t r = 0; r < 40; ++r)
    for (std::size_t c = 0; c < 8; ++c) heights[r * 64 + c] = 3.25F;
  closeByMembrane(heights, 64, 1, 1);
  for (const float h : heights) ASSERT_NEAR(h, 3.25F, 1e-4);
}

TEST(Membrane, WithoutGroundOrWithoutHolesNothingChanges) {
  std::vector<float> nothing(12, kHole), all(12, 1.5F);
  closeByMembrane(nothing, 4, 1, 1);
  closeByMembrane(all, 4, 1, 1);
  EXPECT_TRUE(test::sameBits(nothing, std::vector<float>(12, kHole)));
  EXPECT_TRUE(test::sameBits(all, std::vector<float>(12, 1.5F)));
}

}  // namespace
}  // namespace scarp
