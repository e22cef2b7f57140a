#include <gtest/gtest.h>

#include "core/brush/Alpha.h"
#include "core/brush/DabWeights.h"
#include "tests/brush/LentDab.h"

namespace scarp {
namespace {

BrushSettings stamp(StampBlend blend) {
  BrushSettings settings = test::brushOf(BrushKind::Stamp);
  settings.stampBlend = blend;
  settings.falloff = Falloff::Constant;
  settings.alpha = builtInAlpha("peak");
  return settings;
}

StrokeGround startedAt(double level) {
  StrokeGround ground;
  ground.level = level;
  return ground;
}

/// The alpha over a sample, for a dab.
double alphaOver(const Terrain& terrain, const Dab& dab, const Alpha& alpha, int column, int row) {
  const double x = (terrain.frame.x(column) - dab.centre.x()) / dab.radius;
  const double y = (terrain.frame.y(row) - dab.centre.y()) / dab.radius;
  if (std::hypot(x, y) >= 1.0) return 0.0;
  const double c = std::cos(dab.angle), s = std::sin(dab.angle);
  return alpha.at(c * x + s * y, c * y - s * x);
}

TEST(StampKernel, FootprintsAreTheFalloffAcrossAndAlong) {
  const Terrain before = test::fractalTerrain(200, 160, 2.0, 3.0);
  for (const StampFootprint footprint : {StampFootprint::Round, StampFootprint::Rectangle})
    for (const double aspect : {0.4, 1.0, 3.0}) {
      BrushSettings settings = stamp(StampBlend::Add);
      settings.falloff = Falloff::Smooth;
      settings.innerRadius = 0.3;
      settings.footprint = footprint;
      settings.aspect = aspect;
      const Dab dab{{10, -5}, 20.0, 110.0, 0.7};
      const StampHalves halves = stampHalves(settings);
      EXPECT_NEAR(halves.width / halves.depth, aspect, 1e-12);
      test::expectOrderlyDab(before, dab, settings);
      Terrain terrain = before;
      test::applyDabTo(terrain, dab, settings);
      const double c = std::cos(dab.angle), s = std::sin(dab.angle);
      for (int row = 0; row < 160; ++row)
        for (int column = 0; column < 200; ++column) {
          const double x = (terrain.frame.x(column) - 10.0) / 110.0, y = (terrain.frame.y(row) + 5.0) / 110.0;
          const double u = (c * x + s * y) / halves.width, v = (c * y - s * x) / halves.depth;
          const double weight = footprint == StampFootprint::Round
                                    ? brushWeight(settings, std::hypot(u, v))
                                    : brushWeight(settings, std::abs(u)) * brushWeight(settings, std::abs(v));
          const double change = double(terrain.heights.at(column, row)) - before.heights.at(column, row);
          ASSERT_NEAR(change, 20.0 * weight * settings.alpha->at(u, v), 4e-3) << column << " " << row;
        }
    }
}

TEST(StampKernel, OnlyTheStampHasAFootprint) {
  const Terrain before = test::fractalTerrain(120, 100, 2.0, 3.0);
  const Dab dab{{3, 4}, 10.0, 60.0};
  BrushSettings raise = test::brushOf(BrushKind::Raise), other = raise;
  other.footprint = StampFootprint::Rectangle;
  other.aspect = 4.0;
  Terrain plain = before, same = before;
  test::applyDabTo(plain, dab, raise);
  test::applyDabTo(same, dab, other);
  EXPECT_TRUE(test::sameBits(test::samplesOf(plain.heights), test::samplesOf(same.heights)));
}

TEST(StampKernel, HighestLowestAndReplaceGoByTheLevelAtTheStrokesStart) {
  const Terrain before = test::roughGround(200, 160);
  const StrokeGround ground = startedAt(12.0);
  const Dab dab{{10, -5}, 20.0, 110.0};
  for (const StampBlend blend : {StampBlend::Highest, StampBlend::Lowest, StampBlend::Replace}) {
    const BrushSettings settings = stamp(blend);
    Terrain terrain = before;
    test::applyDabTo(terrain, dab, settings, ground);
    for (int r = 0; r < 160; ++r)
      for (int c = 0; c < 200; ++c) {
        const double x = before.frame.x(c) - 10, y = before.frame.y(r) + 5, d = std::hypot(x, y) / 110.0;
        if (d > 0.999) continue;  // at the rim it is either
        const double was = before.heights.at(c, r), is = terrain.heights.at(c, r);
        const double alpha = alphaOver(terrain, dab, *settings.alpha, c, r);
        const double up = std::max(was, 12.0 + 20.0 * alpha), down = std::min(was, 12.0 - 20.0 * alpha);
        const double expected = blend == StampBlend::Highest  ? up
                                : blend == StampBlend::Lowest ? down
                                                              : 12.0 + 20.0 * alpha;
        if (std::isnan(was)) {
          ASSERT_TRUE(std::isnan(is));
        } else {
          ASSERT_NEAR(is, expected, 2e-3) << c << " " << r;
        }
      }
  }
}

TEST(StampKernel, TheFalloffIsItsCover) {
  // Half way out a linear falloff covers half of the ground.
  Terrain terrain = test::makeTerrain({101, 101, 1, 1}, [](int, int) { return 4.0F; });
  BrushSettings settings = stamp(StampBlend::Replace);
  settings.alpha = nullptr;
  settings.falloff = Falloff::Linear;
  test::applyDabTo(terrain, {{0, 0}, 10.0, 40.0}, settings, startedAt(2.0));
  EXPECT_EQ(terrain.heights.at(50, 50), 12.0F);
  EXPECT_NEAR(terrain.heights.at(70, 50), 8.0F, 1e-4);
  EXPECT_EQ(terrain.heights.at(95, 50), 4.0F);
}

TEST(StampKernel, WhatIsDarkerThanItsGroundIsDug) {
  Alpha half{"half", 2, 1, {0.0F, 1.0F}, 0.5F, true};
  BrushSettings settings = stamp(StampBlend::Add);
  settings.alpha = sharedAlpha(half);
  for (const StampBlend blend : {StampBlend::Add, StampBlend::Subtract, StampBlend::Replace}) {
    settings.stampBlend = blend;
    Terrain terrain = test::makeTerrain({101, 101, 1, 1}, [](int, int) { return 4.0F; });
    test::applyDabTo(terrain, {{0, 0}, 10.0, 40.0}, settings, startedAt(4.0));
    const float sign = blend == StampBlend::Subtract ? -1.0F : 1.0F;
    EXPECT_EQ(terrain.heights.at(20, 50), 4.0F - 5.0F * sign);
    EXPECT_EQ(terrain.heights.at(50, 50), 4.0F);
    EXPECT_EQ(terrain.heights.at(80, 50), 4.0F + 5.0F * sign);
  }
}

TEST(StampKernel, IsOrderly) {
  const Terrain terrain = test::roughGround(300, 250);
  for (const StampBlend blend :
       {StampBlend::Add, StampBlend::Subtract, StampBlend::Highest, StampBlend::Lowest, StampBlend::Replace})
    test::expectOrderlyDab(terrain, {{-12.3, 4.4}, 30.0, 290.0, 1.1}, stamp(blend), startedAt(5.0));
}

}  // namespace
}  // namespace scarp
