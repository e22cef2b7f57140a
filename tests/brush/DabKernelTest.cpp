#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <iterator>

#include "core/brush/BrushKinds.h"
#include "tests/brush/LentDab.h"

namespace scarp {
namespace {

using test::samplesOf;

using test::brush;

void apply(Terrain& terrain, const Dab& dab, const BrushSettings& settings, double level = 0.0) {
  test::applyTo(terrain, dab, settings, test::levelGround(level));
}

TEST(DabKernel, RaiseAndLowerFollowTheFalloff) {
  Terrain terrain = test::makeTerrain({200, 150, 2.0, 3.0}, [](int, int) { return 10.0f; });
  const Dab dab{{1.0, -4.5}, 2.0, 0.0};
  apply(terrain, dab, brush(BrushKind::Raise, 60));
  for (int r = 0; r < 150; ++r)
    for (int c = 0; c < 200; ++c) {
      const double d = std::hypot(terrain.frame.x(c) - 1.0, terrain.frame.y(r) + 4.5) / 60;
      ASSERT_NEAR(terrain.heights.at(c, r), 10.0 + 2.0 * falloffWeight(Falloff::Smooth, d), 1e-5);
    }
  apply(terrain, dab, brush(BrushKind::Lower, 60));
  for (const float h : samplesOf(terrain.heights)) ASSERT_NEAR(h, 10.0f, 1e-5);
}

/// All but those that make or close holes, follow a stroke or copy from elsewhere.
TEST(DabKernel, EveryKindIsOrderly) {
  const Terrain ground = test::roughGround(300, 250);
  std::vector<BrushSettings> all;
  for (const BrushKind kind : allBrushKinds()) {
    const BrushKind others[] = {BrushKind::Hole,  BrushKind::Fill,    BrushKind::Ramp,
                                BrushKind::Clone, BrushKind::Restore, BrushKind::Smudge};
    if (std::ranges::find(others, kind) == std::end(others)) all.push_back(test::brushOf(kind));
  }
  all.push_back(test::brushOf(BrushKind::Raise));
  all.back().limits.steepest = 80;
  all.back().limits.leastSlope = 5;
  for (const BrushSettings& settings : all) {
    SCOPED_TRACE(brushTitle(settings.kind));
    test::expectOrderlyDab(ground, {{-12.3, 4.4}, 3.0, 290.0}, settings, test::levelGround(2.0));
    // Off an edge of the terrain.
    if (settings.kind == BrushKind::Hydraulic || settings.kind == BrushKind::Thermal)
      test::expectOrderlyDab(ground, {{-290.0, 370.0}, 3.0, 260.0}, settings);
  }
}

TEST(DabKernel, FlattenAndSetHeightStopAtTheirGoal) {
  Terrain terrain = test::fractalTerrain(100, 100);
  BrushSettings settings = brush(BrushKind::SetHeight, 500);
  settings.falloff = Falloff::Constant;
  settings.targetHeight = 5.25;
  apply(terrain, {{0, 0}, 1000.0, 0.0}, settings);
  for (const float h : samplesOf(terrain.heights)) ASSERT_EQ(h, 5.25f);
  apply(terrain, {{0, 0}, 1.0, 0.0}, brush(BrushKind::Flatten, 500), 4.75);
  for (const float h : samplesOf(terrain.heights)) ASSERT_TRUE(h >= 4.75f && h <= 5.25f);
}

TEST(DabKernel, MissingTheTerrainTouchesNothing) {
  const GridFrame frame{10, 10, 1, 1};
  EXPECT_TRUE(dabRect({{1e6, 0}, 1.0, 5.0}, frame).empty());
  EXPECT_EQ(dabRect({{0, 0}, 1.0, 1e7}, frame), frame.samples());
}

}  // namespace
}  // namespace scarp
