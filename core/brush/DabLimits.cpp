#include "core/brush/DabLimits.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <span>
#include <vector>

#include "core/base/Clones.h"
#include "core/base/Parallel.h"
#include "core/brush/SlopeLimit.h"

namespace scarp {

namespace {

double tangent(double degrees) { return std::tan(degrees * std::numbers::pi / 180.0); }

/// The nearest float that is not below, or not above.
float upwards(double value) {
  const auto f = static_cast<float>(value);
  return f < value ? std::nextafter(f, std::numeric_limits<float>::infinity()) : f;
}
float downwards(double value) { return -upwards(-value); }

struct Band {
  float lowest, highest;
  bool mayRise, mayFall;
};

SCARP_CLONES void holdHeights(const float* before, int count, const Band& band, float* after) {
  for (int i = 0; i < count; ++i) {
    const float was = before[i];
    float h = after[i];
    h = h < band.lowest ? band.lowest : h > band.highest ? band.highest : h;
    h = (h > was && !band.mayRise) || (h < was && !band.mayFall) ? was : h;
    after[i] = was < band.lowest || was > band.highest ? was : h;
  }
}

/// The square of the slope along one axis, from the neighbours on both sides; NaN = none.
[[gnu::always_inline]] inline float slope2(float lower, float middle, float upper, float perStep) {
  const bool hasLower = lower == lower, hasUpper = upper == upper;
  const float rise = (hasUpper ? upper : middle) - (hasLower ? lower : middle);
  const float slope = rise * perStep * (hasLower && hasUpper ? 0.5F : 1.0F);
  return slope * slope;
}

struct SlopeBand {
  float least2, most2;  ///< Squares of tangents.
  float perColumn, perRow;
};

/// Puts back what is not on slopes within the band. above and below are rows beside before.
SCARP_CLONES void holdSlopes(const float* above, const float* before, const float* below, int count,
                             const SlopeBand& band, float* after) {
  for (int i = 0; i < count; ++i) {
    const float steepness = slope2(before[i - 1], before[i], before[i + 1], band.perColumn) +
                            slope2(above[i], before[i], below[i], band.perRow);
    // A hole's is NaN, which is within.
    after[i] = steepness < band.least2 || steepness > band.most2 ? before[i] : after[i];
  }
}

}  // namespace

DabLimits::DabLimits(const DabWork& work)
    : work_(work),
      wide_(work.rect.grown(1)),
      before_(std::make_unique_for_overwrite<float[]>(static_cast<std::size_t>(wide_.area()))),
      lowest_(upwards(work.settings.limits.lowest)),
      highest_(downwards(work.settings.limits.highest)) {
  const GridRect there = wide_.intersected(work.heights.rect());
  parallelFor(static_cast<std::size_t>(wide_.height()), [&](std::size_t i) {
    const int row = wide_.row0 + static_cast<int>(i);
    float* const first = &before_[at(wide_.column0, row)];
    if (there != wide_) std::fill_n(first, wide_.width(), std::numeric_limits<float>::quiet_NaN());
    if (row < there.row0 || row >= there.row1) return;
    work.heights.read({there.column0, row, there.column1, row + 1},
                      {first + (there.column0 - wide_.column0), static_cast<std::size_t>(there.width())});
  });
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
  const BrushLimits& limits = work_.settings.limits;
  const int stride = wide_.width();
  const float* const before = &before_[at(column, row)];
  holdHeights(before, count,
              {lowest_, highest_, limits.direction != Direction::Down, limits.direction != Direction::Up},
              heights);
  if (limits.leastSlope <= 0.0 && limits.mostSlope >= 90.0) return;
  const double least = tangent(limits.leastSlope), most = tangent(limits.mostSlope);
  holdSlopes(before - stride, before, before + stride, count,
             {static_cast<float>(least * least), static_cast<float>(most * most),
              static_cast<float>(1.0 / work_.frame.dx), static_cast<float>(1.0 / work_.frame.dy)},
             heights);
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
