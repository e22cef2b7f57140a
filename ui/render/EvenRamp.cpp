#include "ui/render/EvenRamp.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numbers>
#include <span>

#include "core/base/Contract.h"
#include "ui/render/Oklab.h"

namespace scarp {

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

}  // namespace scarp
