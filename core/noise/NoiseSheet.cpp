#include "core/noise/NoiseSheet.h"

#include <algorithm>

#include "core/base/Contract.h"

namespace scarp {

namespace {

constexpr int kTile = HeightRaster::tileSize;
static_assert(kTile % kNoiseSquare == 0);

int over(int a, int b) { return (a + b - 1) / b; }

}  // namespace

NoiseSheet::NoiseSheet(const NoisePattern& pattern, int columns, int rows)
    : pattern_(pattern),
      tileColumns_(over(columns, kTile)),
      tiles_(static_cast<std::size_t>(tileColumns_) * static_cast<std::size_t>(over(rows, kTile))) {}

std::size_t NoiseSheet::tilesKept() const {
  return static_cast<std::size_t>(
      std::ranges::count_if(tiles_, [](const Tile& t) { return t.values != nullptr; }));
}

std::size_t NoiseSheet::tileAt(int column, int row) const {
  return static_cast<std::size_t>(row / kTile) * static_cast<std::size_t>(tileColumns_) +
         static_cast<std::size_t>(column / kTile);
}

void NoiseSheet::require(const GridRect& samples) {
  if (samples.empty()) return;
  const std::size_t index = tileAt(samples.column0, samples.row0);
  EXPECTS(index == tileAt(samples.column1 - 1, samples.row1 - 1) && index < tiles_.size());
  Tile& tile = tiles_[index];
  if (!tile.values) tile.values = makeInLargePages<HeightRaster::Tile>();
  const int column0 = samples.column0 / kTile * kTile, row0 = samples.row0 / kTile * kTile;
  for (int r = (samples.row0 - row0) / kNoiseSquare; r <= (samples.row1 - 1 - row0) / kNoiseSquare; ++r)
    for (int c = (samples.column0 - column0) / kNoiseSquare;
         c <= (samples.column1 - 1 - column0) / kNoiseSquare; ++c) {
      bool& made = tile.made[static_cast<std::size_t>(r * kSquares + c)];
      if (made) continue;
      const int column = c * kNoiseSquare, row = r * kNoiseSquare;
      noiseSquare(pattern_, column0 + column, row0 + row,
                  tile.values->data() + HeightRaster::offsetIn(column, row), kTile);
      made = true;
    }
}

const float* NoiseSheet::row(int column, int row) const {
  const Tile& tile = tiles_[tileAt(column, row)];
  EXPECTS(tile.values != nullptr);
  return tile.values->data() + HeightRaster::offsetIn(column % kTile, row % kTile);
}

}  // namespace scarp
