#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>
#include <random>
#include <span>

#include "core/terrain/Surface.h"
#include "core/visibility/LatticeLine.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

constexpr double kEndless = std::numeric_limits<double>::infinity();

/// The steepest rise ahead by looking at the surface itself, wherever it may bend and often in between. Up to a
/// distance that ends between two bends: up to the last of them.
double steepestAhead(const Terrain& terrain, const LatticeDirection& d, int column, int row, double distance,
                     double least) {
  const double height = terrain.heights.at(column, row);
  double steepest = least;
  constexpr int kParts = 2 * 2 * 3;  // All numbers of edges in 16 directions divide it.
  for (int i = 1;; ++i) {
    const double steps = static_cast<double>(i) / kParts, way = steps * d.length;
    const auto isHere = [&](const LatticeDirection::Crossing& crossing) {
      return std::abs(crossing.way * kParts - i % kParts) < 1e-9;
    };
    if (std::isfinite(distance) && i % kParts != 0 && std::ranges::none_of(d.crossings, isHere)) continue;
    const double c = column + steps * d.columns, r = row + steps * d.rows;
    if (way > distance || c < 0 || r < 0 || c > terrain.frame.columns - 1 || r > terrain.frame.rows - 1)
      return steepest;
    const double z = heightAt(terrain.heights, std::abs(c - std::round(c)) < 1e-9 ? std::round(c) : c,
                              std::abs(r - std::round(r)) < 1e-9 ? std::round(r) : r);
    if (!std::isnan(z)) steepest = std::max(steepest, (z - height) / way);
  }
}

TEST(LatticeLine, FindsTheSteepestRiseOfTheSurface) {
  std::mt19937 random(9);
  for (const auto& [name, terrain] : test::pickingTerrains()) {
    const GridRect all = terrain.frame.samples();
    const SampleCopy copy(terrain.heights, all);
    LatticeLine line;
    for (LatticeDirection d : latticeDirections(16, {})) {
      d.length = std::hypot(d.columns * terrain.frame.dx, d.rows * terrain.frame.dy);
      for (int i = 0; i < 3; ++i) {
        const int column = static_cast<int>(random() % static_cast<unsigned>(all.column1));
        const int row = static_cast<int>(random() % static_cast<unsigned>(all.row1));
        int steps = 0;
        while (all.contains(column + (steps + 1) * d.columns, row + (steps + 1) * d.rows)) ++steps;
        line.load(copy, d, column, row, steps);
        for (const double distance : {kEndless, 6.3 * terrain.frame.dx, 1.7 * d.length, 0.7 * d.length}) {
          const std::span<const double> found = line.steepest(steps, distance);
          ASSERT_EQ(found.size(), static_cast<std::size_t>(steps) + 1);
          for (int step = 0; step < steps; ++step) {
            const int c = column + step * d.columns, r = row + step * d.rows;
            if (std::isnan(terrain.heights.at(c, r))) continue;
            // The line ends with a whole step, the surface may go on a little.
            const double whole = (steps - step) * d.length * (1.0 + 1e-12);
            ASSERT_NEAR(std::max(found[static_cast<std::size_t>(step)], 0.01),
                        steepestAhead(terrain, d, c, r, std::min(distance, whole), 0.01), 1e-9)
                << name << " " << c << ", " << r << " to " << d.columns << ", " << d.rows << " within " << distance;
          }
        }
      }
    }
  }
}

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
