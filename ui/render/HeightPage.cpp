#include "ui/render/HeightPage.h"

#include <array>

namespace scarp {

namespace {

/// Whether one of the page's sample positions along an axis lies in [begin, end).
bool axisTouches(int level, int page, int count, int begin, int end) {
  const int first = pageSampleAt(level, page, -kPageApron, count);
  const int last = pageSampleAt(level, page, kPageSamples + kPageApron - 1, count);
  if (end <= first || begin > last) return false;
  const int stride = 1 << level;
  const int next = ((std::max(begin, first) + stride - 1) >> level) << level;
  return next < end || (last == count - 1 && end == count);
}

}  // namespace

bool pageTouches(const PageId& page, const GridRect& samples, const GridFrame& frame) {
  return axisTouches(page.level, page.column, frame.columns, samples.column0, samples.column1) &&
         axisTouches(page.level, page.row, frame.rows, samples.row0, samples.row1);
}

bool TileUploader::upload(int slot, const PageId& page, const HeightRaster& heights) {
  std::array<int, kPageSide> columns{};
  for (int k = 0; k < kPageSide; ++k)
    columns[static_cast<std::size_t>(k)] =
        pageSampleAt(page.level, page.column, k - kPageApron, heights.columns());
  float sum = 0.0F;  // NaN as soon as one sample is.
  float* out = samples_.data();
  for (int j = 0; j < kPageSide; ++j) {
    const int row = pageSampleAt(page.level, page.row, j - kPageApron, heights.rows());
    const bool own = j >= kPageApron && j < kPageSide - kPageApron;
    for (int k = 0; k < kPageSide; ++k) {
      const float height = heights.at(columns[static_cast<std::size_t>(k)], row);
      *out++ = height;
      if (own && k >= kPageApron && k < kPageSide - kPageApron) sum += height * 0.0F;
    }
  }
  sink_.upload(slot, page, samples_);
  return !(sum == sum);
}

}  // namespace scarp
