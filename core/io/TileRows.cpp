#include "core/io/TileRows.h"

#include <algorithm>
#include <bit>
#include <cstdint>

namespace scarp {

namespace {

bool sameBits(float a, float b) { return std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b); }

}  // namespace

void TileRows::write(int row, std::span<const float> heights) {
  const auto width = static_cast<std::size_t>(heights_.columns());
  for (int column = 0; column < heights_.tileColumns(); ++column) {
    const int index = heights_.tileIndex(column, row / HeightRaster::tileSize);
    const GridRect rect = heights_.tileRect(index);
    const auto part = [&](int r) {
      return heights.subspan(
          static_cast<std::size_t>(r - row) * width + static_cast<std::size_t>(rect.column0),
          static_cast<std::size_t>(rect.width()));
    };
    const float first = part(rect.row0).front();
    bool same = true;
    for (int r = rect.row0; r < rect.row1 && same; ++r)
      same = std::ranges::all_of(part(r), [first](float height) { return sameBits(height, first); });
    if (same) {
      heights_.exchangeTile(index, uniform(first));
      continue;
    }
    auto tile = makeInLargePages<HeightRaster::Tile>();
    tile->fill(heights_.fill());
    for (int r = rect.row0; r < rect.row1; ++r)
      std::ranges::copy(
          part(r), tile->begin() + static_cast<std::ptrdiff_t>(HeightRaster::offsetIn(0, r - rect.row0)));
    heights_.exchangeTile(index, std::move(tile));
  }
}

void TileRows::fill(int row, float height) {
  for (int column = 0; column < heights_.tileColumns(); ++column)
    heights_.exchangeTile(heights_.tileIndex(column, row / HeightRaster::tileSize), uniform(height));
}

HeightRaster::TilePtr TileRows::uniform(float height) {
  if (uniform_ && sameBits(uniform_->front(), height)) return uniform_;
  auto tile = makeInLargePages<HeightRaster::Tile>();
  tile->fill(height);
  uniform_ = std::move(tile);
  return uniform_;
}

}  // namespace scarp
