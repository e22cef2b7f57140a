#pragma once

#include "core/terrain/TiledRaster.h"

namespace scarp {

/// Whether two slots hold the same bits; a null tile is the same as no other but a null one.
[[nodiscard]] bool sameTile(const HeightRaster::TilePtr& one, const HeightRaster::TilePtr& other);
/// The same where a null tile stands for one that is full of `fill`.
[[nodiscard]] bool sameTile(const HeightRaster::TilePtr& one, const HeightRaster::TilePtr& other, float fill);

}  // namespace scarp
