#include "core/materialio/WeightPlanes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/base/Contract.h"
#include "core/base/Parallel.h"
#include "core/materialio/WeightRows.h"

namespace scarp {

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
