#pragma once

#include "core/base/Scratch.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// The mean height of the (2·radius+1)² samples around each sample of rect, twice over (which comes
/// near a Gaussian), row by row. Holes and what lies off the terrain do not count; a sample with
/// nothing around it but holes is NaN. Cost does not depend on radius; same bits for any number of
/// threads. Where there are no holes around, sums are exact, and means are off by no more than (2·radius+1) /
/// 2²⁹ of the span of heights within 2·radius of rect (0.2 mm of 1000 m for a radius of 64), and a float's
/// rounding. rect lies within the raster, radius ≥ 1.
[[nodiscard]] ScratchArray<float> boxBlur(const HeightRaster& heights, const GridRect& rect, int radius);

}  // namespace scarp
