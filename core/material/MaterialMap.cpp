#include "core/material/MaterialMap.h"

#include <algorithm>

#include "core/base/Contract.h"

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

void MaterialMap::read(MaterialId material, const GridRect& samples, std::span<std::uint8_t> out) const {
  EXPECTS(samples.intersected(rect()) == samples && static_cast<long long>(out.size()) >= samples.area());
  const GridRect touched = tilesTouching(samples);
  std::vector<std::uint8_t> plane(WeightPlane::samples);
  for (int tileRow = touched.row0; tileRow < touched.row1; ++tileRow)
    for (int tileColumn = touched.column0; tileColumn < touched.column1; ++tileColumn) {
      const int index = tileIndex(tileColumn, tileRow);
      const GridRect whole = tileRect(index), part = whole.intersected(samples);
      const auto& parts = tile(index).parts;
      const auto found = std::ranges::find(parts, material, &MaterialTile::Part::material);
      if (found != parts.end() && found->weights) found->weights->read(plane);
      for (int row = part.row0; row < part.row1; ++row) {
        auto* const to = out.data() + static_cast<std::size_t>(row - samples.row0) * samples.width() +
                         (part.column0 - samples.column0);
        const auto count = static_cast<std::size_t>(part.width());
        if (found == parts.end())
          std::fill_n(to, count, std::uint8_t{0});
        else if (!found->weights)
          std::fill_n(to, count, std::uint8_t{255});
        else
          std::copy_n(plane.data() + static_cast<std::size_t>(row - whole.row0) * WeightPlane::side +
                          (part.column0 - whole.column0),
                      count, to);
      }
    }
}

}  // namespace scarp
