#include "core/operation/Reshape.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <new>
#include <numbers>

#include "core/base/Contract.h"
#include "core/base/Parallel.h"
#include "core/operation/Resample.h"
#include "core/terrain/WorkingRange.h"

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

namespace {

template <class... Cases>
struct Match : Cases... {
  using Cases::operator()...;
};
template <class... Cases>
Match(Cases...) -> Match<Cases...>;

Result<void> checkSize(long long columns, long long rows) {
  for (const long long side : {columns, rows})
    if (side < 2 || side > kMostSamples)
      return Error{"a terrain of %1 × %2 samples cannot be made (2 to %3 a side)", columns, rows,
                   kMostSamples};
  return {};
}

Result<void> checkScale(const RescaleReshape& rescale) {
  for (const double size : {rescale.dx, rescale.dy})
    if (size != 0.0)
      if (auto fit = checkCellSize(size); !fit) return fit;
  if (!(rescale.scale > 0.0 && rescale.scale <= kMostHeightScale))
    return Error{"heights cannot be multiplied by %1 (above 0 to %2)", rescale.scale, kMostHeightScale};
  if (!isHeight(rescale.offset))
    return Error{"a height of %1 cannot be added (%2 to %3)", metres(rescale.offset), plainMetres(-kHighest),
                 plainMetres(kHighest)};
  return {};
}

/// Where the terrain is, its cells are of another size and counted from the same corner.
GeoReference rescaled(const GeoReference& reference, const GridFrame& frame, const RescaleReshape& rescale) {
  GeoReference after = reference;
  const GridFrame to = reshaped(frame, rescale);
  const double across = to.dx / frame.dx, down = to.dy / frame.dy;
  auto& g = after.geoTransform;
  g = {g[0], g[1] * across, g[2] * down, g[3], g[4] * across, g[5] * down};
  return after;
}

}  // namespace

Vec2 GridMap::toNew(double column, double row) const {
  const double determinant = cc * rr - cr * rc;
  const double c = column - c0, r = row - r0;
  return {(rr * c - cr * r) / determinant, (cc * r - rc * c) / determinant};
}

GridMap gridMapOf(const Reshape& reshape, const GridFrame& frame) {
  const double lastColumn = frame.columns - 1, lastRow = frame.rows - 1;
  return std::visit(
      Match{[&](const ResampleReshape& to) {
              return GridMap{lastColumn / (to.columns - 1), 0.0, 0.0, 0.0, lastRow / (to.rows - 1), 0.0};
            },
            [&](const CropReshape& crop) {
              return GridMap{1.0, 0.0, double(crop.rect.column0), 0.0, 1.0, double(crop.rect.row0)};
            },
            [&](const ExtendReshape& extend) {
              return GridMap{1.0, 0.0, double(-extend.west), 0.0, 1.0, double(-extend.north)};
            },
            [&](const RotateReshape& rotate) {
              switch (turnsOf(rotate)) {
                case 1:  // The west side becomes the north side.
                  return GridMap{0.0, 1.0, 0.0, -1.0, 0.0, lastRow};
                case 2:
                  return GridMap{-1.0, 0.0, lastColumn, 0.0, -1.0, lastRow};
                case 3:
                  return GridMap{0.0, -1.0, lastColumn, 1.0, 0.0, 0.0};
                default:
                  return GridMap{};
              }
            },
            [&](const FlipReshape& flip) {
              return flip.axis == FlipAxis::EastWest ? GridMap{-1.0, 0.0, lastColumn, 0.0, 1.0, 0.0}
                                                     : GridMap{1.0, 0.0, 0.0, 0.0, -1.0, lastRow};
            },
            [&](const RescaleReshape& rescale) {
              return rescale.rows == RowsChange::Turn ? GridMap{1.0, 0.0, 0.0, 0.0, -1.0, lastRow}
                                                      : GridMap{};
            }},
      reshape);
}

