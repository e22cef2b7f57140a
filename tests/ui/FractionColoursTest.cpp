#include <gtest/gtest.h>

#include "ui/render/ColourRamps.h"

namespace scarp {
namespace {

constexpr AnalysisKind kKinds[] = {AnalysisKind::Viewshed, AnalysisKind::SunShadow, AnalysisKind::SkyView};

double lightness(const std::array<double, 3>& linear) {
  return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
}

TEST(FractionColours, MoreIsLighterAndYellowerSoThatTheEyeNeedsNoRedOrGreen) {
  for (const AnalysisKind kind : kKinds) {
    const double least = kind == AnalysisKind::SkyView ? 0.3 : 0.0;
    auto before = fractionColour(kind, least);
    for (double fraction = least + 0.02; fraction < 1.0; fraction += 0.02) {
      const auto colour = fractionColour(kind, fraction);
      EXPECT_GT(lightness(colour), lightness(before)) << fraction;
      before = colour;
    }
    const auto none = fractionColour(kind, 0.0), all = fractionColour(kind, 1.0);
    EXPECT_GT(lightness(all), 5.0 * lightness(none));
    EXPECT_GT(none[2], none[0]);
    EXPECT_GT(all[0], all[2]);
  }
}

TEST(FractionColours, TheRampHoldsThemInEqualSteps) {
  for (const AnalysisKind kind : kKinds) {
    const std::vector<float> ramp = fractionRamp(kind);
    ASSERT_EQ(ramp.size(), 3u * kFractionEntries);
    for (const int i : {0, 100, 255})
      for (std::size_t k = 0; k < 3; ++k)
        EXPECT_FLOAT_EQ(ramp[static_cast<std::size_t>(3 * i) + k],
                        static_cast<float>(fractionColour(kind, i / 255.0)[k]));
  }
}

}  // namespace
}  // namespace scarp
