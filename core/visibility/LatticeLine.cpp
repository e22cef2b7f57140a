#include "core/visibility/LatticeLine.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>

#include "core/base/Contract.h"

namespace scarp {

namespace {

constexpr double kCircle = 2.0 * std::numbers::pi;
/// Columns or rows from a sample to the next one: further than that would be slow, and is only called for
/// where cells are many times as long as broad.
constexpr int kMostSteps = 64;

/// Whole numbers of samples and the rest, for count steps of rise / run each.
struct Place {
  int whole;
  double rest;
};

Place placeAt(int count, int rise, int run) {
  const int product = count * rise;
  const int whole = product >= 0 ? product / run : -((-product + run - 1) / run);
  return {whole, static_cast<double>(product - whole * run) / run};
}

std::vector<LatticeDirection::Crossing> crossingsOf(int columns, int rows) {
  std::vector<LatticeDirection::Crossing> crossings;
  const int across = std::abs(columns), down = std::abs(rows), diagonals = std::abs(columns - rows);
  for (int i = 1; i < across; ++i) {
    const int column = columns > 0 ? i : -i;
    const auto [row, fraction] = placeAt(i, rows, across);
    crossings.push_back({static_cast<double>(i) / across, column, row, column, row + 1, fraction});
  }
  for (int i = 1; i < down; ++i) {
    const int row = rows > 0 ? i : -i;
    const auto [column, fraction] = placeAt(i, columns, down);
    crossings.push_back({static_cast<double>(i) / down, column, row, column + 1, row, fraction});
  }
  for (int i = 1; i < diagonals; ++i) {
    const auto [column, fraction] = placeAt(i, columns, diagonals);
    const int row = placeAt(i, rows, diagonals).whole;
    crossings.push_back({static_cast<double>(i) / diagonals, column, row, column + 1, row + 1, fraction});
  }
  std::ranges::sort(crossings, {}, &LatticeDirection::Crossing::way);
  return crossings;
}

/// The fraction in [low, high] with the least numerator and denominator, by descent of the Stern–Brocot
/// tree; nothing where that takes more than kMostSteps. 0 < low < high.
std::optional<std::array<int, 2>> simplestFraction(double low, double high) {
  std::array<int, 2> left{0, 1}, right{1, 0};
  for (;;) {
    const std::array<int, 2> middle{left[0] + right[0], left[1] + right[1]};
    if (std::max(middle[0], middle[1]) > kMostSteps) return std::nullopt;
    const double value = static_cast<double>(middle[0]) / middle[1];
    if (value >= low && value <= high) return middle;
    (value < low ? left : right) = middle;
  }
}

/// The simplest direction between two angles that are less than a quarter apart.
std::optional<std::array<int, 2>> simplestDirection(double from, double to, const GridFrame& frame) {
  // Columns and rows for a metre that way.
  const Vec2 a(std::cos(from) / frame.dx, -std::sin(from) / frame.dy);
  const Vec2 b(std::cos(to) / frame.dx, -std::sin(to) / frame.dy);
  const std::array<int, 2> sign{a.x() + b.x() > 0.0 ? 1 : -1, a.y() + b.y() > 0.0 ? 1 : -1};
  if (a.x() * b.x() <= 0.0) return std::array{0, sign[1]};
  if (a.y() * b.y() <= 0.0) return std::array{sign[0], 0};
  const auto [low, high] = std::minmax({std::abs(a.y() / a.x()), std::abs(b.y() / b.x())});
  const auto slope = simplestFraction(low, high);
  if (!slope) return std::nullopt;
  return std::array{sign[0] * (*slope)[1], sign[1] * (*slope)[0]};
}

}  // namespace

std::vector<LatticeDirection> latticeDirections(int count, const GridFrame& frame) {
  EXPECTS(count >= 4);
  const double slice = kCircle / count;
  std::vector<LatticeDirection> all;
  for (int i = 0; i < count; ++i) {
    // From the south round; about the middle of the slice.
    const double middle = i * slice - 0.25 * kCircle;
    const auto way = simplestDirection(middle - 0.4 * slice, middle + 0.4 * slice, frame);
    if (!way) continue;
    const auto [columns, rows] = *way;
    const double x = columns * frame.dx, y = -rows * frame.dy;
    all.push_back({columns, rows, std::atan2(y, x), std::hypot(x, y), 0.0, crossingsOf(columns, rows)});
  }
  std::ranges::sort(all, {}, &LatticeDirection::angle);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const double before = i > 0 ? all[i - 1].angle : all.back().angle - kCircle;
    const double after = i + 1 < all.size() ? all[i + 1].angle : all.front().angle + kCircle;
    all[i].fraction = 0.5 * (after - before) / kCircle;
  }
  return all;
}

