#include <gtest/gtest.h>

#include <cmath>
#include <iostream>
#include <random>

#include "tests/support/Terrains.h"
#include "tests/support/Visibility.h"

namespace scarp {
namespace {

using test::kHole;
using test::makeTerrain;

struct SolidGround {
  explicit SolidGround(Terrain t) : terrain(std::move(t)), pyramid(terrain.heights) {}
  [[nodiscard]] std::optional<SurfaceHit> between(const Vec3& from, const Vec3& to) const {
    return firstObstruction(terrain.heights, pyramid, terrain.frame, from, to);
  }
  [[nodiscard]] SurfacePicker picker() const { return {terrain.heights, pyramid, terrain.frame}; }
  [[nodiscard]] double height(double x, double y) const {
    return heightAt(terrain.heights, terrain.frame.column(x), terrain.frame.row(y));
  }
  Terrain terrain;
  HeightPyramid pyramid;
};

TEST(Visibility, ObstructionsAreThoseThatAPickFinds) {
  constexpr unsigned kSeed = 17;
  std::cout << "seed " << kSeed << "\n";
  std::mt19937 random(kSeed);
  int blocked = 0, all = 0;
  for (const auto& [dx, dy] : {std::pair(1.0, 1.0), std::pair(30.0, 7.5)}) {
    const SolidGround ground(test::fractalTerrain(150, 120, dx, dy, 5));
    const GridFrame& frame = ground.terrain.frame;
    std::uniform_real_distribution<double> x(-0.5 * frame.width(), 0.5 * frame.width()),
        y(-0.5 * frame.depth(), 0.5 * frame.depth()), up(0.001, 0.2 * frame.width() / 8);
    for (int i = 0; i < 4000; ++i) {
      Vec3 from(x(random), y(random), 0.0), to(x(random), y(random), 0.0);
      from.z() = ground.height(from.x(), from.y()) + up(random);
      to.z() = ground.height(to.x(), to.y()) + up(random);
      const auto obstruction = ground.between(from, to);
      const auto pick = ground.picker().pick({from, to - from, 0.0, 1.0});
      ASSERT_EQ(obstruction.has_value(), pick.has_value()) << from.transpose() << " to " << to.transpose();
      ++all;
      if (!obstruction) continue;
      ++blocked;
      EXPECT_NEAR(obstruction->t, pick->t, 1e-9);
      EXPECT_LT((obstruction->point - pick->point).norm(), 1e-6 * frame.width());
      EXPECT_EQ(obstruction->side, SurfaceSide::Above);
      EXPECT_NEAR(ground.height(obstruction->point.x(), obstruction->point.y()), obstruction->point.z(),
                  1e-6);
      if (obstruction->cellColumn == pick->cellColumn && obstruction->cellRow == pick->cellRow &&
          obstruction->triangle == pick->triangle) {
        EXPECT_EQ(obstruction->normal, pick->normal);
      }
    }
  }
  EXPECT_GT(blocked, all / 4);
  EXPECT_LT(blocked, all * 3 / 4);
}

TEST(Visibility, PointsOnTheGroundAreNotHiddenByTheirOwn) {
  std::mt19937 random(3);
  const SolidGround slope(
      makeTerrain({60, 50, 2.0, 3.0}, [](int c, int r) { return 0.37f * static_cast<float>(c + 2 * r); }));
  std::uniform_real_distribution<double> x(-58.0, 58.0), y(-70.0, 70.0);
  for (int i = 0; i < 500; ++i) {
    Vec3 from(x(random), y(random), 0.0), to(x(random), y(random), 0.0);
    from.z() = slope.height(from.x(), from.y()) + 1.7;
    to.z() = slope.height(to.x(), to.y());
    EXPECT_FALSE(slope.between(from, to)) << from.transpose() << " to " << to.transpose();
    EXPECT_FALSE(slope.between(to, from));
  }
}

TEST(Visibility, GroundIsSolid) {
  const SolidGround plate(makeTerrain({9, 9, 1.0, 1.0}, [](int c, int) { return c == 4 ? kHole : 2.0f; }));
  // Down through the gap from x = −1 to 1, and into the wall behind it.
  const auto wall = plate.between({-3.0, 0.1, 5.0}, {3.0, 0.1, -1.0});
  ASSERT_TRUE(wall);
  EXPECT_DOUBLE_EQ(wall->point.x(), 1.0);
  EXPECT_DOUBLE_EQ(wall->point.z(), 1.0);
  EXPECT_EQ(wall->cellColumn, 5);
  // A point beneath the surface sees nothing, and is not seen.
  const auto buried = plate.between({2.5, 0.3, 1.0}, {2.6, 0.3, 1.0});
  ASSERT_TRUE(buried);
  EXPECT_EQ(buried->t, 0.0);
  const auto under = plate.between({2.5, 0.3, 4.0}, {2.5, 0.3, 1.0});
  ASSERT_TRUE(under);
  EXPECT_NEAR(under->t, 2.0 / 3.0, 1e-12);
  EXPECT_FALSE(plate.between({2.5, 0.3, 4.0}, {2.5, 0.3, 2.5}));
  EXPECT_FALSE(plate.between({-0.9, 0.1, 1.0}, {0.9, 0.3, -5.0})) << "in the gap";
  const SolidGround nothing(makeTerrain({5, 5, 1.0, 1.0}, [](int, int) { return kHole; }));
  EXPECT_FALSE(nothing.between({-9, 0, 1}, {9, 0, 1}));
}

TEST(VisibilityDeathTest, PointsMustBeFinite) {
  const SolidGround ground(test::fractalTerrain(9, 9));
  EXPECT_DEATH((void)ground.between({0, 0, std::nan("")}, {1, 1, 1}), "precondition");
}

}  // namespace
}  // namespace scarp
