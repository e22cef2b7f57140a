#include "core/brush/Falloff.h"

#include <cmath>
#include <numbers>

namespace scarp {

double falloffWeight(Falloff falloff, double d) {
  if (!(d < 1.0)) return 0.0;
  if (d <= 0.0) return 1.0;
  switch (falloff) {
    case Falloff::Smooth:
      return 1.0 - d * d * (3.0 - 2.0 * d);
    case Falloff::Linear:
      return 1.0 - d;
    case Falloff::Spherical:
      return std::sqrt(1.0 - d * d);
    case Falloff::Sharp:
      return (1.0 - d) * (1.0 - d);
    case Falloff::Constant:
      return 1.0;
  }
  return 0.0;
}

double falloffMean(Falloff falloff, double innerRadius) {
  double outside = 1.0;
  switch (falloff) {
    case Falloff::Smooth:
    case Falloff::Linear:
      outside = 0.5;
      break;
    case Falloff::Spherical:
      outside = std::numbers::pi / 4.0;
      break;
    case Falloff::Sharp:
      outside = 1.0 / 3.0;
      break;
    case Falloff::Constant:
      outside = 1.0;
      break;
  }
  return innerRadius + (1.0 - innerRadius) * outside;
}

}  // namespace scarp
