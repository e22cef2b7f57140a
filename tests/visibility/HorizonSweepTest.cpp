#include <gtest/gtest.h>

#include <cmath>
#include <iostream>
#include <random>

#include "core/base/Parallel.h"
#include "core/terrain/Surface.h"
#include "core/visibility/HorizonSweep.h"
#include "core/visibility/SightLine.h"
#include "tests/support/SightOracle.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::kHole;
using test::makeTerrain;
using test::NamedTerrain;
using test::SightOracle;

/// Heights as whole 64ths, which the oracle can reckon with.
float rounded(double height) { return static_cast<float>(std::round(height * 64.0) / 64.0); }

/// Grounds full of what a horizon can trip over: lines that just touch, holes, cliffs.
std::vector<NamedTerrain> sightTerrains() {
  std::vector<NamedTerrain> all;
  for (const unsigned seed : {1u, 2u}) {
    std::mt19937 random(seed);
    std::vector<float> steps;
    for (int i = 0; i < 23 * 19; ++i) steps.push_back(static_cast<float>(random() % 3));
    all.push_back(
        {"small steps " + std::to_string(seed), makeTerrain({23, 19, 1.0, 1.0}, [steps](int c, int r) {
           return steps[static_cast<std::size_t>(r * 23 + c)];
         })});
    std::vector<float> holes;
    for (int i = 0; i < 21 * 26; ++i)
      holes.push_back(random() % 5 == 0 ? kHole : static_cast<float>(random() % 4));
    all.push_back({"small steps and holes " + std::to_string(seed),
                   makeTerrain({21, 26, 1.0, 1.0}, [holes](int c, int r) {
                     return holes[static_cast<std::size_t>(r * 21 + c)];
                   })});
  }
  all.push_back({"hills", makeTerrain({41, 37, 1.0, 1.0}, [](int c, int r) {
                   return rounded(9.0 * fractalNoise(0.11 * c, 0.11 * r, 6, 0.5, 5));
                 })});
  all.push_back({"hills with lakes of nothing", makeTerrain({38, 40, 1.0, 1.0}, [](int c, int r) {
                   const float height = rounded(9.0 * fractalNoise(0.11 * c, 0.11 * r, 6, 0.5, 9));
                   return height < -1.5f ? kHole : height;
                 })});
  all.push_back({"cliffs", makeTerrain({29, 31, 1.0, 1.0}, [](int c, int r) {
                   return static_cast<float>((c / 5) * 4 - (r / 7) * 9 + (c % 11 == 0 ? 30 : 0));
                 })});
  all.push_back({"level", makeTerrain({17, 20, 1.0, 1.0}, [](int, int) { return 3.25f; })});
  all.push_back(
      {"slope", makeTerrain({20, 17, 1.0, 1.0}, [](int c, int r) { return rounded(0.5 * c - 0.25 * r); })});
  all.push_back({"valley", makeTerrain({25, 25, 1.0, 1.0}, [](int c, int r) {
                   return static_cast<float>(std::abs(c - 12) + std::abs(r - 11));
                 })});
  all.push_back(
      {"one cell", makeTerrain({2, 2, 1.0, 1.0}, [](int c, int r) { return static_cast<float>(c + r); })});
  all.push_back({"two rows", makeTerrain({40, 2, 1.0, 1.0}, [](int c, int r) {
                   return rounded(3.0 * gradientNoise(0.3 * c, 0.5 + r, 2));
                 })});
  return all;
}

HeightRange bandOf(const HeightRaster& heights) { return HeightPyramid(heights).range(); }

std::ptrdiff_t countOf(const SeenCounts& seen, int count) {
  std::ptrdiff_t samples = 0;
  for (int r = seen.rect().row0; r < seen.rect().row1; ++r)
    for (int c = seen.rect().column0; c < seen.rect().column1; ++c) samples += seen.at(c, r) == count;
  return samples;
}

/// How many samples differ from the oracle; the first of them are told.
template <class Truth>
int differences(const SeenCounts& seen, const HeightRaster& heights, const std::string& what, Truth truth) {
  int wrong = 0;
  for (int r = seen.rect().row0; r < seen.rect().row1; ++r)
    for (int c = seen.rect().column0; c < seen.rect().column1; ++c) {
      const float height = heights.at(c, r);
      const int expected = !std::isnan(height) && truth(c, r, height) ? 1 : 0;
      if (seen.at(c, r) != expected && ++wrong <= 3)
        ADD_FAILURE() << what << ": sample " << c << ", " << r << " is " << int(seen.at(c, r)) << ", not "
                      << expected;
    }
  return wrong;
}

