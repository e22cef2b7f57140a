#include "core/material/TileMeasures.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

#include "core/base/Contract.h"
#include "core/brush/DabWork.h"
#include "core/material/ConditionWeight.h"
#include "core/material/GroundRows.h"
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

namespace {

constexpr int kRim = 2;
constexpr int kWide = HeightRaster::tileSize + 2 * kRim;
constexpr float kNone = std::numeric_limits<float>::quiet_NaN();

}  // namespace

MeasureSource::MeasureSource(const RuleCondition& condition, const GridFrame& frame) : like(condition) {
  if (like.by == GroundMeasure::Concavity) around = Surroundings::within(frame, like.radius);
  if (like.by == GroundMeasure::Water) water.emplace(frame, like.level, like.radius);
  if (like.by == GroundMeasure::Noise) noise = noisePattern(like.noise, frame);
  if (like.by == GroundMeasure::Lines) lines = LineDistance{like.lines};
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
  if (condition.by != like.by) return false;
  switch (like.by) {
    case GroundMeasure::Concavity:
      return condition.radius == like.radius;
    case GroundMeasure::Water:
      return condition.radius == like.radius && condition.level == like.level;
    case GroundMeasure::Noise:
      return condition.noise == like.noise;
    case GroundMeasure::Mask:
      return condition.mask == like.mask;
    case GroundMeasure::Lines:
      return condition.lines == like.lines;
    default:
      return true;
  }
}

int MeasureSource::reach() const {
  switch (like.by) {
    case GroundMeasure::Slope:
    case GroundMeasure::Aspect:
      return 1;
    case GroundMeasure::Curvature:
      return 2;
    case GroundMeasure::Concavity:
      return around->reach();
    case GroundMeasure::Water:
      return std::max(water->columns, water->rows);
    default:
      return 0;
  }
}

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

TileMeasures::TileMeasures(const RuleInputs& inputs, const GridFrame& frame,
                           const std::vector<MeasureSource>& sources, int tile, const GridRect& samples)
    : inputs_(inputs),
      frame_(frame),
      sources_(sources),
      tile_(tile),
      rect_(samples),
      column_(samples.column0 % HeightRaster::tileSize),
      row_(samples.row0 % HeightRaster::tileSize),
      ground_(std::size_t{kWide} * kWide),
      planes_(sources.size()) {
  EXPECTS(samples.intersected(inputs.heights.tileRect(tile)) == samples);
  for (int i = 0; i < rect_.height() + 2 * kRim; ++i)
    copyRow(inputs.heights, rect_.row0 - kRim + i, rect_.column0 - kRim, rect_.width() + 2 * kRim,
            ground_.data() + std::ptrdiff_t{i} * kWide);
}

const float* TileMeasures::heights(int row) const {
  return ground_.data() + std::ptrdiff_t{row + kRim} * kWide + kRim;
}

const float* TileMeasures::row(std::size_t source, int row) {
  Plane& plane = planes_[source];
  if (!plane.first) make(sources_[source], plane);
  return plane.first + row * plane.stride;
}

void TileMeasures::make(const MeasureSource& source, Plane& plane) const {
  const auto lent = [&](const float* first, std::ptrdiff_t stride) {
    plane.first = first;
    plane.stride = stride;
  };
  const auto even = [&](float value) {
    plane.own.emplace(std::size_t{HeightRaster::tileSize});
    std::fill_n(plane.own->data(), HeightRaster::tileSize, value);
    lent(plane.own->data(), 0);
  };
  const auto tileOf = [&](const HeightRaster& raster) {
    EXPECTS(raster.rect() == inputs_.heights.rect());
    if (const auto& tile = raster.tile(tile_))
      return lent(tile->data() + HeightRaster::offsetIn(column_, row_), HeightRaster::tileSize);
    even(raster.fill());
  };
  const GroundMeasure by = source.like.by;
  if (by == GroundMeasure::Height) return lent(heights(0), kWide);
  if (by == GroundMeasure::Drainage) return inputs_.drainage ? tileOf(*inputs_.drainage) : even(kNone);
  if (by == GroundMeasure::Deposition) return inputs_.deposits ? tileOf(*inputs_.deposits) : even(0.0F);
  if (by == GroundMeasure::Mask) {
    if (!inputs_.masks || !inputs_.masks->contains(source.like.mask)) return even(0.0F);
    return tileOf(inputs_.masks->at(source.like.mask));
  }
  if (by == GroundMeasure::Lines && !inputs_.lines) return even(static_cast<float>(source.lines->to));
  if (source.sheet) {
    source.sheet->require(rect_);
    return lent(source.sheet->row(rect_.column0, rect_.row0), HeightRaster::tileSize);
  }
  plane.own.emplace(std::size_t{HeightRaster::tileSize} * HeightRaster::tileSize);
  float* const out = plane.own->data();
  lent(out, HeightRaster::tileSize);
  if (by == GroundMeasure::Noise) {
    makeNoise(*source.noise, out);
    return lent(out + HeightRaster::offsetIn(column_, row_), HeightRaster::tileSize);
  }
  if (by == GroundMeasure::Concavity)
    return aboveSurroundings(inputs_.heights, rect_, *source.around, out, HeightRaster::tileSize);
  if (by == GroundMeasure::Water) return source.water->measure(inputs_.heights, rect_, out, HeightRaster::tileSize);
  if (by == GroundMeasure::Lines) {
    EXPECTS(inputs_.lines->frame() == frame_);
    return source.lines->measure(*inputs_.lines, rect_, out, HeightRaster::tileSize);
  }
  if (by == GroundMeasure::Curvature) return makeCurvature(out);
  const auto measure = by == GroundMeasure::Slope ? slopeRow : aspectRow;
  for (int row = 0; row < rect_.height(); ++row)
    measure({heights(row), kWide, static_cast<float>(1.0 / frame_.dx), static_cast<float>(1.0 / frame_.dy)},
            rect_.width(), out + std::ptrdiff_t{row} * HeightRaster::tileSize);
}

void TileMeasures::makeCurvature(float* out) const {
  ScratchArray<float> bends(std::size_t{3} * kWide);
  const auto bendsOf = [&](int row) { return bends.data() + (row + 3) % 3 * kWide; };
  const auto perX = static_cast<float>(1.0 / frame_.dx), perY = static_cast<float>(1.0 / frame_.dy);
  for (int row = -1; row <= rect_.height(); ++row) {
    bendRow({heights(row) - 1, kWide, perX, perY}, rect_.width() + 2, bendsOf(row));
    if (row > 0)
      smoothRow(bendsOf(row - 2), bendsOf(row - 1), bendsOf(row), rect_.width(),
                out + std::ptrdiff_t{row - 1} * HeightRaster::tileSize);
  }
}

/// In squares of the tile.
void TileMeasures::makeNoise(const NoisePattern& pattern, float* out) const {
  const auto square = [](int at) { return at / kNoiseSquare * kNoiseSquare; };
  for (int row = square(row_); row < row_ + rect_.height(); row += kNoiseSquare)
    for (int column = square(column_); column < column_ + rect_.width(); column += kNoiseSquare)
      noiseSquare(pattern, rect_.column0 - column_ + column, rect_.row0 - row_ + row,
                  out + HeightRaster::offsetIn(column, row), HeightRaster::tileSize);
}

}  // namespace scarp
