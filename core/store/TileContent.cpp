#include "core/store/TileContent.h"

#include <array>

#include "core/document/TileParts.h"

namespace scarp {

HeightRaster::TilePtr unpackContent(RasterId raster, std::span<const std::byte> bytes, std::uint64_t sum) {
  const PackedTile packed{{}, PackedTile::Form::Alone, static_cast<std::uint32_t>(bytes.size()), 0, sum};
  auto tiles = unpackTiles(std::span(&packed, 1), bytes, {});
  return tiles.ok() ? usableTile(raster.role, tiles->front().tile) : nullptr;
}

TileOnBase unpackContentOnBase(RasterId raster, std::span<const std::byte> bytes, std::uint64_t sum,
                               const HeightRaster::Tile& base) {
  TileOnBase unpacked = unpackOnBase(bytes, base, sum);
  unpacked.tile = usableTile(raster.role, unpacked.tile, unpacked.changed);
  return unpacked;
}

std::vector<std::byte> coarseOf(const HeightRaster::Tile& tile) {
  std::array<float, kCoarseSide * kCoarseSide> samples{};
  for (std::size_t i = 0; i < samples.size(); ++i)
    samples[i] = tile[i / kCoarseSide * kCoarseStep * HeightRaster::tileSize + i % kCoarseSide * kCoarseStep];
  const auto bytes = std::as_bytes(std::span(samples));
  return {bytes.begin(), bytes.end()};
}

}  // namespace scarp
