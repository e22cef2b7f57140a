#include <gtest/gtest.h>

#include <cmath>

#include "ui/render/ColourRamps.h"

namespace scarp {
namespace {

Oklab labOf(ShadingMode mode, double share) {
  const auto colour = measureColour(mode, share);
  return toOklab({toLinear(colour[0]), toLinear(colour[1]), toLinear(colour[2])});
}

TEST(MeasureRamp, TheSteeperTheDarker) {
  for (int i = 1; i <= 90; ++i)
    EXPECT_LT(labOf(ShadingMode::Slope, i / 90.0)[0], labOf(ShadingMode::Slope, (i - 1) / 90.0)[0]) << i;
}

TEST(MeasureRamp, DirectionsDifferInHueAlone) {
  const Oklab north = labOf(ShadingMode::Aspect, 0.0), again = labOf(ShadingMode::Aspect, 1.0);
  for (std::size_t k = 0; k < 3; ++k) EXPECT_NEAR(north[k], again[k], 1e-9);
  for (int i = 0; i < 360; i += 5) {
    const Oklab lab = labOf(ShadingMode::Aspect, i / 360.0);
    EXPECT_NEAR(lab[0], north[0], 2e-3) << i;
    EXPECT_NEAR(std::hypot(lab[1], lab[2]), std::hypot(north[1], north[2]), 2e-3) << i;
  }
}

TEST(MeasureRamp, CrestsAndHollowsAreOppositeAndAlikeInLightness) {
  for (const double share : {0.1, 0.25, 0.4}) {
    const Oklab hollow = labOf(ShadingMode::Curvature, 0.5 - share),
                crest = labOf(ShadingMode::Curvature, 0.5 + share);
    EXPECT_NEAR(hollow[0], crest[0], 0.06) << share;
    EXPECT_LT(hollow[2], 0.0) << share;
    EXPECT_GT(crest[2], 0.0) << share;
  }
}

}  // namespace
}  // namespace scarp
