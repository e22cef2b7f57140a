#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/document/RasterId.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

inline constexpr std::size_t kCoarseSide =
    HeightRaster::tileSize / kCoarseStep;  ///< Coarse samples of a tile.

/// Unpacks the bytes of a raster's tile; null where they are not those that were packed. base: the tile that they
/// are a difference to; null for none.
[[nodiscard]] HeightRaster::TilePtr unpackContent(RasterId raster, std::span<const std::byte> bytes,
                                                  std::uint64_t sum, const HeightRaster::TilePtr& base = nullptr);
/// The ground's samples at every 16th row and column, as bytes.
[[nodiscard]] std::vector<std::byte> coarseOf(const HeightRaster::Tile& tile);

}  // namespace scarp
