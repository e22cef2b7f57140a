#include "core/terrain/GroundOverview.h"

#include <limits>

#include "core/terrain/Surface.h"

namespace scarp {

namespace {

int over(int a, int b) { return (a + b - 1) / b; }

}  // namespace

GroundOverview::GroundOverview(const HeightRaster& heights, int mostSamples) {
  EXPECTS(mostSamples >= 1 && heights.columns() >= 2 && heights.rows() >= 2);
  stride_ = over(std::max(heights.columns(), heights.rows()) - 1, mostSamples);
  columns_ = over(heights.columns() - 1, stride_);
  rows_ = over(heights.rows() - 1, stride_);
  samples_.resize(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_));
  refresh(heights, heights.rect());
}

int GroundOverview::middle(int block, int samples) const {
  const int at = std::min(block * stride_ + stride_ / 2, samples - 2);
  return coarse() ? at - at % (stride_ >= 2 * kFarStep ? kFarStep : kCoarseStep) : at;
}

GridRect GroundOverview::refresh(const HeightRaster& heights, const GridRect& changed) {
  // A sample is a corner of the cells before it, too.
  const GridRect samples = changed.grownTowardOrigin(1).intersected(heights.rect());
  if (samples.empty()) return {};
  const GridRect blocks = GridRect{samples.column0 / stride_, samples.row0 / stride_,
                                   (samples.column1 - 1) / stride_ + 1, (samples.row1 - 1) / stride_ + 1}
                              .intersected(rect());
  const int first = middle(blocks.column0, heights.columns()),
            end = middle(blocks.column1 - 1, heights.columns()) + 2;
  const auto width = static_cast<std::size_t>(end - first);
  std::vector<float> upper(coarse() ? 0 : width), lower(upper.size());
  for (int row = blocks.row0; row < blocks.row1; ++row) {
    const int r = middle(row, heights.rows());
    if (!coarse()) {
      heights.read({first, r, end, r + 1}, upper);
      heights.read({first, r + 1, end, r + 2}, lower);
    }
    for (int column = blocks.column0; column < blocks.column1; ++column) {
      const int c = middle(column, heights.columns());
      float& sample = samples_[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
                               static_cast<std::size_t>(column)];
      if (coarse()) {
        sample = heights.at(c, r);
        continue;
      }
      const auto i = static_cast<std::size_t>(c - first);
      const CellHeights cell{upper[i], upper[i + 1], lower[i], lower[i + 1]};
      sample = cell.hole() ? std::numeric_limits<float>::quiet_NaN() : upper[i];
    }
  }
  return blocks;
}

}  // namespace scarp
