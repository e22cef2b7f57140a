#include <gtest/gtest.h>

#include <cmath>
#include <queue>

#include "core/base/Parallel.h"
#include "core/mask/MaskTiles.h"
#include "core/mask/MaskWand.h"
#include "tests/support/Masks.h"

namespace scarp {
namespace {

/// What the wand promises, one sample at a time.
std::vector<float> slowWand(const Terrain& terrain, int column, int row, const WandSettings& settings) {
  const GridFrame& f = terrain.frame;
  const double wanted = wandValue(terrain, column, row, settings.criterion);
  std::vector<float> weights;
  for (int r = 0; r < f.rows; ++r)
    for (int c = 0; c < f.columns; ++c) {
      double apart = std::abs(wandValue(terrain, c, r, settings.criterion) - wanted);
      if (settings.criterion == WandCriterion::Aspect) apart = std::min(apart, 360.0 - apart);
      const double t = settings.softness > 0.0
                           ? std::clamp(1.0 - (apart - settings.tolerance) / settings.softness, 0.0, 1.0)
                           : double(apart <= settings.tolerance);
      weights.push_back(std::isnan(apart) ? 0.0F : static_cast<float>(t * t * (3.0 - 2.0 * t)));
    }
  if (!settings.contiguous) return weights;
  std::vector<float> found(weights.size(), 0.0F);
  std::queue<std::pair<int, int>> open;
  open.push({column, row});
  while (!open.empty()) {
    const auto [c, r] = open.front();
    open.pop();
    if (!f.samples().contains(c, r)) continue;
    const auto i =
        static_cast<std::size_t>(r) * static_cast<std::size_t>(f.columns) + static_cast<std::size_t>(c);
    if (found[i] > 0.0F || weights[i] == 0.0F) continue;
    found[i] = weights[i];
    for (const auto& [dc, dr] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) open.push({c + dc, r + dr});
  }
  return found;
}

Terrain holedTerrain() {
  const Terrain whole = test::fractalTerrain(300, 270, 12.0, 5.0);
  return test::makeTerrain(whole.frame, [&](int c, int r) {
    return (c / 40 + r / 30) % 9 == 0 ? test::kHole : whole.heights.at(c, r);
  });
}

TEST(MaskWand, FindsWhatASlowSearchFinds) {
  const Terrain terrain = holedTerrain();
  const int column = 131, row = 126;
  const Vec2 place(terrain.frame.x(column), terrain.frame.y(row));
  for (const bool contiguous : {true, false})
    for (const double softness : {0.0, 1.0})
      for (const auto& [criterion, tolerance] : {std::pair{WandCriterion::Height, 60.0},
                                                 {WandCriterion::Slope, 8.0},
                                                 {WandCriterion::Curvature, 0.02},
                                                 {WandCriterion::Aspect, 70.0}}) {
        const WandSettings settings{criterion, tolerance, softness * 0.3 * tolerance, contiguous};
        const auto mask = wandMask(terrain, place, settings);
        ASSERT_TRUE(mask);
        EXPECT_TRUE(test::sameBits(test::samplesOf(*mask), slowWand(terrain, column, row, settings)))
            << static_cast<int>(criterion) << " contiguous " << contiguous;
        EXPECT_GT(boundsOf(*mask).area(), 1);
      }
}

TEST(MaskWand, MeasuresInMetresAndDegrees) {
  // Rises 3 m for each 4 m eastward and nothing northward; cells of 2 by 5 m.
  const GridFrame frame{40, 30, 2.0, 5.0};
  const Terrain slope = test::makeTerrain(frame, [](int c, int) { return 1.5F * static_cast<float>(c); });
  EXPECT_NEAR(wandValue(slope, 7, 9, WandCriterion::Slope), 36.8698976, 1e-5);
  EXPECT_NEAR(wandValue(slope, 0, 0, WandCriterion::Slope), 36.8698976, 1e-5) << "at the border too";
  EXPECT_NEAR(wandValue(slope, 7, 9, WandCriterion::Aspect), -90.0, 1e-9) << "faces west";
  const Terrain bowl = test::makeTerrain(frame, [&](int c, int r) {
    return static_cast<float>(0.03 * frame.x(c) * frame.x(c) + 0.01 * frame.y(r) * frame.y(r));
  });
  EXPECT_NEAR(wandValue(bowl, 20, 15, WandCriterion::Curvature), 0.08, 1e-5);
  EXPECT_TRUE(std::isnan(
      wandValue(test::makeTerrain(frame, [](int, int) { return 4.0F; }), 3, 3, WandCriterion::Aspect)));
}

TEST(MaskWand, AspectGoesAllRound) {
  // A cone: what faces within 20° of south by a hair's breadth west of it, over the change of sign at ±180°.
  const GridFrame frame{201, 201, 1.0, 1.0};
  const Terrain cone = test::makeTerrain(
      frame, [&](int c, int r) { return static_cast<float>(-std::hypot(frame.x(c), frame.y(r))); });
  const auto mask = wandMask(cone, {-1.0, -60.0}, {WandCriterion::Aspect, 20.0, 0.0, false});
  ASSERT_TRUE(mask);
  EXPECT_EQ(mask->at(110, 180), 1.0F) << "south, a little east";
  EXPECT_EQ(mask->at(90, 180), 1.0F) << "south, a little west";
  EXPECT_EQ(mask->at(100, 20), 0.0F) << "north";
}

TEST(MaskWand, LevelGroundIsLikeLevelGroundOnly) {
  const Terrain terrain = test::makeTerrain(
      {60, 40, 1.0, 1.0}, [](int c, int) { return c < 30 ? 5.0F : 5.0F + static_cast<float>(c - 29); });
  const auto mask = wandMask(terrain, {terrain.frame.x(4), 0.0}, {WandCriterion::Aspect, 180.0, 0.0, true});
  ASSERT_TRUE(mask);
  EXPECT_EQ(boundsOf(*mask), (GridRect{0, 0, 29, 40}));
}

TEST(MaskWand, SaysWhereThereIsNoGround) {
  const Terrain terrain =
      test::makeTerrain({20, 20, 1.0, 1.0}, [](int c, int) { return c < 8 ? test::kHole : 1.0F; });
  EXPECT_FALSE(wandMask(terrain, {-6.0, 0.0}, {}));
  EXPECT_FALSE(wandMask(terrain, {60.0, 0.0}, {}));
  EXPECT_TRUE(wandMask(terrain, {3.0, 0.0}, {}));
}

TEST(MaskWand, IsTheSameWithAnyThreadsAndCanBeCancelled) {
  const Terrain terrain = holedTerrain();
  const Vec2 place(terrain.frame.x(131), terrain.frame.y(126));
  const WandSettings settings{WandCriterion::Slope, 9.0, 3.0, true};
  std::vector<std::vector<float>> results;
  for (const int threads : {1, 8}) {
    const ThreadLimit limit(threads);
    results.push_back(test::samplesOf(*wandMask(terrain, place, settings)));
  }
  EXPECT_TRUE(test::sameBits(results[0], results[1]));
  const auto cancelled = wandMask(terrain, place, settings, [](double) { return false; });
  ASSERT_FALSE(cancelled);
  EXPECT_TRUE(cancelled.error().cancelled);
}

TEST(MaskWand, OnAWideMapASmallPatchIsCheapAndAPlainIsFree) {
  const GridFrame frame{8193, 8193, 1.0, 1.0};
  Terrain plain{frame, {}, HeightRaster(8193, 8193, 0.0F)};
  plain.heights.write({4000, 4000, 4050, 4050}, std::vector<float>(2500, 30.0F));
  const auto patch = wandMask(plain, {frame.x(4020), frame.y(4020)}, {WandCriterion::Height, 1.0, 0.0, true});
  ASSERT_TRUE(patch);
  EXPECT_EQ(boundsOf(*patch), (GridRect{4000, 4000, 4050, 4050}));
  EXPECT_LE(test::tilesHeld(*patch), 4);
}

}  // namespace
}  // namespace scarp
