#pragma once

#include <vector>

#include "core/material/Material.h"
#include "core/material/RuleRows.h"

namespace scarp {

/// An end as a condition has it at first is open: heights are not beyond it, and drainage areas, which may
/// be, are in the range. So is one that no area is beyond. Of aspects no end is.
[[nodiscard]] inline bool openLow(const RuleCondition& condition) {
  return condition.by != GroundMeasure::Aspect && condition.low == RuleCondition().low;
}
[[nodiscard]] inline bool openHigh(const RuleCondition& condition) {
  return condition.by != GroundMeasure::Aspect &&
         (condition.high == RuleCondition().high || condition.high >= kLongestSide * kLongestSide);
}

/// How far a condition holds where its measure has these values. A value; concurrent const use is safe.
class ConditionWeight {
 public:
  explicit ConditionWeight(const RuleCondition& condition);

  /// Multiplies the weights of `count` samples by how far it holds, 0…1; whether any is left above 0.
  [[nodiscard]] bool weigh(const float* measures, int count, float* weights) const;

 private:
  bool directions_;  ///< By AspectTerms, with high for the width.
  RangeTerms range_;
  float perRange_;
  std::vector<float> curve_;  ///< Empty: none.
};

}  // namespace scarp
