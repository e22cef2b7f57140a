#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

#include "core/base/Parallel.h"
#include "core/material/DrainageArea.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

/// A plain grid with the drainage worked out from its definition: filled by sweeps until nothing changes, and
/// water passed on from the highest sample to the lowest.
struct DrainageOracle {
  int columns, rows;
  double dx, dy;
  std::vector<double> heights, filled, area;
  std::vector<int> ring;  ///< Steps along level ground from where water leaves it.

  explicit DrainageOracle(const Terrain& t)
      : columns(t.frame.columns), rows(t.frame.rows), dx(t.frame.dx), dy(t.frame.dy) {
    for (const float h : test::samplesOf(t.heights)) heights.push_back(static_cast<double>(h));
    fill();
  }
  [[nodiscard]] bool ground(int c, int r) const {
    return c >= 0 && r >= 0 && c < columns && r < rows && !std::isnan(heights[at(c, r)]);
  }
  [[nodiscard]] std::size_t at(int c, int r) const { return static_cast<std::size_t>(r) * columns + c; }
  [[nodiscard]] bool outlet(int c, int r) const {
    for (int y = -1; y <= 1; ++y)
      for (int x = -1; x <= 1; ++x)
        if (!ground(c + x, r + y)) return true;
    return false;
  }
  void fill() {
    filled.assign(heights.size(), std::numeric_limits<double>::infinity());
    for (bool changed = true; changed;) {
      changed = false;
      for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c) {
          if (!ground(c, r)) continue;
          double lowest = outlet(c, r) ? -std::numeric_limits<double>::infinity()
                                       : std::numeric_limits<double>::infinity();
          for (int y = -1; y <= 1; ++y)
            for (int x = -1; x <= 1; ++x)
              if ((x != 0 || y != 0) && ground(c + x, r + y))
                lowest = std::min(lowest, filled[at(c + x, r + y)]);
          const double level = std::max(heights[at(c, r)], lowest);
          if (level < filled[at(c, r)]) {
            filled[at(c, r)] = level;
            changed = true;
          }
        }
    }
  }
  /// The area where no two samples are level once filled: water goes by slope⁴ alone. A level sample that is
  /// no outlet makes the answer depend on the way of the flood.
  [[nodiscard]] bool gather() {
    std::vector<std::size_t> order;
    for (int r = 0; r < rows; ++r)
      for (int c = 0; c < columns; ++c)
        if (ground(c, r)) order.push_back(at(c, r));
    std::sort(order.begin(), order.end(), [&](auto a, auto b) { return filled[a] > filled[b]; });
    area.assign(heights.size(), dx * dy);
    for (const std::size_t i : order) {
      const int c = static_cast<int>(i) % columns, r = static_cast<int>(i) / columns;
      double sum = 0.0;
      const auto weight = [&](int x, int y) {
        if ((x == 0 && y == 0) || !ground(c + x, r + y)) return 0.0;
        const double drop = filled[i] - filled[at(c + x, r + y)];
        return drop > 0.0 ? std::pow(drop / std::hypot(x * dx, y * dy), 4.0) : 0.0;
      };
      for (int y = -1; y <= 1; ++y)
        for (int x = -1; x <= 1; ++x) sum += weight(x, y);
      if (sum <= 0.0 && !outlet(c, r)) return false;
      for (int y = -1; y <= 1 && sum > 0.0; ++y)
        for (int x = -1; x <= 1; ++x)
          if (weight(x, y) > 0.0) area[at(c + x, r + y)] += area[i] * weight(x, y) / sum;
    }
    return true;
  }
};

/// Ground without pools: a cone with waves that are too low to make any.
Terrain slopingGround(const GridFrame& frame, std::uint32_t seed) {
  std::mt19937 random(seed);
  std::uniform_real_distribution<float> jitter(0.0F, 0.4F);
  return test::makeTerrain(frame, [&](int c, int r) {
    const double x = frame.x(c) / frame.dx, y = frame.y(r) / frame.dy;
    return static_cast<float>(-3.0 * std::max(std::abs(x), std::abs(y))) + jitter(random);
  });
}

