#include "core/operation/Reshape.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <new>

#include "core/base/Contract.h"
#include "core/base/Parallel.h"
#include "core/operation/GridMap.h"
#include "core/operation/Resample.h"

namespace scarp {

namespace {

constexpr int kStripTiles = 8;

GridFrame frameOf(const HeightRaster& raster) { return {raster.columns(), raster.rows(), 1.0, 1.0}; }

/// Makes a tile by make(its samples, out), rows tileSize apart. One that is all fill stays empty.
template <class F>
void makeTile(HeightRaster& raster, int index, F&& make) {
  auto tile = raster.copyOfTile(index);
  make(raster.tileRect(index), tile->data());
  if (std::any_of(tile->begin(), tile->end(), [&](float h) { return h != raster.fill(); }))
    raster.exchangeTile(index, std::move(tile));
}

/// A raster whose tiles are made each for itself.
template <class F>
std::optional<HeightRaster> tiled(int columns, int rows, float fill, const Progress& progress, F&& make) {
  HeightRaster out(columns, rows, fill);
  const bool done = parallelFor(static_cast<std::size_t>(out.tileCount()), progress,
                                [&](std::size_t slot) { makeTile(out, static_cast<int>(slot), make); });
  if (!done) return std::nullopt;
  return out;
}

/// In strips, so that little more than the two rasters lies in memory.
std::optional<HeightRaster> resampledRaster(const HeightRaster& raster, const ResampleReshape& to,
                                            const Progress& progress) {
  const ResampleAxis columns(raster.columns(), to.columns, to.method);
  const ResampleAxis rows(raster.rows(), to.rows, to.method);
  HeightRaster out(to.columns, to.rows, raster.fill());
  for (int tileRow = 0; tileRow < out.tileRows(); tileRow += kStripTiles) {
    const int row0 = tileRow * HeightRaster::tileSize;
    const int row1 = std::min(row0 + kStripTiles * HeightRaster::tileSize, to.rows);
    const auto strip = resampled(raster, columns, rows, row0, row1,
                                 partOf(progress, 1.0 * row0 / to.rows, 1.0 * row1 / to.rows));
    if (!strip) return std::nullopt;
    const int tiles = std::min(kStripTiles, out.tileRows() - tileRow) * out.tileColumns();
    parallelFor(static_cast<std::size_t>(tiles), [&](std::size_t slot) {
      makeTile(out, tileRow * out.tileColumns() + static_cast<int>(slot),
               [&](const GridRect& rect, float* tile) {
                 for (int row = rect.row0; row < rect.row1; ++row)
                   std::copy_n(&strip->values[strip->at(rect.column0, row - row0)], rect.width(),
                               tile + HeightRaster::offsetIn(0, row - rect.row0));
               });
    });
  }
  return out;
}

/// Samples that only move; those from off the raster are `outside`, or the nearest on it.
std::optional<HeightRaster> movedRaster(const HeightRaster& raster, const Reshape& reshape,
                                        std::optional<float> outside, const Progress& progress) {
  const GridMap map = gridMapOf(reshape, frameOf(raster));
  const GridFrame after = reshaped(frameOf(raster), reshape);
  return tiled(after.columns, after.rows, raster.fill(), progress, [&](const GridRect& rect, float* out) {
    for (int row = rect.row0; row < rect.row1; ++row)
      for (int column = rect.column0; column < rect.column1; ++column) {
        const Vec2 from = map.toOld(column, row);
        const int c = static_cast<int>(from.x()), r = static_cast<int>(from.y());
        float& to = out[HeightRaster::offsetIn(column - rect.column0, row - rect.row0)];
        to = raster.rect().contains(c, r) || !outside
                 ? raster.at(std::clamp(c, 0, raster.columns() - 1), std::clamp(r, 0, raster.rows() - 1))
                 : *outside;
      }
  });
}

/// `outside`: what is added where it is extended; nothing: the edge goes on.
Result<HeightRaster> reshapedBy(const HeightRaster& raster, const Reshape& reshape,
                                std::optional<float> outside, const Progress& progress) try {
  if (!keepGoing(progress, 0.0)) return Error::cancel();
  const auto* resample = std::get_if<ResampleReshape>(&reshape);
  if (resample && resample->columns == raster.columns() && resample->rows == raster.rows()) return raster;
  const auto* rescale = std::get_if<RescaleReshape>(&reshape);
  if (rescale && rescale->rows == RowsChange::Keep) return raster;
  auto after = resample ? resampledRaster(raster, *resample, progress)
                        : movedRaster(raster, reshape, outside, progress);
  if (!after) return Error::cancel();
  return *std::move(after);
} catch (const std::bad_alloc&) {
  const GridFrame after = reshaped(frameOf(raster), reshape);
  return Error{"there is not enough memory for a terrain of %1 × %2 samples", after.columns, after.rows};
}

}  // namespace

RescaleReshape rescaledHeights(double low, double high, double newLow, double newHigh) {
  EXPECTS(low <= high && (low == high || newLow < newHigh));
  RescaleReshape reshape;
  if (low < high) reshape.scale = (newHigh - newLow) / (high - low);
  reshape.offset = newLow - reshape.scale * low;
  return reshape;
}

Result<HeightRaster> mappedHeights(const HeightRaster& raster, double scale, double offset,
                                   const Progress& progress) {
  if (scale == 1.0 && offset == 0.0) return raster;
  const auto mapped = [&](float h) {
    return std::isnan(h) ? h : static_cast<float>(scale * static_cast<double>(h) + offset);
  };
  HeightRaster out(raster.columns(), raster.rows(), mapped(raster.fill()));
  const std::vector<int> slots = raster.heldSlots();
  const bool done = parallelFor(slots.size(), progress, [&](std::size_t i) {
    const int index = slots[i];
    auto tile = out.copyOfTile(index);
    std::ranges::transform(*raster.tile(index), tile->begin(), mapped);
    out.exchangeTile(index, std::move(tile));
  });
  if (!done) return Error::cancel();
  return out;
}

Result<Terrain> reshaped(const Terrain& terrain, const Reshape& reshape, const Progress& progress) {
  if (const auto valid = validate(reshape, terrain.frame); !valid) return valid.error();
  std::optional<float> outside;
  if (const auto* extend = std::get_if<ExtendReshape>(&reshape)) {
    if (extend->fill == ExtendFill::Height) outside = static_cast<float>(extend->height);
    if (extend->fill == ExtendFill::Hole) outside = std::numeric_limits<float>::quiet_NaN();
  }
  auto heights = reshapedBy(terrain.heights, reshape, outside, progress);
  if (!heights) return heights.error();
  if (const auto* rescale = std::get_if<RescaleReshape>(&reshape)) {
    heights = mappedHeights(*heights, rescale->scale, rescale->offset, progress);
    if (!heights) return heights.error();
  }
  return Terrain{reshaped(terrain.frame, reshape), reshaped(terrain.georeference, terrain.frame, reshape),
                 *std::move(heights)};
}

Result<HeightRaster> reshaped(const HeightRaster& raster, const Reshape& reshape, float outside,
                              const Progress& progress) {
  if (const auto valid = validate(reshape, frameOf(raster)); !valid) return valid.error();
  return reshapedBy(raster, reshape, outside, progress);
}

Result<MaskRaster> reshapedMask(const MaskRaster& mask, const Reshape& reshape, float outside,
                                const Progress& progress) {
  auto after = reshaped(mask, reshape, outside, progress);
  if (!after || !std::holds_alternative<ResampleReshape>(reshape)) return after;
  MaskRaster bounded = *after;
  for (const int index : bounded.heldSlots()) {
    const auto& tile = bounded.tile(index);
    if (std::all_of(tile->begin(), tile->end(), [](float w) { return w >= 0.0F && w <= 1.0F; })) continue;
    auto copy = bounded.copyOfTile(index);
    for (float& w : *copy) w = std::clamp(w, 0.0F, 1.0F);
    bounded.exchangeTile(index, std::move(copy));
  }
  return bounded;
}

}  // namespace scarp