TEST(HorizonSweep, EyesSeeWhatTheOracleSees) {
  std::mt19937 random(7);
  long long looked = 0, visible = 0;
  int trials = 0;
  for (const auto& [name, terrain] : sightTerrains()) {
    const HeightRaster& heights = terrain.heights;
    const SightOracle oracle(heights);
    const HeightRange band = bandOf(heights);
    for (int trial = trials++ % 4; trial < 24; trial += 4) {
      // On samples, on edges, on diagonals, within cells and on the map's rim.
      const int parts = trial % 3 == 0 ? 1 : trial % 3 == 1 ? 2 : 8;
      const auto somewhere = [&](int samples) {
        return double(random() % static_cast<unsigned>((samples - 1) * parts + 1)) / parts;
      };
      double column = somewhere(heights.columns()), row = somewhere(heights.rows());
      if (trial % 8 == 7) column = trial % 16 == 7 ? 0.0 : heights.columns() - 1.0;
      const double ground = heightAt(heights, column, row);
      if (std::isnan(ground)) continue;
      constexpr std::array<double, 4> kAbove{0.0, 0.5, 1.75, 12.0};
      const double above = std::ceil(ground * 64.0) / 64.0 + kAbove[static_cast<std::size_t>(trial / 3) % 4];
      const double lift = trial % 5 == 0 ? 0.75 : 0.0;
      const Vec3 eye(column, row, above);
      HorizonSweep sweep{heights, band, {eye}};
      sweep.lift = lift;
      SeenCounts seen(heights.rect());
      ASSERT_TRUE(sweep.run(seen));
      const auto truth = [&](int c, int r, float h) {
        return oracle.sees(eye, {double(c), double(r), h + lift});
      };
      ASSERT_EQ(differences(seen, heights,
                            name + " from " + std::to_string(column) + ", " + std::to_string(row) + ", " +
                                std::to_string(above) + " lift " + std::to_string(lift),
                            truth),
                0);
      looked += heights.rect().area();
      visible += countOf(seen, 1);
    }
  }
  std::cout << looked << " samples, " << visible << " visible\n";
  EXPECT_GT(visible, looked / 10);
  EXPECT_LT(visible, looked * 9 / 10);
}

TEST(HorizonSweep, LightsShineWhereTheOracleSays) {
  long long looked = 0, lit = 0;
  int skipped = 0;
  for (const auto& [name, terrain] : sightTerrains()) {
    const HeightRaster& heights = terrain.heights;
    const SightOracle oracle(heights);
    const HeightRange band = bandOf(heights);
    for (const Vec3& way :
         {Vec3(1, 0, 0.25), Vec3(-1, 0, 0.5), Vec3(0, 1, 0.125), Vec3(0, -1, 1), Vec3(1, 1, 0.25),
          Vec3(-1, -1, 0.5), Vec3(1, -1, 0.25), Vec3(-1, 1, 0.5), Vec3(2, 1, 0.5), Vec3(-2, 1, 0.25),
          Vec3(1, -3, 0.75), Vec3(-3, -1, 0.5), Vec3(0.25, 1, 0.25), Vec3(1, 0.375, 0.03125),
          Vec3(-0.125, -1, 0.25), Vec3(3, -2, 0.0), Vec3(-5, 4, -0.125), Vec3(1, 0.0, 8)}) {
      if (++skipped % 5 != 0) continue;  // Others for each terrain.
      const HorizonSweep sweep{heights, band, {way, true}};
      SeenCounts seen(heights.rect());
      ASSERT_TRUE(sweep.run(seen));
      const auto truth = [&](int c, int r, float h) {
        const Vec3 sample(c, r, h);
        return oracle.sees(sample, sample + 512.0 * way);
      };
      std::ostringstream what;
      what << name << " towards " << way.transpose();
      ASSERT_EQ(differences(seen, heights, what.str(), truth), 0);
      looked += heights.rect().area();
      lit += countOf(seen, 1);
    }
  }
  std::cout << looked << " samples, " << lit << " lit\n";
  EXPECT_GT(lit, looked / 10);
  EXPECT_LT(lit, looked * 9 / 10);
}

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
