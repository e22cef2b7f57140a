#include <gtest/gtest.h>

#include <cmath>

#include "core/terrain/GridFrame.h"

namespace scarp {
namespace {

const GridFrame kFrame{11, 7, 2.0, 3.0};

TEST(GridFrame, OriginIsInTheMiddleAndRowsRunSouth) {
  EXPECT_EQ(kFrame.x(5), 0.0);
  EXPECT_EQ(kFrame.y(3), 0.0);
  EXPECT_EQ(kFrame.x(0), -10.0);
  EXPECT_EQ(kFrame.y(0), 9.0);
  EXPECT_EQ(kFrame.width(), 20.0);
  EXPECT_EQ(kFrame.depth(), 18.0);
  for (const double c : {0.0, 2.25, 10.0}) EXPECT_DOUBLE_EQ(kFrame.column(kFrame.x(c)), c);
  for (const double r : {0.0, 4.75, 6.0}) EXPECT_DOUBLE_EQ(kFrame.row(kFrame.y(r)), r);
}

TEST(GridFrame, CoversItsBorder) {
  EXPECT_TRUE(kFrame.covers(-10, 9));
  EXPECT_TRUE(kFrame.covers(10, -9));
  EXPECT_FALSE(kFrame.covers(10.001, 0));
  EXPECT_FALSE(kFrame.covers(std::nan(""), 0));
}

TEST(GridFrame, SamplesWithinARectangleAreClipped) {
  EXPECT_EQ(kFrame.samplesWithin(-2.5, -3.0, 2.5, 3.0), (GridRect{4, 2, 7, 5}));
  EXPECT_EQ(kFrame.samplesWithin(-1e300, -1e300, 1e300, 1e300), kFrame.samples());
  EXPECT_TRUE(kFrame.samplesWithin(0.5, 0.5, 1.5, 1.5).empty()) << "between samples";
  EXPECT_TRUE(kFrame.samplesWithin(50, 50, 60, 60).empty());
}

TEST(GridFrame, RaysKeepTheirT) {
  const LocalRay ray{{1.0, 2.0, 30.0}, {0.5, -4.0, -1.0}, 0.25, 9.0};
  const GridRay grid = toGrid(ray, kFrame);
  EXPECT_EQ(grid.tMin, 0.25);
  EXPECT_EQ(grid.tMax, 9.0);
  for (const double t : {0.0, 1.0, 7.5}) {
    const Vec3 local = ray.at(t), inGrid = grid.at(t);
    EXPECT_NEAR(kFrame.x(inGrid.x()), local.x(), 1e-12);
    EXPECT_NEAR(kFrame.y(inGrid.y()), local.y(), 1e-12);
    EXPECT_EQ(inGrid.z(), local.z());
  }
}

TEST(GridFrame, BoxSpansTheTerrain) {
  const Box box = kFrame.box(-1, 4);
  EXPECT_EQ(box.min, Vec3(-10, -9, -1));
  EXPECT_EQ(box.max, Vec3(10, 9, 4));
}

}  // namespace
}  // namespace scarp