TEST(DrainageArea, SpreadsByTheFourthPowerOfTheSlopeAsTheOracleSays) {
  int checked = 0;
  for (std::uint32_t seed = 1; seed <= 6; ++seed) {
    const GridFrame frame{21 + static_cast<int>(seed), 34, 2.0, seed % 2 == 0 ? 2.0 : 3.0};
    const Terrain terrain = slopingGround(frame, seed);
    DrainageOracle oracle(terrain);
    if (!oracle.gather()) continue;
    ++checked;
    const auto areas = drainageArea(terrain.heights, frame);
    ASSERT_TRUE(areas);
    const auto got = test::samplesOf(*areas);
    for (std::size_t i = 0; i < got.size(); ++i)
      ASSERT_NEAR(static_cast<double>(got[i]), oracle.area[i], 1e-4 * oracle.area[i])
          << "seed " << seed << ", sample " << i;
  }
  EXPECT_GE(checked, 5);
}

/// Water that leaves: what stands where nothing lower is beside, once the pools are filled, at an outlet.
double waterThatLeaves(const Terrain& terrain, const std::vector<float>& areas) {
  const DrainageOracle oracle(terrain);
  double sum = 0.0;
  for (int r = 0; r < oracle.rows; ++r)
    for (int c = 0; c < oracle.columns; ++c) {
      if (!oracle.ground(c, r) || !oracle.outlet(c, r)) continue;
      bool lowest = true;
      for (int y = -1; y <= 1; ++y)
        for (int x = -1; x <= 1; ++x)
          if (oracle.ground(c + x, r + y) &&
              oracle.filled[oracle.at(c + x, r + y)] < oracle.filled[oracle.at(c, r)])
            lowest = false;
      if (lowest) sum += static_cast<double>(areas[oracle.at(c, r)]);
    }
  return sum;
}

TEST(DrainageArea, AllThatFallsOnGroundLeavesIt) {
  for (const auto& [name, terrain] : test::pickingTerrains()) {
    const auto areas = drainageArea(terrain.heights, terrain.frame);
    ASSERT_TRUE(areas);
    const auto heights = test::samplesOf(terrain.heights), got = test::samplesOf(*areas);
    const double cell = terrain.frame.dx * terrain.frame.dy;
    double total = 0.0;
    for (std::size_t i = 0; i < got.size(); ++i) {
      ASSERT_EQ(std::isnan(heights[i]), std::isnan(got[i])) << name << ", sample " << i;
      if (std::isnan(got[i])) continue;
      total += cell;
      EXPECT_GE(static_cast<double>(got[i]), cell * (1.0 - 1e-6)) << name;
    }
    EXPECT_NEAR(waterThatLeaves(terrain, got), total, 1e-4 * total) << name;
  }
}

TEST(DrainageArea, APoolLeavesByItsOutlet) {
  // A bowl with a notch in the east side of its wall.
  const GridFrame frame{15, 15, 1.0, 1.0};
  const Terrain bowl = test::makeTerrain(frame, [&](int c, int r) {
    const int x = c - 7, y = r - 7, out = std::max(std::abs(x), std::abs(y));
    if (y == 0 && x >= 5) return 2.0F - 0.1F * static_cast<float>(x);
    return out == 6 ? 9.0F : out == 7 ? 8.0F : static_cast<float>(out) * 0.25F;
  });
  const auto areas = drainageArea(bowl.heights, frame);
  ASSERT_TRUE(areas);
  // All 11 × 11 samples of the bowl, those of the notch, and what falls from the wall.
  EXPECT_GE(areas->at(14, 7), 122.0F);
  EXPECT_LE(areas->at(0, 7), 20.0F);
}

TEST(DrainageArea, SameBitsForAnyNumberOfThreads) {
  const Terrain terrain = test::fractalTerrain(300, 270);
  std::vector<float> first;
  for (const int threads : {1, 8}) {
    const ThreadLimit limit(threads);
    const auto areas = test::samplesOf(*drainageArea(terrain.heights, terrain.frame));
    if (first.empty()) first = areas;
    EXPECT_TRUE(test::sameBits(first, areas)) << threads;
  }
}

TEST(DrainageArea, StopsWhereProgressSaysSo) {
  const Terrain terrain = test::fractalTerrain(40, 40);
  EXPECT_FALSE(drainageArea(terrain.heights, terrain.frame, [](double) { return false; }));
}

}  // namespace
}  // namespace scarp
