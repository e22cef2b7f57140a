#include <gtest/gtest.h>

#include <Eigen/Geometry>
#include <cmath>
#include <limits>
#include <numbers>

#include "core/objects/ObjectLayer.h"
#include "core/terrain/Surface.h"

namespace scarp {
namespace {

Object at(ObjectId id, double x, double y) {
  Object object;
  object.id = id;
  object.x = x;
  object.y = y;
  return object;
}

TEST(ObjectLayer, NeverGivesAnIdTwice) {
  ObjectLayer layer;
  layer.exchange(41, at(41, 0.0, 0.0));
  layer.exchange(41, std::nullopt);
  EXPECT_EQ(layer.takeId(), 42u);
  EXPECT_EQ(layer.takeId(), 43u);
}

/// A plane that rises to the east and a little to the north, with a hole in the south-west.
struct Slope {
  GridFrame frame{9, 7, 2.0, 3.0};
  HeightRaster heights{9, 7, 0.0f};

  Slope() {
    std::vector<float> row(9);
    for (int r = 0; r < 7; ++r) {
      for (int c = 0; c < 9; ++c)
        row[static_cast<std::size_t>(c)] = static_cast<float>(0.5 * frame.x(c) + 0.25 * frame.y(r));
      if (r == 6) row[0] = std::numeric_limits<float>::quiet_NaN();
      heights.write({0, r, 9, r + 1}, row);
    }
  }
};

TEST(ObjectTransform, StandsOnTheGroundAtItsOffset) {
  const Slope slope;
  Object object = at(1, 2.5, -1.25);
  object.heightOffset = 0.75;
  object.scale = 3.0;
  const auto transform = objectTransform(object, slope.heights, slope.frame);
  ASSERT_TRUE(transform);
  const Vec3 foot = (*transform * Eigen::Vector4d(0.0, 0.0, 0.0, 1.0)).head<3>();
  EXPECT_NEAR((foot - Vec3(2.5, -1.25, 0.5 * 2.5 - 0.25 * 1.25 + 0.75)).norm(), 0.0, 1e-6);
  const Vec3 top = (*transform * Eigen::Vector4d(0.0, 0.0, 1.0, 1.0)).head<3>();
  EXPECT_NEAR((top - foot - Vec3(0.0, 0.0, 3.0)).norm(), 0.0, 1e-12);
}

TEST(ObjectTransform, AlignedObjectStandsSquareOnTheFacet) {
  const Slope slope;
  Object object = at(1, 1.0, 1.0);
  object.rule = ObjectRule::Align;
  object.yaw = 1.0;
  object.scale = 2.0;
  const auto transform = objectTransform(object, slope.heights, slope.frame);
  ASSERT_TRUE(transform);
  const Eigen::Matrix3d turn = transform->block<3, 3>(0, 0) / 2.0;
  EXPECT_NEAR((turn.col(2) - Vec3(-0.5, -0.25, 1.0).normalized()).norm(), 0.0, 1e-6);
  object.rule = ObjectRule::KeepOffset;
  object.yaw = std::numbers::pi / 2.0;
  const auto upright = objectTransform(object, slope.heights, slope.frame);
  ASSERT_TRUE(upright);
  EXPECT_NEAR((upright->block<3, 1>(0, 0) - Vec3(0.0, 2.0, 0.0)).norm(), 0.0, 1e-12) << "anticlockwise";
  EXPECT_NEAR((turn * turn.transpose() - Eigen::Matrix3d::Identity()).norm(), 0.0, 1e-12);
  EXPECT_NEAR(turn.determinant(), 1.0, 1e-12);
}

TEST(ObjectTransform, NothingOverAHoleOrOffTheTerrain) {
  const Slope slope;
  EXPECT_FALSE(
      objectTransform(at(1, slope.frame.x(0) + 0.1, slope.frame.y(6) + 0.1), slope.heights, slope.frame));
  EXPECT_FALSE(objectTransform(at(1, 100.0, 0.0), slope.heights, slope.frame));
  EXPECT_FALSE(objectTransform(at(1, std::nan(""), 0.0), slope.heights, slope.frame));
  EXPECT_TRUE(objectTransform(at(1, slope.frame.x(8), slope.frame.y(0)), slope.heights, slope.frame));
}

TEST(ObjectTransform, OneThatStaysKeepsItsElevationWhateverTheGround) {
  Slope slope;
  Object object = at(1, 2.5, -1.25);
  object.rule = ObjectRule::Stay;
  object.heightOffset = 2.0;
  object = withElevation(object, slope.heights, slope.frame);
  ASSERT_TRUE(object.elevation);
  EXPECT_NEAR(*object.elevation, 0.5 * 2.5 - 0.25 * 1.25 + 2.0, 1e-6);
  const auto before = objectTransform(object, slope.heights, slope.frame);
  slope.heights = HeightRaster(9, 7, 30.0F);
  EXPECT_EQ(withElevation(object, slope.heights, slope.frame), object) << "it has one";
  EXPECT_EQ(objectTransform(object, slope.heights, slope.frame), before);
  slope.heights = HeightRaster(9, 7, std::numeric_limits<float>::quiet_NaN());
  EXPECT_EQ(objectTransform(object, slope.heights, slope.frame), before) << "over a hole, too";
  object.x = 100.0;
  EXPECT_FALSE(objectTransform(object, slope.heights, slope.frame));
}

TEST(ObjectTransform, AnotherRuleLeavesItAtItsHeight) {
  const Slope slope;
  const auto footOf = [&](const Object& object) {
    return (*objectTransform(object, slope.heights, slope.frame))(2, 3);
  };
  Object object = at(1, 2.5, -1.25);
  object.heightOffset = 0.75;
  const double foot = footOf(object);
  for (const ObjectRule rule :
       {ObjectRule::Align, ObjectRule::Stay, ObjectRule::Flatten, ObjectRule::Stay, ObjectRule::KeepOffset}) {
    object = withRule(object, rule, slope.heights, slope.frame);
    EXPECT_EQ(object.rule, rule);
    EXPECT_EQ(object.elevation.has_value(), rule == ObjectRule::Stay);
    EXPECT_NEAR(footOf(object), foot, 1e-12);
  }
  object = withRule(object, ObjectRule::Stay, slope.heights, slope.frame);
  object.elevation = 90.0;
  EXPECT_NEAR(footOf(withRule(object, ObjectRule::KeepOffset, slope.heights, slope.frame)), 90.0, 1e-12);
}

TEST(ObjectRule, EveryNameIsThatOfOneRule) {
  for (int rule = 0; rule < kObjectRules; ++rule)
    EXPECT_EQ(ruleNamed(ruleName(static_cast<ObjectRule>(rule))), static_cast<ObjectRule>(rule));
  EXPECT_FALSE(ruleNamed("float"));
  EXPECT_FALSE(ruleNamed(""));
}

}  // namespace
}  // namespace scarp
