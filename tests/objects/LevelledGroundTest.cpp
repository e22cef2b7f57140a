#include <gtest/gtest.h>

#include <Eigen/Geometry>
#include <cmath>
#include <numbers>

#include "core/base/Parallel.h"
#include "core/objects/AssetMesh.h"
#include "core/objects/LevelledGround.h"
#include "core/terrain/Surface.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

constexpr GridFrame kFrame{161, 141, 1.0, 1.5};

Terrain hillside() {
  return test::makeTerrain(
      kFrame, [](int c, int r) { return static_cast<float>(0.4 * c - 0.3 * r + 3.0 * std::sin(0.2 * c)); });
}

Object house(double x, double y, double yaw = 0.0, double scale = 1.0) {
  return {.asset = AssetKind::House, .x = x, .y = y, .yaw = yaw, .scale = scale};
}

/// How far a place is outside the object's rectangle, metres.
double beyond(const Object& object, const Vec2& place) {
  const Box& bounds = assetMesh(object.asset).bounds;
  const Vec2 own = Eigen::Rotation2Dd(-object.yaw) * Vec2(place - Vec2(object.x, object.y)) / object.scale;
  const Vec2 low = bounds.min.head<2>() - own, high = own - bounds.max.head<2>();
  return object.scale * low.cwiseMax(high).cwiseMax(0.0).norm();
}

TEST(LevelledGround, IsLevelUnderTheWholeFootprintAndAsItWasFarFromIt) {
  const Terrain terrain = hillside();
  const double apron = std::hypot(kFrame.dx, kFrame.dy);
  for (const Object& object : {house(3.3, -7.1), house(-20.0, 15.0, 0.7, 2.5), house(31.7, 0.2, 4.0, 0.05)}) {
    const HeightRaster heights = levelledUnder(object, AssetTable(), terrain, nullptr);
    const double level = heightAt(terrain.heights, kFrame.column(object.x), kFrame.row(object.y));
    const Vec3 size =
        object.scale * (assetMesh(object.asset).bounds.max - assetMesh(object.asset).bounds.min);
    const double rim = std::max(0.5 * std::min(size.x(), size.y()), 2.0 * kFrame.dy);
    int inside = 0, between = 0;
    for (double row = 0.0; row <= 140.0; row += 0.25)
      for (double column = 0.0; column <= 160.0; column += 0.25) {
        const double distance = beyond(object, {kFrame.x(column), kFrame.y(row)});
        const double is = heightAt(heights, column, row), was = heightAt(terrain.heights, column, row);
        if (distance == 0.0) {
          ASSERT_NEAR(is, level, 1e-4 + 1e-6 * std::abs(level));
          ++inside;
        } else if (distance > rim + 2.5 * apron) {
          ASSERT_EQ(is, was);
        } else {
          ASSERT_GE(is, std::min(was, level) - 2.0);
          ASSERT_LE(is, std::max(was, level) + 2.0);
          ++between;
        }
      }
    EXPECT_GT(inside, 0);
    EXPECT_GT(between, 0);
  }
}

TEST(LevelledGround, ItsRimHasNoStep) {
  const Terrain terrain = test::makeTerrain(kFrame, [](int c, int) { return static_cast<float>(10 * c); });
  const HeightRaster heights = levelledUnder(house(0.0, 0.0, 0.0, 3.0), AssetTable(), terrain, nullptr);
  const Vec3 half = 1.5 * (assetMesh(AssetKind::House).bounds.max - assetMesh(AssetKind::House).bounds.min);
  const double rim = std::min(half.x(), half.y());
  // Smoothstep is at most 1.5 times as steep as a straight rim would be.
  const double most = 10.0 + 1.5 * 10.0 * (half.x() + rim + 2.0) / rim;
  for (int column = 1; column < 161; ++column)
    EXPECT_LE(std::abs(heights.at(column, 70) - heights.at(column - 1, 70)), most) << column;
}

TEST(LevelledGround, GoesAsFarAsTheMaskAndLeavesHoles) {
  Terrain terrain = hillside();
  const std::vector<float> hole{test::kHole};
  terrain.heights.write({82, 70, 83, 71}, hole);
  MaskRaster mask(161, 141, 0.0F);
  const std::vector<float> all(80 * 141, 1.0F);
  mask.write({0, 0, 80, 141}, all);
  const Object object = house(-0.5, 0.0);
  const HeightRaster heights = levelledUnder(object, AssetTable(), terrain, &mask);
  EXPECT_NEAR(heights.at(78, 70), heightAt(terrain.heights, 79.5, 70.0), 1e-4);
  for (int column = 80; column < 161; ++column)
    if (column != 82) {
      ASSERT_EQ(heights.at(column, 70), terrain.heights.at(column, 70));
    }
  EXPECT_TRUE(std::isnan(levelledUnder(object, AssetTable(), terrain, nullptr).at(82, 70)));
  const Object over = house(kFrame.x(82.2), 0.0);
  EXPECT_TRUE(test::sameBits(test::samplesOf(levelledUnder(over, AssetTable(), terrain, nullptr)),
                             test::samplesOf(terrain.heights)))
      << "nothing to level to";
}

TEST(LevelledGround, SharesWhatItLeavesAndIsTheSameForAnyThreads) {
  const Terrain terrain = test::fractalTerrain(400, 300);
  const Object large = house(60.0, -40.0, 0.3, 10.0);
  const HeightRaster many = levelledUnder(large, AssetTable(), terrain, nullptr);
  const ThreadLimit one(1);
  EXPECT_TRUE(test::sameBits(test::samplesOf(levelledUnder(large, AssetTable(), terrain, nullptr)),
                             test::samplesOf(many)));
  EXPECT_TRUE(many.shares(0, terrain.heights));
  const HeightRaster everything = levelledUnder(house(0.0, 0.0, 0.0, 1e9), AssetTable(), terrain, nullptr);
  const std::vector<float> samples = test::samplesOf(everything);
  EXPECT_TRUE(std::ranges::all_of(samples, [&](float h) { return h == samples.front(); }));
}

}  // namespace
}  // namespace scarp