namespace {

constexpr double kNone = -std::numeric_limits<double>::infinity();
/// A distance of so many ways reaches the end of every line.
constexpr double kEndless = 1e9;

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
  length_ = direction.length;
  first_ = first;
}

double LatticeLine::rise(std::size_t from, std::size_t to) const {
  return (heights_[to] - heights_[from]) / (distances_[to] - distances_[from]);
}

std::span<const double> LatticeLine::steepest(int steps, double distance) {
  const std::size_t samples = static_cast<std::size_t>(steps) + 1;
  steepest_.assign(samples, kNone);
  const double ways = std::floor(distance / length_);
  if (!(ways < kEndless)) {
    lookWithin(0, heights_.size());
    return steepest_;
  }
  // From a sample, the rest of its own block is within the distance, and the end of the next one is beyond it. Blocks
  // count from sample 0 of the line, so that what is worked out of a sample is the same in every copy.
  const int block = static_cast<int>(ways);
  for (std::size_t begin = 0; begin < stride_ * samples;) {
    std::size_t end = begin + 1;
    if (block > 0) {
      const int at = first_ + static_cast<int>(begin / stride_);
      const double border = (at - ((at % block) + block) % block + block) * length_;
      end = static_cast<std::size_t>(std::ranges::lower_bound(distances_, border) - distances_.begin());
      lookWithin(begin, end);
    }
    lookBeyond(begin, end, distance);
    begin = (end + stride_ - 1) / stride_ * stride_;
  }
  return steepest_;
}

void LatticeLine::lookWithin(std::size_t begin, std::size_t end) {
  hull_.clear();
  for (std::size_t i = end; i-- > begin;) {
    if (heights_[i] == kNone) continue;
    double steepest = kNone;
    while (!hull_.empty()) {
      steepest = rise(i, hull_.back().at);
      if (hull_.size() == 1 || steepest > hull_.back().rise) break;
      hull_.pop_back();
    }
    if (i % stride_ == 0 && i / stride_ < steepest_.size()) steepest_[i / stride_] = steepest;
    hull_.push_back({i, steepest});
  }
}

void LatticeLine::lookBeyond(std::size_t begin, std::size_t end, double distance) {
  hull_.clear();
  std::size_t next = end;
  for (std::size_t i = begin; i < std::min(end, stride_ * steepest_.size()); i += stride_) {
    for (; next < heights_.size() && distances_[next] - distances_[i] <= distance; ++next) {
      if (heights_[next] == kNone) continue;
      double here = kNone;
      while (!hull_.empty()) {
        here = rise(hull_.back().at, next);
        if (hull_.size() == 1 || here < hull_.back().rise) break;
        hull_.pop_back();
      }
      hull_.push_back({next, here});
    }
    if (hull_.empty() || heights_[i] == kNone) continue;
    // From corner to corner the rise from here grows up to the horizon, and falls beyond it.
    std::size_t horizon = 0, last = hull_.size() - 1;
    while (horizon < last) {
      const std::size_t middle = (horizon + last) / 2;
      if (rise(i, hull_[middle].at) <= hull_[middle + 1].rise)
        horizon = middle + 1;
      else
        last = middle;
    }
    double& steepest = steepest_[i / stride_];
    steepest = std::max(steepest, rise(i, hull_[horizon].at));
  }
}

}  // namespace scarp
