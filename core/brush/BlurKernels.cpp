#include <algorithm>
#include <cmath>
#include <vector>

#include "core/brush/BoxBlur.h"
#include "core/brush/DabWeights.h"
#include "core/brush/DabWork.h"
#include "core/brush/RowOps.h"

namespace scarp {

namespace {

/// The blur that smoothing goes for: its width grows with the brush, so that a stroke of a large brush
/// takes away large features. As wide in metres down the map as across it.
BlurRadius blurRadius(const DabWork& work) {
  const auto samples = [&](double cell) {
    return static_cast<int>(std::clamp(std::round(work.dab.radius / (8.0 * cell)), 1.0, 64.0));
  };
  return {samples(work.frame.dx), samples(work.frame.dy)};
}

/// Details as high as this, metres, change by the brush's strength in a pass, and others in proportion:
/// only so is what goes up in one place what goes down in another. A quarter of the blur's radius is what
/// stands out of natural ground.
double detailHeight(const DabWork& work) {
  const BlurRadius radius = blurRadius(work);
  return 0.25 * std::min(radius.across * work.frame.dx, radius.down * work.frame.dy);
}

/// The ground blurred, as far as the dab reaches.
ScratchArray<float> blurredGround(const DabWork& work, const DabWeights& weights) {
  std::vector<ColumnSpan> wanted;
  for (int row = work.rect.row0; row < work.rect.row1; ++row) {
    const auto [from, to] = weights.reach(row, work.rect.column0, work.rect.column1);
    wanted.push_back({from - work.rect.column0, to - work.rect.column0});
  }
  return boxBlur(work.heights, work.rect, blurRadius(work), wanted);
}

/// The blurred heights of a run. Its rows are too far apart for the processor to foresee the next ones.
const float* blurredRow(const DabWork& work, const ScratchArray<float>& blurred, const DabRow& row) {
  constexpr int kAhead = 6, kLine = 16;
  const float* const first = &blurred[static_cast<std::size_t>(row.row - work.rect.row0) * work.rect.width() +
                                      (row.column - work.rect.column0)];
  for (int i = 0; i < row.count; i += kLine) __builtin_prefetch(first + kAhead * work.rect.width() + i);
  return first;
}

/// The heights of a rectangle that is at most one sample larger than the terrain. Beyond its sides the ground
/// goes on straight.
ScratchArray<float> continuedGround(const HeightRaster& heights, const GridRect& rect) {
  const GridRect there = rect.intersected(heights.rect());
  const int stride = rect.width();
  ScratchArray<float> ground(static_cast<std::size_t>(rect.area()));
  const auto at = [&](int column, int row) -> float& {
    return ground[static_cast<std::size_t>(row - rect.row0) * stride +
                  static_cast<std::size_t>(column - rect.column0)];
  };
  for (int row = there.row0; row < there.row1; ++row)
    heights.read({there.column0, row, there.column1, row + 1},
                 {&at(there.column0, row), static_cast<std::size_t>(there.width())});
  const auto continued = [](float last, float behind) {
    return behind == behind ? 2.0F * last - behind : last;
  };
  for (int row = there.row0; row < there.row1; ++row) {
    const int inner = std::min(there.column0 + 1, there.column1 - 1),
              outer = std::max(there.column1 - 2, there.column0);
    if (rect.column0 < there.column0)
      at(rect.column0, row) = continued(at(there.column0, row), at(inner, row));
    if (rect.column1 > there.column1)
      at(there.column1, row) = continued(at(there.column1 - 1, row), at(outer, row));
  }
  for (int column = rect.column0; column < rect.column1; ++column) {
    const int inner = std::min(there.row0 + 1, there.row1 - 1), outer = std::max(there.row1 - 2, there.row0);
    if (rect.row0 < there.row0) at(column, rect.row0) = continued(at(column, there.row0), at(column, inner));
    if (rect.row1 > there.row1)
      at(column, there.row1) = continued(at(column, there.row1 - 1), at(column, outer));
  }
  return ground;
}

}  // namespace

// Towards the mean of the surroundings, or away from it. A detail as high as a quarter of the blur's radius
// changes by about the brush's amount, and others in proportion, so that the mean stays.

void smoothDab(const DabWork& work) {
  // Whatever the spacing, a pass leaves e^(−strength/detail) of a detail, and never less than 45 %: more at
  // once, and it would matter how many dabs a pass has.
  const double scale = std::max(detailHeight(work), 1.25 * work.settings.strength);
  const auto perMetre = static_cast<float>(-std::expm1(-work.dab.amount / scale) / work.dab.amount);
  const DabWeights weights(work.dab, work.settings, work.frame);
  const ScratchArray<float> blurred = blurredGround(work, weights);
  forEachRow(work, weights,
             [&](const DabRow& row) { fractionRow(row, blurredRow(work, blurred, row), perMetre); });
}

/// By no more than the amount, and not where ground is steeper than 60°, so that nothing becomes a spike.
void sharpenDab(const DabWork& work) {
  // A pass makes details up to 1.65 times as high, and no dab more than half as high again.
  const double rate = work.dab.amount / std::max(detailHeight(work), 2.0 * work.settings.strength);
  const double perMetre = std::min(std::expm1(rate), 0.5) / work.dab.amount;
  const DabWeights weights(work.dab, work.settings, work.frame);
  const ScratchArray<float> blurred = blurredGround(work, weights);
  const GridRect wide = work.rect.grown(1);
  const int stride = wide.width();
  const ScratchArray<float> before = continuedGround(work.heights, wide);
  forEachRow(work, weights, [&](const DabRow& row) {
    const auto r = static_cast<std::size_t>(row.row - work.rect.row0);
    const auto c = static_cast<std::size_t>(row.column - work.rect.column0);
    float factors[HeightRaster::tileSize];
    detailRow(&before[(r + 1) * stride + c + 1], stride, blurredRow(work, blurred, row), row.count,
              static_cast<float>(1.0 / work.frame.dx), static_cast<float>(1.0 / work.frame.dy), factors);
    clampToOne(factors, row.count, static_cast<float>(perMetre));
    addRow(row, factors);
  });
}

}  // namespace scarp
