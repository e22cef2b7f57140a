#pragma once

#include "core/operation/Reshape.h"
#include "core/terrain/HeightPlane.h"

namespace scarp {

/// How an axis of samples is made of another: weights of a run of old samples for each new one.
class ResampleAxis {
 public:
  /// The first and the last of `from` samples become the first and the last of `to`, both ≥ 2.
  ResampleAxis(int from, int to, ResampleMethod method);

  struct Tap {
    int first, count;      ///< Old samples.
    int nearest;           ///< The old sample that is nearest; of two the later.
    const float* weights;  ///< Their sum is 1.
  };
  [[nodiscard]] int size() const { return static_cast<int>(firsts_.size()); }
  [[nodiscard]] Tap tap(int index) const {
    const auto i = static_cast<std::size_t>(index);
    return {firsts_[i], counts_[i], nearest_[i], weights_.data() + starts_[i]};
  }

 private:
  std::vector<int> firsts_, counts_, nearest_;
  std::vector<std::size_t> starts_;
  std::vector<float> weights_;
};

/// The rows [row0, row1) of a raster's samples by the axes; nothing where `progress` says stop. Takes memory
/// for those rows and the old ones of which they are made. The bits do not depend on how the rows are parted.
[[nodiscard]] std::optional<HeightPlane> resampled(const HeightRaster& raster, const ResampleAxis& columns,
                                                   const ResampleAxis& rows, int row0, int row1,
                                                   const Progress& progress = {});

}  // namespace scarp
