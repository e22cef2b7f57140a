#pragma once

#include <cmath>
#include <random>
#include <utility>
#include <vector>

#include "core/brush/BrushSchema.h"

namespace scarp::test {

/// All kinds of brushes, in the order of the enumeration.
inline std::vector<BrushKind> allBrushKinds() {
  std::vector<BrushKind> kinds;
  for (std::size_t i = 0; i < brushKindNames().size(); ++i) kinds.push_back(static_cast<BrushKind>(i));
  return kinds;
}

/// A valid brush with every setting drawn from its whole range, some of them from its ends.
inline BrushSettings anyBrush(std::mt19937_64& random) {
  std::uniform_real_distribution<double> unit(0.0, 1.0);
  BrushSettings brush;
  for (const BrushNumber& number : brushNumbers()) {
    double value = number.low + unit(random) * (number.high - number.low);
    if (random() % 4 == 0) value = number.low;
    if (random() % 4 == 0) value = number.high;
    if (number.whole) value = std::floor(value);
    if (number.check(value)) number.store(brush, value);
  }
  for (const BrushChoice& choice : brushChoices()) choice.store(brush, random() % choice.names.size());
  for (const BrushFlag& flag : brushFlags()) flag.store(brush, random() % 2 == 0);
  for (const BrushCurve& curve : brushCurves())
    curve.store(brush, *Curve::through({{0.0, unit(random)},
                                        {0.2 + 0.3 * unit(random), 0.5 + 0.5 * unit(random)},
                                        {1.0, unit(random)}}));
  if (brush.limits.lowest > brush.limits.highest) std::swap(brush.limits.lowest, brush.limits.highest);
  if (brush.limits.leastSlope > brush.limits.mostSlope)
    std::swap(brush.limits.leastSlope, brush.limits.mostSlope);
  return brush;
}

}  // namespace scarp::test