Result<void> validate(const Reshape& reshape, const GridFrame& frame) {
  const Result<void> settings = std::visit(
      Match{[&](const ResampleReshape& to) { return checkSize(to.columns, to.rows); },
            [&](const CropReshape& crop) -> Result<void> {
              if (crop.rect.empty() || crop.rect.intersected(frame.samples()) != crop.rect)
                return Error{"the rectangle to keep does not lie within the terrain's %1 × %2 samples",
                             frame.columns, frame.rows};
              return checkSize(crop.rect.width(), crop.rect.height());
            },
            [&](const ExtendReshape& extend) -> Result<void> {
              for (const int side : {extend.west, extend.north, extend.east, extend.south})
                if (side < 0 || side > kMostSamples)
                  return Error{"a side cannot be extended by %1 samples", side};
              if (!isHeight(extend.height))
                return Error{"a height of %1 to extend by is out of range (%2 to %3)", metres(extend.height),
                             plainMetres(-kHighest), plainMetres(kHighest)};
              return checkSize(0LL + frame.columns + extend.west + extend.east,
                               0LL + frame.rows + extend.north + extend.south);
            },
            [](const RotateReshape&) -> Result<void> { return {}; },
            [](const FlipReshape&) -> Result<void> { return {}; },
            [](const RescaleReshape& rescale) { return checkScale(rescale); }},
      reshape);
  if (!settings) return settings;
  const GridFrame after = reshaped(frame, reshape);
  if (const auto fit = checkFrame(after); !fit) return fit;
  // Heights that change alone cost what is there.
  const auto* rescale = std::get_if<RescaleReshape>(&reshape);
  return rescale && rescale->rows == RowsChange::Keep ? Result<void>() : checkWhole(after);
}

GridFrame reshaped(const GridFrame& frame, const Reshape& reshape) {
  GridFrame after = frame;
  std::visit(
      Match{[&](const ResampleReshape& to) {
              after = {to.columns, to.rows, frame.width() / (to.columns - 1), frame.depth() / (to.rows - 1)};
            },
            [&](const CropReshape& crop) {
              after.columns = crop.rect.width();
              after.rows = crop.rect.height();
            },
            [&](const ExtendReshape& extend) {
              after.columns += extend.west + extend.east;
              after.rows += extend.north + extend.south;
            },
            [&](const RotateReshape& rotate) {
              if (turnsOf(rotate) % 2 == 1) after = {frame.rows, frame.columns, frame.dy, frame.dx};
            },
            [](const FlipReshape&) {},
            [&](const RescaleReshape& rescale) {
              if (rescale.dx > 0.0) after.dx = rescale.dx;
              if (rescale.dy > 0.0) after.dy = rescale.dy;
            }},
      reshape);
  return after;
}

GeoReference reshaped(const GeoReference& reference, const GridFrame& frame, const Reshape& reshape) {
  GeoReference after = reference;
  const auto* rescale = std::get_if<RescaleReshape>(&reshape);
  if (!reference.hasGeoTransform) {
    const bool stay = rescale && rescale->rows == RowsChange::Keep;
    if (after.source && !stay) after.source->moved = true;
    return after;
  }
  if (rescale) return rescaled(reference, frame, *rescale);
  const GridMap map = gridMapOf(reshape, frame);
  const auto& g = reference.geoTransform;
  // A stored row further is this many rows further south.
  const double down = reference.southUp ? -1.0 : 1.0;
  const Vec2 column(g[1], g[4]), row(down * g[2], down * g[5]);
  const Vec2 newColumn = map.cc * column + map.rc * row, newRow = map.cr * column + map.rr * row;
  const GridFrame newFrame = reshaped(frame, reshape);
  const Vec2 firstStored = map.toOld(0.0, reference.southUp ? newFrame.rows - 1 : 0.0);
  const Vec2 storedRow = down * newRow;
  const Vec2 corner =
      toWorld(reference, frame, firstStored.x(), firstStored.y()) - 0.5 * newColumn - 0.5 * storedRow;
  after.geoTransform = {corner.x(), newColumn.x(), storedRow.x(), corner.y(), newColumn.y(), storedRow.y()};
  return after;
}

std::optional<GroundPlace> reshaped(const GroundPlace& place, const GridFrame& frame,
                                    const Reshape& reshape) {
  const GridMap map = gridMapOf(reshape, frame);
  const GridFrame after = reshaped(frame, reshape);
  const Vec2 at = map.toNew(frame.column(place.x), frame.row(place.y));
  const double x = after.x(at.x()), y = after.y(at.y());
  // As far beyond the border as rounding may put what stands on it.
  const double slack = 1e-9 * (after.width() + after.depth());
  if (!(std::abs(x) <= 0.5 * after.width() + slack && std::abs(y) <= 0.5 * after.depth() + slack))
    return std::nullopt;
  double yaw = place.yaw;
  if (const auto* rotate = std::get_if<RotateReshape>(&reshape))
    yaw -= 0.5 * std::numbers::pi * turnsOf(*rotate);
  if (const auto* flip = std::get_if<FlipReshape>(&reshape))
    yaw = flip->axis == FlipAxis::EastWest ? std::numbers::pi - yaw : -yaw;
  if (const auto* rescale = std::get_if<RescaleReshape>(&reshape);
      rescale && rescale->rows == RowsChange::Turn)
    yaw = -yaw;
  return GroundPlace{x, y, yaw};
}

}  // namespace scarp
