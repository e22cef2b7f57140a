#include "ui/render/HeightRamp.h"

#include <algorithm>
#include <array>

#include "ui/render/ColourRamp.h"

namespace scarp {

namespace {

constexpr std::array kLand{ColourStop{0.00, 0x4d7050}, ColourStop{0.12, 0x718e58}, ColourStop{0.28, 0xa3ab6c},
                           ColourStop{0.44, 0xc9bd85}, ColourStop{0.60, 0xb8996c}, ColourStop{0.76, 0x9c8270},
                           ColourStop{0.88, 0xbab2ab}, ColourStop{1.00, 0xf6f5f3}};
constexpr std::array kSea{ColourStop{0.00, 0x12284a}, ColourStop{0.40, 0x1f4f7e}, ColourStop{0.80, 0x3f86ae},
                          ColourStop{1.00, 0x83bfcb}};

}  // namespace

std::vector<float> heightRamp() {
  std::vector<float> colours;
  constexpr int half = kRampEntries / 2;
  for (int i = 0; i < 2 * half; ++i) {
    const double t = (i % half) / (half - 1.0);
    for (const double channel : i < half ? rampColour(kSea, t) : rampColour(kLand, t))
      colours.push_back(static_cast<float>(channel));
  }
  return colours;
}

RampScale rampScale(HeightRange heights) {
  if (heights.empty()) return {0.0F, 1.0F, 0.0F};
  const float least = 1e-3F;
  if (heights.low < 0.0F && heights.high > 0.0F)
    return {0.0F, std::max(heights.high, least), std::max(-heights.low, least)};
  return {heights.low, std::max(heights.high - heights.low, least), 0.0F};
}

}  // namespace scarp
