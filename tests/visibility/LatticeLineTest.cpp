#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>

#include "core/visibility/LatticeLine.h"
#include "core/terrain/Surface.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

/// The steepest rise ahead by looking at the surface itself, wherever it may bend and often in between.
double steepestAhead(const Terrain& terrain, const LatticeDirection& d, int column, int row, double distance,
                     double least) {
  const double height = terrain.heights.at(column, row);
  double steepest = least;
  constexpr int kParts = 2 * 2 * 3;  // All numbers of edges in 16 directions divide it.
  for (int i = 1;; ++i) {
    const double steps = static_cast<double>(i) / kParts, way = steps * d.length;
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
        for (int step = 0; step <= steps; ++step) {
          const int c = column + step * d.columns, r = row + step * d.rows;
          if (std::isnan(terrain.heights.at(c, r))) continue;
          for (const double distance : {std::numeric_limits<double>::infinity(), 6.3 * terrain.frame.dx}) {
            const double expected = steepestAhead(terrain, d, c, r, distance, 0.01);
            const double found = line.steepest(step, distance, 0.01);
            // The line ends with a whole step, the surface may go on a little.
            ASSERT_LE(found, expected + 1e-9)
                << name << " " << c << ", " << r << " to " << d.columns << ", " << d.rows;
            if (distance < steps * d.length || steps == 0) continue;
            const int lastColumn = column + steps * d.columns, lastRow = row + steps * d.rows;
            const double whole =
                std::hypot((lastColumn - c) * terrain.frame.dx, (lastRow - r) * terrain.frame.dy);
            ASSERT_NEAR(
                found, steepestAhead(terrain, d, c, r, std::min(distance, whole * (1.0 + 1e-12)), 0.01), 1e-9)
                << name << " " << c << ", " << r << " to " << d.columns << ", " << d.rows;
          }
        }
      }
    }
  }
}

}  // namespace
}  // namespace scarp
