#include "core/material/MaterialMap.h"

#include <algorithm>
#include <cstring>

#include "core/base/Contract.h"

namespace scarp {

namespace {

bool isAll(const std::uint8_t* bytes, std::size_t count, std::uint8_t value) {
  return count == 0 || (bytes[0] == value && std::memcmp(bytes, bytes + 1, count - 1) == 0);
}

bool isFull(const std::uint8_t* plane, const GridRect& rect) {
  for (int row = 0; row < rect.height(); ++row)
    if (!isAll(plane + HeightRaster::offsetIn(0, row), static_cast<std::size_t>(rect.width()), 255))
      return false;
  return true;
}

}  // namespace

MaterialTile materialTile(std::span<const MaterialId> materials, std::span<const std::uint8_t* const> planes,
                          const GridRect& rect) {
  MaterialTile made;
  for (std::size_t place = 0; place < planes.size(); ++place) {
    const std::uint8_t* const plane = planes[place];
    if (!plane || isAll(plane, WeightPlane::samples, 0)) continue;
    made.parts.push_back({materials[place], nullptr});
    if (!isFull(plane, rect))
      made.parts.back().weights = std::make_shared<const WeightPlane>(std::span(plane, WeightPlane::samples));
  }
  std::ranges::sort(made.parts, {}, &MaterialTile::Part::material);
  return made;
}

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
