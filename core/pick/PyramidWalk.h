#pragma once

#include "core/pick/CellMarch.h"
#include "core/terrain/HeightPyramid.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// Steps 3 and 4 of a pick: goes front to back through the squares of the pyramid and the cells of its
/// blocks, past what the ray is above or below as a whole, and marches over the cells that are left. True
/// where the ray meets the ground; `march` knows where it does first. The same bits for each instruction set.
[[nodiscard]] bool walkPyramid(const HeightRaster& heights, const HeightPyramid& pyramid, const PickRay& ray,
                               CellMarch& march, PickTrace* trace);

}  // namespace scarp
