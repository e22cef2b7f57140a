#pragma once

#include <span>

#include "core/base/Progress.h"
#include "core/mask/WeightWindow.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

/// Replaces weights along a line of samples, `step` metres apart, by the squared distance along it, square
/// metres, to where the weight, linear between samples, reaches a level (level 0: is more than 0); infinite
/// where it does so nowhere.
void distancesAlong(std::span<float> line, float level, double step);

/// The lower envelope of parabolas (Felzenszwalb & Huttenlocher, Distance Transforms of Sampled Functions,
/// 2012): replaces f(i) by the least f(k) + (step · (i − k))² of all k.
void lowerEnvelope(std::span<float> line, double step);

/// Writes to out, a window alike, the square metres from each sample to where the weight reaches a level: the
/// exact Euclidean distance to the points on grid lines at which it does. Several threads. False when
/// cancelled.
[[nodiscard]] bool distancesTo(float level, const GridFrame& frame, const WeightWindow& from,
                               WeightWindow& out, const Progress& progress);

}  // namespace scarp
