#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/document/RasterId.h"
#include "core/document/TilePack.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

inline constexpr std::size_t kCoarseSide =
    HeightRaster::tileSize / kCoarseStep;  ///< Coarse samples of a tile.

/// Unpacks the bytes of a raster's tile; null where they are not those that were packed.
[[nodiscard]] HeightRaster::TilePtr unpackContent(RasterId raster, std::span<const std::byte> bytes,
                                                  std::uint64_t sum);
/// The same of bytes that are the difference to another tile of the raster, which can be used.
[[nodiscard]] TileOnBase unpackContentOnBase(RasterId raster, std::span<const std::byte> bytes, std::uint64_t sum,
                                             const HeightRaster::Tile& base);
/// The ground's samples at every 16th row and column, as bytes.
[[nodiscard]] std::vector<std::byte> coarseOf(const HeightRaster::Tile& tile);

}  // namespace scarp
