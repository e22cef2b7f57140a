#pragma once

#include <vector>

#include "core/material/TileMeasures.h"

namespace scarp {

/// How often the values of a measure occur on ground, over an axis that most of them fit on. A value.
struct MeasureHistogram {
  double low = 0.0, high = 1.0;  ///< Of the axis, in the measure's unit; low < high.
  bool logarithmic = false;      ///< Equal ratios take equal widths; low > 0.
  std::vector<float> bins;       ///< Of equal width, 0…1, the fullest 1; empty where there is no value.

  /// Where a value lies on the axis: 0 at low, 1 at high, beyond them outside of that.
  [[nodiscard]] double fractionOf(double value) const;
  [[nodiscard]] double valueAt(double fraction) const;
  /// The value that this share of those counted lies below, 0…1; low where there is none.
  [[nodiscard]] double quantile(double share) const;
};

/// Of what a condition looks at; of deposits only where there are any, of
/// distances to lines those up to the condition's radius or end. Looks at some million samples at most,
/// in whole tiles that lie evenly over the terrain. Any thread; takes tens of milliseconds.
[[nodiscard]] MeasureHistogram measureHistogram(const RuleCondition& condition, const RuleInputs& inputs,
                                                const GridFrame& frame);

}  // namespace scarp
