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
  return coarse() ? at - at % kCoarseStep : at;
}

GridRect GroundOverview::refresh(const HeightRaster& heights, const GridRect& changed) {
  // A sample is a corner of the cells before it, too.
  const GridRect samples = changed.grownTowardOrigin(1).intersected(heights.rect());
  if (samples.empty()) return {};
  const GridRect blocks = GridRect{samples.column0 / stride_, samples.row0 / stride_,
                                   (samples.column1 - 1) / stride_ + 1, (samples.row1 - 1) / stride_ + 1}
                              .intersected(rect());
  for (int row = blocks.row0; row < blocks.row1; ++row)
    for (int column = blocks.column0; column < blocks.column1; ++column) {
      const int c = middle(column, heights.columns()), r = middle(row, heights.rows());
      const bool hole = !coarse() && cellHeights(heights, c, r).hole();
      samples_[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
               static_cast<std::size_t>(column)] =
          hole ? std::numeric_limits<float>::quiet_NaN() : heights.at(c, r);
    }
  return blocks;
}

}  // namespace scarp
