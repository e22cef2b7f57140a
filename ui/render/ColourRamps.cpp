#include "ui/render/ColourRamps.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numbers>
#include <span>

#include "core/base/Contract.h"

namespace scarp {

Oklab toOklab(const LinearRgb& c) {
  const double l = std::cbrt(0.4122214708 * c[0] + 0.5363325363 * c[1] + 0.0514459929 * c[2]);
  const double m = std::cbrt(0.2119034982 * c[0] + 0.6806995451 * c[1] + 0.1073969566 * c[2]);
  const double s = std::cbrt(0.0883024619 * c[0] + 0.2817188376 * c[1] + 0.6299787005 * c[2]);
  return {0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
          1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
          0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
}

LinearRgb fromOklab(const Oklab& lab) {
  const auto cube = [](double x) { return x * x * x; };
  const double l = cube(lab[0] + 0.3963377774 * lab[1] + 0.2158037573 * lab[2]);
  const double m = cube(lab[0] - 0.1055613458 * lab[1] - 0.0638541728 * lab[2]);
  const double s = cube(lab[0] - 0.0894841775 * lab[1] - 1.2914855480 * lab[2]);
  return {4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
          -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
          -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s};
}

LinearRgb linearOf(std::uint32_t srgb) {
  const auto channel = [srgb](unsigned shift) { return toLinear((srgb >> shift & 0xFFU) / 255.0); };
  return {channel(16), channel(8), channel(0)};
}

std::array<double, 3> rampColour(std::span<const ColourStop> stops, double t) {
  EXPECTS(stops.size() >= 2);
  std::size_t i = 1;
  while (i + 1 < stops.size() && stops[i].at < t) ++i;
  const Oklab from = toOklab(linearOf(stops[i - 1].srgb)), to = toOklab(linearOf(stops[i].srgb));
  const double f = std::clamp((t - stops[i - 1].at) / (stops[i].at - stops[i - 1].at), 0.0, 1.0);
  Oklab mixed{};
  for (std::size_t k = 0; k < 3; ++k) mixed[k] = from[k] + f * (to[k] - from[k]);
  LinearRgb colour = fromOklab(mixed);
  for (double& channel : colour) channel = std::clamp(channel, 0.0, 1.0);
  return colour;
}

namespace {

constexpr int kFine = 2048;  ///< Steps by which the length of a curve is measured.

constexpr std::array kAtlas{ColourStop{0.00, 0x4d7050}, ColourStop{0.12, 0x718e58},
                            ColourStop{0.28, 0xa3ab6c}, ColourStop{0.44, 0xc9bd85},
                            ColourStop{0.60, 0xb8996c}, ColourStop{0.76, 0x9c8270},
                            ColourStop{0.88, 0xbab2ab}, ColourStop{1.00, 0xf6f5f3}};

constexpr std::array kViridis{ColourStop{0.0, 0x440154}, ColourStop{0.1, 0x482576}, ColourStop{0.2, 0x414487},
                              ColourStop{0.3, 0x35608d}, ColourStop{0.4, 0x2a788e}, ColourStop{0.5, 0x21908c},
                              ColourStop{0.6, 0x22a884}, ColourStop{0.7, 0x43bf71}, ColourStop{0.8, 0x7ad151},
                              ColourStop{0.9, 0xbbdf27}, ColourStop{1.0, 0xfde725}};
constexpr std::array kCividis{ColourStop{0.0, 0x00224e}, ColourStop{0.2, 0x35456c}, ColourStop{0.4, 0x666970},
                              ColourStop{0.6, 0x948e77}, ColourStop{0.8, 0xc8b866}, ColourStop{1.0, 0xfee838}};

/// Lightness, chroma, and hue in degrees, at even places along a curve.
using Lch = std::array<double, 3>;

constexpr std::array<Lch, 5> kLagoon{{{0.30, 0.105, 285.0},
                                      {0.45, 0.085, 235.0},
                                      {0.60, 0.095, 175.0},
                                      {0.77, 0.145, 130.0},
                                      {0.93, 0.130, 102.0}}};
constexpr std::array<Lch, 5> kEmber{{{0.20, 0.055, -60.0},
                                     {0.36, 0.125, -15.0},
                                     {0.54, 0.160, 25.0},
                                     {0.74, 0.140, 60.0},
                                     {0.95, 0.065, 95.0}}};
constexpr std::array<Lch, 5> kEvenLight{{{0.74, 0.095, 170.0},
                                         {0.74, 0.120, 125.0},
                                         {0.74, 0.120, 80.0},
                                         {0.74, 0.120, 35.0},
                                         {0.74, 0.110, -20.0}}};
constexpr std::array<Lch, 2> kGrey{{{0.34, 0.0, 0.0}, {0.96, 0.0, 0.0}}};

/// A smooth curve through points (Catmull & Rom 1974), in OKLab.
Oklab along(std::span<const Lch> points, double t) {
  const double at = t * static_cast<double>(points.size() - 1);
  const auto last = static_cast<std::ptrdiff_t>(points.size()) - 1;
  const auto i = std::min(static_cast<std::ptrdiff_t>(at), last - 1);
  const double f = at - static_cast<double>(i);
  const auto point = [&](std::ptrdiff_t k) {
    return points[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(k, 0, last))];
  };
  const Lch p0 = point(i - 1), p1 = point(i), p2 = point(i + 1), p3 = point(i + 2);
  Lch lch{};
  for (std::size_t k = 0; k < 3; ++k)
    lch[k] = p1[k] + 0.5 * f *
                         (p2[k] - p0[k] +
                          f * (2.0 * p0[k] - 5.0 * p1[k] + 4.0 * p2[k] - p3[k] +
                               f * (3.0 * (p1[k] - p2[k]) + p3[k] - p0[k])));
  const double hue = lch[2] * std::numbers::pi / 180.0;
  return {lch[0], lch[1] * std::cos(hue), lch[1] * std::sin(hue)};
}

/// Green's scheme from dark to light: a helix about the greys, one and a half turns back from blue.
Oklab cubehelix(double t) {
  const double light = 0.12 + 0.82 * t;
  const double angle = 2.0 * std::numbers::pi * (0.5 / 3.0 + 1.0 - 1.5 * light);
  const double reach = 0.42 * light * (1.0 - light), c = std::cos(angle), s = std::sin(angle);
  const std::array<double, 3> srgb{light + reach * (-0.14861 * c + 1.78277 * s),
                                   light + reach * (-0.29227 * c - 0.90649 * s), light + reach * 1.97294 * c};
  LinearRgb linear{};
  for (std::size_t k = 0; k < 3; ++k) linear[k] = toLinear(std::clamp(srgb[k], 0.0, 1.0));
  return toOklab(linear);
}

double distance(const Oklab& a, const Oklab& b) { return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]); }

