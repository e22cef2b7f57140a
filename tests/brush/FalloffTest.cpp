#include <gtest/gtest.h>

#include <cmath>

#include "core/brush/Falloff.h"

namespace scarp {
namespace {

constexpr Falloff kFalloffs[] = {Falloff::Smooth, Falloff::Linear, Falloff::Spherical,
                                 Falloff::Tip,    Falloff::Sharp,  Falloff::Constant};

TEST(Falloff, FallsFromOneToNothing) {
  for (const Falloff falloff : kFalloffs) {
    EXPECT_EQ(falloffWeight(falloff, 0.0), 1.0);
    EXPECT_EQ(falloffWeight(falloff, -3.0), 1.0) << "within the inner radius";
    EXPECT_EQ(falloffWeight(falloff, 1.0), 0.0);
    EXPECT_EQ(falloffWeight(falloff, 7.0), 0.0);
    EXPECT_EQ(falloffWeight(falloff, std::nan("")), 0.0);
    for (double d = 0.0; d < 1.0; d += 0.01)
      EXPECT_GE(falloffWeight(falloff, d), falloffWeight(falloff, d + 0.01));
  }
  EXPECT_EQ(falloffWeight(Falloff::Smooth, 0.5), 0.5);
  EXPECT_EQ(falloffWeight(Falloff::Linear, 0.25), 0.75);
  EXPECT_EQ(falloffWeight(Falloff::Spherical, 0.6), 0.8);
  EXPECT_EQ(falloffWeight(Falloff::Sharp, 0.5), 0.25);
  EXPECT_EQ(falloffWeight(Falloff::Constant, 0.99), 1.0);
}

TEST(Falloff, MeanIsTheIntegral) {
  for (const Falloff falloff : kFalloffs) {
    double sum = 0.0;
    constexpr int kSteps = 20000;
    for (int i = 0; i < kSteps; ++i) sum += falloffWeight(falloff, (i + 0.5) / kSteps);
    EXPECT_NEAR(falloffMean(falloff), sum / kSteps, 1e-5);
  }
}

}  // namespace
}  // namespace scarp
