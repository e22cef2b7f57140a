#include "core/tileio/WorldSampler.h"

#include <ogr_spatialref.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "core/io/CrsInfo.h"
#include "core/terrain/Surface.h"

namespace scarp {

namespace {

constexpr float kNoHeight = std::numeric_limits<float>::quiet_NaN();

/// Keys, Cubic convolution interpolation for digital image processing, 1981, a = −½.
std::array<double, 4> keysWeights(double t) {
  const double t2 = t * t, t3 = t2 * t;
  return {-0.5 * t + t2 - 0.5 * t3, 1.0 - 2.5 * t2 + 1.5 * t3, 0.5 * t + 2.0 * t2 - 1.5 * t3,
          -0.5 * t2 + 0.5 * t3};
}

}  // namespace

Result<WorldSampler> WorldSampler::create(const Terrain& terrain, const std::string& crsWkt,
                                          Between between) {
  const GeoReference& reference = terrain.georeference;
  const std::string own = flatCrs(reference.crsWkt);
  if (!reference.hasGeoTransform || own.empty())
    return Error{"the terrain does not say where in the world it lies; web tiles need a coordinate system"};
  WorldSampler sampler(terrain, between);
  sampler.from_ = wayBetween(own, crsWkt);
  sampler.to_ = wayBetween(crsWkt, own);
  if (!sampler.from_ || !sampler.to_)
    return Error{"there is no way from the terrain's coordinate system to that of the tiles"};
  const Vec2 origin = toWorld(reference, terrain.frame, 0, 0);
  const Vec2 east = toWorld(reference, terrain.frame, 1, 0) - origin;
  const Vec2 south = toWorld(reference, terrain.frame, 0, 1) - origin;
  const double determinant = east.x() * south.y() - south.x() * east.y();
  if (!(std::abs(determinant) > 0.0)) return Error{"the terrain's place in the world has no area"};
  const double a = south.y() / determinant, b = -south.x() / determinant;
  const double c = -east.y() / determinant, d = east.x() / determinant;
  sampler.column_ = {-a * origin.x() - b * origin.y(), a, b, -c * origin.x() - d * origin.y(), c, d};
  return sampler;
}

void WorldSampler::sample(std::span<double> x, std::span<double> y, std::span<float> heights) const {
  std::vector<int> good(x.size());
  to_->Transform(static_cast<int>(x.size()), x.data(), y.data(), nullptr, good.data());
  const auto& g = column_;
  for (std::size_t i = 0; i < x.size(); ++i) {
    const double column = g[0] + g[1] * x[i] + g[2] * y[i], row = g[3] + g[4] * x[i] + g[5] * y[i];
    heights[i] = good[i] != 0 ? heightAt(column, row) : kNoHeight;
  }
}

float WorldSampler::heightAt(double column, double row) const {
  const GridFrame& frame = terrain_->frame;
  if (!(column >= -margin_ && row >= -margin_ && column <= frame.columns - 1 + margin_ &&
        row <= frame.rows - 1 + margin_))
    return kNoHeight;
  column = std::clamp(column, 0.0, frame.columns - 1.0);
  row = std::clamp(row, 0.0, frame.rows - 1.0);
  if (between_ == Between::Surface)
    return static_cast<float>(scarp::heightAt(terrain_->heights, column, row));
  const int i = std::min(static_cast<int>(column), frame.columns - 2);
  const int j = std::min(static_cast<int>(row), frame.rows - 2);
  const double u = column - i, v = row - j;
  if (i >= 1 && j >= 1 && i + 2 < frame.columns && j + 2 < frame.rows) {
    std::array<float, 16> around{};
    terrain_->heights.read({i - 1, j - 1, i + 3, j + 3}, around);
    const auto wu = keysWeights(u), wv = keysWeights(v);
    double height = 0.0;
    for (std::size_t r = 0; r < 4; ++r)
      for (std::size_t c = 0; c < 4; ++c) height += wv[r] * wu[c] * static_cast<double>(around[4 * r + c]);
    if (!std::isnan(height)) return static_cast<float>(height);
  }
  const CellHeights cell = cellHeights(terrain_->heights, i, j);
  return static_cast<float>((1 - v) * ((1 - u) * cell.a + u * cell.b) + v * ((1 - u) * cell.c + u * cell.d));
}

bool WorldSampler::toCrs(std::span<double> columns, std::span<double> rows) const {
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const Vec2 place = toWorld(terrain_->georeference, terrain_->frame, columns[i], rows[i]);
    columns[i] = place.x(), rows[i] = place.y();
  }
  std::vector<int> good(columns.size());
  from_->Transform(static_cast<int>(columns.size()), columns.data(), rows.data(), nullptr, good.data());
  return std::ranges::all_of(good, [](int one) { return one != 0; }) &&
         std::ranges::all_of(columns, [](double v) { return std::isfinite(v); }) &&
         std::ranges::all_of(rows, [](double v) { return std::isfinite(v); });
}

Result<std::array<double, 4>> WorldSampler::bounds() const {
  const GridFrame& frame = terrain_->frame;
  std::vector<double> x, y;
  for (int column = 0; column < frame.columns; ++column)
    for (const int row : {0, frame.rows - 1}) x.push_back(column), y.push_back(row);
  for (int row = 0; row < frame.rows; ++row)
    for (const int column : {0, frame.columns - 1}) x.push_back(column), y.push_back(row);
  if (!toCrs(x, y)) return Error{"a part of the terrain has no place in the coordinate system of the tiles"};
  const auto [west, east] = std::ranges::minmax(x);
  const auto [south, north] = std::ranges::minmax(y);
  return std::array{west, south, east, north};
}

}  // namespace scarp
