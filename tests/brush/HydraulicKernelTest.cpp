#include <gtest/gtest.h>

#include "tests/brush/LentDab.h"

namespace scarp {
namespace {

BrushSettings hydraulic(int steps = 16) {
  BrushSettings settings = test::brushOf(BrushKind::Hydraulic);
  settings.erosion.steps = steps;
  return settings;
}

/// The largest that a sample stands out from the mean of its four neighbours, metres.
double sharpestSpike(const Terrain& terrain) {
  double most = 0.0;
  for (int r = 1; r + 1 < terrain.frame.rows; ++r)
    for (int c = 1; c + 1 < terrain.frame.columns; ++c) {
      const auto at = [&](int dc, int dr) { return double(terrain.heights.at(c + dc, r + dr)); };
      const double out = at(0, 0) - 0.25 * (at(1, 0) + at(-1, 0) + at(0, 1) + at(0, -1));
      if (!std::isnan(out)) most = std::max(most, std::abs(out));
    }
  return most;
}

TEST(HydraulicKernel, MassIsKeptAndNoSampleChangesByMoreThanTheAmount) {
  const Terrain before = test::roughGround(300, 200);
  const auto start = test::samplesOf(before.heights);
  for (const double amount : {0.1, 500.0})
    for (const int steps : {1, 64}) {
      Terrain terrain = before;
      BrushSettings settings = hydraulic(steps);
      settings.erosion.rain = settings.erosion.capacity = 1.0;
      const Dab dab{{-20, 10}, amount, 200.0};
      test::applyDabTo(terrain, dab, settings);
      const auto after = test::samplesOf(terrain.heights);
      double gained = 0.0, moved = 0.0;
      for (std::size_t i = 0; i < start.size(); ++i) {
        if (std::isnan(start[i])) continue;
        const double change = double(after[i]) - start[i];
        gained += change;
        moved += std::abs(change);
        ASSERT_LE(std::abs(change), amount + 1e-4);
      }
      EXPECT_GT(moved, 0.0);
      if (steps > 1) {
        EXPECT_GT(moved, 10.0 * amount) << amount << " " << steps;
      }
      EXPECT_LT(std::abs(gained), 1e-3 * moved) << amount << " " << steps;
    }
}

TEST(HydraulicKernel, StaysStableOverManyStrongDabs) {
  Terrain terrain = test::roughGround(120, 100);
  const auto start = test::samplesOf(terrain.heights);
  float low = 1e9F, high = -1e9F;
  for (const float h : start)
    if (!std::isnan(h)) low = std::min(low, h), high = std::max(high, h);
  const double spike = sharpestSpike(terrain);
  BrushSettings settings = hydraulic(32);
  settings.erosion.rain = settings.erosion.capacity = 1.0;
  for (int pass = 0; pass < 50; ++pass) test::applyDabTo(terrain, {{0, 0}, 2.0, 130.0}, settings);
  for (const float h : test::samplesOf(terrain.heights))
    if (!std::isnan(h)) {
      ASSERT_TRUE(h >= low - 1e-3F && h <= high + 1e-3F) << h << " of " << low << " " << high;
    }
  EXPECT_LT(sharpestSpike(terrain), 2.0 * spike);
}

TEST(HydraulicKernel, CarriesGroundDownhill) {
  // A cone: its flanks lose, its foot gains.
  Terrain terrain = test::makeTerrain({201, 201, 1, 1}, [](int c, int r) {
    return static_cast<float>(std::max(0.0, 40.0 - 0.6 * std::hypot(c - 100, r - 100)));
  });
  BrushSettings settings = hydraulic(16);
  settings.falloff = Falloff::Constant;
  for (int pass = 0; pass < 20; ++pass) test::applyDabTo(terrain, {{0, 0}, 0.5, 95.0}, settings);
  double flank = 0.0, foot = 0.0;
  for (int r = 0; r < 201; ++r)
    for (int c = 0; c < 201; ++c) {
      const double d = std::hypot(c - 100, r - 100);
      const double change = terrain.heights.at(c, r) - std::max(0.0, 40.0 - 0.6 * d);
      (d < 55 ? flank : foot) += change;
    }
  EXPECT_LT(flank, -100.0);
  EXPECT_GT(foot, 100.0);
}

TEST(HydraulicKernel, DoesNothingToLevelGroundOrWithoutRain) {
  Terrain level = test::makeTerrain({100, 100, 1, 1}, [](int, int) { return 7.5F; });
  const auto before = test::samplesOf(level.heights);
  test::applyDabTo(level, {{0, 0}, 5.0, 40.0}, hydraulic());
  EXPECT_TRUE(test::sameBits(test::samplesOf(level.heights), before));
  Terrain dry = test::roughGround(100, 100);
  const auto rough = test::samplesOf(dry.heights);
  BrushSettings settings = hydraulic();
  settings.erosion.rain = 0.0;
  test::applyDabTo(dry, {{0, 0}, 5.0, 80.0}, settings);
  EXPECT_TRUE(test::sameBits(test::samplesOf(dry.heights), rough));
}

}  // namespace
}  // namespace scarp
