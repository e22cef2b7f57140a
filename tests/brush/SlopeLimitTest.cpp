#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <vector>

#include "core/brush/DabLimits.h"
#include "core/brush/GroundStroke.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::kHole;
using Grid = std::vector<float>;

/// What is wrong with a change that was limited; empty if nothing is.
std::string fault(const Grid& before, const Grid& wanted, const Grid& after, int columns,
                  const SlopeLimit& limit) {
  const int rows = static_cast<int>(before.size()) / columns;
  const auto at = [&](const Grid& grid, int c, int r) {
    return double(grid[static_cast<std::size_t>(r * columns + c)]);
  };
  for (int r = 0; r < rows; ++r)
    for (int c = 0; c < columns; ++c) {
      const double h = at(before, c, r), w = at(wanted, c, r), a = at(after, c, r);
      const std::string here = std::to_string(c) + ", " + std::to_string(r);
      if (std::isnan(w) != std::isnan(a)) return "a hole at " + here;
      if (std::isnan(a)) continue;
      if (std::isnan(h) ? a != w : (a < std::min(h, w) || a > std::max(h, w))) return "beyond at " + here;
      for (const auto& [dc, dr] : {std::pair{1, 0}, {0, 1}, {1, 1}, {-1, 1}}) {
        if (c + dc < 0 || c + dc >= columns || r + dr >= rows) continue;
        const double n = at(after, c + dc, r + dr), was = std::abs(h - at(before, c + dc, r + dr));
        if (std::isnan(n) || std::isnan(was)) continue;
        const double allowed = limit.steepest * std::hypot(dc * limit.dx, dr * limit.dy);
        if (std::abs(a - n) > std::max(allowed, was) + 1e-4) return "too steep at " + here;
      }
    }
  return {};
}

TEST(SlopeLimit, HoldsForAnyChangeOfAnyGround) {
  constexpr std::uint64_t kSeed = 5;
  std::mt19937_64 random(kSeed);
  std::uniform_real_distribution<float> change(-30, 30);
  for (int round = 0; round < 60; ++round) {
    const int columns = 5 + static_cast<int>(random() % 40), rows = 3 + static_cast<int>(random() % 40);
    const SlopeLimit limit{0.1 + 0.1 * static_cast<double>(random() % 20), 1.0, round % 2 ? 1.0 : 2.5};
    Grid before, wanted;
    const float roughness = round % 3 ? 1.0F : 0.05F;
    for (int i = 0; i < columns * rows; ++i) {
      before.push_back(round % 4 == 0 && random() % 3 == 0 ? kHole : roughness * change(random));
      wanted.push_back(random() % 2 ? before.back() : before.back() + change(random));
      if (round % 5 == 0 && random() % 9 == 0) wanted.back() = random() % 2 ? kHole : 1.0F;
    }
    Grid after = wanted;
    limitSlopes(before, after, columns, limit);
    EXPECT_EQ(fault(before, wanted, after, columns, limit), "") << "round " << round << ", seed " << kSeed;
  }
}

TEST(SlopeLimit, LeavesAChangeThatIsSteepNowhere) {
  Grid before, wanted;
  for (int i = 0; i < 400; ++i) {
    before.push_back(0.2F * static_cast<float>(i % 20));
    wanted.push_back(before.back() + 0.3F * static_cast<float>(i / 20) * ((i % 20) < 10 ? 1.0F : 0.9F));
  }
  Grid after = wanted;
  limitSlopes(before, after, 20, {1.0, 1.0, 1.0});
  EXPECT_TRUE(test::sameBits(after, wanted));
}

TEST(SlopeLimit, APeakBecomesAConeAndAPitToo) {
  for (const float sign : {1.0F, -1.0F}) {
    const Grid before(101 * 101, 5.0F);
    Grid after = before;
    for (int r = 40; r <= 60; ++r)
      for (int c = 40; c <= 60; ++c) after[static_cast<std::size_t>(r * 101 + c)] = 5.0F + sign * 100.0F;
    limitSlopes(before, after, 101, {0.5, 1.0, 1.0});
    // The middle stands eleven samples from where nothing may change.
    EXPECT_NEAR(after[50 * 101 + 50], 5.0F + sign * 5.5F, 1e-4);
    EXPECT_NEAR(after[50 * 101 + 41], 5.0F + sign * 1.0F, 1e-4);
    EXPECT_EQ(after[50 * 101 + 39], 5.0F);
  }
}

TEST(SlopeLimit, HolesAreNobodysNeighbours) {
  // A slit keeps the ground on its far side out of it, and the way round its end is seen.
  Grid before(21 * 21, 0.0F);
  for (int r = 0; r < 18; ++r) before[static_cast<std::size_t>(r * 21 + 10)] = kHole;
  Grid after = before;
  for (int r = 0; r < 21; ++r)
    for (int c = 11; c < 21; ++c) after[static_cast<std::size_t>(r * 21 + c)] = 100.0F;
  limitSlopes(before, after, 21, {1.0, 1.0, 1.0});
  EXPECT_NEAR(after[20 * 21 + 11], 1.0F, 1e-5);
  EXPECT_GT(after[11], 15.0F);
}

TEST(SlopeAround, OfAPlaneIsThatOfThePlane) {
  const GridFrame frame{500, 300, 2.0, 3.0};
  const Terrain terrain = test::makeTerrain(frame, [&](int c, int r) {
    return c % 50 == 7 ? test::kHole : static_cast<float>(900 + 0.3 * frame.x(c) - 0.2 * frame.y(r));
  });
  for (const double radius : {5.0, 60.0, 5000.0}) {
    const Vec2 slope = slopeAround(terrain.heights, frame, {-31, 12}, radius);
    EXPECT_NEAR(slope.x(), 0.3, 1e-5) << radius;
    EXPECT_NEAR(slope.y(), -0.2, 1e-5) << radius;
  }
}

TEST(SlopeAround, LooksPastRoughness) {
  const Terrain terrain = test::makeTerrain({200, 200, 1, 1}, [](int c, int r) {
    return static_cast<float>(0.25 * c + ((c + r) % 2 ? 3.0 : -3.0));
  });
  const Vec2 slope = slopeAround(terrain.heights, terrain.frame, {0, 0}, 40);
  EXPECT_NEAR(slope.x(), 0.25, 0.01);
  EXPECT_NEAR(slope.y(), 0.0, 0.01);
}

TEST(SlopeAround, IsLevelWhereThereIsTooLittleGround) {
  const Terrain terrain = test::fractalTerrain(50, 50);
  EXPECT_EQ(slopeAround(terrain.heights, terrain.frame, {0, 0}, 0.1), Vec2(0, 0));
  EXPECT_EQ(slopeAround(terrain.heights, terrain.frame, {1e6, 0}, 10), Vec2(0, 0));
}

}  // namespace
}  // namespace scarp
