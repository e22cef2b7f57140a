#include "core/visibility/LatticeLine.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace scarp {

namespace {

constexpr std::size_t kStretch = 16;
constexpr double kNone = -std::numeric_limits<double>::infinity();

/// Steps from sample 0 of the line on which a sample stands.
int stepOf(const LatticeDirection& direction, int column, int row) {
  const auto floored = [](int a, int b) { return a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0); };
  return direction.columns != 0 ? floored(column, direction.columns) : floored(row, direction.rows);
}

}  // namespace

SampleCopy::SampleCopy(const HeightRaster& heights, const GridRect& rect)
    : rect_(rect),
      width_(static_cast<std::size_t>(rect.width())),
      samples_(static_cast<std::size_t>(rect.area())) {
  heights.read(rect, samples_);
  hasHoles_ = std::ranges::any_of(samples_, [](float height) { return std::isnan(height); });
}

bool SampleCopy::isGround(int column, int row) const {
  if (column < rect_.column0 || row < rect_.row0 || column + 1 >= rect_.column1 || row + 1 >= rect_.row1)
    return false;
  return !std::isnan(at(column, row) + at(column + 1, row) + at(column, row + 1) + at(column + 1, row + 1));
}

double LatticeLine::crossingHeight(const SampleCopy& ground, const LatticeDirection::Crossing& crossing,
                                   int column, int row) {
  const int c = column + crossing.column, r = row + crossing.row;
  const double height = ground.at(c, r),
               next = ground.at(column + crossing.nextColumn, row + crossing.nextRow);
  if (ground.hasHoles()) {
    const bool acrossRows = crossing.column == crossing.nextColumn,
               acrossColumns = crossing.row == crossing.nextRow;
    if (!ground.isGround(c, r) && !(acrossRows && ground.isGround(c - 1, r)) &&
        !(acrossColumns && ground.isGround(c, r - 1)))
      return kNone;
  }
  return height + crossing.fraction * (next - height);
}

void LatticeLine::load(const SampleCopy& ground, const LatticeDirection& direction, int column, int row,
                       int steps, std::span<const Ahead> ahead) {
  stride_ = direction.crossings.size() + 1;
  const std::size_t own = stride_ * static_cast<std::size_t>(steps) + 1, count = own + ahead.size();
  heights_.resize(count);
  distances_.resize(count);
  const int first = stepOf(direction, column, row);
  for (int step = 0; step <= steps; ++step, column += direction.columns, row += direction.rows) {
    std::size_t i = stride_ * static_cast<std::size_t>(step);
    const float height = ground.at(column, row);
    heights_[i] = std::isnan(height) ? kNone : height;
    distances_[i] = (first + step) * direction.length;
    if (step == steps) break;
    for (const LatticeDirection::Crossing& crossing : direction.crossings) {
      heights_[++i] = crossingHeight(ground, crossing, column, row);
      distances_[i] = (first + step + crossing.way) * direction.length;
    }
  }
  for (std::size_t i = 0; i < ahead.size(); ++i) {
    heights_[own + i] = ahead[i].height;
    distances_[own + i] = (first + ahead[i].ways) * direction.length;
  }
  tops_.assign((count + kStretch - 1) / kStretch, kNone);
  for (std::size_t i = 0; i < count; ++i) tops_[i / kStretch] = std::max(tops_[i / kStretch], heights_[i]);
  topsAhead_ = tops_;
  for (std::size_t i = topsAhead_.size(); i-- > 1;)
    topsAhead_[i - 1] = std::max(topsAhead_[i - 1], topsAhead_[i]);
}

double LatticeLine::steepest(int step, double distance, double least) const {
  const std::size_t from = stride_ * static_cast<std::size_t>(step);
  const double height = heights_[from], begin = distances_[from];
  double steepest = least;
  const auto below = [&](double top, std::size_t i) {
    return !(top - height > steepest * (distances_[i] - begin));
  };
  for (std::size_t i = from + 1; i < heights_.size();) {
    if (i % kStretch == 0) {
      if (below(topsAhead_[i / kStretch], i)) break;
      if (below(tops_[i / kStretch], i)) {
        i += kStretch;
        continue;
      }
    }
    const double way = distances_[i] - begin;
    if (way > distance) break;
    if (!below(heights_[i], i)) steepest = (heights_[i] - height) / way;
    ++i;
  }
  return steepest;
}

}  // namespace scarp
