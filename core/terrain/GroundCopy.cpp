#include "core/terrain/GroundCopy.h"

#include <algorithm>
#include <cstring>
#include <limits>

#include "core/base/Parallel.h"

namespace scarp {

namespace {

constexpr float kNone = std::numeric_limits<float>::quiet_NaN();
constexpr long long kParallelFrom = 16 * 1024;  ///< Samples.

using Four [[gnu::vector_size(16)]] = float;

/// What each of four samples weighs, at t in 0…1 from the second to the third.
[[gnu::always_inline]] inline void cubicWeights(float t, Four& weights) {
  const Four at{0.0F, 1.0F, 0.0F, 0.0F}, linear{-0.5F, 0.0F, 0.5F, 0.0F};
  const Four square{1.0F, -2.5F, 2.0F, -0.5F}, cube{-0.5F, 1.5F, -1.5F, 0.5F};
  weights = at + t * (linear + t * (square + t * cube));
}

/// The whole number below.
int floored(double x) {
  const int toZero = static_cast<int>(x);
  return x < toZero ? toZero - 1 : toZero;
}

}  // namespace

GroundCopy::GroundCopy(const HeightRaster& heights, const GridRect& rect)
    : rect_(rect), samples_(static_cast<std::size_t>(rect.area())) {
  const int width = rect.width();
  forRows(rect.height(), rect.area(), [&](int i) {
    copyRow(heights, rect.row0 + i, rect.column0, width, samples_.data() + std::ptrdiff_t{i} * width);
  });
}

float GroundCopy::at(double column, double row) const {
  if (!(column >= rect_.column0 + 1 && column < rect_.column1 - 2 && row >= rect_.row0 + 1 &&
        row < rect_.row1 - 2))
    return kNone;
  const int left = floored(column), top = floored(row);
  const auto u = static_cast<float>(column - left), v = static_cast<float>(row - top);
  const std::ptrdiff_t width = rect_.width();
  const float* const corner = this->row(top - 1) + (left - 1 - rect_.column0);
  if (u == 0.0F && v == 0.0F) return corner[width + 1];
  Four along, down, rows[4];
  cubicWeights(u, along);
  cubicWeights(v, down);
  for (int r = 0; r < 4; ++r) std::memcpy(&rows[r], corner + r * width, sizeof rows[r]);
  const Four sums =
      along * ((down[0] * rows[0] + down[1] * rows[1]) + (down[2] * rows[2] + down[3] * rows[3]));
  return (sums[0] + sums[1]) + (sums[2] + sums[3]);
}

void copyRow(const HeightRaster& heights, int row, int column, int count, float* out) {
  const GridRect inside = GridRect{column, row, column + count, row + 1}.intersected(heights.rect());
  if (inside.empty()) {
    std::fill_n(out, count, kNone);
    return;
  }
  const int left = inside.column0 - column;
  std::fill_n(out, left, kNone);
  heights.read(inside, {out + left, static_cast<std::size_t>(inside.width())});
  std::fill(out + left + inside.width(), out + count, kNone);
}

void forRows(int rows, long long area, const std::function<void(int)>& body) {
  if (area < kParallelFrom) {
    for (int i = 0; i < rows; ++i) body(i);
  } else {
    parallelFor(static_cast<std::size_t>(rows), [&](std::size_t i) { body(static_cast<int>(i)); });
  }
}

}  // namespace scarp
