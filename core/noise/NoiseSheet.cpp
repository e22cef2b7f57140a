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
      blockColumns_(over(columns, kTile * kBlockSide)),
      blocks_(static_cast<std::size_t>(blockColumns_) *
              static_cast<std::size_t>(over(rows, kTile * kBlockSide))) {}

std::size_t NoiseSheet::tilesKept() const {
  std::size_t kept = 0;
  for (std::size_t i = 0; i < blocks_.places(); ++i)
    if (const Block* const block = blocks_.at(i))
      kept += static_cast<std::size_t>(
          std::ranges::count_if(block->tiles, [](const Tile& t) { return t.values != nullptr; }));
  return kept;
}

NoiseSheet::Place NoiseSheet::placeOf(int column, int row) const {
  const int c = column / kTile, r = row / kTile;
  return {static_cast<std::size_t>(r / kBlockSide) * static_cast<std::size_t>(blockColumns_) +
              static_cast<std::size_t>(c / kBlockSide),
          static_cast<std::size_t>(r % kBlockSide * kBlockSide + c % kBlockSide)};
}

void NoiseSheet::require(const GridRect& samples) {
  if (samples.empty()) return;
  const Place place = placeOf(samples.column0, samples.row0);
  EXPECTS(place == placeOf(samples.column1 - 1, samples.row1 - 1) && place.block < blocks_.places());
  Tile& tile = blocks_
                   .own(place.block,
                        [](const Block* there) {
                          return there ? std::make_unique<Block>(*there) : std::make_unique<Block>();
                        })
                   .tiles[place.tile];
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
  const Place place = placeOf(column, row);
  const Block* const block = blocks_.at(place.block);
  EXPECTS(block && block->tiles[place.tile].values);
  const Tile& tile = block->tiles[place.tile];
  return tile.values->data() + HeightRaster::offsetIn(column % kTile, row % kTile);
}

}  // namespace scarp
