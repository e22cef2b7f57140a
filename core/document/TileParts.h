#pragma once

#include <map>
#include <vector>

#include "core/document/EditRecord.h"

namespace scarp {

/// Samples of a raster that have changed within some of its tiles, by their slots; of others all have.
using PartsOfTiles = std::map<int, GridRect>;

/// Rectangles about the tiles of some slots, or about those parts of them, cut to `within`: few of them, and together
/// not much larger than the tiles. The one about all tiles of a slanting or winding stroke would be.
[[nodiscard]] std::vector<GridRect> tileParts(const std::vector<int>& slots, const HeightRaster& raster,
                                              const GridRect& within, const PartsOfTiles& changed = {});
[[nodiscard]] std::vector<int> slotsOf(const TileSet& tiles);

}  // namespace scarp
