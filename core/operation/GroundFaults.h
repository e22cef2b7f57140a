#pragma once

#include <optional>
#include <vector>

#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// The step between heights that were stored as whole numbers: what all heights are a whole number of steps
/// apart by, metres. Nothing where there is no such step to speak of: they are finer than a float tells,
/// hardly any two are alike, or all are. A run over all heights on one thread.
[[nodiscard]] std::optional<double> quantumOf(const HeightRaster& heights);

struct HeightPlane;

/// Samples that stand out of the ground around them, alone or with one beside them.
struct SpikeRule {
  double times = 20.0;  ///< Times what its neighbours differ by (their median absolute deviation), and
  double least = 0.0;   ///< metres at the least.
};

/// What no ground does in one sample: half of all relief or eight times a cell, whichever is less; where
/// cells are finer than 5 m, twice all relief. Relief is from the 1st to the 99th percentile. Metres;
/// infinite where there is none.
[[nodiscard]] double leastSpike(const HeightRaster& heights, const GridFrame& frame);

/// What a sample would be without a spike: the median of its neighbours; NaN where it is none, in holes and
/// where fewer than five neighbours are ground (three at the border). `usual`: the usual step of the ground,
/// metres. Pure.
[[nodiscard]] float withoutSpike(const HeightPlane& plane, int column, int row, const SpikeRule& rule,
                                 double usual);
/// Returns for each sample, row by row, whether it is an enclosed hole: one from which no path over holes, of
/// eight neighbours, leads to the border.
[[nodiscard]] std::vector<bool> enclosedHoles(const HeightPlane& plane);
/// The median step from sample to sample along rows where there is one, metres.
[[nodiscard]] double usualStep(const HeightRaster& heights);

/// A straight line of samples over which the ground steps all the same way: where tiles were put together.
struct Seam {
  bool column = true;  ///< Between columns at − 1 and at; else rows.
  int at = 0;
  int first = 0, last = 0;  ///< Rows it runs along (columns of a seam of rows); last is not one of them.
  double step = 0.0;        ///< Metres, mean: what the ground rises by more than at both sides.
};

/// Returns all seams of 64 samples or more that step by four times more than the ground bends around, and by
/// twice what it rises beside them. Walls of buildings, dams and quarries are not seams: the surface on one
/// side of a seam continues on the other, so that the heights along both sides rise and fall together. Looks
/// at all heights. Pure.
[[nodiscard]] std::vector<Seam> findSeams(const HeightPlane& plane);

}  // namespace scarp
