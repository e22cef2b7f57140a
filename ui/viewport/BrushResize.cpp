#include "ui/viewport/BrushResize.h"

#include <algorithm>
#include <cmath>

namespace scarp {

namespace {
constexpr double kPixelsToDouble = 120.0;
constexpr double kPixelsToWholeRadius = 240.0;
constexpr double kLargestInner = 0.99;
}  // namespace

BrushSettings BrushResize::at(Vec2 position) const {
  BrushSettings brush = start_;
  const Vec2 moved = position - from_;
  brush.radius = std::clamp(start_.radius * std::exp2(moved.x() / kPixelsToDouble), 1e-3, 1e7);
  brush.innerRadius =
      std::clamp(start_.innerRadius - moved.y() / kPixelsToWholeRadius, 0.0, kLargestInner);
  return brush;
}

}  // namespace scarp
