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

TEST(HeightKernels, NoiseIsAnchoredInTheWorld) {
  // Two dabs that overlap continue one pattern: where both reach fully, the sum is twice the pattern.
  BrushSettings settings = brush(BrushKind::Noise, 40);
  settings.falloff = Falloff::Constant;
  Terrain once = test::makeTerrain({200, 100, 1, 1}, [](int, int) { return 0.0f; });
  Terrain twice = once;
  applyTo(once, {{-10, 0}, 1.0, 0.0}, settings);
  applyTo(twice, {{-10, 0}, 1.0, 0.0}, settings);
  applyTo(twice, {{10, 0}, 1.0, 0.0}, settings);
  double largest = 0;
  for (int r = 40; r < 60; ++r)
    for (int c = 85; c < 115; ++c) {
      ASSERT_NEAR(twice.heights.at(c, r), 2 * once.heights.at(c, r), 1e-5);
      largest = std::max(largest, std::abs(double(once.heights.at(c, r))));
    }
  EXPECT_GT(largest, 0.05);
}

TEST(HeightKernels, NoiseRoughensWithoutLifting) {
  for (const NoiseShape shape : {NoiseShape::Fbm, NoiseShape::Ridged, NoiseShape::Billow}) {
    Terrain terrain = test::makeTerrain({400, 400, 1, 1}, [](int, int) { return 0.0F; });
    BrushSettings settings = brush(BrushKind::Noise, 600, Falloff::Constant);
    settings.noise.shape = shape;
    settings.noise.scale = 15;
    applyTo(terrain, {{0, 0}, 10.0, 0.0}, settings);
    double sum = 0;
    float low = 0, high = 0;
    for (const float h : samplesOf(terrain.heights)) {
      sum += h;
      low = std::min(low, h);
      high = std::max(high, h);
    }
    EXPECT_NEAR(sum / 160000, 0.0, 0.3) << int(shape);
    EXPECT_TRUE(low < -1.5F && high > 3.0F && low >= -10.0F && high <= 10.0F) << int(shape) << low << high;
  }
}

}  // namespace
}  // namespace scarp