/// Places along a curve, all equally far from one another as one goes.
std::vector<LinearRgb> evenly(const std::function<Oklab(double)>& curve, int count) {
  std::vector<double> way{0.0};
  Oklab last = curve(0.0);
  for (int i = 1; i <= kFine; ++i) {
    const Oklab next = curve(double(i) / kFine);
    way.push_back(way.back() + distance(last, next));
    last = next;
  }
  std::vector<LinearRgb> colours;
  for (int i = 0; i < count; ++i) {
    const double wanted = way.back() * i / (count - 1.0);
    const auto next =
        std::clamp<std::ptrdiff_t>(std::ranges::lower_bound(way, wanted) - way.begin(), 1, kFine);
    const double from = way[static_cast<std::size_t>(next - 1)], to = way[static_cast<std::size_t>(next)];
    LinearRgb colour =
        fromOklab(curve((static_cast<double>(next - 1) + (wanted - from) / (to - from)) / kFine));
    for (double& channel : colour) channel = std::clamp(channel, 0.0, 1.0);
    colours.push_back(colour);
  }
  return colours;
}

}  // namespace

std::vector<LinearRgb> landRamp(TintRamp ramp, int count) {
  EXPECTS(count >= 2);
  const auto through = [count](std::span<const Lch> points) {
    return evenly([points](double t) { return along(points, t); }, count);
  };
  const auto between = [count](std::span<const ColourStop> stops) {
    std::vector<LinearRgb> colours;
    for (int i = 0; i < count; ++i) colours.push_back(rampColour(stops, i / (count - 1.0)));
    return colours;
  };
  switch (ramp) {
    case TintRamp::Atlas:
      break;
    case TintRamp::Viridis:
      return between(kViridis);
    case TintRamp::Cividis:
      return between(kCividis);
    case TintRamp::Lagoon:
      return through(kLagoon);
    case TintRamp::Ember:
      return through(kEmber);
    case TintRamp::Cubehelix:
      return evenly(cubehelix, count);
    case TintRamp::EvenLight:
      return through(kEvenLight);
    case TintRamp::Grey:
      return through(kGrey);
  }
  return between(kAtlas);
}

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
