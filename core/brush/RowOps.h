#pragma once

#include "core/brush/DabWork.h"

namespace scarp {

// What most kernels do with a run of samples. Where the brush may change nothing the samples keep their
// bits, and holes stay holes. For each instruction set, the same bits.

/// h + sign·most.
void addRow(const DabRow& row, float sign);
/// h + most·factor for each sample; factors in −1…1.
void addRow(const DabRow& row, const float* factors);
/// As far towards a goal as the brush may go; there exactly where it gets there.
void towardRow(const DabRow& row, float goal);
/// The same with a goal for each sample; where that is NaN, nothing happens.
void towardRow(const DabRow& row, const float* goals);
/// The same with a goal that rises evenly along the row: level + (from + i)·step for its sample i.
void towardRow(const DabRow& row, float level, int from, float step);
/// Towards one goal, but only what is below it, or above it.
void upTowardRow(const DabRow& row, float goal);
void downTowardRow(const DabRow& row, float goal);
/// The share most·perMetre of the way to a goal for each sample, at most all of it; where that is NaN,
/// nothing happens.
void fractionRow(const DabRow& row, const float* goals, float perMetre);

}  // namespace scarp
