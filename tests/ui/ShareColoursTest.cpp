#include <gtest/gtest.h>

#include "ui/render/ShareColours.h"

namespace scarp {
namespace {

constexpr AnalysisKind kKinds[] = {AnalysisKind::Viewshed, AnalysisKind::SunShadow, AnalysisKind::SkyView};

double lightness(const std::array<double, 3>& linear) {
  return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
}

TEST(ShareColours, MoreIsLighterAndYellowerSoThatTheEyeNeedsNoRedOrGreen) {
  for (const AnalysisKind kind : kKinds) {
    const double least = kind == AnalysisKind::SkyView ? 0.3 : 0.0;
    auto before = shareColour(kind, least);
    for (double share = least + 0.02; share < 1.0; share += 0.02) {
      const auto colour = shareColour(kind, share);
      EXPECT_GT(lightness(colour), lightness(before)) << share;
      before = colour;
    }
    const auto none = shareColour(kind, 0.0), all = shareColour(kind, 1.0);
    EXPECT_GT(lightness(all), 5.0 * lightness(none));
    EXPECT_GT(none[2], none[0]);
    EXPECT_GT(all[0], all[2]);
  }
}

TEST(ShareColours, TheRampHoldsThemInEqualSteps) {
  for (const AnalysisKind kind : kKinds) {
    const std::vector<float> ramp = shareRamp(kind);
    ASSERT_EQ(ramp.size(), 3u * kShareEntries);
    for (const int i : {0, 100, 255})
      for (std::size_t k = 0; k < 3; ++k)
        EXPECT_FLOAT_EQ(ramp[static_cast<std::size_t>(3 * i) + k],
                        static_cast<float>(shareColour(kind, i / 255.0)[k]));
  }
}

}  // namespace
}  // namespace scarp
