#include <gtest/gtest.h>

#include <limits>

#include "core/terrain/NodeHeights.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
const double kNone = std::numeric_limits<double>::quiet_NaN();

std::string why(const Result<void>& result) { return result ? "" : result.error().message; }

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
