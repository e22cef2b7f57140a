#include "ui/render/MeasureRamp.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/base/Contract.h"
#include "ui/render/HeightRamp.h"
#include "ui/render/Oklab.h"

namespace scarp {

namespace {

// The steeper the darker; most of the change where most ground is, and where snow slides (30…45°).
constexpr std::array kSlope{ColourStop{0.0 / 90, 0xf4f3e6},  ColourStop{5.0 / 90, 0xdde6bf},
                            ColourStop{15.0 / 90, 0xc3d07b}, ColourStop{25.0 / 90, 0xe9b84f},
                            ColourStop{35.0 / 90, 0xdf7d35}, ColourStop{45.0 / 90, 0xb63d3c},
                            ColourStop{60.0 / 90, 0x712a5c}, ColourStop{90.0 / 90, 0x2c1745}};
constexpr std::array kCurvature{ColourStop{0.00, 0x1d3b78}, ColourStop{0.25, 0x5b93c2},
                                ColourStop{0.50, 0xf1efe8}, ColourStop{0.75, 0xd08a45},
                                ColourStop{1.00, 0x7c2f12}};

/// Round the colour circle: north blue, east green, south ochre, west violet.
LinearRgb aspectColour(double share) {
  const double hue = (255.0 - 360.0 * share) * std::numbers::pi / 180.0;
  LinearRgb colour = fromOklab({0.72, 0.115 * std::cos(hue), 0.115 * std::sin(hue)});
  for (double& channel : colour) channel = std::clamp(channel, 0.0, 1.0);
  return colour;
}

LinearRgb linearColour(ShadingMode mode, double share) {
  switch (mode) {
    case ShadingMode::Slope:
      return rampColour(kSlope, share);
    case ShadingMode::Aspect:
      return aspectColour(share);
    case ShadingMode::Curvature:
      return rampColour(kCurvature, share);
    default:
      EXPECTS(false);
      return {};
  }
}

}  // namespace

std::array<double, 3> measureColour(ShadingMode mode, double share) {
  std::array<double, 3> colour = linearColour(mode, share);
  for (double& channel : colour) channel = toSrgb(channel);
  return colour;
}

std::vector<float> measureRamp(ShadingMode mode) {
  std::vector<float> colours;
  for (int i = 0; i < kMeasureEntries; ++i)
    for (const double channel : measureColour(mode, i / (kMeasureEntries - 1.0)))
      colours.push_back(static_cast<float>(channel));
  return colours;
}

}  // namespace scarp
