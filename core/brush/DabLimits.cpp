#include "core/brush/DabLimits.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <vector>

#include "core/base/Contract.h"
#include "core/base/Parallel.h"
#include "core/base/ReproducibleMath.h"

namespace scarp {

namespace {

constexpr float kNone = std::numeric_limits<float>::infinity();
/// Samples around a grid that are nothing, so that the loops need no borders.
constexpr int kLimitRim = 2;

/// Heights with a rim, and the lower envelope that is made of them.
struct Grid {
  int columns, rows, stride;
  std::vector<float> heights;

  Grid(int columnCount, int rowCount)
      : columns(columnCount),
        rows(rowCount),
        stride(columnCount + 2 * kLimitRim),
        heights(static_cast<std::size_t>(stride) * (rowCount + 2 * kLimitRim), kNone) {}
  [[nodiscard]] float* row(int r) { return &heights[static_cast<std::size_t>(r + kLimitRim) * stride + kLimitRim]; }
};

bool lowerAlong(float* row, int step, int count, float rise) {
  bool lowered = false;
  for (int n = 1; n < count; ++n, row += step) {
    const float allowed = row[0] + rise;
    if (!(row[step] < kNone) || row[step] <= allowed) continue;
    row[step] = allowed;
    lowered = true;
  }
  return lowered;
}

/// The highest ground below the heights that keeps the limit everywhere. Two sweeps find it (the chamfer of
/// Rosenfeld & Pfaltz 1966) where no hole is in the way; what lies behind holes takes more, each of which
/// goes round one more corner.
void lowerToEnvelope(Grid& grid, const SlopeRises& rises) {
  const int last = grid.columns - 1;
  for (bool lowered = true; lowered;) {
    lowered = false;
    for (int r = 0; r < grid.rows; ++r) {
      lowered |= lowerFromRows(grid.row(r), -grid.stride, grid.columns, rises);
      lowered |= lowerAlong(grid.row(r), 1, grid.columns, rises.beside);
    }
    for (int r = grid.rows - 1; r >= 0; --r) {
      lowered |= lowerFromRows(grid.row(r), grid.stride, grid.columns, rises);
      lowered |= lowerAlong(grid.row(r) + last, -1, grid.columns, rises.beside);
    }
  }
}

/// Takes back from rises: after = max(before, envelope of max(before, after)). Both keep to the limit or to
/// what was before, edge by edge, and so does the higher of them.
void limitRises(std::span<const float> before, std::span<float> after, int columns, const SlopeRises& rises) {
  const auto rose = [&](std::size_t i) { return after[i] > before[i]; };
  std::size_t first = 0;
  while (first < after.size() && !rose(first)) ++first;
  if (first == after.size()) return;

  Grid grid(columns, static_cast<int>(after.size() / static_cast<std::size_t>(columns)));
  for (int r = 0; r < grid.rows; ++r)
    for (int c = 0; c < columns; ++c) {
      const std::size_t i = static_cast<std::size_t>(r) * columns + c;
      if (std::isnan(after[i])) continue;
      grid.row(r)[c] = rose(i) || std::isnan(before[i]) ? after[i] : before[i];
    }
  lowerToEnvelope(grid, rises);
  for (int r = 0; r < grid.rows; ++r)
    for (int c = 0; c < columns; ++c) {
      const std::size_t i = static_cast<std::size_t>(r) * columns + c;
      if (rose(i)) after[i] = std::max(before[i], grid.row(r)[c]);
    }
}

}  // namespace

void limitSlopes(std::span<const float> before, std::span<float> after, int columns,
                 const SlopeLimit& limit) {
  EXPECTS(before.size() == after.size() && columns >= 1 && limit.steepest >= 0.0);
  const auto rise = [&](double x, double y) {
    return static_cast<float>(limit.steepest * reproducible::hypot(x * limit.dx, y * limit.dy));
  };
  const SlopeRises rises{rise(1, 0), rise(0, 1), rise(1, 1), rise(2, 1), rise(1, 2)};
  limitRises(before, after, columns, rises);
  bool falls = false;
  for (std::size_t i = 0; i < after.size(); ++i) falls |= after[i] < before[i];
  if (!falls) return;
  // What falls is what rises, upside down, from the ground that the rises have left.
  std::vector<float> base(before.size());
  for (std::size_t i = 0; i < base.size(); ++i) {
    base[i] = -(after[i] > before[i] ? after[i] : before[i]);
    after[i] = -after[i];
  }
  limitRises(base, after, columns, rises);
  for (float& h : after) h = -h;
}

namespace {

double tangent(double degrees) { return reproducible::tan(degrees * std::numbers::pi / 180.0); }

/// The nearest float that is not below, or not above.
float upwards(double value) {
  const auto f = static_cast<float>(value);
  return f < value ? std::nextafter(f, std::numeric_limits<float>::infinity()) : f;
}
float downwards(double value) { return -upwards(-value); }

SlopeBand bandOf(const BrushLimits& limits, const GridFrame& frame) {
  // Beyond what there is, so that the band does not fade there.
  const double least = limits.leastSlope > 0.0 ? tangent(limits.leastSlope) : -1e9;
  const double most = limits.mostSlope < 90.0 ? tangent(limits.mostSlope) : 1e9;
  const double fade = std::clamp(0.25 * (most - least), 1e-9, tangent(5.0));
  return {static_cast<float>(least),          static_cast<float>(most),
          static_cast<float>(1.0 / fade),     static_cast<float>(1.0 / frame.dx),
          static_cast<float>(1.0 / frame.dy), limits.leastSlope <= 0.0 && limits.mostSlope >= 90.0};
}

}  // namespace

DabLimits::DabLimits(const DabWork& work)
    : work_(work),
      wide_(work.rect.grown(1)),
      before_(groundOf(work.heights)),
      lowest_(upwards(work.settings.limits.lowest)),
      highest_(downwards(work.settings.limits.highest)),
      slopes_(bandOf(work.settings.limits, work.frame)) {
  if (!slopes_.all && work.ground.before) start_ = groundOf(*work.ground.before);
}

std::unique_ptr<float[]> DabLimits::groundOf(const HeightRaster& heights) const {
  auto ground = std::make_unique_for_overwrite<float[]>(static_cast<std::size_t>(wide_.area()));
  const GridRect there = wide_.intersected(heights.rect());
  parallelFor(static_cast<std::size_t>(wide_.height()), [&](std::size_t i) {
    const int row = wide_.row0 + static_cast<int>(i);
    float* const first = &ground[at(wide_.column0, row)];
    if (there != wide_) std::fill_n(first, wide_.width(), std::numeric_limits<float>::quiet_NaN());
    if (row < there.row0 || row >= there.row1) return;
    heights.read({there.column0, row, there.column1, row + 1},
                 {first + (there.column0 - wide_.column0), static_cast<std::size_t>(there.width())});
  });
  return ground;
}

std::size_t DabLimits::at(int column, int row) const {
  return static_cast<std::size_t>(row - wide_.row0) * wide_.width() +
         static_cast<std::size_t>(column - wide_.column0);
}

void DabLimits::hold() const {
  parallelFor(work_.loans.size(), [&](std::size_t i) {
    const TileLoan<float>& loan = work_.loans[i];
    for (int row = loan.rect.row0; row < loan.rect.row1; ++row)
      holdRow(row, loan.rect.column0, loan.rect.width(), loan.row(row));
  });
  if (work_.settings.limits.steepest < 90.0) holdSteepness();
}

void DabLimits::holdRow(int row, int column, int count, float* heights) const {
  const Direction direction = work_.settings.limits.direction;
  const std::size_t first = at(column, row);
  holdHeights(&before_[first], count,
              {lowest_, highest_, direction != Direction::Down, direction != Direction::Up}, heights);
  if (slopes_.all) return;
  const float* const ground = &(start_ ? start_ : before_)[first];
  const int stride = wide_.width();
  holdSlopes(ground - stride, ground, ground + stride, &before_[first], count, slopes_, heights);
}

void DabLimits::holdSteepness() const {
  const std::span<const float> before(before_.get(), static_cast<std::size_t>(wide_.area()));
  std::vector<float> after(before.begin(), before.end());
  const auto forEachLoanedRow = [&](const auto& copy) {
    for (const TileLoan<float>& loan : work_.loans)
      for (int row = loan.rect.row0; row < loan.rect.row1; ++row)
        copy(loan.row(row), &after[at(loan.rect.column0, row)], loan.rect.width());
  };
  forEachLoanedRow([](const float* loaned, float* row, int count) { std::copy_n(loaned, count, row); });
  limitSlopes(before, after, wide_.width(),
              {tangent(work_.settings.limits.steepest), work_.frame.dx, work_.frame.dy});
  forEachLoanedRow([](float* loaned, const float* row, int count) { std::copy_n(row, count, loaned); });
}

}  // namespace scarp
