#pragma once

#include <vector>

#include "core/document/TilePack.h"

namespace scarp {

/// What a tile out of a file becomes where that says what no edit makes: a height of the ground that is out
/// of range (WorkingRange.h) is a hole, an infinite one of a layer nothing, and a mask's weight the nearest
/// of 0…1. The tile itself where all of it can be used.
/// looked: of whose columns and rows it is not known that they can be used.
[[nodiscard]] HeightRaster::TilePtr usableTile(RasterRole role, const HeightRaster::TilePtr& tile,
                                               const GridRect& looked = {0, 0, HeightRaster::tileSize, HeightRaster::tileSize});
/// The same for all of a record.
void makeUsable(std::vector<TilePair>& tiles);

}  // namespace scarp
