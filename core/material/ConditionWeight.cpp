#include "core/material/ConditionWeight.h"

#include <cmath>
#include <limits>

namespace scarp {

namespace {

constexpr float kAtOnce = 1e30F;  ///< Share for a unit beyond the end of a range without softness.

float perUnit(double length) {
  return length > 1.0 / double(kAtOnce) ? static_cast<float>(1.0 / length) : kAtOnce;
}

std::vector<float> tableOf(const Curve& curve) {
  std::vector<float> table;
  for (int i = 0; i <= kCurveSteps + 1; ++i)
    table.push_back(static_cast<float>(curve.at(static_cast<double>(i) / kCurveSteps)));
  return table;
}

double turnedOnce(double degrees) { return degrees - 360.0 * std::floor(degrees / 360.0); }

}  // namespace

ConditionWeight::ConditionWeight(const RuleCondition& condition)
    : directions_(condition.by == GroundMeasure::Aspect) {
  constexpr double kUnbounded = std::numeric_limits<double>::infinity();
  double low = condition.low, high = condition.high;
  double range = high - low;
  if (directions_) {
    range = range >= 360.0 ? 360.0 : turnedOnce(range);
    low = turnedOnce(low);
    high = range;
  } else if (!condition.curve) {
    if (openLow(condition)) low = -kUnbounded;
    if (openHigh(condition)) high = kUnbounded;
  }
  range_ = {static_cast<float>(low), static_cast<float>(high), perUnit(condition.softLow),
            perUnit(condition.softHigh), condition.inverted};
  perRange_ = perUnit(range);
  if (condition.curve) curve_ = tableOf(*condition.curve);
}

bool ConditionWeight::weigh(const float* measures, int count, float* weights) const {
  const RangeTerms& r = range_;
  if (!curve_.empty())
    return curveRow(measures, {curve_.data(), r.low, perRange_, directions_ ? 360.0F : 0.0F, r.inverted},
                    count, weights);
  if (directions_)
    return aspectRangeRow(measures, {r.low, r.high, r.perLow, r.perHigh, r.inverted}, count, weights);
  return rangeRow(measures, r, count, weights);
}

}  // namespace scarp
