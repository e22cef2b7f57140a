#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <numeric>

#include "core/visibility/LatticeDirection.h"

namespace scarp {
namespace {

TEST(LatticeDirection, GoesAllRoundInEvenShares) {
  for (const int count : {4, 8, 12, 16, 32, 50, 128})
    for (const GridFrame frame : {GridFrame{9, 9, 1.0, 1.0}, GridFrame{9, 9, 10.0, 4.0}}) {
      const auto all = latticeDirections(count, frame);
      ASSERT_EQ(std::ssize(all), count);
      double sum = 0.0;
      for (std::size_t i = 0; i < all.size(); ++i) {
        const LatticeDirection& d = all[i];
        EXPECT_EQ(std::gcd(d.columns, d.rows), 1);
        EXPECT_NEAR(std::cos(d.angle) * d.length, d.columns * frame.dx, 1e-9);
        EXPECT_NEAR(std::sin(d.angle) * d.length, -d.rows * frame.dy, 1e-9);
        EXPECT_GT(d.fraction * count, 0.2);
        EXPECT_LT(d.fraction * count, 1.8);
        if (i > 0) {
          EXPECT_GT(d.angle, all[i - 1].angle);
        }
        sum += d.fraction;
      }
      EXPECT_NEAR(sum, 1.0, 1e-12);
    }
}

TEST(LatticeDirection, LeavesOutWhatWouldTakeTooLongSteps) {
  const auto all = latticeDirections(32, {9, 9, 1.0, 1000.0});
  EXPECT_GE(std::ssize(all), 4);
  EXPECT_LT(std::ssize(all), 32);
  for (const LatticeDirection& d : all) EXPECT_LE(std::max(std::abs(d.columns), std::abs(d.rows)), 64);
}

TEST(LatticeDirection, NamesEveryEdgeOnTheWay) {
  for (const LatticeDirection& d : latticeDirections(128, {})) {
    const int edges = std::max(std::abs(d.columns) - 1, 0) + std::max(std::abs(d.rows) - 1, 0) +
                      std::max(std::abs(d.columns - d.rows) - 1, 0);
    EXPECT_EQ(std::ssize(d.crossings), edges);
    double before = 0.0;
    for (const auto& c : d.crossings) {
      EXPECT_GT(c.way, before);
      EXPECT_LT(c.way, 1.0);
      before = c.way;
      // The same place along the way and along the edge, which is one of the three kinds.
      EXPECT_NEAR(c.way * d.columns, c.column + c.fraction * (c.nextColumn - c.column), 1e-12);
      EXPECT_NEAR(c.way * d.rows, c.row + c.fraction * (c.nextRow - c.row), 1e-12);
      EXPECT_GT(c.fraction, 0.0);
      EXPECT_LT(c.fraction, 1.0);
      const int across = c.nextColumn - c.column, down = c.nextRow - c.row;
      EXPECT_TRUE((across == 0 && down == 1) || (across == 1 && (down == 0 || down == 1)));
    }
  }
}

TEST(LatticeDirectionDeathTest, NeedsASensibleNumber) {
  EXPECT_DEATH((void)latticeDirections(3, {}), "precondition");
}

}  // namespace
}  // namespace scarp
