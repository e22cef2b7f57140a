#pragma once

#include <span>
#include <vector>

namespace scarp {

/// Replaces weights along a line of samples, `step` metres apart, by the squared distance along it, square
/// metres, to where the weight, linear between samples, reaches a level (level 0: is more than 0); infinite
/// where it does so nowhere.
void distancesAlong(std::span<float> line, float level, double step);

/// The lower envelope of parabolas (Felzenszwalb & Huttenlocher, Distance Transforms of Sampled Functions,
/// 2012): replaces f(i) by the least f(k) + (step · (i − k))² of all k.
void lowerEnvelope(std::span<float> line, double step);

}  // namespace scarp
