#include "core/io/Quantisation.h"

#include <algorithm>
#include <cmath>

namespace scarp {

std::uint16_t Quantisation::step(double height) const {
  if (!(max > min) || std::isnan(height)) return 0;
  const double v = std::round((height - min) / (max - min) * divisor);
  return static_cast<std::uint16_t>(std::clamp(v, 0.0, 65535.0));
}

}  // namespace scarp
