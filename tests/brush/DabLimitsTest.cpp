#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "core/brush/BrushKinds.h"
#include "tests/support/Brushes.h"
#include "tests/support/Dabs.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::samplesOf;

/// Applies a few strong dabs of every kind to rough ground with holes, and hands over each dab's before and
/// after.
template <class Check>
void forEveryKind(const BrushLimits& limits, const Check& check) {
  const Terrain rough = test::fractalTerrain(180, 150, 1.0, 1.5);
  for (const BrushKind kind : allBrushKinds()) {
    SCOPED_TRACE(brushTitle(kind));
    Terrain terrain = rough;
    BrushSettings settings = test::brush(kind, 55);
    settings.targetHeight = 30;
    settings.noise.scale = 9;
    settings.strength = 10;
    settings.limits = limits;
    StrokeGround ground;
    ground.start = {-40, -30};
    ground.level = 4.0;
    ground.slope = {0.3, 0.1};
    ground.source = terrain.heights;
    BrushSettings hole = test::brush(BrushKind::Hole, 14);
    test::applyTo(terrain, {{20, 10}, 1.0, 0.0}, hole);
    for (int dab = 0; dab < 3; ++dab) {
      const HeightRaster before = terrain.heights;
      test::applyTo(terrain, {{-15.0 + 12 * dab, 5.0 * dab}, 8.0, 0.0, 0.0, {12, 5}}, settings, ground);
      check(terrain.frame, before, terrain.heights);
      if (testing::Test::HasFatalFailure()) return;
    }
  }
}

TEST(DabLimits, DirectionIsKept) {
  for (const Direction direction : {Direction::Up, Direction::Down}) {
    BrushLimits limits;
    limits.direction = direction;
    forEveryKind(limits, [&](const GridFrame&, const HeightRaster& before, const HeightRaster& after) {
      const auto was = samplesOf(before), is = samplesOf(after);
      for (std::size_t i = 0; i < was.size(); ++i)
        ASSERT_FALSE(direction == Direction::Up ? is[i] < was[i] : is[i] > was[i]);
    });
  }
}

TEST(DabLimits, HeightsOutsideStayAndNoneIsPushedAcross) {
  BrushLimits limits;
  limits.lowest = -3.1;
  limits.highest = 5.3;
  forEveryKind(limits, [&](const GridFrame&, const HeightRaster& before, const HeightRaster& after) {
    const auto was = samplesOf(before), is = samplesOf(after);
    for (std::size_t i = 0; i < was.size(); ++i) {
      if (was[i] < limits.lowest || was[i] > limits.highest) {
        ASSERT_EQ(is[i], was[i]);
      } else {
        ASSERT_FALSE(is[i] < limits.lowest || is[i] > limits.highest);
      }
    }
  });
}

TEST(DabLimits, OnlySlopesWithinTheBandChange) {
  BrushLimits limits;
  limits.leastSlope = 20;
  limits.mostSlope = 35;
  forEveryKind(limits, [&](const GridFrame& frame, const HeightRaster& before, const HeightRaster& after) {
    for (int r = 1; r + 1 < frame.rows; ++r)
      for (int c = 1; c + 1 < frame.columns; ++c) {
        const double x = (double(before.at(c + 1, r)) - before.at(c - 1, r)) / (2 * frame.dx);
        const double y = (double(before.at(c, r + 1)) - before.at(c, r - 1)) / (2 * frame.dy);
        const double slope = std::atan(std::hypot(x, y)) * 180 / std::numbers::pi;
        if (std::isnan(slope) || std::isnan(before.at(c, r))) continue;
        if (slope < 19.99 || slope > 35.01) {
          ASSERT_EQ(after.at(c, r), before.at(c, r)) << slope;
        }
      }
  });
}

TEST(DabLimits, NothingGetsSteeperThanTheSteepest) {
  BrushLimits limits;
  limits.steepest = 30;
  forEveryKind(limits, [&](const GridFrame& frame, const HeightRaster& before, const HeightRaster& after) {
    for (int r = 0; r + 1 < frame.rows; ++r)
      for (int c = 1; c + 1 < frame.columns; ++c)
        for (const auto& [dc, dr] : {std::pair{1, 0}, {0, 1}, {1, 1}, {-1, 1}}) {
          const double was = std::abs(double(before.at(c, r)) - before.at(c + dc, r + dr));
          const double is = std::abs(double(after.at(c, r)) - after.at(c + dc, r + dr));
          const double allowed =
              std::tan(30 * std::numbers::pi / 180) * std::hypot(dc * frame.dx, dr * frame.dy);
          ASSERT_FALSE(is > std::max(was, allowed) + 1e-4) << c << ' ' << r;
        }
  });
}

TEST(DabLimits, LimitsStillLetABrushWork) {
  BrushSettings settings = test::brush(BrushKind::Raise, 60);
  settings.limits.steepest = 30;
  settings.limits.highest = 20;
  settings.limits.direction = Direction::Up;
  Terrain terrain = test::makeTerrain({200, 200, 1, 1}, [](int, int) { return 0.0F; });
  for (int dab = 0; dab < 40; ++dab) test::applyTo(terrain, {{0, 0}, 3.0, 0.0}, settings);
  EXPECT_EQ(terrain.heights.at(100, 100), 20.0F);
  settings.limits.highest = 1000;
  for (int dab = 0; dab < 40; ++dab) test::applyTo(terrain, {{0, 0}, 3.0, 0.0}, settings);
  EXPECT_NEAR(terrain.heights.at(100, 100), 60 * std::tan(std::numbers::pi / 6), 2.0) << "a cone";
}

}  // namespace
}  // namespace scarp
