#include <gtest/gtest.h>

#include "core/pick/CellMarch.h"

namespace scarp {
namespace {

constexpr CellHeights kTilted{0.0, 1.0, 0.0, 1.0};  // h = u
constexpr CellHeights kLevel{0.0, 0.0, 0.0, 0.0}, kHigh{1.0, 1.0, 1.0, 1.0};

/// From its origin on, over 9 by 9 samples.
PickRay rayOf(const std::array<double, 3>& origin, const std::array<double, 3>& direction) {
  PickRay ray;
  ray.origin = origin;
  ray.direction = direction;
  for (std::size_t i = 0; i < 3; ++i)
    ray.inverse[i] = direction[i] == 0.0 ? 1.0 / PickRay::kLeastRate : 1.0 / direction[i];
  ray.tEnd = 9.0;
  ray.slackCells = 9.0 * PickRay::kRounding;
  ray.slackHeight = PickRay::kRounding * std::abs(origin[2]);
  return ray;
}

TEST(CellMarch, SecantIsExactOnAPlane) {
  const PickRay ray = rayOf({0.0, 0.25, 1.0}, {1.0, 0.25, -1.0});
  PickTrace trace;
  CellMarch march(ray, {0.0F, 1.0F}, &trace);
  ASSERT_TRUE(march.cross(kTilted, 0, 0, 0.0, 9.0));
  EXPECT_NEAR(march.met().t, 0.5, 1e-14);
  EXPECT_EQ(march.met().side, SurfaceSide::Above);
  EXPECT_EQ(trace.refinement.size(), 1u);
  EXPECT_EQ(trace.cells.size(), 1u);
}

TEST(CellMarch, SeesATriangleThatTheCellsTwoSidesHide) {
  // A tent over the diagonal: the ray runs level under its crest and is above ground at both sides.
  const PickRay ray = rayOf({-1.0, 0.9, 2.0}, {1.0, 0.0, 0.0});
  CellMarch march(ray, {0.0F, 4.0F}, nullptr);
  EXPECT_FALSE(march.cross(kLevel, -1, 0, 0.0, 9.0));
  ASSERT_TRUE(march.cross({4.0, 0.0, 0.0, 4.0}, 0, 0, 0.0, 9.0));
  EXPECT_EQ(march.met().triangle, CellTriangle::ACD);
}

TEST(CellMarch, ATouchAtTheBorderOfTwoCellsIsAHit) {
  // The crest between a slope up and a slope down is as high as the ray.
  const PickRay ray = rayOf({0.0, 0.5, 0.5}, {1.0, 0.0, 0.0});
  CellMarch march(ray, {0.0F, 1.0F}, nullptr);
  ASSERT_TRUE(march.cross({0.0, 0.5, 0.0, 0.5}, 0, 0, 0.0, 9.0));
  EXPECT_NEAR(march.met().t, 1.0, 1e-12);
  EXPECT_EQ(march.met().side, SurfaceSide::Above);
  CellMarch beyond(ray, {0.0F, 1.0F}, nullptr);
  ASSERT_TRUE(beyond.cross({0.5, 0.0, 0.5, 0.0}, 1, 0, 0.0, 9.0)) << "found from the other cell too";
  EXPECT_NEAR(beyond.met().t, 1.0, 1e-12);
}

TEST(CellMarch, ItIsKnownOnWhichSideTheRayIs) {
  const PickRay ray = rayOf({0.0, 0.5, 0.5}, {1.0, 0.0, 0.0});
  CellMarch march(ray, {0.0F, 1.0F}, nullptr);
  EXPECT_FALSE(march.cross(kLevel, 0, 0, 0.0, 9.0));
  EXPECT_EQ(march.side(), 1);
  EXPECT_FALSE(march.cross(kHigh, 2, 0, 0.0, 9.0));
  EXPECT_EQ(march.side(), -1);
  EXPECT_NEAR(march.tIn(), 2.0, 1e-12);
}

TEST(CellMarch, AHoleBreaksTheChain) {
  const PickRay ray = rayOf({0.0, 0.5, 0.5}, {1.0, 0.0, 0.0});
  CellMarch march(ray, {0.0F, 1.0F}, nullptr);
  EXPECT_FALSE(march.cross(kLevel, 0, 0, 0.0, 9.0));
  EXPECT_FALSE(march.cross({0.0, std::nan(""), 0.0, 0.0}, 1, 0, 0.0, 9.0));
  EXPECT_EQ(march.side(), 0);
  EXPECT_FALSE(march.cross(kHigh, 2, 0, 0.0, 9.0)) << "it goes on below the ground";
  EXPECT_EQ(march.side(), -1);
}

TEST(CellMarch, StartingOnTheGroundIsAHit) {
  const PickRay ray = rayOf({0.5, 0.5, 0.5}, {0.0, 1.0, 1.0});
  CellMarch march(ray, {0.0F, 1.0F}, nullptr);
  ASSERT_TRUE(march.cross(kTilted, 0, 0, 0.0, 9.0));
  EXPECT_EQ(march.met().t, 0.0);
  EXPECT_FALSE(march.met().side);
}

TEST(CellMarch, PassesByACellThatTheRayIsNotOver) {
  const PickRay ray = rayOf({0.5, 0.5, 0.5}, {1.0, 0.0, -0.1});
  CellMarch march(ray, {0.0F, 1.0F}, nullptr);
  EXPECT_FALSE(march.cross(kHigh, 3, 2, 0.0, 9.0));
  EXPECT_EQ(march.side(), 0);
}

}  // namespace
}  // namespace scarp
