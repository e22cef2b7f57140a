#pragma once

#include "core/geometry/Vec.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// Height gained a metre to the east and to the north of the plane that comes closest (least squares) to the
/// ground within `radius` metres of a place in the local frame, which a single rough cell would not tell. Of
/// large circles only some 64 × 64 samples are looked at. Level where fewer than three samples that are not
/// in line lie within. radius > 0.
[[nodiscard]] Vec2 slopeAround(const HeightRaster& heights, const GridFrame& frame, const Vec2& centre,
                               double radius);

}  // namespace scarp
