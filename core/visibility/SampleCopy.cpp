#include "core/visibility/SampleCopy.h"

#include <algorithm>
#include <cmath>

namespace scarp {

SampleCopy::SampleCopy(const HeightRaster& heights, const GridRect& rect)
    : rect_(rect),
      width_(static_cast<std::size_t>(rect.width())),
      samples_(static_cast<std::size_t>(rect.area())) {
  heights.read(rect, samples_);
  hasHoles_ = std::ranges::any_of(samples_, [](float height) { return std::isnan(height); });
}

bool SampleCopy::isGround(int column, int row) const {
  if (column < rect_.column0 || row < rect_.row0 || column + 1 >= rect_.column1 || row + 1 >= rect_.row1)
    return false;
  return !std::isnan(at(column, row) + at(column + 1, row) + at(column, row + 1) + at(column + 1, row + 1));
}

}  // namespace scarp
