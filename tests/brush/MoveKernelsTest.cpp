#include <gtest/gtest.h>

#include "tests/brush/LentDab.h"

namespace scarp {
namespace {

/// A hill of 10 m at a place, on level ground.
Terrain hillAt(double x, double y) {
  const GridFrame frame{200, 180, 1.0, 1.5};
  return test::makeTerrain(frame, [=](int c, int r) {
    const double dx = (frame.x(c) - x) / 8.0, dy = (frame.y(r) - y) / 8.0;
    return static_cast<float>(10.0 * std::exp(-dx * dx - dy * dy));
  });
}

/// Where a terrain's mass lies.
Vec2 middleOf(const Terrain& terrain) {
  Vec2 sum = Vec2::Zero();
  double mass = 0.0;
  for (int r = 0; r < terrain.frame.rows; ++r)
    for (int c = 0; c < terrain.frame.columns; ++c) {
      const double h = terrain.heights.at(c, r);
      sum += h * Vec2(terrain.frame.x(c), terrain.frame.y(r));
      mass += h;
    }
  return sum / mass;
}

/// The mean square distance of a terrain's mass from a point, m².
double spreadOf(const Terrain& terrain, const Vec2& centre) {
  double sum = 0.0, mass = 0.0;
  for (int r = 0; r < terrain.frame.rows; ++r)
    for (int c = 0; c < terrain.frame.columns; ++c) {
      const double h = terrain.heights.at(c, r);
      sum += h * (Vec2(terrain.frame.x(c), terrain.frame.y(r)) - centre).squaredNorm();
      mass += h;
    }
  return sum / mass;
}

TEST(MoveKernels, SmudgeCarriesTheGroundAlong) {
  Terrain terrain = hillAt(-10, 4);
  BrushSettings settings = test::brushOf(BrushKind::Smudge);
  settings.innerRadius = 0.7;
  for (int i = 0; i < 10; ++i)
    test::applyDabTo(terrain, {{-10.0 + 2 * i, 4.0 + i}, 100.0, 60.0, 0.0, {2.0, 1.0}}, settings);
  EXPECT_NEAR(middleOf(terrain).x(), 10.0, 0.2);
  EXPECT_NEAR(middleOf(terrain).y(), 14.0, 0.2);
  // Ten whole columns and ten times ⅔ of a row: the summit is not worn away.
  float highest = 0.0F;
  for (const float h : test::samplesOf(terrain.heights)) highest = std::max(highest, h);
  EXPECT_NEAR(highest, 10.0F, 0.2F);
}

TEST(MoveKernels, SmudgeGoesNoFurtherThanTheAmountAndNowhereWithoutMotion) {
  const Terrain before = hillAt(0, 0);
  Terrain terrain = before;
  const BrushSettings settings = test::brushOf(BrushKind::Smudge);
  test::applyDabTo(terrain, {{0, 0}, 5.0, 60.0}, settings);
  EXPECT_TRUE(test::sameBits(test::samplesOf(terrain.heights), test::samplesOf(before.heights)));
  test::applyDabTo(terrain, {{0, 0}, 0.5, 60.0, 0.0, {8.0, 0.0}}, settings);
  const auto was = test::samplesOf(before.heights), is = test::samplesOf(terrain.heights);
  float most = 0.0F;
  for (std::size_t i = 0; i < was.size(); ++i) most = std::max(most, std::abs(is[i] - was[i]));
  EXPECT_GT(most, 0.4F);
  EXPECT_LE(most, 0.5F + 1e-5F);
}

TEST(MoveKernels, PinchGathersAndInflateSpreads) {
  const Vec2 centre(3.0, -2.0);
  const Terrain before = hillAt(3, -2);
  const double spread = spreadOf(before, centre);
  const Dab dab{centre, 4.0, 60.0};
  Terrain pinched = before, inflated = before;
  test::applyDabTo(pinched, dab, test::brushOf(BrushKind::Pinch));
  test::applyDabTo(inflated, dab, test::brushOf(BrushKind::Inflate));
  EXPECT_LT(spreadOf(pinched, centre), 0.97 * spread);
  EXPECT_GT(spreadOf(inflated, centre), 1.03 * spread);

  // Opposites: one after the other leaves little of either.
  test::applyDabTo(pinched, dab, test::brushOf(BrushKind::Inflate));
  const auto was = test::samplesOf(before.heights), is = test::samplesOf(pinched.heights);
  const auto one = test::samplesOf(inflated.heights);
  double left = 0.0, alone = 0.0;
  for (std::size_t i = 0; i < was.size(); ++i) {
    left += std::abs(is[i] - was[i]);
    alone += std::abs(one[i] - was[i]);
  }
  EXPECT_LT(left, 0.15 * alone);
}

TEST(MoveKernels, DrawnTooFarTheGroundDoesNotFold) {
  Terrain terrain = test::makeTerrain({200, 20, 1, 1}, [](int c, int) { return float(c); });
  test::applyDabTo(terrain, {{0, 0}, 1e6, 60.0}, test::brushOf(BrushKind::Pinch));
  for (int c = 1; c < 200; ++c) ASSERT_GT(terrain.heights.at(c, 10), terrain.heights.at(c - 1, 10)) << c;
}

TEST(MoveKernels, SmudgeIsOrderly) {
  test::expectOrderlyDab(test::roughGround(300, 250), {{-12.3, 4.4}, 3.0, 290.0, 0.0, {7.0, -11.0}},
                         test::brushOf(BrushKind::Smudge));
}

}  // namespace
}  // namespace scarp
