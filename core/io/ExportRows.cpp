#include "core/io/ExportRows.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace scarp {

void ExportRows::metres(int fileRow, std::span<float> out) const {
  const int row = order_ == RowOrder::NorthFirst ? fileRow : rows() - 1 - fileRow;
  terrain_.heights.read({0, row, columns(), row + 1}, out);
}

void ExportRows::stored(int fileRow, std::span<float> out) const {
  metres(fileRow, out);
  if (metresPerUnit_ == 1.0) return;
  std::ranges::transform(out, out.begin(), [this](float h) {
    return static_cast<float>(static_cast<double>(h) / metresPerUnit_);
  });
}

void ExportRows::storedWide(int fileRow, std::span<double> out) const {
  std::vector<float> heights(static_cast<std::size_t>(columns()));
  metres(fileRow, heights);
  std::ranges::transform(heights, out.begin(),
                         [this](float h) { return static_cast<double>(h) / metresPerUnit_; });
}

void ExportRows::steps(int fileRow, const Quantisation& quantisation, std::span<std::uint16_t> out) const {
  std::vector<float> heights(static_cast<std::size_t>(columns()));
  metres(fileRow, heights);
  std::ranges::transform(heights, out.begin(), [&](float h) { return quantisation.step(h); });
}

HeightSummary summarise(const HeightRaster& heights) {
  HeightSummary summary{std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity(), 0};
  std::vector<float> line(static_cast<std::size_t>(heights.columns()));
  for (int row = 0; row < heights.rows(); ++row) {
    heights.read({0, row, heights.columns(), row + 1}, line);
    for (const float h : line) {
      if (std::isnan(h)) {
        ++summary.holes;
        continue;
      }
      summary.min = std::min(summary.min, static_cast<double>(h));
      summary.max = std::max(summary.max, static_cast<double>(h));
    }
  }
  if (summary.min > summary.max) summary.min = summary.max = 0.0;
  return summary;
}

}  // namespace scarp
