#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "tests/support/Dabs.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::applyTo;
using test::brush;
using test::samplesOf;

TEST(FormKernels, TerracesKeepOrderAndAreAsSharpAsTold) {
  // A ramp keeps rising; as large a part of it as the sharpness lies level.
  for (const double sharpness : {0.0, 0.4, 0.7}) {
    Terrain ramp =
        test::makeTerrain({1001, 3, 0.01, 1}, [](int c, int) { return static_cast<float>(0.01 * c); });
    BrushSettings settings = brush(BrushKind::Terrace, 300, Falloff::Constant);
    settings.terrace = {1.0, sharpness};
    StrokeGround ground;
    ground.before = ramp.heights;
    for (int dab = 0; dab < 20; ++dab) applyTo(ramp, {{0, 0}, 0.1, 0.0}, settings, ground);
    int level = 0;
    for (int c = 1; c < 1001; ++c) {
      const float rise = ramp.heights.at(c, 1) - ramp.heights.at(c - 1, 1);
      ASSERT_GE(rise, 0.0F);
      level += rise < 1e-5F;
    }
    EXPECT_NEAR(level / 1000.0, sharpness, 0.03);
  }
}

TEST(FormKernels, PlateauIsFlatAndRaisesOnly) {
  for (const double rise : {6.0, -6.0}) {
    Terrain terrain = test::fractalTerrain(200, 200);
    const auto before = samplesOf(terrain.heights);
    BrushSettings settings = brush(BrushKind::Plateau, 60);
    settings.rise = rise;
    for (int dab = 0; dab < 30; ++dab) applyTo(terrain, {{0, 0}, 2.0, 0.0}, settings, test::levelGround(1.0));
    for (int r = 0; r < 200; ++r)
      for (int c = 0; c < 200; ++c) {
        const float was = before[static_cast<std::size_t>(r * 200 + c)], is = terrain.heights.at(c, r);
        const bool beyond = rise > 0 ? was >= 7.0F : was <= -5.0F;
        if (beyond) {
          ASSERT_EQ(is, was);
        } else {
          ASSERT_TRUE(rise > 0 ? is >= was && is <= 7.0F : is <= was && is >= -5.0F);
        }
        const bool middle = std::hypot(terrain.frame.x(c), terrain.frame.y(r)) < 20;
        if (middle && !beyond) {
          ASSERT_EQ(is, rise > 0 ? 7.0F : -5.0F);
        }
      }
  }
}

TEST(FormKernels, ACraterIsABowlWithARaisedRim) {
  for (const Falloff falloff : {Falloff::Smooth, Falloff::Linear, Falloff::Spherical, Falloff::Sharp}) {
    Terrain terrain = test::makeTerrain({301, 301, 1, 1}, [](int, int) { return 0.0F; });
    applyTo(terrain, {{0, 0}, 10.0, 0.0}, brush(BrushKind::Crater, 120, falloff));
    const float floor = terrain.heights.at(150, 150);
    EXPECT_LT(floor, -10.0F);
    float rim = 0;
    for (int c = 150; c < 301; ++c) {
      rim = std::max(rim, terrain.heights.at(c, 150));
      EXPECT_GE(terrain.heights.at(c, 150), floor - 0.01F);
      EXPECT_FLOAT_EQ(terrain.heights.at(c, 150), terrain.heights.at(300 - c, 150));
    }
    EXPECT_TRUE(rim > -0.12F * floor && rim < -0.2F * floor) << int(falloff) << ' ' << rim / floor;
    EXPECT_EQ(terrain.heights.at(271, 150), 0.0F);
  }
}

}  // namespace
}  // namespace scarp
