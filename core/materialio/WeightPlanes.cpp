#include "core/materialio/WeightPlanes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <utility>

#include "core/base/Contract.h"
#include "core/base/Parallel.h"

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

namespace {

constexpr std::uint32_t kOne = 256;           // Of a plane, for a weight of 1.
constexpr std::uint32_t kWhole = 255 * kOne;  // What weights sum up to.

}  // namespace

bool WeightPlanes::add(const HeightRaster& weights) {
  EXPECTS(weights.rect() == heights_.rect() && planes_.size() < kMostLayers);
  const GridRect all = weights.rect();
  std::vector<std::uint16_t>& plane = planes_.emplace_back(static_cast<std::size_t>(all.area()));
  std::vector<float> row(static_cast<std::size_t>(all.width()));
  bool beyond = false;
  auto to = plane.begin();
  for (int r = 0; r < all.height(); ++r) {
    weights.read({0, r, all.width(), r + 1}, row);
    to = std::ranges::transform(row, to, [&beyond](float weight) {
           if (std::isnan(weight)) return std::uint16_t{0};
           beyond = beyond || weight < 0.0F || weight > 255.0F;
           return static_cast<std::uint16_t>(std::lround(std::clamp(weight, 0.0F, 255.0F) * kOne));
         }).out;
  }
  return beyond;
}

WeightPlanes::Corrections WeightPlanes::normalise(std::vector<std::vector<std::uint8_t>>& layers, Sums sums,
                                                  const std::vector<bool>& leftOut) const {
  EXPECTS(leftOut.empty() || leftOut.size() == planes_.size());
  const auto columns = static_cast<std::size_t>(heights_.columns());
  layers.assign(planes_.size(),
                std::vector<std::uint8_t>(columns * static_cast<std::size_t>(heights_.rows())));
  std::vector<Corrections> ofRows(static_cast<std::size_t>(heights_.rows()));
  parallelFor(ofRows.size(), [&](std::size_t row) {
    Corrections& found = ofRows[row];
    std::vector<float> ground(columns);
    const int at = static_cast<int>(row);
    heights_.read({0, at, heights_.columns(), at + 1}, ground);
    // The last is what nothing lies on.
    std::vector<std::uint32_t> weights(planes_.size() + 1);
    std::vector<std::uint8_t> bytes(planes_.size() + 1);
    for (std::size_t column = 0; column < columns; ++column) {
      if (std::isnan(ground[column])) continue;
      const std::size_t i = row * columns + column;
      std::uint32_t sum = 0;
      for (std::size_t k = 0; k < planes_.size(); ++k)
        sum += weights[k] = leftOut.empty() || !leftOut[k] ? planes_[k][i] : 0;
      if (sum == 0) ++found.nothing;
      if (sum == 0) continue;
      const double told = static_cast<double>(sum) / kOne, worst = found.worstSum;
      const bool stays = sums == Sums::AtMost && told < 254.5;
      weights.back() = stays ? kWhole - sum : 0;
      if (stays) {
        ++found.less;
      } else if (std::abs(told - 255.0) > 0.5) {
        ++found.samples;
        if (std::abs(told - 255.0) > std::abs(worst - 255.0)) found.worstSum = told;
      }
      const bool bytewise = (stays || sum == kWhole) &&
                            std::ranges::all_of(weights, [](std::uint32_t w) { return w % kOne == 0; });
      if (bytewise)
        for (std::uint32_t& weight : weights) weight /= kOne;
      shareOut(weights, bytes);
      for (std::size_t k = 0; k < planes_.size(); ++k) layers[k][i] = bytes[k];
    }
  });
  Corrections all;
  for (const Corrections& one : ofRows) {
    all.samples += one.samples;
    all.less += one.less;
    all.nothing += one.nothing;
    if (std::abs(one.worstSum - 255.0) > std::abs(all.worstSum - 255.0)) all.worstSum = one.worstSum;
  }
  return all;
}

