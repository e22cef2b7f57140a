#include <gtest/gtest.h>

#include <cmath>

#include "core/base/Parallel.h"
#include "core/terrain/PlaneSmoothing.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

HeightPlane makePlane(int columns, int rows, const std::function<float(int, int)>& height) {
  HeightPlane plane(columns, rows, 0, 0.0F);
  for (int r = 0; r < rows; ++r)
    for (int c = 0; c < columns; ++c) plane.values[plane.at(c, r)] = height(c, r);
  return plane;
}

float slope(int c, int r) { return static_cast<float>(400.0 + 0.7 * c - 0.3 * r); }

bool holed(int c, int r) {
  return std::hypot(c - 60, r - 40) < 15.0 || c + r < 50 || (c > 90 && r > 60) ||
         (c < 40 && r > 60 && c % 11 == 3 && r % 7 == 2);
}

std::vector<BoxKernel> kernels() {
  return {{1, 0.0, 2, 1.2}, {0, 0.6, 4, 1.0}, {4, 0.3, 4, 5.4}, {11, 0.5, 4, 13.5}, {40, 0.0, 2, 33.0}};
}

TEST(PlaneSmoothing, KeepsAPlaneSurfaceAtSidesAndHoles) {
  for (const BoxKernel& kernel : kernels())
    for (const auto& [columns, rows] : {std::pair(129, 97), {30, 200}, {5, 3}, {2, 2}}) {
      HeightPlane whole = makePlane(columns, rows, slope);
      ASSERT_TRUE(smoothPlane(whole, kernel, kernel));
      for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c)
          ASSERT_NEAR(whole.values[whole.at(c, r)], slope(c, r), 2e-3)
              << kernel.reach << " at " << c << ", " << r << " of " << columns;
    }
  for (const BoxKernel& kernel : kernels()) {
    HeightPlane plane =
        makePlane(129, 97, [](int c, int r) { return holed(c, r) ? test::kHole : slope(c, r); });
    ASSERT_TRUE(smoothPlane(plane, kernel, {kernel.reach, kernel.end, kernel.passes, kernel.spread}));
    for (int r = 0; r < 97; ++r)
      for (int c = 0; c < 129; ++c) {
        const float h = plane.values[plane.at(c, r)];
        ASSERT_EQ(std::isnan(h), holed(c, r)) << c << ", " << r;
        if (!holed(c, r)) {
          ASSERT_NEAR(h, slope(c, r), 2e-3) << kernel.reach << " at " << c << ", " << r;
        }
      }
  }
}

TEST(PlaneSmoothing, AwayFromSidesSamplesHaveTheBitsOfALargerPlane) {
  const Terrain large = test::fractalTerrain(260, 220);
  const auto cut = [&](const GridRect& rect) {
    HeightPlane plane(rect.width(), rect.height(), 0, 0.0F);
    large.heights.read(rect, plane.values);
    return plane;
  };
  for (const BoxKernel& kernel : kernels()) {
    const int extent = kernel.extent();
    if (extent > 60) continue;
    HeightPlane whole = cut(large.frame.samples());
    ASSERT_TRUE(smoothPlane(whole, kernel, kernel));
    for (const GridRect& rect : {GridRect{37, 21, 240, 190}, {0, 64, 200, 220}}) {
      HeightPlane part = cut(rect);
      ASSERT_TRUE(smoothPlane(part, kernel, kernel, {}, {rect.column0, rect.row0}));
      int different = 0, near = 0;
      for (int r = 0; r < part.rows; ++r)
        for (int c = 0; c < part.columns; ++c) {
          const float here = part.values[part.at(c, r)],
                      there = whole.values[whole.at(c + rect.column0, r + rect.row0)];
          const bool inside = std::min(c, r) >= extent && c < part.columns - extent && r < part.rows - extent;
          if (inside) {
            ASSERT_EQ(here, there) << kernel.reach << " at " << c << ", " << r;
          }
          ++near;
          different += here != there;
        }
      EXPECT_GT(different, near / 50);  // Else the comparison says nothing.
    }
  }
}

TEST(PlaneSmoothing, HasTheSameBitsForAnyNumberOfThreadsAndStops) {
  const auto rough = [](int c, int r) {
    return holed(c, r) ? test::kHole : static_cast<float>(fractalNoise(0.05 * c, 0.05 * r, 5, 0.5, 3));
  };
  HeightPlane one = makePlane(150, 130, rough), all = one, stopped = one;
  const BoxKernel kernel{4, 0.3, 4, 5.4};
  ASSERT_TRUE(smoothPlane(all, kernel, kernel));
  {
    const ThreadLimit limit(1);
    ASSERT_TRUE(smoothPlane(one, kernel, kernel));
  }
  EXPECT_TRUE(test::sameBits(one.values, all.values));
  EXPECT_FALSE(smoothPlane(stopped, kernel, kernel, [](double) { return false; }));
}

TEST(HoleBridge, JoinsTheGroundAroundAHole) {
  HeightPlane plane = makePlane(40, 30, [](int c, int r) {
    return std::hypot(c - 20, r - 15) < 6.0 ? test::kHole : static_cast<float>(c * c);
  });
  const auto holes = bridgeHoles(plane, 20, 20);
  for (int r = 0; r < 30; ++r)
    for (int c = 0; c < 40; ++c) {
      const bool hole = std::hypot(c - 20, r - 15) < 6.0;
      ASSERT_EQ(holes[plane.at(c, r)], hole ? 1 : 0);
      if (hole) {
        ASSERT_NEAR(plane.values[plane.at(c, r)], c * c, 36.0) << c << ", " << r;
      }
    }
}

TEST(HoleBridge, TakesGroundWithoutHolesAndWithNothingElse) {
  HeightPlane ground = makePlane(20, 10, slope), nothing(20, 10, 0, test::kHole), single = nothing;
  const auto before = ground.values;
  EXPECT_TRUE(bridgeHoles(ground, 5, 5).empty());
  EXPECT_TRUE(test::sameBits(ground.values, before));
  EXPECT_EQ(bridgeHoles(nothing, 5, 5).size(), 200U);
  for (const float h : nothing.values) ASSERT_TRUE(std::isfinite(h));
  single.values[single.at(9, 4)] = 7.0F;
  (void)bridgeHoles(single, 5, 5);
  for (const float h : single.values) ASSERT_EQ(h, 7.0F);
}

}  // namespace
}  // namespace scarp
