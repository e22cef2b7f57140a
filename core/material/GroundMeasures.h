#pragma once

#include <span>
#include <vector>

#include "core/material/MeasureHistogram.h"

namespace scarp {

/// Everything that depends on which measure a condition goes by. The table in GroundMeasures.cpp has one row
/// for each value of GroundMeasure. A constant; any thread.
struct GroundMeasureRow {
  GroundMeasure measure;
  const char* key;                          ///< In files: "slope".
  const char* title;                        ///< For persons: "Slope".
  const char* unit = "";                    ///< With a leading space: " m".
  double low = -kHighest, high = kHighest;  ///< Limits of the ends of a range.
  int rangePlace = 0;                       ///< Place in lists of Select by Range, from 1; 0: not there.
  /// Returns whether two conditions by this measure look at equal values.
  bool (*alike)(const RuleCondition& one, const RuleCondition& other);
  /// Sets what `reach` and `compute` need. Null: nothing.
  void (*prepare)(const RuleCondition& condition, const GridFrame& frame, MeasureSource& source) = nullptr;
  /// Returns the number of samples around one on which its value depends.
  int (*reach)(const MeasureSource& source);
  /// Computes the values of a tile.
  void (*compute)(const MeasureSource& source, const TileGround& ground, MeasurePlane& plane);
  /// Sets the axis of a histogram, which is 0 to 1 before. values: those that occur, which may be reordered.
  void (*setAxis)(const RuleCondition& condition, const GridFrame& frame, std::vector<float>& values,
                  MeasureHistogram& axis);
  /// Sets the range of a condition to begin with. histogram: of its measure.
  void (*setRange)(const MeasureHistogram& histogram, const GridFrame& frame, RuleCondition& condition);
};
/// Returns the table, in the order of GroundMeasure.
[[nodiscard]] std::span<const GroundMeasureRow> groundMeasures();
[[nodiscard]] const GroundMeasureRow& rowOf(GroundMeasure measure);

/// Returns the longest distance on the axis of distances to lines, metres.
[[nodiscard]] double farthestFromLines(const RuleCondition& condition);
/// Rounds to two digits.
[[nodiscard]] double roundedToDigits(double value);

}  // namespace scarp
