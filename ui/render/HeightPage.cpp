#include "ui/render/HeightPage.h"

#include <array>

namespace scarp {

namespace {

/// How many of a page's positions along an axis stand before a sample.
int positionsBefore(int sample, int level, int page, int count) {
  const auto at = [&](int k) { return pageSampleAt(level, page, k - kPageApron, count); };
  int low = 0, high = kPageSide;
  while (low < high) {
    const int middle = (low + high) / 2;
    (at(middle) < sample ? low : high) = at(middle) < sample ? middle + 1 : middle;
  }
  return low;
}

}  // namespace

GridRect partShowing(const PageId& page, const GridRect& samples, const GridFrame& frame) {
  const auto across = [&](int column) {
    return positionsBefore(column, page.level, page.column, frame.columns);
  };
  const auto down = [&](int row) { return positionsBefore(row, page.level, page.row, frame.rows); };
  return {across(samples.column0), down(samples.row0), across(samples.column1), down(samples.row1)};
}

bool TileUploader::upload(int slot, const PageId& page, const GridRect& part, const HeightRaster& heights) {
  samples_.clear();
  std::array<int, kPageSide> columns{};
  for (int k = part.column0; k < part.column1; ++k)
    columns[static_cast<std::size_t>(k)] =
        pageSampleAt(page.level, page.column, k - kPageApron, heights.columns());
  float sum = 0.0F;  // NaN as soon as one sample is.
  for (int j = part.row0; j < part.row1; ++j) {
    const int row = pageSampleAt(page.level, page.row, j - kPageApron, heights.rows());
    for (int k = part.column0; k < part.column1; ++k) {
      samples_.push_back(heights.at(columns[static_cast<std::size_t>(k)], row));
      sum += samples_.back() * 0.0F;
    }
  }
  sink_.upload(slot, page, part, samples_);
  return !(sum == sum);
}

}  // namespace scarp
