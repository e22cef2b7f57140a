#include "core/brush/BoxBlur.h"

#include <cmath>
#include <limits>

#include "core/base/Parallel.h"

namespace scarp {

namespace {

/// Running means along `count` samples that stand `stride` apart; in and out may not overlap.
void runningMean(const float* in, float* out, int count, std::ptrdiff_t stride, int radius) {
  double sum = 0.0;
  int finite = 0;
  const auto add = [&](int i, double sign, int one) {
    const float value = in[i * stride];
    if (std::isnan(value)) return;
    sum += sign * value;
    finite += one;
  };
  for (int i = 0; i < std::min(radius, count); ++i) add(i, 1.0, 1);
  for (int i = 0; i < count; ++i) {
    if (i + radius < count) add(i + radius, 1.0, 1);
    if (i - radius - 1 >= 0) add(i - radius - 1, -1.0, -1);
    out[i * stride] = finite > 0 ? static_cast<float>(sum / finite) : std::numeric_limits<float>::quiet_NaN();
  }
}

}  // namespace

std::vector<float> boxBlur(const HeightRaster& heights, const GridRect& rect, int radius) {
  EXPECTS(radius >= 1);
  const GridRect wide = rect.grown(2 * radius).intersected(heights.rect());
  const int width = wide.width(), height = wide.height();
  std::vector<float> a(static_cast<std::size_t>(wide.area())), b(a.size());
  heights.read(wide, a);
  const auto rowStart = [&](std::size_t row) { return row * static_cast<std::size_t>(width); };
  for (int pass = 0; pass < 2; ++pass) {
    parallelFor(static_cast<std::size_t>(height), [&](std::size_t row) {
      runningMean(&a[rowStart(row)], &b[rowStart(row)], width, 1, radius);
    });
    parallelFor(static_cast<std::size_t>(width),
                [&](std::size_t column) { runningMean(&b[column], &a[column], height, width, radius); });
  }
  std::vector<float> out(static_cast<std::size_t>(rect.area()));
  for (int row = 0; row < rect.height(); ++row)
    std::copy_n(
        &a[rowStart(static_cast<std::size_t>(row + rect.row0 - wide.row0)) + (rect.column0 - wide.column0)],
        rect.width(), &out[static_cast<std::size_t>(row) * rect.width()]);
  return out;
}

}  // namespace scarp
