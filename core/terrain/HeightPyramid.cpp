#include "core/terrain/HeightPyramid.h"

#include <limits>

#include "core/base/Parallel.h"

namespace scarp {

namespace {

constexpr HeightRange kEmpty{std::numeric_limits<float>::infinity(), -std::numeric_limits<float>::infinity()};

/// Written so that a NaN changes nothing.
void include(HeightRange& range, float height) {
  range.low = height < range.low ? height : range.low;
  range.high = height > range.high ? height : range.high;
}

HeightRange united(const HeightRange& a, const HeightRange& b) {
  return {std::min(a.low, b.low), std::max(a.high, b.high)};
}

int halfUp(int n) { return (n + 1) / 2; }

}  // namespace

HeightPyramid::HeightPyramid(const HeightRaster& heights) {
  EXPECTS(heights.columns() >= 2 && heights.rows() >= 2);
  int columns = (heights.columns() - 1 + cellsPerNode - 1) / cellsPerNode;
  int rows = (heights.rows() - 1 + cellsPerNode - 1) / cellsPerNode;
  for (;;) {
    levels_.push_back(
        {columns, rows, std::vector<HeightRange>(static_cast<std::size_t>(columns) * rows, kEmpty)});
    if (columns == 1 && rows == 1) break;
    columns = halfUp(columns);
    rows = halfUp(rows);
  }
  refresh(heights, heights.rect());
}

void HeightPyramid::refresh(const HeightRaster& heights, const GridRect& changedSamples) {
  // A sample bounds the cells before and behind it, so it counts in the nodes of both.
  const GridRect cells = changedSamples.intersected(heights.rect())
                             .grownTowardOrigin(1)
                             .intersected({0, 0, heights.columns() - 1, heights.rows() - 1});
  if (cells.empty()) return;
  GridRect nodes{cells.column0 / cellsPerNode, cells.row0 / cellsPerNode,
                 (cells.column1 - 1) / cellsPerNode + 1, (cells.row1 - 1) / cellsPerNode + 1};

  Level& base = levels_.front();
  const auto refreshRow = [&](std::size_t i) {
    const int row = nodes.row0 + static_cast<int>(i);
    std::array<float, (cellsPerNode + 1) * (cellsPerNode + 1)> samples;
    for (int column = nodes.column0; column < nodes.column1; ++column) {
      const GridRect rect = GridRect{column * cellsPerNode, row * cellsPerNode,
                                     (column + 1) * cellsPerNode + 1, (row + 1) * cellsPerNode + 1}
                                .intersected(heights.rect());
      heights.read(rect, samples);
      HeightRange range = kEmpty;
      for (long long k = 0; k < rect.area(); ++k) include(range, samples[static_cast<std::size_t>(k)]);
      base.ranges[static_cast<std::size_t>(row) * base.columns + column] = range;
    }
  };
  if (nodes.area() > 256) {
    parallelFor(static_cast<std::size_t>(nodes.height()), refreshRow);
  } else {
    for (int i = 0; i < nodes.height(); ++i) refreshRow(static_cast<std::size_t>(i));
  }

  for (std::size_t k = 1; k < levels_.size(); ++k) {
    const Level& below = levels_[k - 1];
    Level& level = levels_[k];
    nodes = {nodes.column0 / 2, nodes.row0 / 2, (nodes.column1 - 1) / 2 + 1, (nodes.row1 - 1) / 2 + 1};
    for (int row = nodes.row0; row < nodes.row1; ++row)
      for (int column = nodes.column0; column < nodes.column1; ++column) {
        HeightRange range = kEmpty;
        for (int r = 2 * row; r < std::min(2 * row + 2, below.rows); ++r)
          for (int c = 2 * column; c < std::min(2 * column + 2, below.columns); ++c)
            range = united(range, below.ranges[static_cast<std::size_t>(r) * below.columns + c]);
        level.ranges[static_cast<std::size_t>(row) * level.columns + column] = range;
      }
  }
}

std::size_t HeightPyramid::bytes() const {
  std::size_t total = 0;
  for (const Level& level : levels_) total += level.ranges.size() * sizeof(HeightRange);
  return total;
}

}  // namespace scarp
