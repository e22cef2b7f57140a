#include "core/brush/DabLimits.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <span>
#include <vector>

#include "core/base/Parallel.h"
#include "core/base/ReproducibleMath.h"
#include "core/brush/SlopeLimit.h"

namespace scarp {

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
