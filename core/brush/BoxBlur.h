#pragma once

#include <vector>

#include "core/terrain/TiledRaster.h"

namespace scarp {

/// The mean height of the (2·radius+1)² samples around each sample of rect, twice over (which comes
/// near a Gaussian), row by row. Holes and what lies off the terrain do not count; a sample with
/// nothing around it but holes is NaN. Cost does not depend on radius; same bits for any number of
/// threads. rect lies within the raster, radius ≥ 1.
[[nodiscard]] std::vector<float> boxBlur(const HeightRaster& heights, const GridRect& rect, int radius);

}  // namespace scarp
