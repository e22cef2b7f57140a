#include <gtest/gtest.h>

#include <cmath>

#include "core/base/Parallel.h"
#include "core/brush/DabKernel.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::samplesOf;

/// Applies a dab to private copies of the tiles it touches, as an edit does.
void apply(Terrain& terrain, Dab dab, const BrushSettings& settings, double level = 0.0) {
  dab.radius = settings.radius;
  const GridRect rect = dabRect(dab, terrain.frame);
  const GridRect tiles = terrain.heights.tilesTouching(rect);
  std::vector<TileLoan<float>> loans;
  for (int tr = tiles.row0; tr < tiles.row1; ++tr)
    for (int tc = tiles.column0; tc < tiles.column1; ++tc) {
      const int slot = terrain.heights.tileIndex(tc, tr);
      const auto tile = terrain.heights.copyOfTile(slot);
      terrain.heights.exchangeTile(slot, tile);
      const GridRect part = terrain.heights.tileRect(slot).intersected(rect);
      loans.push_back(
          {part, tile->data() + HeightRaster::offsetIn(part.column0 % 128, part.row0 % 128), 128});
    }
  StrokeGround ground;
  ground.level = level;
  applyDab(dab, settings, ground, terrain.frame, terrain.heights, loans);
}

BrushSettings brush(BrushKind kind, double radius) {
  BrushSettings settings;
  settings.kind = kind;
  settings.radius = radius;
  return settings;
}

constexpr BrushKind kKinds[] = {BrushKind::Raise,   BrushKind::Lower,     BrushKind::Smooth,
                                BrushKind::Flatten, BrushKind::SetHeight, BrushKind::Noise};

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
  for (const BrushKind kind : kKinds) {
    Terrain terrain = test::fractalTerrain(280, 150);
    const auto before = samplesOf(terrain.heights);
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
    EXPECT_GT(changed, 500) << int(kind);
  }
}

TEST(DabKernel, SameBitsForAnyNumberOfThreads) {
  for (const BrushKind kind : kKinds) {
    std::vector<float> one, many;
    for (const int threads : {1, 8}) {
      const ThreadLimit limit(threads);
      Terrain terrain = test::fractalTerrain(700, 600);
      apply(terrain, {{10, 20}, 4.0, 0.0}, brush(kind, 250), 1.0);
      (threads == 1 ? one : many) = samplesOf(terrain.heights);
    }
    EXPECT_TRUE(test::sameBits(one, many)) << int(kind);
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

TEST(DabKernel, SmoothTakesAwayRoughnessAndKeepsPlanes) {
  Terrain rough = test::fractalTerrain(128, 128);
  const auto roughness = [](const Terrain& t) {
    double sum = 0;
    for (int r = 30; r < 98; ++r)
      for (int c = 30; c < 98; ++c)
        sum += std::abs(4.0 * t.heights.at(c, r) - t.heights.at(c - 1, r) - t.heights.at(c + 1, r) -
                        t.heights.at(c, r - 1) - t.heights.at(c, r + 1));
    return sum;
  };
  const double before = roughness(rough);
  BrushSettings settings = brush(BrushKind::Smooth, 60);
  settings.falloff = Falloff::Constant;
  apply(rough, {{0, 0}, 100.0, 0.0}, settings);
  EXPECT_LT(roughness(rough), 0.3 * before);

  Terrain plane = test::makeTerrain({128, 128, 1, 1},
                                    [](int c, int r) { return static_cast<float>(0.5 * c - 0.25 * r); });
  const auto flat = samplesOf(plane.heights);
  settings.radius = 40;
  apply(plane, {{0, 0}, 100.0, 0.0}, settings);
  const auto after = samplesOf(plane.heights);
  for (std::size_t i = 0; i < flat.size(); ++i) ASSERT_NEAR(after[i], flat[i], 1e-3);
}

TEST(DabKernel, NoiseIsAnchoredInTheWorld) {
  // Two dabs that overlap continue one pattern: where both reach fully, the sum is twice the pattern.
  BrushSettings settings = brush(BrushKind::Noise, 40);
  settings.falloff = Falloff::Constant;
  Terrain once = test::makeTerrain({200, 100, 1, 1}, [](int, int) { return 0.0f; });
  Terrain twice = once;
  apply(once, {{-10, 0}, 1.0, 0.0}, settings);
  apply(twice, {{-10, 0}, 1.0, 0.0}, settings);
  apply(twice, {{10, 0}, 1.0, 0.0}, settings);
  double largest = 0;
  for (int r = 40; r < 60; ++r)
    for (int c = 85; c < 115; ++c) {
      ASSERT_NEAR(twice.heights.at(c, r), 2 * once.heights.at(c, r), 1e-5);
      largest = std::max(largest, std::abs(double(once.heights.at(c, r))));
    }
  EXPECT_GT(largest, 0.05);
}

TEST(DabKernel, HolesStayHoles) {
  for (const BrushKind kind : kKinds) {
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
