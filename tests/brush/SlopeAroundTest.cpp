#include <gtest/gtest.h>

#include "core/brush/SlopeAround.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

TEST(SlopeAround, OfAPlaneIsThatOfThePlane) {
  const GridFrame frame{500, 300, 2.0, 3.0};
  const Terrain terrain = test::makeTerrain(frame, [&](int c, int r) {
    return c % 50 == 7 ? test::kHole : static_cast<float>(900 + 0.3 * frame.x(c) - 0.2 * frame.y(r));
  });
  for (const double radius : {5.0, 60.0, 5000.0}) {
    const Vec2 slope = slopeAround(terrain.heights, frame, {-31, 12}, radius);
    EXPECT_NEAR(slope.x(), 0.3, 1e-5) << radius;
    EXPECT_NEAR(slope.y(), -0.2, 1e-5) << radius;
  }
}

TEST(SlopeAround, LooksPastRoughness) {
  const Terrain terrain = test::makeTerrain({200, 200, 1, 1}, [](int c, int r) {
    return static_cast<float>(0.25 * c + ((c + r) % 2 ? 3.0 : -3.0));
  });
  const Vec2 slope = slopeAround(terrain.heights, terrain.frame, {0, 0}, 40);
  EXPECT_NEAR(slope.x(), 0.25, 0.01);
  EXPECT_NEAR(slope.y(), 0.0, 0.01);
}

TEST(SlopeAround, IsLevelWhereThereIsTooLittleGround) {
  const Terrain terrain = test::fractalTerrain(50, 50);
  EXPECT_EQ(slopeAround(terrain.heights, terrain.frame, {0, 0}, 0.1), Vec2(0, 0));
  EXPECT_EQ(slopeAround(terrain.heights, terrain.frame, {1e6, 0}, 10), Vec2(0, 0));
}

}  // namespace
}  // namespace scarp
