#pragma once

#include <cstddef>

#include "core/brush/DabWork.h"

namespace scarp {

// What kernels do with a run of samples. Where the brush may change nothing the samples keep their bits, and
// holes stay holes. For each instruction set, the same bits.

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

/// h + scale·most·(rim − (1 + 2·rim)·w + rim·w²) with w = most/amount: a bowl with a rim around it.
void craterRow(const DabRow& row, float amount, float scale, float rim);

/// Where heights go when they become terraces: level at the multiples of the step, with a riser half-way
/// between two levels, the more upright the greater the sharpness. Heights and goals may be the same.
void terraceRow(const TerraceBrush& terrace, const float* heights, int count, float* goals);

/// Heights to which a stamp goes, level + metres·alpha; most is how much of them it covers, 0…1.
struct StampRow {
  const float* alphas;
  float level, metres;
};
/// Only up to those heights, only down to them, or wholly to them.
void highestRow(const DabRow& row, const StampRow& stamp);
void lowestRow(const DabRow& row, const StampRow& stamp);
void replaceRow(const DabRow& row, const StampRow& stamp);

/// For one row of samples from those around it (a row's `stride` apart, NaN for holes): how far each is to go
/// from the blurred ground. What is as narrow as a sample is left alone, being noise rather than detail, and
/// so is what is steep already: sharpened for ever, ground ends in slopes of 60°, not in spikes.
void detailRow(const float* around, int stride, const float* blurred, int count, float perColumn,
               float perRow, float* detail);
/// factors·perMetre, within −1…1; 0 where that is NaN.
void clampToOne(float* factors, int count, float perMetre);

/// What heights a dab may make.
struct HeightBand {
  float lowest, highest;
  bool mayRise, mayFall;
};
/// Brings `after` into the band; what was beyond it before stays as it was.
void holdHeights(const float* before, int count, const HeightBand& band, float* after);

/// Which slopes a dab may change; all tangents.
struct SlopeBand {
  float least, most;
  float perFade;            ///< 1 over the width of the fade at each end.
  float perColumn, perRow;  ///< 1 over the distance between samples.
  bool all;
};
/// Takes back what is not on slopes within the band: those of `ground`, `above` and `below` being the rows
/// beside it.
void holdSlopes(const float* above, const float* ground, const float* below, const float* before, int count,
                const SlopeBand& band, float* after);

/// Height that a limit of slopes allows to a neighbour beside, above, diagonally, and a knight's move away.
/// The knight's moves follow from the others being kept; with them, cones have sixteen sides rather than
/// eight.
struct SlopeRises {
  float beside, above, diagonal, far, steep;
};
/// Lowers a row to what the two rows on one side of it allow, `toNext` and twice that away; infinity: no
/// sample. Whether any was lowered.
bool lowerFromRows(float* row, std::ptrdiff_t toNext, int count, const SlopeRises& rises);

}  // namespace scarp
