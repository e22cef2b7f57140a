#include <gtest/gtest.h>

#include "tests/brush/LentDab.h"

namespace scarp {
namespace {

BrushSettings copying(BrushKind kind) {
  BrushSettings settings = test::brushOf(kind);
  settings.falloff = Falloff::Constant;
  return settings;
}

StrokeGround startingAt(const Terrain& terrain, const Vec2& start) {
  StrokeGround ground;
  ground.start = start;
  ground.level = 0.0;
  ground.source = terrain.heights;
  return ground;
}

TEST(CopyKernels, CloneCopiesSamplesExactly) {
  const Terrain before = test::roughGround(200, 160);
  Terrain terrain = before;
  BrushSettings settings = copying(BrushKind::Clone);
  // 40 columns west and 25 rows south of where the stroke begins.
  const Vec2 start(60.0, 30.0);
  settings.cloneX = start.x() - 80.0;
  settings.cloneY = start.y() - 75.0;
  test::applyDabTo(terrain, {{70.0, 20.0}, 1e4, 60.0}, settings, startingAt(before, start));
  int copied = 0;
  for (int r = 0; r < 160; ++r)
    for (int c = 0; c < 200; ++c) {
      if (std::hypot(before.frame.x(c) - 70.0, before.frame.y(r) - 20.0) > 59.9) continue;
      const float was = before.heights.at(c, r), source = before.heights.at(c - 40, r + 25);
      // Holes stay where they are, and are not copied.
      const float expected = std::isnan(was) || std::isnan(source) ? was : source;
      ASSERT_TRUE(test::sameBits({terrain.heights.at(c, r)}, {expected})) << c << " " << r;
      ++copied;
    }
  EXPECT_GT(copied, 1500);
}

TEST(CopyKernels, CloneIsBilinearBetweenSamples) {
  const Terrain before =
      test::makeTerrain({100, 100, 1, 1}, [](int c, int r) { return 0.5F * float(c) - 0.25F * float(r); });
  Terrain terrain = before;
  BrushSettings settings = copying(BrushKind::Clone);
  settings.cloneX = -10.4;
  settings.cloneY = 3.7;
  test::applyDabTo(terrain, {{5.0, 5.0}, 1e4, 20.0}, settings, startingAt(before, {0, 0}));
  EXPECT_NEAR(terrain.heights.at(55, 45), before.heights.at(55, 45) - 0.5 * 10.4 + 0.25 * 3.7, 1e-4);
}

TEST(CopyKernels, CloneGoesNoFurtherThanTheAmountAndTakesNothingFromBeyondTheTerrain) {
  const Terrain before = test::roughGround(200, 160);
  Terrain terrain = before;
  BrushSettings settings = copying(BrushKind::Clone);
  settings.cloneX = 1e9;
  test::applyDabTo(terrain, {{0, 0}, 1e4, 60.0}, settings, startingAt(before, {0, 0}));
  EXPECT_TRUE(test::sameBits(test::samplesOf(terrain.heights), test::samplesOf(before.heights)));
  settings.cloneX = 40.0;
  test::applyDabTo(terrain, {{0, 0}, 0.25, 60.0}, settings, startingAt(before, {0, 0}));
  const auto was = test::samplesOf(before.heights), is = test::samplesOf(terrain.heights);
  for (std::size_t i = 0; i < was.size(); ++i)
    if (!std::isnan(was[i])) {
      ASSERT_LE(std::abs(is[i] - was[i]), 0.25F + 1e-4F);
    }
}

TEST(CopyKernels, RestoreBringsBackHeightsAndHolesToTheBit) {
  const Terrain then = test::roughGround(200, 160);
  Terrain now = test::fractalTerrain(200, 160, 2.0, 3.0, 99);
  std::vector<float> heights = test::samplesOf(now.heights);
  heights[80 * 200 + 100] = heights[81 * 200 + 100] = test::kHole;
  now.heights.write(now.frame.samples(), heights);
  const StrokeGround ground = startingAt(then, {0, 0});
  test::applyDabTo(now, {{0, 0}, 1.0, 1000.0}, copying(BrushKind::Restore), ground);
  EXPECT_FALSE(test::sameBits(test::samplesOf(now.heights), test::samplesOf(then.heights)));
  test::applyDabTo(now, {{0, 0}, 1e4, 1000.0}, copying(BrushKind::Restore), ground);
  EXPECT_TRUE(test::sameBits(test::samplesOf(now.heights), test::samplesOf(then.heights)));
}

TEST(CopyKernels, AreOrderly) {
  const Terrain terrain = test::roughGround(300, 250), other = test::roughGround(300, 250, 2.5, 3.0);
  BrushSettings clone = test::brushOf(BrushKind::Clone);
  clone.cloneX = 33.3;
  clone.cloneY = -12.0;
  const Dab dab{{-12.3, 4.4}, 3.0, 290.0};
  test::expectOrderlyDab(terrain, dab, clone, startingAt(terrain, {-12.3, 4.4}));
  test::expectOrderlyDab(terrain, dab, test::brushOf(BrushKind::Restore), startingAt(other, {0, 0}));
}

}  // namespace
}  // namespace scarp
