#pragma once

#include <vector>

#include "core/document/EditRecord.h"

namespace scarp {

/// Rectangles about the tiles of some slots, cut to `within`: few of them, and together not much larger than
/// the tiles. The one about all tiles of a slanting or winding stroke would be.
[[nodiscard]] std::vector<GridRect> tileParts(const std::vector<int>& slots, const HeightRaster& raster,
                                              const GridRect& within);
[[nodiscard]] std::vector<int> slotsOf(const TileSet& tiles);

}  // namespace scarp
