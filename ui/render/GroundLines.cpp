#include "ui/render/GroundLines.h"

#include <algorithm>
#include <cmath>

#include "core/base/Contract.h"

namespace scarp {

double roundStep(double value) {
  EXPECTS(value > 0.0 && std::isfinite(value));
  const double ten = std::pow(10.0, std::floor(std::log10(value))), digit = value / ten;
  return ten * (digit < 1.5 ? 1.0 : digit < 3.5 ? 2.0 : digit < 7.5 ? 5.0 : 10.0);
}

double contourInterval(const ContourSettings& settings, HeightRange heights) {
  if (settings.interval > 0.0) return settings.interval;
  const double range =
      heights.empty() ? 0.0 : static_cast<double>(heights.high) - static_cast<double>(heights.low);
  return roundStep(std::max(range / 25.0, 1e-3));
}

double groundGridStep(const GroundGridSettings& settings, const GridFrame& frame) {
  if (settings.step > 0.0) return settings.step;
  return roundStep(std::max(frame.width(), frame.depth()) / 40.0);
}

}  // namespace scarp
