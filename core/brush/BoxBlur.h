#pragma once

#include <span>

#include "core/memory/Scratch.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// Samples to either side that a blur's window reaches, ≥ 1 each.
struct BlurRadius {
  int across, down;
};

/// Columns of a row, counted from its rectangle's first; none if from ≥ to.
struct ColumnSpan {
  int from, to;
};

/// Returns the mean height of the (2·across+1) × (2·down+1) samples around each sample of rect, applied twice
/// (which comes near a Gaussian), row by row. Holes are bridged and the terrain is continued beyond its sides
/// as smoothPlane() does, so that a plane surface stays one; at holes there is any value. Cost does not
/// depend on the radius; same bits for any number of threads. Where there are no holes around and no sides,
/// sums are exact, and means are off by no more than (2·radius+1) / 2²⁹ of the span of heights within twice
/// the radius of rect (0.2 mm of 1000 m for a radius of 64), and a float's rounding. Reads at most four times
/// the radius around rect, which lies within the raster. `wanted` gives the columns to compute of each row;
/// the others have any values.
[[nodiscard]] ScratchArray<float> boxBlur(const HeightRaster& heights, const GridRect& rect,
                                          const BlurRadius& radius, std::span<const ColumnSpan> wanted = {});

}  // namespace scarp
