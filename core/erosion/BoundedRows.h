#pragma once

#include <cstddef>

#include "core/erosion/TalusSlide.h"

namespace scarp {

// What a step of erosion does to a row of samples each of which may change by so much and no more, as those
// under a dab may. Different from ErosionRows, which is for whole terrains:
// - what the water takes and lays is a share of what a sample may change, not metres that a cell's rain
// wears,
//   so that many weak dabs do what few strong ones do;
// - it is as steep as the ground falls, not the water's surface, so that crests wear too;
// - what is in the water comes to lie where it is more than the water can carry, and does not sink by itself;
// - it is the change that evens out, not the ground that has changed, so that what stood there before stays;
// - what slides from sample to sample is bounded too.
// For each instruction set, the same bits.

struct BoundedTerms {
  std::ptrdiff_t width;  ///< From row to row.
  float perX, perY;      ///< 1 / cell, 1/m.
  float perRain;         ///< 1/m: from flow to the number of cells that it is the rain of.
  float carry;           ///< Of what a sample may change, what one cell's rain carries down a wall.
};

/// Where a row's samples are in the planes that stay for a step.
struct BoundedRow {
  const float *start, *ground, *load, *most;
  const float *east, *south, *keep;
  const float* density;
};

/// The load goes with the water; then the water takes ground up or lays it down, so that it stays within
/// `most` of `start`.
void carryRow(BoundedRow row, BoundedTerms terms, int count, float* groundOut, float* loadOut);

/// The banks follow: what has changed evens out a little, the ground that it changed does not. `wet` is 0…1.
void creepRow(const float* ground, const float* start, const float* wet, std::ptrdiff_t width, int count,
              float* out);

/// What is steeper than the talus slides. share: of what a sample may change, that which a pair may exchange
/// in a step.
void slideRow(const float* ground, const float* most, std::ptrdiff_t width, Talus talus, float share,
              int count, float* out);

}  // namespace scarp
