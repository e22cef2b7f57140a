#include <gtest/gtest.h>

#include <Eigen/Geometry>
#include <cmath>
#include <numbers>

#include "core/terrain/Surface.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::kHole;
using test::makeTerrain;

TEST(Surface, FollowsTheDiagonalFromAToD) {
  const CellHeights cell{0.0, 8.0, 2.0, 4.0};
  EXPECT_EQ(cell.at(0, 0), 0.0);
  EXPECT_EQ(cell.at(1, 0), 8.0);
  EXPECT_EQ(cell.at(0, 1), 2.0);
  EXPECT_EQ(cell.at(1, 1), 4.0);
  EXPECT_EQ(cell.at(0.5, 0.5), 2.0) << "half way along A–D";
  EXPECT_EQ(cell.at(0.75, 0.25), 0.75 * 8 + 0.25 * (4 - 8));
  EXPECT_EQ(cell.at(0.25, 0.75), 0.75 * 2 + 0.25 * (4 - 2));
  EXPECT_EQ(CellHeights::triangleAt(0.6, 0.5), CellTriangle::ABD);
  EXPECT_EQ(CellHeights::triangleAt(0.5, 0.6), CellTriangle::ACD);
}

TEST(Surface, EndsAtTheBorderAndAtHoles) {
  const Terrain terrain =
      makeTerrain({5, 5, 1, 1}, [](int c, int r) { return c == 2 && r == 2 ? kHole : 1.0f; });
  EXPECT_TRUE(std::isnan(heightAt(terrain.heights, -0.001, 1)));
  EXPECT_TRUE(std::isnan(heightAt(terrain.heights, 1, 4.001)));
  EXPECT_TRUE(std::isnan(heightAt(terrain.heights, std::nan(""), 1)));
  EXPECT_EQ(heightAt(terrain.heights, 4, 4), 1.0) << "the border belongs to the ground";
  EXPECT_TRUE(std::isnan(heightAt(terrain.heights, 1.5, 1.5))) << "one hole takes its four cells";
  EXPECT_TRUE(std::isnan(heightAt(terrain.heights, 2.5, 2.5)));
  EXPECT_EQ(heightAt(terrain.heights, 1.0, 1.5), 1.0)
      << "on the line between hole and ground the ground counts";
  EXPECT_EQ(heightAt(terrain.heights, 3.0, 3.0), 1.0);
  EXPECT_FALSE(surfaceAt(terrain.heights, terrain.frame, 1.5, 1.5));
}

TEST(Surface, NormalAndSlopeAreMetric) {
  // Rises 3 m for every 3 m northward: 45°, facing south.
  const GridFrame frame{6, 6, 2.0, 3.0};
  const Terrain terrain = makeTerrain(frame, [](int, int r) { return static_cast<float>(-3 * r); });
  const auto point = surfaceAt(terrain.heights, frame, 2.3, 2.9);
  ASSERT_TRUE(point);
  EXPECT_NEAR(point->slope(), std::numbers::pi / 4, 1e-12);
  EXPECT_LT((point->normal - Vec3(0, -1, 1).normalized()).norm(), 1e-12);
}

TEST(Surface, FacetNormalIsSquareToItsTriangle) {
  const Terrain terrain = test::fractalTerrain(12, 12, 30.0, 7.0);
  const GridFrame& f = terrain.frame;
  const auto corner = [&](int c, int r) { return Vec3(f.x(c), f.y(r), terrain.heights.at(c, r)); };
  for (int r = 0; r < 11; ++r)
    for (int c = 0; c < 11; ++c) {
      const CellHeights cell = cellHeights(terrain.heights, c, r);
      const Vec3 a = corner(c, r), b = corner(c + 1, r), e = corner(c, r + 1), d = corner(c + 1, r + 1);
      const Vec3 abd = (d - a).cross(b - a).normalized(), acd = (e - a).cross(d - a).normalized();
      EXPECT_LT((facetNormal(cell, CellTriangle::ABD, f) - abd).norm(), 1e-9);
      EXPECT_LT((facetNormal(cell, CellTriangle::ACD, f) - acd).norm(), 1e-9);
    }
}

}  // namespace
}  // namespace scarp
