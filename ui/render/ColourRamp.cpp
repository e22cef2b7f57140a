#include "ui/render/ColourRamp.h"

#include <algorithm>

#include "core/base/Contract.h"
#include "ui/render/Oklab.h"

namespace scarp {

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
