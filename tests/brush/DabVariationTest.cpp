#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/brush/Stroke.h"

namespace scarp {
namespace {

constexpr int kMany = 20000;

TEST(DabVariation, LeavesABrushWithoutJitterAlone) {
  const Dab dab = varied({{3.0, 4.0}, 2.0, 10.0}, {}, 5, {1.0, 1.0});
  EXPECT_EQ(dab.centre, Vec2(3.0, 4.0));
  EXPECT_EQ(dab.amount, 2.0);
  EXPECT_EQ(dab.radius, 10.0);
  EXPECT_EQ(dab.angle, 0.0);
}

TEST(DabVariation, JittersEvenlyAndWithinBounds) {
  BrushSettings settings;
  settings.jitter = {0.5, 0.4, 0.6, 30.0};
  Vec2 middle = Vec2::Zero();
  double farthest = 0, smallest = 1e9, weakest = 1e9, angle = 0;
  for (int i = 0; i < kMany; ++i) {
    const Dab dab = varied({{0.0, 0.0}, 2.0, 10.0}, settings, static_cast<std::uint32_t>(i), {1, 0});
    middle += dab.centre / kMany;
    farthest = std::max(farthest, dab.centre.norm());
    smallest = std::min(smallest, dab.radius);
    weakest = std::min(weakest, dab.amount * dab.radius / 10.0);
    angle = std::max(angle, std::abs(dab.angle) * 180.0 / std::numbers::pi);
    ASSERT_LE(dab.centre.norm(), 5.0);
    ASSERT_TRUE(dab.radius >= 6.0 && dab.radius <= 10.0);
  }
  EXPECT_LT(middle.norm(), 0.1);
  EXPECT_NEAR(farthest, 5.0, 0.01);
  EXPECT_NEAR(smallest, 6.0, 0.01);
  EXPECT_NEAR(weakest, 0.8, 0.01);
  EXPECT_NEAR(angle, 30.0, 0.1);
}

TEST(DabVariation, ComesFromTheSeedAlone) {
  BrushSettings settings;
  settings.jitter.position = 1.0;
  const Dab dab{{0.0, 0.0}, 1.0, 10.0};
  const Vec2 once = varied(dab, settings, 7, {1, 0}).centre;
  EXPECT_EQ(varied(dab, settings, 7, {1, 0}).centre, once);
  EXPECT_NE(varied(dab, settings, 8, {1, 0}).centre, once);
  settings.strokeSeed = 2;
  EXPECT_NE(varied(dab, settings, 7, {1, 0}).centre, once);
}

TEST(DabVariation, TurnsTheAlphaAlongTheStroke) {
  BrushSettings settings;
  settings.alphaAngle = 30.0;
  settings.alphaTurn = AlphaTurn::AlongStroke;
  const Dab dab{{0.0, 0.0}, 1.0, 10.0};
  EXPECT_NEAR(varied(dab, settings, 0, {0.0, 3.0}).angle * 180.0 / std::numbers::pi, 120.0, 1e-9);
  EXPECT_NEAR(varied(dab, settings, 0, {0.0, 0.0}).angle * 180.0 / std::numbers::pi, 30.0, 1e-9);
  settings.alphaTurn = AlphaTurn::Random;
  EXPECT_NE(varied(dab, settings, 0, {1, 0}).angle, varied(dab, settings, 1, {1, 0}).angle);
}

}  // namespace
}  // namespace scarp
