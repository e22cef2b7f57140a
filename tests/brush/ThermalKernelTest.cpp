#include <gtest/gtest.h>

#include <numbers>

#include "tests/brush/LentDab.h"

namespace scarp {
namespace {

BrushSettings thermal(double talus, int steps = 8) {
  BrushSettings settings = test::brushOf(BrushKind::Thermal);
  settings.erosion.talus = talus;
  settings.erosion.steps = steps;
  return settings;
}

/// The steepest that any two of eight neighbours lie, as a tangent.
double steepest(const Terrain& terrain) {
  double most = 0.0;
  const GridFrame& f = terrain.frame;
  for (int r = 0; r < f.rows; ++r)
    for (int c = 0; c < f.columns; ++c)
      for (const auto& [dc, dr] : {std::pair(1, 0), {0, 1}, {1, 1}, {-1, 1}}) {
        if (!f.samples().contains(c + dc, r + dr)) continue;
        const double drop = terrain.heights.at(c + dc, r + dr) - terrain.heights.at(c, r);
        if (!std::isnan(drop)) most = std::max(most, std::abs(drop) / std::hypot(dc * f.dx, dr * f.dy));
      }
  return most;
}

TEST(ThermalKernel, NothingIsSteeperThanTheTalusAngleAfterEnoughPasses) {
  for (const double talus : {20.0, 35.0}) {
    Terrain terrain = test::roughGround(60, 50);
    const double limit = std::tan(talus * std::numbers::pi / 180.0);
    ASSERT_GT(steepest(terrain), 1.5 * limit);
    const double mass = test::massOf(terrain);
    BrushSettings settings = thermal(talus, 64);
    settings.falloff = Falloff::Constant;
    for (int pass = 0; pass < 40; ++pass) test::applyDabTo(terrain, {{0, 0}, 200.0, 1000.0}, settings);
    EXPECT_LT(steepest(terrain), 1.0001 * limit) << talus;
    EXPECT_NEAR(test::massOf(terrain), mass, 1e-6 * 60 * 50 * 30);
  }
}

TEST(ThermalKernel, KeepsMassUnderAnyFalloff) {
  const Terrain before = test::roughGround(300, 200);
  const auto start = test::samplesOf(before.heights);
  for (const double amount : {0.1, 5.0}) {
    Terrain terrain = before;
    test::applyDabTo(terrain, {{-20, 10}, amount, 200.0}, thermal(25));
    const auto after = test::samplesOf(terrain.heights);
    double gained = 0.0, moved = 0.0;
    for (std::size_t i = 0; i < start.size(); ++i) {
      if (std::isnan(start[i])) continue;
      gained += double(after[i]) - start[i];
      moved += std::abs(double(after[i]) - start[i]);
      ASSERT_LE(std::abs(double(after[i]) - start[i]), amount + 1e-4) << "no more than the amount";
    }
    EXPECT_GT(moved, 100.0 * amount);
    EXPECT_LT(std::abs(gained), 1e-3 * moved);
  }
}

TEST(ThermalKernel, LeavesGroundAtRestAlone) {
  Terrain terrain =
      test::makeTerrain({80, 80, 1, 1}, [](int c, int r) { return 0.5F * float(c) - 0.1F * float(r); });
  const auto before = test::samplesOf(terrain.heights);
  test::applyDabTo(terrain, {{0, 0}, 10.0, 30.0}, thermal(35));
  EXPECT_TRUE(test::sameBits(test::samplesOf(terrain.heights), before));
}

}  // namespace
}  // namespace scarp
