#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>

#include "core/mask/LevelDistance.h"

namespace scarp {
namespace {

TEST(LevelDistance, EnvelopeEqualsTheLeastOfAll) {
  std::mt19937 random(4);
  std::uniform_real_distribution<float> height(0.0F, 400.0F);
  for (int round = 0; round < 50; ++round) {
    std::vector<float> line(60);
    for (float& f : line) f = random() % 3 ? height(random) : std::numeric_limits<float>::infinity();
    std::vector<float> fast = line;
    lowerEnvelope(fast, 2.5);
    for (std::size_t i = 0; i < line.size(); ++i) {
      double least = std::numeric_limits<double>::infinity();
      for (std::size_t k = 0; k < line.size(); ++k)
        least = std::min(least, line[k] + std::pow(2.5 * (double(i) - double(k)), 2));
      ASSERT_NEAR(fast[i], least, 1e-3);
    }
  }
}

TEST(LevelDistance, AlongALineItIsToTheCrossing) {
  std::vector<float> line{0.0F, 0.0F, 0.4F, 1.0F, 0.2F, 0.0F};
  distancesAlong(line, 0.5F, 3.0);
  // Reached a sixth of the way from the third sample, and 0.625 of the way from the fourth to the fifth.
  const double left = 2.0 + 1.0 / 6.0, right = 3.0 + 0.625;
  const std::vector<double> expected{left, left - 1.0, left - 2.0, 0.0, 4.0 - right, 5.0 - right};
  for (std::size_t i = 0; i < line.size(); ++i) EXPECT_NEAR(std::sqrt(line[i]), 3.0 * expected[i], 1e-5);
}

TEST(LevelDistance, WhereNothingReachesItIsInfinite) {
  std::vector<float> line(5, 0.3F);
  distancesAlong(line, 0.5F, 1.0);
  lowerEnvelope(line, 1.0);
  for (const float d : line) EXPECT_TRUE(std::isinf(d));
}

}  // namespace
}  // namespace scarp
