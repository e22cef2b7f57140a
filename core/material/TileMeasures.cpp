#include "core/material/TileMeasures.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "core/base/Contract.h"
#include "core/brush/DabWork.h"
#include "core/material/ConditionWeight.h"
#include "core/material/GroundMeasures.h"
#include "core/memory/Scratch.h"
#include "core/terrain/GroundCopy.h"

namespace scarp {

namespace {

/// The rectangle with what lies around it, as far as there are samples.
GridRect windowOf(const WaterDistance& water, const GridRect& rect, const HeightRaster& heights) {
  return GridRect{rect.column0 - water.columns, rect.row0 - water.rows, rect.column1 + water.columns,
                  rect.row1 + water.rows}
      .intersected(heights.rect());
}

}  // namespace

WaterDistance::WaterDistance(const GridFrame& frame, double waterLevel, double far)
    : level(waterLevel),
      most(std::min(far, kMostWaterSteps * std::min(frame.dx, frame.dy))),
      dx(frame.dx),
      dy(frame.dy),
      columns(static_cast<int>(std::ceil(most / dx))),
      rows(static_cast<int>(std::ceil(most / dy))) {
  EXPECTS(far > 0.0);
}

// By columns first, then by rows (Saito & Toriwaki 1994), whose search ends where no nearer can come. The
// least of the same numbers is found whatever their order.
void WaterDistance::measure(const HeightRaster& heights, const GridRect& rect, float* out,
                            std::ptrdiff_t stride) const {
  const GridRect window = windowOf(*this, rect, heights);
  const int width = window.width(), none = rows + 1;
  ScratchArray<float> line(static_cast<std::size_t>(width));
  ScratchArray<int> steps(static_cast<std::size_t>(width));
  ScratchArray<int> nearest(static_cast<std::size_t>(width) * static_cast<std::size_t>(rect.height()));
  const auto nearestIn = [&](int row) { return nearest.data() + std::ptrdiff_t{row - rect.row0} * width; };
  // Rows to the next water in the column, downward and then upward.
  const auto sweep = [&](int first, int end, int way) {
    std::fill_n(steps.data(), width, none);
    for (int row = first; row != end; row += way) {
      copyRow(heights, row, window.column0, width, line.data());
      for (int i = 0; i < width; ++i)
        steps[static_cast<std::size_t>(i)] = static_cast<double>(line[static_cast<std::size_t>(i)]) <= level
                                                 ? 0
                                                 : std::min(steps[static_cast<std::size_t>(i)] + 1, none);
      if (row < rect.row0 || row >= rect.row1) continue;
      int* const into = nearestIn(row);
      for (int i = 0; i < width; ++i)
        into[i] = way > 0 ? steps[static_cast<std::size_t>(i)]
                          : std::min(into[i], steps[static_cast<std::size_t>(i)]);
    }
  };
  sweep(window.row0, rect.row1, 1);
  sweep(window.row1 - 1, rect.row0 - 1, -1);
  for (int row = rect.row0; row < rect.row1; ++row, out += stride) {
    const int* const found = nearestIn(row);
    copyRow(heights, row, rect.column0, rect.width(), line.data());
    const bool dry = std::all_of(found, found + width, [&](int rowsAway) { return rowsAway == none; });
    for (int i = 0; i < rect.width(); ++i) {
      const int at = rect.column0 + i - window.column0;
      double best = most * most;
      for (int k = 0; !dry && k <= columns; ++k) {
        const double across = k * dx * (k * dx);
        if (across >= best) break;
        for (const int column : {at - k, at + k}) {
          if (column < 0 || column >= width || found[column] == none) continue;
          best = std::min(best, across + found[column] * dy * (found[column] * dy));
        }
      }
      out[i] = std::isnan(line[static_cast<std::size_t>(i)]) ? std::numeric_limits<float>::quiet_NaN()
               : best < most * most                          ? static_cast<float>(std::sqrt(best))
                                                             : static_cast<float>(most);
    }
  }
}

MeasureSource::MeasureSource(const RuleCondition& condition, const GridFrame& frame) : like(condition) {
  if (const auto prepare = rowOf(like.by).prepare) prepare(like, frame, *this);
  include(condition);
}

void MeasureSource::include(const RuleCondition& condition) {
  EXPECTS(serves(condition));
  if (!lines) return;
  if (condition.curve || !openLow(condition))
    for (const double end : {condition.low - condition.softLow, condition.low}) lines->cover(end);
  if (condition.curve || !openHigh(condition))
    for (const double end : {condition.high, condition.high + condition.softHigh}) lines->cover(end);
}

bool MeasureSource::serves(const RuleCondition& condition) const {
  return condition.by == like.by && rowOf(like.by).alike(condition, like);
}

int MeasureSource::reach() const { return rowOf(like.by).reach(*this); }

std::size_t sourceOf(const RuleCondition& condition, const GridFrame& frame,
                     std::vector<MeasureSource>& sources) {
  const auto found =
      std::ranges::find_if(sources, [&](const MeasureSource& source) { return source.serves(condition); });
  const auto index = static_cast<std::size_t>(found - sources.begin());
  if (found == sources.end())
    sources.emplace_back(condition, frame);
  else
    found->include(condition);
  return index;
}

TileGround::TileGround(const RuleInputs& ofInputs, const GridFrame& ofFrame, int ofTile,
                       const GridRect& samples)
    : inputs(ofInputs),
      frame(ofFrame),
      tile(ofTile),
      rect(samples),
      column(samples.column0 % HeightRaster::tileSize),
      row(samples.row0 % HeightRaster::tileSize),
      copy(std::size_t{kStride} * kStride) {
  EXPECTS(samples.intersected(inputs.heights.tileRect(tile)) == samples);
  for (int i = 0; i < rect.height() + 2 * kRim; ++i)
    copyRow(inputs.heights, rect.row0 - kRim + i, rect.column0 - kRim, rect.width() + 2 * kRim,
            copy.data() + std::ptrdiff_t{i} * kStride);
}

const float* TileGround::heights(int atRow) const {
  return copy.data() + std::ptrdiff_t{atRow + kRim} * kStride + kRim;
}

void MeasurePlane::lend(const float* values, std::ptrdiff_t apart) {
  first = values;
  stride = apart;
}

void MeasurePlane::fill(float value) {
  own.emplace(std::size_t{HeightRaster::tileSize});
  std::fill_n(own->data(), HeightRaster::tileSize, value);
  lend(own->data(), 0);
}

void MeasurePlane::take(const TileGround& ground, const HeightRaster* raster, float missing) {
  if (!raster) return fill(missing);
  EXPECTS(raster->rect() == ground.inputs.heights.rect());
  if (const auto& tile = raster->tile(ground.tile))
    return lend(tile->data() + HeightRaster::offsetIn(ground.column, ground.row), HeightRaster::tileSize);
  fill(raster->fill());
}

float* MeasurePlane::make() {
  own.emplace(std::size_t{HeightRaster::tileSize} * HeightRaster::tileSize);
  lend(own->data(), HeightRaster::tileSize);
  return own->data();
}

TileMeasures::TileMeasures(const RuleInputs& inputs, const GridFrame& frame,
                           const std::vector<MeasureSource>& sources, int tile, const GridRect& samples)
    : sources_(sources), ground_(inputs, frame, tile, samples), planes_(sources.size()) {}

const float* TileMeasures::row(std::size_t source, int row) {
  MeasurePlane& plane = planes_[source];
  if (!plane.first) rowOf(sources_[source].like.by).compute(sources_[source], ground_, plane);
  return plane.first + row * plane.stride;
}

}  // namespace scarp
