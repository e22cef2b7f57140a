#include "core/brush/AlphaLibrary.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <mutex>
#include <vector>

#include "core/base/ReproducibleMath.h"
#include "core/brush/AlphaShapes.h"

namespace scarp {

namespace {

constexpr int kSide = 256;

double fade(double distance, double from) {
  if (from >= 1.0) return 1.0;
  const double t = std::clamp((distance - from) / (1.0 - from), 0.0, 1.0);
  return 1.0 - t * t * (3.0 - 2.0 * t);
}

AlphaPtr make(const AlphaShape& shape) {
  auto alpha = std::make_shared<Alpha>();
  alpha->name = shape.name;
  alpha->columns = alpha->rows = kSide;
  std::vector<double> heights, covers;
  double low = 1e300, high = -1e300;
  for (int row = 0; row < kSide; ++row)
    for (int column = 0; column < kSide; ++column) {
      const double x = (2.0 * column + 1.0) / kSide - 1.0, y = 1.0 - (2.0 * row + 1.0) / kSide;
      const double distance = reproducible::hypot(x, y);
      heights.push_back(shape.height(x, y));
      covers.push_back(distance < 1.0 ? fade(distance, shape.fadeFrom) : 0.0);
      // By what shows: what the rim fades away need not fit.
      if (covers.back() < 0.5) continue;
      low = std::min(low, heights.back());
      high = std::max(high, heights.back());
    }
  for (std::size_t i = 0; i < heights.size(); ++i)
    alpha->values.push_back(
        static_cast<float>(covers[i] * std::clamp((heights[i] - low) / (high - low), 0.0, 1.0)));
  return alpha;
}

}  // namespace

std::span<const std::string_view> alphaNames() {
  static const std::vector<std::string_view> names = [] {
    std::vector<std::string_view> all;
    for (const AlphaShape& shape : alphaShapes()) all.push_back(shape.name);
    return all;
  }();
  return names;
}

AlphaPtr builtInAlpha(std::string_view name) {
  static std::mutex busy;
  static std::vector<AlphaPtr> made(alphaShapes().size());
  const auto shapes = alphaShapes();
  const auto found = std::ranges::find(shapes, name, &AlphaShape::name);
  if (found == shapes.end()) return nullptr;
  const std::lock_guard lock(busy);
  AlphaPtr& alpha = made[static_cast<std::size_t>(found - shapes.begin())];
  if (!alpha) alpha = make(*found);
  return alpha;
}

}  // namespace scarp
