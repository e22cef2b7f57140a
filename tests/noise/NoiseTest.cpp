#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>

#include "core/noise/Noise.h"

namespace scarp {
namespace {

TEST(GradientNoise, StaysWithinOneAndAveragesZero) {
  std::mt19937 random(1);
  std::uniform_real_distribution<double> place(-1000.0, 1000.0);
  double sum = 0.0, squares = 0.0, low = 0.0, high = 0.0;
  const int count = 400'000;
  for (int i = 0; i < count; ++i) {
    const double n = gradientNoise(place(random), place(random), 5);
    ASSERT_LE(std::abs(n), 1.0);
    sum += n;
    squares += n * n;
    low = std::min(low, n);
    high = std::max(high, n);
  }
  EXPECT_NEAR(sum / count, 0.0, 0.005);
  EXPECT_NEAR(std::sqrt(squares / count), 0.3, 0.03);
  EXPECT_LT(low, -0.9);
  EXPECT_GT(high, 0.9);
}

TEST(GradientNoise, IsZeroAtTheLatticeAndSmoothAcrossIt) {
  for (int i = -5; i <= 5; ++i) {
    EXPECT_EQ(gradientNoise(i, 2.0 * i, 9), 0.0);
    for (const double y : {0.1, 0.5, 0.77}) {
      const double step = 1e-6;
      const double before = gradientNoise(i - step, y, 9), at = gradientNoise(i, y, 9),
                   after = gradientNoise(i + step, y, 9);
      EXPECT_NEAR(before, after, 1e-5);
      EXPECT_NEAR((at - before) / step, (after - at) / step, 1e-4);
    }
  }
}

TEST(GradientNoise, DependsOnTheSeed) {
  int same = 0;
  for (int i = 0; i < 1000; ++i) {
    const double x = 0.3701 * i + 0.1, y = 0.6103 * i + 0.2;
    same += gradientNoise(x, y, 1) == gradientNoise(x, y, 2);
  }
  EXPECT_EQ(same, 0);
}

TEST(GradientNoise, IsZeroWhereDoublesHaveNoFraction) {
  for (const double far :
       {1e17, -1e300, std::numeric_limits<double>::infinity(), std::numeric_limits<double>::quiet_NaN()})
    EXPECT_EQ(gradientNoise(far, 0.5, 1), 0.0);
}

TEST(FractalNoise, IsGradientNoiseAtOneOctaveAndStaysWithinOne) {
  for (int i = 0; i < 10'000; ++i) {
    const double x = 0.173 * i, y = -0.057 * i;
    EXPECT_EQ(fractalNoise(x, y, 1, 0.5, 4), gradientNoise(x, y, 4));
    ASSERT_LE(std::abs(fractalNoise(x, y, 8, 0.6, 4)), 1.0);
  }
}

TEST(RidgedNoise, StaysWithinZeroAndOneAndHasCrests) {
  double high = 0.0;
  for (int i = 0; i < 40'000; ++i) {
    const double n = ridgedNoise(0.0173 * i, 0.0057 * i, 5, 4);
    ASSERT_GE(n, 0.0);
    ASSERT_LE(n, 1.0);
    high = std::max(high, n);
  }
  EXPECT_GT(high, 0.85);
}

constexpr NoiseShape kShapes[] = {NoiseShape::Fbm, NoiseShape::Ridged, NoiseShape::Billow};

TEST(ShapedNoise, ShapesAreWhatTheyAreCalled) {
  double sums[3] = {};
  constexpr int count = 40'000;
  for (int i = 0; i < count; ++i) {
    const double x = 0.173 * i, y = 0.057 * i;
    EXPECT_EQ(shapedNoise(NoiseShape::Fbm, x, y, 5, 4), fractalNoise(x, y, 5, 0.5, 4));
    EXPECT_EQ(shapedNoise(NoiseShape::Ridged, x, y, 5, 4), ridgedNoise(x, y, 5, 4));
    EXPECT_EQ(shapedNoise(NoiseShape::Billow, x, y, 1, 4), std::abs(gradientNoise(x, y, 4)));
    const double billow = shapedNoise(NoiseShape::Billow, x, y, 5, 4);
    ASSERT_GE(billow, 0.0);
    ASSERT_LE(billow, 1.0);
    for (int k = 0; k < 3; ++k) sums[k] += shapedNoise(kShapes[k], x, y, 5, 4);
  }
  EXPECT_NEAR(sums[0] / count, 0.0, 0.01);
  EXPECT_GT(sums[1] / count, 0.4);
  EXPECT_NEAR(sums[2] / count, 0.24, 0.05);
}

}  // namespace
}  // namespace scarp
