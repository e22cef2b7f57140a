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
  for (unsigned seed = 0; seed < 12; ++seed) {
    const Terrain terrain = roughTerrain(seed, seed % 2 == 1);
    const test::SightOracle oracle(terrain.heights);
    for (int i = 0; i < 6000; ++i) {
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

TEST(SightLine, BlocksAtTheFirstEdgeInTheWay) {
  const Terrain walls =
      makeTerrain({30, 9, 1.0, 1.0}, [](int c, int) { return c == 10 || c == 20 ? 5.0f : 0.0f; });
  const auto block = SightLine(walls.heights, {2.0, 4.3, 1.0}, {28.0, 4.3, 1.0}, 5.0).firstBlock();
  ASSERT_TRUE(block);
  // The wall's foot is one cell wide: the line meets it in the cell before column 10.
  EXPECT_GT(2.0 + 26.0 * block->fraction, 9.0);
  EXPECT_LE(2.0 + 26.0 * block->fraction, 10.0);
  EXPECT_EQ(block->column, 9);
  EXPECT_EQ(block->row, 4);
  const auto back = SightLine(walls.heights, {28.0, 4.3, 1.0}, {2.0, 4.3, 1.0}, 5.0).firstBlock();
  ASSERT_TRUE(back);
  EXPECT_GE(28.0 - 26.0 * back->fraction, 20.0);
  EXPECT_LT(28.0 - 26.0 * back->fraction, 21.0);
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

TEST(SightLine, GroundEndsAtHolesAndAtTheRimButItsEdgesCount) {
  const Terrain plate =
      makeTerrain({9, 9, 1.0, 1.0}, [](int c, int r) { return c == 4 && r == 4 ? kHole : 2.0f; });
  const auto sees = [&](const Vec3& from, const Vec3& to) {
    return !SightLine(plate.heights, from, to, 2.0).firstBlock();
  };
  EXPECT_TRUE(sees({3.2, 4.0, 1.0}, {4.8, 4.0, 1.0})) << "within the hole";
  EXPECT_FALSE(sees({2.9, 4.0, 1.0}, {4.8, 4.0, 1.0})) << "its rim is solid";
  EXPECT_FALSE(sees({3.0, 2.5, 1.0}, {3.0, 5.5, 1.0})) << "along the rim";
  EXPECT_FALSE(sees({-1.0, -1.0, 1.0}, {9.0, 9.0, 1.0})) << "through two corners of the map and of the hole";
  EXPECT_FALSE(sees({-1.0, 1.0, 1.0}, {1.0, -1.0, 1.0})) << "by a corner of the map";
  EXPECT_TRUE(sees({-1.0, 0.999, 1.0}, {0.999, -1.0, 1.0})) << "just beyond it";
  EXPECT_TRUE(sees({-5.0, -5.0, 9.0}, {20.0, -5.0, -9.0})) << "nowhere near";
}

TEST(SightLine, TheEarthsCurveHidesWhatIsFar) {
  const GridFrame frame{201, 3, 100.0, 100.0};
  const Terrain sea = makeTerrain(frame, [](int, int) { return 0.0f; });
  const EarthCurve curve(0.0, 1.0, 1.0, frame);
  const auto sees = [&](int column) {
    const Vec3 to(column, 1.0, curve.sunk(0.0f, column, 1));
    return !SightLine(sea.heights, {0.0, 1.0, 2.0}, to, 0.0, curve).firstBlock();
  };
  // The horizon of an eye 2 m above the sea is √(2 · 2 · R) = 5,048 m away.
  for (int column = 1; column <= 200; ++column) EXPECT_EQ(sees(column), column <= 50) << column;
}

}  // namespace
}  // namespace scarp
