#include "core/brush/Falloff.h"

#include <cmath>
#include <numbers>

#include "core/base/Contract.h"

namespace scarp {

double falloffWeight(Falloff falloff, double d) {
  EXPECTS(falloff != Falloff::Curve);
  if (!(d < 1.0)) return 0.0;
  if (d <= 0.0) return 1.0;
  switch (falloff) {
    case Falloff::Smooth:
      return 1.0 - d * d * (3.0 - 2.0 * d);
    case Falloff::Linear:
      return 1.0 - d;
    case Falloff::Spherical:
      return std::sqrt(1.0 - d * d);
    case Falloff::Tip:
      return 1.0 - std::sqrt(d * (2.0 - d));
    case Falloff::Sharp:
      return (1.0 - d) * (1.0 - d);
    case Falloff::Constant:
    case Falloff::Curve:
      return 1.0;
  }
  return 0.0;
}

double falloffMean(Falloff falloff) {
  EXPECTS(falloff != Falloff::Curve);
  switch (falloff) {
    case Falloff::Smooth:
    case Falloff::Linear:
      return 0.5;
    case Falloff::Spherical:
      return std::numbers::pi / 4.0;
    case Falloff::Tip:
      return 1.0 - std::numbers::pi / 4.0;
    case Falloff::Sharp:
      return 1.0 / 3.0;
    case Falloff::Constant:
    case Falloff::Curve:
      break;
  }
  return 1.0;
}

}  // namespace scarp
