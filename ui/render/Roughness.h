#pragma once

#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// How far ground that is drawn with every second sample of a level strays from the ground drawn with
/// each, in cells of the coarser level: the 98th percentile over places all over the terrain, of the
/// finest levels the worst. 0 for a plane, about 0.05 for rounded hills, 0.2 for crags. Looks at some
/// thousands of samples, however large the terrain.
[[nodiscard]] double roughness(const HeightRaster& heights, const GridFrame& frame);

/// The slope, rise a metre, that nine tenths of the ground do not reach, by cell from a lattice of places; 0
/// for ground that is all holes.
[[nodiscard]] double steepness(const HeightRaster& heights, const GridFrame& frame);

}  // namespace scarp
