#include <gtest/gtest.h>

#include <cmath>
#include <iostream>
#include <random>

#include "core/visibility/SightLine.h"
#include "tests/support/SightOracle.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::kHole;
using test::makeTerrain;

/// Whole heights of so few values that lines touch edges and corners all the time.
Terrain roughTerrain(unsigned seed, bool holes) {
  std::mt19937 random(seed);
  std::vector<float> heights;
  for (int i = 0; i < 20 * 20; ++i)
    heights.push_back(holes && random() % 6 == 0 ? kHole : static_cast<float>(random() % 4));
  return makeTerrain({20, 20, 1.0, 1.0},
                     [&](int c, int r) { return heights[static_cast<std::size_t>(r * 20 + c)]; });
}

TEST(SightLine, EqualsTheOracleWhereLinesTouch) {
  constexpr unsigned kSeed = 31;
  std::cout << "seed " << kSeed << "\n";
  std::mt19937 random(kSeed);
  int clear = 0, all = 0;
  for (unsigned seed = 0; seed < 8; ++seed) {
    const Terrain terrain = roughTerrain(seed, seed % 2 == 1);
    const test::SightOracle oracle(terrain.heights);
    for (int i = 0; i < 2400; ++i) {
      const int parts = 1 << (i % 4);
      // Also from and to places beyond the map.
      const auto place = [&] {
        return double(static_cast<int>(random() % static_cast<unsigned>(26 * parts)) - 3 * parts) / parts;
      };
      const auto level = [&] { return double(random() % 25) / 4.0 - 1.0; };
      const Vec3 from(place(), place(), level()), to(place(), place(), level());
      const auto block = SightLine(terrain.heights, from, to, 3.0).firstBlock();
      ASSERT_EQ(!block, oracle.sees(from, to))
          << seed << ": " << from.transpose() << " to " << to.transpose();
      ++all;
      clear += !block;
      if (!block) continue;
      ASSERT_GT(block->fraction, 0.0);
      ASSERT_LT(block->fraction, 1.0);
    }
  }
  EXPECT_GT(clear, all / 4);
  EXPECT_LT(clear, all * 3 / 4);
}

TEST(SightLine, TouchingIsNoBlockButTheLeastMoreIs) {
  const Terrain ridge = makeTerrain({21, 5, 1.0, 1.0}, [](int c, int) { return c == 10 ? 0.1f : 0.0f; });
  const Vec3 from(0.0, 2.0, 0.1f), to(20.0, 2.0, 0.1f);
  EXPECT_FALSE(SightLine(ridge.heights, from, to, 1.0).firstBlock());
  const Vec3 lower(0.0, 2.0, std::nextafter(double(0.1f), 0.0));
  EXPECT_TRUE(SightLine(ridge.heights, lower, to, 1.0).firstBlock());
  // Also where the line of sight has no short numbers to go by.
  const double third = 1.0 / 3.0;
  EXPECT_FALSE(SightLine(ridge.heights, {third, 0.7, 0.1f}, {17.9, 3.1, 0.1f}, 1.0).firstBlock());
  EXPECT_TRUE(SightLine(ridge.heights, {third, 0.7, lower.z()}, {17.9, 3.1, lower.z()}, 1.0).firstBlock());
}

}  // namespace
}  // namespace scarp
