#include "core/brush/Alpha.h"

#include <algorithm>
#include <cmath>
#include <mutex>
#include <utility>

namespace scarp {

double Alpha::at(double x, double y) const {
  if (!(std::abs(x) <= 1.0 && std::abs(y) <= 1.0)) return 0.0;
  const double column = std::clamp(0.5 * (x + 1.0) * columns - 0.5, 0.0, columns - 1.0);
  const double row = std::clamp(0.5 * (1.0 - y) * rows - 0.5, 0.0, rows - 1.0);
  const int left = static_cast<int>(column), top = static_cast<int>(row);
  const int right = std::min(left + 1, columns - 1), bottom = std::min(top + 1, rows - 1);
  const double u = column - left, v = row - top;
  const auto value = [this](int c, int r) {
    return double(values[static_cast<std::size_t>(r) * static_cast<std::size_t>(columns) +
                         static_cast<std::size_t>(c)]);
  };
  const double upper = value(left, top) + u * (value(right, top) - value(left, top));
  const double lower = value(left, bottom) + u * (value(right, bottom) - value(left, bottom));
  return upper + v * (lower - upper);
}

Alpha reduced(const Alpha& alpha, int side) {
  const int by = (std::max(alpha.columns, alpha.rows) + side - 1) / side;
  if (by <= 1) return alpha;
  Alpha small = alpha;
  small.columns = (alpha.columns + by - 1) / by;
  small.rows = (alpha.rows + by - 1) / by;
  small.values.clear();
  for (int row = 0; row < small.rows; ++row)
    for (int column = 0; column < small.columns; ++column) {
      const int right = std::min((column + 1) * by, alpha.columns),
                bottom = std::min((row + 1) * by, alpha.rows);
      double sum = 0.0, count = 0.0;
      for (int r = row * by; r < bottom; ++r)
        for (int c = column * by; c < right; ++c, count += 1.0)
          sum += static_cast<double>(
              alpha.values[static_cast<std::size_t>(r) * static_cast<std::size_t>(alpha.columns) +
                           static_cast<std::size_t>(c)]);
      small.values.push_back(static_cast<float>(sum / count));
    }
  return small;
}

AlphaPtr sharedAlpha(Alpha alpha) {
  static std::mutex busy;
  static std::vector<std::weak_ptr<const Alpha>> held;
  const std::lock_guard lock(busy);
  std::erase_if(held, [](const auto& each) { return each.expired(); });
  for (const auto& each : held)
    if (AlphaPtr same = each.lock(); same && *same == alpha) return same;
  AlphaPtr made = std::make_shared<const Alpha>(std::move(alpha));
  held.push_back(made);
  return made;
}

}  // namespace scarp
