#pragma once

#include <cstddef>

#include "core/erosion/TalusSlide.h"

namespace scarp {

// What a step of erosion does to a row of samples, whose neighbours are in the same planes. For each
// instruction set, the same bits. `wet` is 1 on ground and 0 in holes and off the terrain.

struct ErosionTerms {
  std::ptrdiff_t width;  ///< From row to row.
  float perX, perY;      ///< 1 / cell, 1/m.
  float perRain;         ///< 1/m: from flow to the number of cells that it is the rain of.
  float wear;            ///< Metres that one cell's rain wears off a wall.
  float sink;            ///< Metres that the load sinks.
  float drop;            ///< Of the load, that it gives up for having to.
};

/// Where a row's samples are in the planes that stay for a step.
struct ErosionRow {
  const float *base, *ground, *depth, *load, *density, *wet;
  const float *east, *south, *keep;
};

/// Metres of load in a metre of water. Of erosion under a dab too.
void densityRow(const float* depth, const float* load, int count, float* density);

/// The load goes with the water; then the water takes ground up or lays it down.
void carryRow(ErosionRow row, ErosionTerms terms, int count, float* change, float* groundOut, float* loadOut);

/// Banks that are steeper than the talus slide, and ground that has changed, wholly from 1/perMetre on, evens
/// out.
void relaxRow(const float* base, const float* ground, const float* change, const float* wet,
              std::ptrdiff_t width, Talus talus, float perMetre, int count, float* changeOut,
              float* groundOut);

/// What is steeper than the talus slides. It is added up in a plane of its own, as small steps would be lost
/// on high ground.
void slideRow(const float* start, const float* ground, std::ptrdiff_t width, Talus talus, int count,
              float* gain, float* groundOut);

/// What is in the water evens out.
void spreadRow(const float* load, const float* wet, std::ptrdiff_t width, int count, float* out);

}  // namespace scarp
