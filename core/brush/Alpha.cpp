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
