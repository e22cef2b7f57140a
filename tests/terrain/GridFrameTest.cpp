#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "core/terrain/GridFrame.h"
#include "core/terrain/NodeHeights.h"
#include "core/terrain/WorkingRange.h"

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

constexpr double kInfinity = std::numeric_limits<double>::infinity();
const double kNone = std::numeric_limits<double>::quiet_NaN();

std::string why(const Result<void>& result) { return result ? "" : result.error().text(); }

TEST(WorkingRange, ItsEndsAreWithin) {
  EXPECT_TRUE(checkHeights(-kHighest, kHighest));
  EXPECT_TRUE(checkCellSize(kSmallestCell));
  EXPECT_TRUE(checkCellSize(kLargestCell));
  EXPECT_TRUE(checkFrame({101, 101, kLargestCell, kSmallestCell}));
  EXPECT_TRUE(checkHeights(HeightRange{1.0F, 0.0F})) << "nothing but holes";
}

TEST(WorkingRange, WhatIsBeyondIsNamedInOneLine) {
  EXPECT_EQ(why(checkCellSize(1e300)), "a cell size of 1e+300 m is out of range (1e-08 to 1e+07)");
  EXPECT_EQ(why(checkHeights(0.0, 1e12)), "heights from 0 to 1e+12 m are out of range (-1e+09 to 1e+09)");
  EXPECT_EQ(why(checkFrame({102, 2, kLargestCell, 1.0})),
            "a side of 1.01e+09 m is out of range (up to 1e+09)");
  EXPECT_EQ(why(checkFrame({2, 2, 1.0, 0.0})), "a cell size of 0 m is out of range (1e-08 to 1e+07)");
  for (const double bad : {-1.0, 0.0, kInfinity, -kInfinity, kNone, 1e-9, 1e8})
    EXPECT_FALSE(checkCellSize(bad)) << bad;
  for (const double bad : {kInfinity, -kInfinity, kNone, 1.1e9, -1.1e9}) {
    EXPECT_FALSE(checkHeights(bad, bad)) << bad;
    EXPECT_FALSE(checkHeights(0.0, bad)) << bad;
    EXPECT_FALSE(isHeight(bad)) << bad;
  }
}

}  // namespace
}  // namespace scarp
