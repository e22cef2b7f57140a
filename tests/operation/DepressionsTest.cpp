#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdlib>
#include <random>

#include "core/operation/Depressions.h"
#include "core/terrain/HeightPlane.h"
#include "tests/operation/OperationSupport.h"

namespace scarp::test {
namespace {

constexpr std::array<std::array<int, 2>, 8> kAround{
    {{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}}};

/// Heights with a rim of holes.
struct Grid {
  int columns, rows;
  std::vector<float> heights;

  explicit Grid(const Terrain& terrain)
      : columns(terrain.frame.columns), rows(terrain.frame.rows), heights(samplesOf(terrain.heights)) {}
  [[nodiscard]] float at(int c, int r) const {
    return c < 0 || r < 0 || c >= columns || r >= rows ? kHole
                                                       : heights[static_cast<std::size_t>(r) * columns + c];
  }
  [[nodiscard]] bool drains(int c, int r) const {
    return std::ranges::any_of(kAround,
                               [&](const auto& step) { return isHole(at(c + step[0], r + step[1])); });
  }
};

HeightRaster depressionsDone(const Terrain& terrain, const Filter& filter,
                             const MaskRaster* selection = nullptr) {
  auto result = filtered(terrain, filter, selection);
  EXPECT_TRUE(result.ok()) << (result.ok() ? "" : result.error().text());
  return *std::move(result);
}

/// Computes the lowest surface that falls by `fall` per metre, by iteration: each sample gets the lowest
/// level that its neighbours allow, until nothing changes (Planchon & Darboux 2002). Level without a fall.
std::vector<float> iteratedSurface(const Terrain& terrain, double fall) {
  constexpr float kAbove = std::numeric_limits<float>::infinity();
  const Grid ground(terrain);
  Grid surface = ground;
  for (int r = 0; r < ground.rows; ++r)
    for (int c = 0; c < ground.columns; ++c)
      if (!isHole(ground.at(c, r)) && !ground.drains(c, r))
        surface.heights[static_cast<std::size_t>(r) * ground.columns + c] = kAbove;
  for (bool changed = true; changed;) {
    changed = false;
    for (int r = 0; r < ground.rows; ++r)
      for (int c = 0; c < ground.columns; ++c) {
        float& level = surface.heights[static_cast<std::size_t>(r) * ground.columns + c];
        if (isHole(level)) continue;
        for (const auto& step : kAround) {
          const float beside = surface.at(c + step[0], r + step[1]);
          if (!(beside < kAbove)) continue;
          const double metres = std::sqrt(step[0] * terrain.frame.dx * (step[0] * terrain.frame.dx) +
                                          step[1] * terrain.frame.dy * (step[1] * terrain.frame.dy));
          const float raised = fall > 0.0 ? std::max(static_cast<float>(double{beside} + fall * metres),
                                                     std::nextafter(beside, kAbove))
                                          : beside;
          const float reached = std::max(ground.at(c, r), raised);
          if (reached < level) level = reached, changed = true;
        }
      }
  }
  return surface.heights;
}

/// Returns random heights of few values, so that there are level areas, with some holes.
Terrain randomGround(std::uint32_t seed, int columns = 50, int rows = 41, double dx = 2.0, double dy = 3.0) {
  std::mt19937 random(seed);
  const unsigned values = seed % 3 == 0 ? 6U : 10'000U;
  return makeTerrain({columns, rows, dx, dy}, [&](int c, int r) {
    const auto h = static_cast<float>(random() % values) * (60.0F / static_cast<float>(values));
    return seed % 2 == 0 && (c - 20) * (c - 20) + (r - 20) * (r - 20) < 9 ? kHole : h;
  });
}

long long countOf(const HeightRaster& heights, const GridFrame& frame) {
  return findDepressions(heights, frame)->count;
}

TEST(FillDepressions, IsTheLowestSurfaceThatDrains) {
  for (std::uint32_t seed = 1; seed <= 4; ++seed) {
    const Terrain ground = randomGround(seed);
    const HeightRaster filled = depressionsDone(ground, FillDepressionsFilter{});
    EXPECT_TRUE(sameBits(samplesOf(filled), iteratedSurface(ground, 0.0))) << seed;
    EXPECT_GT(countOf(ground.heights, ground.frame), 0) << seed;
    EXPECT_EQ(countOf(filled, ground.frame), 0) << seed;
  }
}

TEST(FillDepressions, WithASlopeIsTheLowestSurfaceThatFalls) {
  for (std::uint32_t seed = 1; seed <= 4; ++seed) {
    const Terrain ground = randomGround(seed);
    const double degrees = seed % 2 == 0 ? 3.0 : 1e-7;  // The second is below the resolution of floats.
    const HeightRaster filled = depressionsDone(ground, FillDepressionsFilter{0.0, degrees});
    const auto expected = iteratedSurface(ground, std::tan(degrees * std::acos(-1.0) / 180.0));
    EXPECT_TRUE(sameBits(samplesOf(filled), expected)) << seed;
    const Grid surface({ground.frame, {}, filled});
    for (int r = 0; r < surface.rows; ++r)
      for (int c = 0; c < surface.columns; ++c) {
        if (isHole(surface.at(c, r)) || surface.drains(c, r)) continue;
        ASSERT_TRUE(std::ranges::any_of(
            kAround,
            [&](const auto& step) { return surface.at(c + step[0], r + step[1]) < surface.at(c, r); }))
            << seed << ": " << c << ' ' << r;
      }
  }
}

TEST(FillDepressions, ALakeIsFilledToItsOutletExactly) {
  // A bowl of 10 m in a plain at 100.1 m with a notch at 97.3 m in its side.
  const Terrain ground = makeTerrain({60, 50, 5.0, 5.0}, [](int c, int r) {
    const double away = std::hypot(c - 30.0, r - 25.0);
    if (r == 25 && c >= 40) return 97.3F;
    return away < 12.0 ? static_cast<float>(90.1 + 10.0 * (away / 12.0) * (away / 12.0)) : 100.1F;
  });
  const HeightRaster filled = depressionsDone(ground, FillDepressionsFilter{});
  EXPECT_EQ(filled.at(30, 25), 97.3F);
  EXPECT_EQ(filled.at(45, 25), 97.3F);
  EXPECT_EQ(filled.at(5, 5), 100.1F);
  const DepressionSummary summary = *findDepressions(ground.heights, ground.frame);
  EXPECT_EQ(summary.count, 1);
  EXPECT_NEAR(summary.maxDepth, 7.2, 1e-4);
  EXPECT_NEAR(summary.volume, 25.0 * (sumOf(filled) - sumOf(ground.heights)), 1e-6 * summary.volume);
  // A lake whose outlet is at the depth is filled, and one below it is not.
  EXPECT_EQ(samplesOf(depressionsDone(ground, FillDepressionsFilter{7.3})), samplesOf(filled));
  EXPECT_EQ(samplesOf(depressionsDone(ground, FillDepressionsFilter{7.1})), samplesOf(ground.heights));
}

TEST(FillDepressions, WithAMaxDepthFillsTheShallowerOnesWithinADeeperOne) {
  // A basin of 50 m with a pit of 2 m and one of 9 m in its bottom, along a row.
  const Terrain ground = makeTerrain({40, 21, 1.0, 1.0}, [](int c, int r) {
    if (r < 8 || r > 12 || c < 6 || c > 33) return 100.0F;
    if (c == 12 && r == 10) return 48.0F;
    if (c == 20 && r == 10) return 40.0F;
    return c < 26 ? 50.0F : c == 26 ? 60.0F : 57.0F;
  });
  const HeightRaster filled = depressionsDone(ground, FillDepressionsFilter{5.0});
  EXPECT_EQ(filled.at(12, 10), 50.0F);
  EXPECT_EQ(filled.at(20, 10), 40.0F);  // The lowest of the basin.
  EXPECT_EQ(filled.at(30, 10), 60.0F);  // The part behind a sill of 3 m.
  EXPECT_EQ(filled.at(15, 10), 50.0F);
  const HeightRaster less = depressionsDone(ground, FillDepressionsFilter{2.5});
  EXPECT_EQ(less.at(12, 10), 50.0F);
  EXPECT_EQ(less.at(30, 10), 57.0F);
}

TEST(FillDepressions, NeverRaisesByMoreThanTheMaxDepth) {
  for (std::uint32_t seed = 1; seed <= 4; ++seed) {
    const Terrain ground = randomGround(seed);
    const auto before = samplesOf(ground.heights);
    const auto all = samplesOf(depressionsDone(ground, FillDepressionsFilter{}));
    for (const double depth : {0.5, 12.0}) {
      const HeightRaster filled = depressionsDone(ground, FillDepressionsFilter{depth});
      const auto after = samplesOf(filled);
      std::size_t changed = 0;
      for (std::size_t i = 0; i < before.size(); ++i) {
        if (isHole(before[i])) continue;
        ASSERT_GE(after[i], before[i]);
        ASSERT_LE(double{after[i]} - double{before[i]}, depth) << seed;
        ASSERT_LE(after[i], all[i]);
        changed += after[i] != before[i];
      }
      EXPECT_TRUE(changed > 0 || depth < 12.0);
      // The remaining depressions are deeper; applying the filter again changes nothing.
      EXPECT_TRUE(sameBits(
          samplesOf(depressionsDone({ground.frame, {}, filled}, FillDepressionsFilter{depth})), after))
          << seed << ' ' << depth;
    }
  }
}

TEST(BreachDepressions, WithoutLimitsLetsAllWaterOutAndFillsNothing) {
  for (std::uint32_t seed = 1; seed <= 4; ++seed) {
    const Terrain ground = randomGround(seed);
    const auto before = samplesOf(ground.heights);
    for (const double slope : {0.0, 0.5}) {
      const HeightRaster breached = depressionsDone(ground, BreachDepressionsFilter{0.0, 0.0, slope});
      const auto after = samplesOf(breached);
      for (std::size_t i = 0; i < before.size(); ++i) {
        if (isHole(before[i])) continue;
        ASSERT_LE(after[i], before[i]) << seed;
      }
      EXPECT_EQ(countOf(breached, ground.frame), 0) << seed;
    }
  }
}

/// Returns a valley of 80 m towards the south, behind a dam of some rows.
Terrain dammedValley(int thickness) {
  return makeTerrain({41, 60, 10.0, 10.0}, [thickness](int c, int r) {
    const auto bed = static_cast<float>(80 - r) + 2.0F * static_cast<float>(std::abs(c - 20));
    return r >= 40 && r < 40 + thickness ? std::max(bed, 55.0F) : bed;
  });
}

TEST(BreachDepressions, CutsADamStraightAlongTheValley) {
  const Terrain ground = dammedValley(4);
  const HeightRaster breached = depressionsDone(ground, BreachDepressionsFilter{});
  // The channel is level from the pit at 41 m until the valley is lower.
  for (int r = 0; r < 60; ++r)
    for (int c = 0; c < 41; ++c) {
      const bool cut = c == 20 && r >= 40 && r < 44;
      EXPECT_EQ(breached.at(c, r), cut ? 41.0F : ground.heights.at(c, r)) << c << ' ' << r;
    }
}

TEST(BreachDepressions, LimitsDecideBetweenChannelAndRest) {
  const Terrain ground = dammedValley(4);
  const auto breached = samplesOf(depressionsDone(ground, BreachDepressionsFilter{}));
  const auto filled = samplesOf(depressionsDone(ground, FillDepressionsFilter{}));
  const auto before = samplesOf(ground.heights);
  // The cut is 14 m deep and 40 m long.
  for (const auto& [depth, length, within] :
       std::vector<std::tuple<double, double, bool>>{{14.0, 0.0, true},
                                                     {13.9, 0.0, false},
                                                     {0.0, 40.0, true},
                                                     {0.0, 39.0, false},
                                                     {20.0, 20.0, false},
                                                     {14.0, 40.0, true}}) {
    const auto fill =
        samplesOf(depressionsDone(ground, BreachDepressionsFilter{depth, length, 0.0, DepressionRest::Fill}));
    const auto keep =
        samplesOf(depressionsDone(ground, BreachDepressionsFilter{depth, length, 0.0, DepressionRest::Keep}));
    EXPECT_TRUE(sameBits(fill, within ? breached : filled)) << depth << ' ' << length;
    EXPECT_TRUE(sameBits(keep, within ? breached : before)) << depth << ' ' << length;
  }
}

TEST(BreachDepressions, NeverDigsDeeperThanTheLimit) {
  for (std::uint32_t seed = 1; seed <= 4; ++seed) {
    const Terrain ground = randomGround(seed);
    const HeightRaster after =
        depressionsDone(ground, BreachDepressionsFilter{6.0, 9.0, 0.0, DepressionRest::Keep});
    const Grid before(ground), now({ground.frame, {}, after});
    int dug = 0;
    for (std::size_t i = 0; i < before.heights.size(); ++i) {
      if (isHole(before.heights[i])) continue;
      ASSERT_LE(double{before.heights[i]} - double{now.heights[i]}, 6.0) << seed;
      ASSERT_LE(now.heights[i], before.heights[i]) << seed;
      dug += now.heights[i] != before.heights[i];
    }
    const HeightRaster filled = depressionsDone(ground, BreachDepressionsFilter{6.0, 9.0});
    EXPECT_EQ(countOf(filled, ground.frame), 0) << seed;
    EXPECT_TRUE(dug > 0 || seed % 3 == 0) << seed;
  }
}

TEST(Depressions, LevelAndEmptyGroundStaysAsItIs) {
  for (const float height : {-0.0F, 12.5F, kHole}) {
    const Terrain ground = makeTerrain({140, 20, 1.0, 1.0}, [&](int, int) { return height; });
    for (const Filter& filter : {Filter(FillDepressionsFilter{}), Filter(BreachDepressionsFilter{})}) {
      const HeightRaster after = depressionsDone(ground, filter);
      EXPECT_TRUE(sameBits(samplesOf(after), samplesOf(ground.heights))) << height;
    }
    EXPECT_EQ(countOf(ground.heights, ground.frame), 0);
  }
  const Terrain smallest =
      makeTerrain({2, 2, 1.0, 1.0}, [](int c, int r) { return static_cast<float>(c - r); });
  EXPECT_EQ(samplesOf(depressionsDone(smallest, BreachDepressionsFilter{})), samplesOf(smallest.heights));
}

TEST(Depressions, SearchCanBeCancelled) {
  const Terrain ground = makeTerrain({1100, 1000, 1.0, 1.0},
                                     [](int c, int r) { return static_cast<float>((c * 7 + r * 3) % 11); });
  const auto found = findDepressions(ground.heights, ground.frame, [](double) { return false; });
  ASSERT_FALSE(found.ok());
  EXPECT_TRUE(found.error().cancelled);
}

}  // namespace
}  // namespace scarp::test
