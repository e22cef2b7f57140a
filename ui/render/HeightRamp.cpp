#include "ui/render/HeightRamp.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/render/EvenRamp.h"
#include "ui/render/Oklab.h"

namespace scarp {

namespace {

constexpr double kSnowyRelief = 900.0;   ///< Metres of relief from which there is snow on top.
constexpr double kEternalSnow = 5200.0;  ///< Metres above which it lies anywhere on Earth.

constexpr std::array kSea{ColourStop{0.00, 0x12284a}, ColourStop{0.40, 0x1f4f7e}, ColourStop{0.80, 0x3f86ae},
                          ColourStop{1.00, 0x83bfcb}};

}  // namespace

std::vector<float> heightRamp(TintRamp ramp) {
  constexpr int half = kRampEntries / 2;
  std::vector<float> colours;
  const auto push = [&colours](const LinearRgb& colour) {
    for (const double channel : colour) colours.push_back(static_cast<float>(channel));
  };
  for (int i = 0; i < half; ++i) push(rampColour(kSea, i / (half - 1.0)));
  for (const LinearRgb& colour : landRamp(ramp, half)) push(colour);
  return colours;
}

RampScale rampScale(HeightRange heights, double seaLevel) {
  if (heights.empty()) return {0.0F, 1.0F, 0.0F};
  const float least = 1e-3F;
  const auto level = static_cast<float>(seaLevel);
  if (heights.low < level && heights.high > level)
    return {level, std::max(heights.high - level, least), std::max(level - heights.low, least)};
  return {heights.low, std::max(heights.high - heights.low, least), 0.0F};
}

double snowLine(const ShadingSettings& shading, HeightRange heights, double seaLevel) {
  const RampScale ramp = rampScale(heights, seaLevel);
  const double shore = double(ramp.shore), land = double(ramp.landSpan);
  const double suiting = shore + (land > kSnowyRelief ? 0.8 * land : land + kSnowyRelief);
  return shading.snowLine.value_or(10.0 * std::round(0.1 * std::min(suiting, kEternalSnow)));
}

}  // namespace scarp
