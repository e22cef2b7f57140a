#pragma once

#include <map>
#include <vector>

#include "core/document/EditRecord.h"
#include "core/document/TilePack.h"

namespace scarp {

/// Samples of a raster that have changed within some of its tiles, by their slots; of others all have.
using PartsOfTiles = std::map<int, GridRect>;

/// Rectangles about the tiles of some slots, or about those parts of them, cut to `within`: few of them, and together
/// not much larger than the tiles. The one about all tiles of a slanting or winding stroke would be.
[[nodiscard]] std::vector<GridRect> tileParts(const std::vector<int>& slots, const HeightRaster& raster,
                                              const GridRect& within, const PartsOfTiles& changed = {});
[[nodiscard]] std::vector<int> slotsOf(const TileSet& tiles);

/// What a tile out of a file becomes where that says what no edit makes: a height of the ground that is out
/// of range (WorkingRange.h) is a hole, an infinite one of a layer nothing, and a mask's weight the nearest
/// of 0…1. The tile itself where all of it can be used.
/// looked: of whose columns and rows it is not known that they can be used.
[[nodiscard]] HeightRaster::TilePtr usableTile(RasterRole role, const HeightRaster::TilePtr& tile,
                                               const GridRect& looked = {0, 0, HeightRaster::tileSize, HeightRaster::tileSize});
/// The same for all of a record.
void makeUsable(std::vector<TilePair>& tiles);

}  // namespace scarp