MaterialMap materialMap(std::span<const std::span<const std::uint8_t>> layers,
                        std::span<const MaterialId> materials, const HeightRaster& heights, MaterialId base) {
  EXPECTS(layers.size() == materials.size());
  MaterialMap map(heights.columns(), heights.rows());
  std::vector<MaterialId> ids{base};  // Each once.
  std::vector<std::size_t> places;    // Of the layers' materials in it.
  for (const MaterialId material : materials) {
    const auto found = std::ranges::find(ids, material);
    places.push_back(static_cast<std::size_t>(found - ids.begin()));
    if (found == ids.end()) ids.push_back(material);
  }
  const auto columns = static_cast<std::size_t>(heights.columns());
  parallelFor(static_cast<std::size_t>(map.tileCount()), [&](std::size_t tile) {
    const GridRect rect = heights.tileRect(static_cast<int>(tile));
    std::vector<std::vector<std::uint8_t>> planes(ids.size());
    const auto plane = [&](std::size_t place) {
      if (planes[place].empty()) planes[place].resize(WeightPlane::samples);
      return planes[place].data();
    };
    for (int row = rect.row0; row < rect.row1; ++row)
      for (int column = rect.column0; column < rect.column1; ++column) {
        if (std::isnan(heights.at(column, row))) continue;
        const std::size_t i = static_cast<std::size_t>(row) * columns + static_cast<std::size_t>(column);
        const std::size_t to = HeightRaster::offsetIn(column - rect.column0, row - rect.row0);
        int sum = 0;
        for (std::size_t k = 0; k < layers.size(); ++k) {
          if (layers[k][i] == 0) continue;
          plane(places[k])[to] = static_cast<std::uint8_t>(plane(places[k])[to] + layers[k][i]);
          sum += layers[k][i];
        }
        EXPECTS(sum == 0 || sum == 255);
        if (sum == 0) plane(0)[to] = 255;
      }
    std::vector<const std::uint8_t*> there;
    for (const auto& one : planes) there.push_back(one.empty() ? nullptr : one.data());
    map.tile(static_cast<int>(tile)) = materialTile(ids, there, rect);
  });
  return map;
}

Result<MaterialMap> resampledMap(const MaterialMap& map, std::span<const MaterialId> materials,
                                 const Terrain& from, const Terrain& to, MaterialId base,
                                 const Progress& progress) {
  WeightRows rows(map, {materials.begin(), materials.end()});
  WeightPlanes planes(to.heights);
  const GridRect all = map.rect();
  std::vector<float> ground(static_cast<std::size_t>(all.width())), line(ground.size());
  for (std::size_t layer = 0; layer < materials.size(); ++layer) {
    const double start = static_cast<double>(layer) / static_cast<double>(materials.size());
    // Both from corner to corner: neither says where it lies.
    Terrain plane{from.frame, {}, HeightRaster(all.width(), all.height(), 0.0F)};
    constexpr int strip = HeightRaster::tileSize;
    for (int row0 = 0; row0 < all.height(); row0 += strip) {
      const GridRect rect{0, row0, all.width(), std::min(row0 + strip, all.height())};
      std::vector<float> weights(static_cast<std::size_t>(rect.area()));
      from.heights.read(rect, weights);
      for (int row = rect.row0; row < rect.row1; ++row) {
        const auto bytes = rows.row(layer, row);
        float* const out = &weights[static_cast<std::size_t>(row - row0) * bytes.size()];
        for (std::size_t i = 0; i < bytes.size(); ++i)
          if (!std::isnan(out[i])) out[i] = bytes[i];
      }
      plane.heights.write(rect, weights);
    }
    const auto fit =
        fitted(plane, {to.frame, {}, to.heights},
               partOf(progress, start, start + 1.0 / static_cast<double>(materials.size())), FitBy::Area);
    if (!fit) return fit.error();
    planes.add(fit->heights);
  }
  std::vector<std::vector<std::uint8_t>> layers;
  (void)planes.normalise(layers);
  const std::vector<std::span<const std::uint8_t>> bytes(layers.begin(), layers.end());
  return materialMap(bytes, materials, to.heights, base);
}

}  // namespace scarp
