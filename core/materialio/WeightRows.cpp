#include "core/materialio/WeightRows.h"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <utility>

#include "core/base/Contract.h"

namespace scarp {

namespace {

constexpr int kTile = WeightPlane::side;
constexpr auto kTileWidth = static_cast<std::size_t>(kTile);

}  // namespace

WeightRows::WeightRows(const MaterialMap& map, std::vector<MaterialId> layers)
    : map_(map), layers_(std::move(layers)), strips_(layers_.size()) {}

void WeightRows::load(std::size_t layer, int tileRow) {
  Strip& strip = strips_[layer];
  const auto columns = static_cast<std::size_t>(this->columns());
  const int height = std::min(kTile, rows() - tileRow * kTile);
  strip.weights.assign(columns * static_cast<std::size_t>(height), 0);
  strip.tileRow = tileRow;
  std::array<std::uint8_t, WeightPlane::samples> plane;
  for (std::size_t column = 0; column < columns; column += kTileWidth) {
    const MaterialTile& tile = map_.tile(map_.tileIndex(static_cast<int>(column) / kTile, tileRow));
    const auto part = std::ranges::find(tile.parts, layers_[layer], &MaterialTile::Part::material);
    if (part == tile.parts.end()) continue;
    if (part->weights)
      part->weights->read(plane);
    else
      plane.fill(255);
    const std::size_t width = std::min(kTileWidth, columns - column);
    for (std::size_t row = 0; row < static_cast<std::size_t>(height); ++row)
      std::copy_n(&plane[row * kTileWidth], width, &strip.weights[row * columns + column]);
  }
}

std::span<const std::uint8_t> WeightRows::row(std::size_t layer, int row) {
  if (strips_[layer].tileRow != row / kTile) load(layer, row / kTile);
  const auto columns = static_cast<std::size_t>(this->columns());
  return std::span(strips_[layer].weights).subspan(static_cast<std::size_t>(row % kTile) * columns, columns);
}

std::span<const std::uint8_t* const> WeightRows::all(int row) {
  rows_.clear();
  for (std::size_t layer = 0; layer < layers_.size(); ++layer) rows_.push_back(this->row(layer, row).data());
  return rows_;
}

std::vector<MaterialCover> materialCover(const MaterialMap& map) {
  std::map<MaterialId, std::uint64_t> sums;
  std::array<std::uint8_t, WeightPlane::samples> plane;
  const GridRect tiles = map.tilesTouching(map.rect());
  for (int index = 0; index < map.tileCount(); ++index) {
    const GridRect at{index % tiles.width() * kTile, index / tiles.width() * kTile, map.rect().column1,
                      map.rect().row1};
    const std::uint64_t samples = static_cast<std::uint64_t>(std::min(kTile, at.width())) *
                                  static_cast<std::uint64_t>(std::min(kTile, at.height()));
    for (const MaterialTile::Part& part : map.tile(index).parts) {
      if (part.weights) part.weights->read(plane);
      sums[part.material] +=
          part.weights ? std::accumulate(plane.begin(), plane.end(), std::uint64_t{0}) : 255 * samples;
    }
  }
  std::vector<MaterialCover> cover;
  for (const auto& [material, sum] : sums) cover.push_back({material, sum});
  return cover;
}

void shareOut(std::span<const std::uint32_t> weights, std::span<std::uint8_t> bytes) {
  EXPECTS(weights.size() <= kMostLayers && bytes.size() == weights.size());
  constexpr std::uint64_t kAll = 255;
  const std::uint64_t sum = std::accumulate(weights.begin(), weights.end(), std::uint64_t{0});
  if (sum == kAll || sum == 0) {
    std::ranges::transform(weights, bytes.begin(),
                           [](std::uint32_t w) { return static_cast<std::uint8_t>(w); });
    return;
  }
  std::array<std::uint64_t, kMostLayers> remainders;
  std::array<std::uint16_t, kMostLayers> order;
  std::uint64_t left = kAll;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    const std::uint64_t parts = weights[i] * kAll;
    bytes[i] = static_cast<std::uint8_t>(parts / sum);
    remainders[i] = parts % sum;
    order[i] = static_cast<std::uint16_t>(i);
    left -= bytes[i];
  }
  const auto end = order.begin() + static_cast<std::ptrdiff_t>(weights.size());
  std::stable_sort(order.begin(), end,
                   [&](std::uint16_t a, std::uint16_t b) { return remainders[a] > remainders[b]; });
  for (std::size_t i = 0; i < left; ++i) ++bytes[order[i]];
}

}  // namespace scarp
