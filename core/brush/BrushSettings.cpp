#include "core/brush/BrushSettings.h"

#include "core/brush/BrushSchema.h"

namespace scarp {

double brushWeight(const BrushSettings& s, double distance) {
  const double d = s.innerRadius > 0.0 ? (distance - s.innerRadius) / (1.0 - s.innerRadius) : distance;
  if (s.falloff != Falloff::Curve) return falloffWeight(s.falloff, d);
  return d < 1.0 ? s.falloffCurve.at(1.0 - d) : 0.0;
}

double brushWeightMean(const BrushSettings& s) {
  const double outside = s.falloff == Falloff::Curve ? s.falloffCurve.mean() : falloffMean(s.falloff);
  return s.innerRadius + (1.0 - s.innerRadius) * outside;
}

Result<void> validate(const BrushSettings& settings) {
  if (auto good = brushSchema().check(settings); !good) return good;
  const BrushLimits& limits = settings.limits;
  if (limits.lowest > limits.highest) return Error{"the min height is above the max height"};
  if (limits.leastSlope > limits.mostSlope) return Error{"the least slope is over the most"};
  // A curve of nothing would have to be infinitely strong.
  if (!(brushWeightMean(settings) > 1e-6)) return Error{"the falloff's curve is nothing throughout"};
  return {};
}

}  // namespace scarp
