#pragma once

#include <vector>

#include "core/terrain/TiledRaster.h"

namespace scarp {

/// The slots in which one of some rasters of a size holds a tile, in order. A null raster holds none.
[[nodiscard]] std::vector<int> slotsHeldBy(const std::vector<const HeightRaster*>& rasters);
/// All slots, with tiles and without: for what has to be done everywhere.
[[nodiscard]] std::vector<int> allSlots(const HeightRaster& raster);

/// Whether two slots hold the same bits; a null tile is the same as no other but a null one.
[[nodiscard]] bool sameTile(const HeightRaster::TilePtr& one, const HeightRaster::TilePtr& other);
/// The same where a null tile stands for one that is full of `fill`.
[[nodiscard]] bool sameTile(const HeightRaster::TilePtr& one, const HeightRaster::TilePtr& other, float fill);

}  // namespace scarp
