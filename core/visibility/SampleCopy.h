#pragma once

#include <vector>

#include "core/terrain/TiledRaster.h"

namespace scarp {

/// A copy of a rectangle of samples that is quick to look into.
class SampleCopy {
 public:
  /// rect lies in the raster.
  SampleCopy(const HeightRaster& heights, const GridRect& rect);

  [[nodiscard]] const GridRect& rect() const { return rect_; }
  [[nodiscard]] bool hasHoles() const { return hasHoles_; }
  [[nodiscard]] float at(int column, int row) const {
    return samples_[static_cast<std::size_t>(row - rect_.row0) * width_ +
                    static_cast<std::size_t>(column - rect_.column0)];
  }
  /// Whether a cell within the rectangle is ground.
  [[nodiscard]] bool isGround(int column, int row) const;

 private:
  GridRect rect_;
  std::size_t width_;
  std::vector<float> samples_;
  bool hasHoles_;
};

}  // namespace scarp
