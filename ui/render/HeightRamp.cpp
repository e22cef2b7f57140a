#include "ui/render/HeightRamp.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <span>

namespace scarp {

namespace {

using Rgb = std::array<double, 3>;

struct Stop {
  double at;
  std::uint32_t srgb;
};

constexpr std::array kLand{Stop{0.00, 0x4d7050}, Stop{0.12, 0x718e58}, Stop{0.28, 0xa3ab6c},
                           Stop{0.44, 0xc9bd85}, Stop{0.60, 0xb8996c}, Stop{0.76, 0x9c8270},
                           Stop{0.88, 0xbab2ab}, Stop{1.00, 0xf6f5f3}};
constexpr std::array kSea{Stop{0.00, 0x12284a}, Stop{0.40, 0x1f4f7e}, Stop{0.80, 0x3f86ae},
                          Stop{1.00, 0x83bfcb}};

double linear(std::uint32_t byte) {
  const double c = (byte & 0xFFU) / 255.0;
  return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

// Ottosson 2020, "A perceptual color space for image processing".
Rgb toOklab(const Rgb& c) {
  const double l = std::cbrt(0.4122214708 * c[0] + 0.5363325363 * c[1] + 0.0514459929 * c[2]);
  const double m = std::cbrt(0.2119034982 * c[0] + 0.6806995451 * c[1] + 0.1073969566 * c[2]);
  const double s = std::cbrt(0.0883024619 * c[0] + 0.2817188376 * c[1] + 0.6299787005 * c[2]);
  return {0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
          1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
          0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
}

Rgb fromOklab(const Rgb& lab) {
  const auto cube = [](double x) { return x * x * x; };
  const double l = cube(lab[0] + 0.3963377774 * lab[1] + 0.2158037573 * lab[2]);
  const double m = cube(lab[0] - 0.1055613458 * lab[1] - 0.0638541728 * lab[2]);
  const double s = cube(lab[0] - 0.0894841775 * lab[1] - 1.2914855480 * lab[2]);
  return {4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
          -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
          -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s};
}

Rgb labOf(const Stop& stop) {
  return toOklab({linear(stop.srgb >> 16), linear(stop.srgb >> 8), linear(stop.srgb)});
}

Rgb colourAt(std::span<const Stop> stops, double t) {
  std::size_t i = 1;
  while (i + 1 < stops.size() && stops[i].at < t) ++i;
  const Rgb from = labOf(stops[i - 1]), to = labOf(stops[i]);
  const double f = std::clamp((t - stops[i - 1].at) / (stops[i].at - stops[i - 1].at), 0.0, 1.0);
  Rgb mixed{};
  for (std::size_t k = 0; k < 3; ++k) mixed[k] = from[k] + f * (to[k] - from[k]);
  return fromOklab(mixed);
}

}  // namespace

std::vector<float> heightRamp() {
  std::vector<float> colours;
  constexpr int half = kRampEntries / 2;
  for (int i = 0; i < 2 * half; ++i) {
    const double t = (i % half) / (half - 1.0);
    for (const double channel : i < half ? colourAt(kSea, t) : colourAt(kLand, t))
      colours.push_back(static_cast<float>(std::clamp(channel, 0.0, 1.0)));
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
