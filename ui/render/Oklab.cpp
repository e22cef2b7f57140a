#include "ui/render/Oklab.h"

#include <algorithm>
#include <cmath>

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

}  // namespace scarp
