#include "core/brush/GroundCopy.h"

#include <cmath>
#include <limits>

#include "core/base/Parallel.h"

namespace scarp {

namespace {

constexpr float kNone = std::numeric_limits<float>::quiet_NaN();
constexpr long long kParallelFrom = 16 * 1024;  ///< Samples.

struct CubicWeights {
  float before, at, after, beyond;

  /// t in 0…1 from the second of four samples to the third.
  explicit CubicWeights(float t)
      : before(0.5F * t * (t * (2.0F - t) - 1.0F)),
        at(1.0F + 0.5F * t * t * (3.0F * t - 5.0F)),
        after(0.5F * t * (1.0F + t * (4.0F - 3.0F * t))),
        beyond(0.5F * t * t * (t - 1.0F)) {}

  [[nodiscard]] float across(const float* s) const {
    return before * s[0] + at * s[1] + after * s[2] + beyond * s[3];
  }
};

}  // namespace

GroundCopy::GroundCopy(const HeightRaster& heights, const GridRect& rect)
    : rect_(rect), samples_(static_cast<std::size_t>(rect.area())) {
  const GridRect inside = rect.intersected(heights.rect());
  const auto width = static_cast<std::size_t>(rect.width());
  forRows(rect.height(), rect.area(), [&](int i) {
    float* const out = samples_.data() + static_cast<std::size_t>(i) * width;
    const int row = rect.row0 + i;
    if (inside.empty() || row < inside.row0 || row >= inside.row1) {
      std::fill_n(out, width, kNone);
      return;
    }
    const int left = inside.column0 - rect.column0, right = rect.column1 - inside.column1;
    std::fill_n(out, left, kNone);
    heights.read({inside.column0, row, inside.column1, row + 1},
                 {out + left, static_cast<std::size_t>(inside.width())});
    std::fill_n(out + width - static_cast<std::size_t>(right), right, kNone);
  });
}

float GroundCopy::at(double column, double row) const {
  const double left = std::floor(column), top = std::floor(row);
  if (!(left > rect_.column0 && left + 2.0 < rect_.column1 && top > rect_.row0 && top + 2.0 < rect_.row1))
    return kNone;
  const auto u = static_cast<float>(column - left), v = static_cast<float>(row - top);
  const std::ptrdiff_t width = rect_.width();
  const float* const corner =
      this->row(static_cast<int>(top) - 1) + (static_cast<int>(left) - 1 - rect_.column0);
  const float middle = corner[width + 1];
  if (u == 0.0F && v == 0.0F) return middle;
  const CubicWeights along(u), down(v);
  return down.before * along.across(corner) + down.at * along.across(corner + width) +
         down.after * along.across(corner + 2 * width) + down.beyond * along.across(corner + 3 * width);
}

void forRows(int rows, long long area, const std::function<void(int)>& body) {
  if (area < kParallelFrom) {
    for (int i = 0; i < rows; ++i) body(i);
  } else {
    parallelFor(static_cast<std::size_t>(rows), [&](std::size_t i) { body(static_cast<int>(i)); });
  }
}

}  // namespace scarp
