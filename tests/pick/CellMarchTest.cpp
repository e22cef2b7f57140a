#include <gtest/gtest.h>

#include "core/pick/CellMarch.h"

namespace scarp {
namespace {

CellMarch marchOf(const GridRay& ray, PickTrace* trace = nullptr) {
  return {ray, RaySlack(ray, {9, 9, 1.0, 1.0}), trace};
}

constexpr CellHeights kTilted{0.0, 1.0, 0.0, 1.0};  // h = u

TEST(CellMarch, SecantIsExactOnAPlane) {
  PickTrace trace;
  CellMarch march = marchOf({{0.0, 0.25, 1.0}, {1.0, 0.25, -1.0}}, &trace);
  const auto hit = march.cross(kTilted, 0, 0, 0.0, 1.0);
  ASSERT_TRUE(hit);
  EXPECT_DOUBLE_EQ(hit->t, 0.5);
  EXPECT_EQ(hit->side, SurfaceSide::Above);
  EXPECT_EQ(trace.refinement.size(), 1u);
}

TEST(CellMarch, SeesATriangleThatTheCellsTwoSidesHide) {
  // A tent over the diagonal: the ray runs level under its crest and is above ground at both sides.
  const CellHeights tent{4.0, 0.0, 0.0, 4.0};
  CellMarch march = marchOf({{0.0, 0.9, 2.0}, {1.0, 0.0, 0.0}});
  (void)march.cross({0.0, 0.0, 0.0, 0.0}, -1, 0, -1.0, 0.0);
  const auto hit = march.cross(tent, 0, 0, 0.0, 1.0);
  ASSERT_TRUE(hit);
  EXPECT_EQ(hit->triangle, CellTriangle::ACD);
}

TEST(CellMarch, AChangeOfSideBetweenTwoCellsIsAHitAtTheirBorder) {
  CellMarch march = marchOf({{0.0, 0.5, 0.5}, {1.0, 0.0, 0.0}});
  EXPECT_FALSE(march.cross({0.0, 0.0, 0.0, 0.0}, 0, 0, 0.0, 1.0));
  const auto hit = march.cross({1.0, 1.0, 1.0, 1.0}, 1, 0, 1.0, 2.0);
  ASSERT_TRUE(hit);
  EXPECT_DOUBLE_EQ(hit->t, 1.0);
}

TEST(CellMarch, AHoleBreaksTheChain) {
  CellMarch march = marchOf({{0.0, 0.5, 0.5}, {1.0, 0.0, 0.0}});
  EXPECT_FALSE(march.cross({0.0, 0.0, 0.0, 0.0}, 0, 0, 0.0, 1.0));
  EXPECT_FALSE(march.leaveGround());
  EXPECT_FALSE(march.cross({1.0, 1.0, 1.0, 1.0}, 1, 0, 1.0, 2.0)) << "it goes on below the ground";
  EXPECT_EQ(march.side(), SurfaceSide::Below);
}

TEST(CellMarch, StartingOnTheGroundIsAHit) {
  CellMarch march = marchOf({{0.5, 0.5, 0.5}, {0.0, 1.0, 1.0}});
  const auto hit = march.cross(kTilted, 0, 0, 0.0, 0.5);
  ASSERT_TRUE(hit);
  EXPECT_EQ(hit->t, 0.0);
  EXPECT_FALSE(hit->side);
}

}  // namespace
}  // namespace scarp
