#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "ui/render/ColourRamps.h"

namespace scarp {
namespace {

constexpr int kSteps = 256;
constexpr std::array kEven{TintRamp::Lagoon, TintRamp::Ember, TintRamp::Cubehelix, TintRamp::EvenLight,
                           TintRamp::Grey};

std::vector<Oklab> labsOf(TintRamp ramp) {
  std::vector<Oklab> labs;
  for (const LinearRgb& colour : landRamp(ramp, kSteps)) labs.push_back(toOklab(colour));
  return labs;
}

TEST(EvenRamp, EqualStepsLookEquallyLarge) {
  for (const TintRamp ramp : kEven) {
    const std::vector<Oklab> labs = labsOf(ramp);
    double least = 1.0, most = 0.0;
    for (std::size_t i = 1; i < labs.size(); ++i) {
      const double step =
          std::hypot(labs[i][0] - labs[i - 1][0], labs[i][1] - labs[i - 1][1], labs[i][2] - labs[i - 1][2]);
      least = std::min(least, step);
      most = std::max(most, step);
    }
    EXPECT_LE(most, 1.03 * least) << static_cast<int>(ramp);
  }
}

TEST(EvenRamp, EveryColourCanBeShown) {
  // A channel that had to be cut off would show as a plateau at 0 or 1.
  for (const TintRamp ramp : kEven) {
    for (const LinearRgb& colour : landRamp(ramp, kSteps))
      for (const double channel : colour) {
        EXPECT_GT(channel, 0.0) << static_cast<int>(ramp);
        EXPECT_LT(channel, 1.0) << static_cast<int>(ramp);
      }
  }
}

TEST(EvenRamp, LightnessRisesOrStays) {
  for (const TintRamp ramp : {TintRamp::Lagoon, TintRamp::Ember, TintRamp::Cubehelix, TintRamp::Grey}) {
    const std::vector<Oklab> labs = labsOf(ramp);
    for (std::size_t i = 1; i < labs.size(); ++i)
      EXPECT_GT(labs[i][0], labs[i - 1][0]) << static_cast<int>(ramp);
  }
  for (const Oklab& lab : labsOf(TintRamp::EvenLight)) EXPECT_NEAR(lab[0], 0.74, 1e-3);
  for (const Oklab& lab : labsOf(TintRamp::Grey)) EXPECT_LT(std::hypot(lab[1], lab[2]), 1e-4);
}

TEST(EvenRamp, SeaBeginsAtTheSeaLevel) {
  const HeightRange heights{-200.0F, 800.0F};
  EXPECT_EQ(rampScale(heights, 0.0).shore, 0.0F);
  EXPECT_EQ(rampScale(heights, 0.0).seaSpan, 200.0F);
  EXPECT_EQ(rampScale(heights, 300.0).shore, 300.0F);
  EXPECT_EQ(rampScale(heights, 300.0).landSpan, 500.0F);
  EXPECT_EQ(rampScale(heights, 900.0).seaSpan, 0.0F) << "all below: no shore to tell apart";
  EXPECT_EQ(rampScale(heights, -300.0).seaSpan, 0.0F);
}

}  // namespace
}  // namespace scarp
