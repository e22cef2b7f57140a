#pragma once

#include <functional>

#include "core/memory/Scratch.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// Heights copied out of a terrain, so that a kernel can look at them while it writes. The rectangle may
/// reach beyond the terrain, where there is NaN.
class GroundCopy {
 public:
  GroundCopy(const HeightRaster& heights, const GridRect& rect);

  [[nodiscard]] const GridRect& rect() const { return rect_; }
  /// The samples of a row of rect, from its first column on.
  [[nodiscard]] const float* row(int row) const {
    return samples_.data() + static_cast<std::ptrdiff_t>(row - rect_.row0) * rect_.width();
  }
  /// Catmull–Rom through the samples around a grid position (Keys 1981), as exact as they are where it is on
  /// one. NaN where one of the sixteen is a hole or not of the copy.
  [[nodiscard]] float at(double column, double row) const;

 private:
  GridRect rect_;
  ScratchArray<float> samples_;
};

/// Copies `count` samples of a row from a column on; NaN where they are off the terrain.
void copyRow(const HeightRaster& heights, int row, int column, int count, float* out);

/// body(i) for each of `rows` rows, on several threads where `area` samples are worth it.
void forRows(int rows, long long area, const std::function<void(int)>& body);

}  // namespace scarp
