#include "core/material/MaterialMap.h"

namespace scarp {

std::uint8_t MaterialMap::weight(MaterialId material, int column, int row) const {
  constexpr int kTile = WeightPlane::side;
  static_assert(kTile == TiledRaster<std::uint8_t>::tileSize);
  for (const MaterialTile::Part& part : tile(tileIndex(column / kTile, row / kTile)).parts)
    if (part.material == material)
      return part.weights ? part.weights->at(column % kTile, row % kTile) : std::uint8_t{255};
  return 0;
}

std::size_t MaterialMap::bytes() const {
  std::size_t bytes = tiles_.size() * sizeof(MaterialTile);
  for (const MaterialTile& tile : tiles_)
    for (const MaterialTile::Part& part : tile.parts)
      bytes += sizeof part + (part.weights ? part.weights->bytes() : 0);
  return bytes;
}

}  // namespace scarp
