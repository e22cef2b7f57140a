#include "ui/render/FractionColours.h"

#include <functional>

#include "ui/render/Oklab.h"

namespace scarp {

namespace {

constexpr std::array kSight{ColourStop{0.0, 0x3d4a80}, ColourStop{1.0, 0xf7b93e}};
constexpr std::array kSun{ColourStop{0.0, 0x2f3d70}, ColourStop{1.0, 0xffe7ad}};
constexpr std::array kSky{ColourStop{0.30, 0x1a1d4e}, ColourStop{0.60, 0x3c4f91}, ColourStop{0.78, 0x5f92b4},
                          ColourStop{0.90, 0xa8cfbd}, ColourStop{0.97, 0xe9ebc4}, ColourStop{1.00, 0xfffbe2}};
constexpr std::array kDifference{ColourStop{0.00, 0x8a3a00}, ColourStop{0.25, 0xe07b16}, ColourStop{0.46, 0xf2d2a4},
                                 ColourStop{0.50, 0xe6e6e6}, ColourStop{0.54, 0xaecdec}, ColourStop{0.75, 0x3f83cc},
                                 ColourStop{1.00, 0x123a7d}};

std::vector<float> evenEntries(const std::function<std::array<double, 3>(double)>& colour) {
  std::vector<float> colours;
  for (int i = 0; i < kFractionEntries; ++i)
    for (const double channel : colour(i / (kFractionEntries - 1.0))) colours.push_back(static_cast<float>(channel));
  return colours;
}

}  // namespace

std::array<double, 3> fractionColour(AnalysisKind kind, double fraction) {
  switch (kind) {
    case AnalysisKind::Viewshed:
      return rampColour(kSight, fraction);
    case AnalysisKind::SunShadow:
      return rampColour(kSun, fraction);
    case AnalysisKind::SkyView:
      return rampColour(kSky, fraction);
  }
  return {};
}

std::vector<float> fractionRamp(AnalysisKind kind) {
  return evenEntries([kind](double fraction) { return fractionColour(kind, fraction); });
}

std::array<double, 3> differenceColour(double share) { return rampColour(kDifference, share); }

std::vector<float> differenceRamp() { return evenEntries(differenceColour); }

}  // namespace scarp
