#include <gtest/gtest.h>

#include <bit>
#include <cmath>

#include "core/base/Parallel.h"
#include "core/mask/MaskShape.h"
#include "core/mask/TerrainClip.h"
#include "tests/support/Masks.h"

namespace scarp {
namespace {

ClipPlacement at(const Vec2& centre) {
  ClipPlacement placement;
  placement.centre = centre;
  return placement;
}

Terrain flat(const GridFrame& frame, float height) {
  return {frame, {}, HeightRaster(frame.columns, frame.rows, height)};
}

/// A terrain with a height for each place, metres.
Terrain formed(const GridFrame& frame, const std::function<double(double, double)>& height) {
  return test::makeTerrain(frame,
                           [&](int c, int r) { return static_cast<float>(height(frame.x(c), frame.y(r))); });
}

double hill(double x, double y) { return 40.0 * std::exp(-(x * x + 2.0 * y * y) / 900.0); }

TEST(ClipPaste, WhereItWasCutItIsTheSameTerrain) {
  const Terrain terrain = test::fractalTerrain(300, 280, 3.0, 2.0);
  const MaskRaster mask = maskOf(terrain.frame, MaskEllipse{{-300, -160}, {150, 140}}, 60.0);
  const auto clip = clipOf(terrain, &mask);
  const auto back = pasted(terrain, *clip, at(clip->cutFrom));
  ASSERT_TRUE(back);
  for (int i = 0; i < terrain.heights.tileCount(); ++i) EXPECT_EQ(back->tile(i), terrain.heights.tile(i));
}

TEST(ClipPaste, OnOtherGroundItIsCopiedToTheBitAndBlendsByItsWeight) {
  const Terrain terrain = test::fractalTerrain(300, 280, 3.0, 2.0);
  const MaskRaster mask = maskOf(terrain.frame, MaskEllipse{{-300, -160}, {150, 140}}, 60.0);
  const Terrain other = flat(terrain.frame, 17.0F);
  const auto clip = clipOf(terrain, &mask);
  const auto result = pasted(other, *clip, at(clip->cutFrom));
  ASSERT_TRUE(result);
  for (int r = 0; r < 280; ++r)
    for (int c = 0; c < 300; ++c) {
      const float w = mask.at(c, r), h = terrain.heights.at(c, r), now = result->at(c, r);
      if (w == 1.0F) {
        ASSERT_EQ(std::bit_cast<std::uint32_t>(now), std::bit_cast<std::uint32_t>(h));
      } else if (w == 0.0F) {
        ASSERT_EQ(now, 17.0F);
      } else {
        ASSERT_NEAR(now, 17.0 + w * (h - 17.0), 1e-4);
      }
    }
  EXPECT_EQ(result->tile(2), nullptr) << "untouched tiles are shared";
}

TEST(ClipPaste, TurnedAndScaledTheFormIsTheSame) {
  const Terrain source = formed({160, 120, 1.0, 1.5}, hill);
  const auto clip = clipOf(source, nullptr);
  ClipPlacement placement = at({30.0, -20.0});
  placement.turn = 0.6;
  placement.scale = 1.7;
  const Terrain onto = flat({400, 300, 1.3, 1.1}, 0.0F);
  const auto result = pasted(onto, *clip, placement);
  ASSERT_TRUE(result);
  double worst = 0.0;
  for (int r = 0; r < 300; ++r)
    for (int c = 0; c < 400; ++c) {
      const Vec2 d = (Vec2(onto.frame.x(c), onto.frame.y(r)) - placement.centre) / 1.7;
      const Vec2 p(std::cos(0.6) * d.x() + std::sin(0.6) * d.y(),
                   -std::sin(0.6) * d.x() + std::cos(0.6) * d.y());
      if (std::abs(p.x()) > 78.0 || std::abs(p.y()) > 87.0) continue;
      worst = std::max(worst, std::abs(result->at(c, r) - hill(p.x(), p.y())));
    }
  EXPECT_LT(worst, 0.01);
}

TEST(ClipPaste, OntoCoarserGroundMeansAreTaken) {
  // A chequerboard far finer than the terrain that it goes to.
  const Terrain source =
      test::makeTerrain({401, 401, 1.0, 1.0}, [](int c, int r) { return (c + r) % 2 ? 10.0F : 0.0F; });
  const auto clip = clipOf(source, nullptr);
  const auto result = pasted(flat({41, 41, 10.0, 10.0}, 0.0F), *clip, at({0, 0}));
  for (int r = 3; r < 38; ++r)
    for (int c = 3; c < 38; ++c) EXPECT_NEAR(result->at(c, r), 5.0, 0.5);
}

TEST(ClipPaste, RelativeKeepsItsFormOverTheGroundThatItLandsOn) {
  const Terrain source =
      formed({160, 120, 1.0, 1.0}, [](double x, double y) { return 900.0 + 0.3 * x - 0.1 * y + hill(x, y); });
  const MaskRaster mask = maskOf(source.frame, MaskRectangle{{-70, -55}, {70, 55}});
  const auto clip = clipOf(source, &mask);
  const Terrain onto = formed({300, 300, 1.0, 1.0}, [](double x, double y) { return -20.0 + 0.05 * x * y; });
  ClipPlacement placement = at({40.0, 30.0});
  placement.relative = true;
  placement.heightScale = 2.0;
  placement.heightOffset = 3.0;
  const auto result = pasted(onto, *clip, placement);
  for (int r = 80; r < 160; ++r)
    for (int c = 140; c < 240; ++c) {
      const double x = onto.frame.x(c) - 40.0, y = onto.frame.y(r) - 30.0;
      ASSERT_NEAR(result->at(c, r), onto.heights.at(c, r) + 2.0 * hill(x, y) + 3.0, 0.15);
    }
}

TEST(ClipPaste, BlendsAsItIsTold) {
  const Terrain source = flat({20, 20, 1.0, 1.0}, 5.0F);
  const auto clip = clipOf(source, nullptr);
  const GridFrame frame{60, 60, 1.0, 1.0};
  const Terrain onto = test::makeTerrain(frame, [](int c, int) { return c < 30 ? 2.0F : 8.0F; });
  const auto heightAt = [&](ClipBlend blend, int column) {
    ClipPlacement placement = at({0.0, 0.0});
    placement.blend = blend;
    return pasted(onto, *clip, placement)->at(column, 30);
  };
  EXPECT_EQ(heightAt(ClipBlend::Replace, 25), 5.0F);
  EXPECT_EQ(heightAt(ClipBlend::Add, 25), 7.0F);
  EXPECT_EQ(heightAt(ClipBlend::Highest, 25), 5.0F);
  EXPECT_EQ(heightAt(ClipBlend::Highest, 35), 8.0F);
  EXPECT_EQ(heightAt(ClipBlend::Lowest, 25), 2.0F);
  EXPECT_EQ(heightAt(ClipBlend::Lowest, 35), 5.0F);
}

TEST(ClipPaste, AFeatherFadesInwardByMetresOnTheTerrain) {
  const auto clip = clipOf(flat({101, 81, 1.0, 1.0}, 100.0F), nullptr);
  ClipPlacement placement = at({0.0, 0.0});
  placement.scale = 2.0;
  placement.feather = 40.0;
  const Terrain onto = flat({301, 301, 1.0, 1.0}, 0.0F);
  const auto result = pasted(onto, *clip, placement);
  // Its western edge is a cell, 2 m, beyond its last sample, at −102 m.
  for (int column = 50; column < 150; ++column) {
    const double t = std::clamp((onto.frame.x(column) + 102.0) / 40.0, 0.0, 1.0);
    EXPECT_NEAR(result->at(column, 150), 100.0 * t * t * (3.0 - 2.0 * t), 0.5) << column;
  }
}

TEST(ClipPaste, HolesGoAlongAndAreFilled) {
  const Terrain source = test::makeTerrain(
      {40, 40, 1.0, 1.0}, [](int c, int r) { return c == 20 && r == 10 ? test::kHole : 3.0F; });
  const auto clip = clipOf(source, nullptr);
  const Terrain onto = test::makeTerrain({40, 40, 1.0, 1.0},
                                         [](int c, int r) { return c == 5 && r == 30 ? test::kHole : 9.0F; });
  const auto result = pasted(onto, *clip, at({0, 0}));
  EXPECT_TRUE(std::isnan(result->at(20, 10)));
  EXPECT_EQ(result->at(5, 30), 3.0F);
  ClipPlacement form = at({0, 0});
  form.relative = true;
  EXPECT_TRUE(std::isnan(pasted(onto, *clip, form)->at(5, 30))) << "no ground to lie on";
}

TEST(ClipPaste, OnAWideMapOnlyTheTilesUnderItAreOwn) {
  const auto clip = clipOf(test::fractalTerrain(200, 200), nullptr);
  const Terrain onto = flat({8193, 8193, 1.0, 1.0}, 0.0F);
  const auto result = pasted(onto, *clip, at({1000.4, -2000.2}));
  EXPECT_LE(test::tilesHeld(*result), 9);
  const auto off = pasted(onto, *clip, at({1e9, 0.0}));
  EXPECT_EQ(test::tilesHeld(*off), 0);
}

TEST(ClipPaste, IsTheSameWithAnyThreadsAndCanBeCancelled) {
  const auto clip = clipOf(test::fractalTerrain(300, 200, 2.0, 1.0), nullptr);
  const Terrain onto = test::fractalTerrain(500, 400, 1.7, 1.3, 3);
  const ClipPlacement placement{{20.0, 10.0}, 1.1, 0.8, 1.5, 4.0, true, ClipBlend::Highest, 30.0};
  std::vector<std::vector<float>> results;
  for (const int threads : {1, 8}) {
    const ThreadLimit limit(threads);
    results.push_back(test::samplesOf(*pasted(onto, *clip, placement)));
  }
  EXPECT_TRUE(test::sameBits(results[0], results[1]));
  const auto cancelled = pasted(onto, *clip, placement, [](double) { return false; });
  ASSERT_FALSE(cancelled);
  EXPECT_TRUE(cancelled.error().cancelled);
}

}  // namespace
}  // namespace scarp
