#include <gtest/gtest.h>

#include <cmath>

#include "core/base/Parallel.h"
#include "core/brush/BrushKinds.h"
#include "tests/support/Brushes.h"
#include "tests/support/Dabs.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::samplesOf;

using test::brush;

void apply(Terrain& terrain, const Dab& dab, const BrushSettings& settings, double level = 0.0) {
  test::applyTo(terrain, dab, settings, test::levelGround(level));
}

/// Those that need nothing but a dab: others are about a stroke's way or copy from elsewhere.
std::vector<BrushKind> kindsOfDabs() {
  std::vector<BrushKind> kinds = allBrushKinds();
  std::erase_if(kinds, [](BrushKind kind) {
    return kind == BrushKind::Ramp || kind == BrushKind::Clone || kind == BrushKind::Restore ||
           kind == BrushKind::Smudge;
  });
  return kinds;
}
const std::vector<BrushKind> kKinds = kindsOfDabs();

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

TEST(DabKernel, LeavesWhatIsOutsideAsItWasToTheLastBit) {
  const Terrain ground = test::fractalTerrain(280, 150);
  const auto before = samplesOf(ground.heights);
  for (const BrushKind kind : kKinds) {
    Terrain terrain = ground;
    const Dab dab{{-12.3, 4.4}, 3.0, 0.0};
    apply(terrain, dab, brush(kind, 31), 2.0);
    int changed = 0;
    for (int r = 0; r < 150; ++r)
      for (int c = 0; c < 280; ++c) {
        const bool differs = terrain.heights.at(c, r) != before[static_cast<std::size_t>(r * 280 + c)];
        changed += differs;
        const bool outside = std::hypot(terrain.frame.x(c) + 12.3, terrain.frame.y(r) - 4.4) >= 31;
        ASSERT_FALSE(differs && outside) << int(kind);
      }
    if (kind != BrushKind::Fill) {
      EXPECT_GT(changed, 500) << int(kind);
    }
  }
}

TEST(DabKernel, SameBitsForAnyNumberOfThreads) {
  const Terrain ground = test::fractalTerrain(700, 600);
  for (const BrushKind kind : kKinds) {
    std::vector<std::vector<float>> results;
    for (const int threads : {1, 2, 8}) {
      const ThreadLimit limit(threads);
      Terrain terrain = ground;
      apply(terrain, {{10, 20}, 4.0, 0.0}, brush(kind, 250), 1.0);
      results.push_back(samplesOf(terrain.heights));
    }
    EXPECT_TRUE(test::sameBits(results[0], results[1]) && test::sameBits(results[0], results[2]))
        << int(kind);
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

TEST(DabKernel, HolesStayHoles) {
  for (const BrushKind kind : kKinds) {
    if (kind == BrushKind::Hole || kind == BrushKind::Fill) continue;
    auto terrains = test::pickingTerrains();
    Terrain& terrain = terrains[5].terrain;
    const auto before = samplesOf(terrain.heights);
    apply(terrain, {{0, 0}, 2.0, 0.0}, brush(kind, 30), 1.0);
    const auto after = samplesOf(terrain.heights);
    for (std::size_t i = 0; i < before.size(); ++i)
      ASSERT_EQ(std::isnan(before[i]), std::isnan(after[i])) << int(kind);
  }
}

TEST(DabKernel, MissingTheTerrainTouchesNothing) {
  const GridFrame frame{10, 10, 1, 1};
  EXPECT_TRUE(dabRect({{1e6, 0}, 1.0, 5.0}, frame).empty());
  EXPECT_EQ(dabRect({{0, 0}, 1.0, 1e7}, frame), frame.samples());
}

}  // namespace
}  // namespace scarp
