#include "core/terrain/HeightPyramid.h"

#include <limits>

#include "core/base/Parallel.h"

namespace scarp {

namespace {

constexpr HeightRange kEmpty{std::numeric_limits<float>::infinity(), -std::numeric_limits<float>::infinity()};

HeightRange united(const HeightRange& a, const HeightRange& b) {
  return {std::min(a.low, b.low), std::max(a.high, b.high)};
}

/// Calls body(column, row) for all of a rectangle, on several threads where that pays. The last rows first:
/// what an edit, which comes down from above, has touched last is still at hand.
template <class Body>
void forEachNode(const GridRect& nodes, const Body& body) {
  constexpr long long kWorthThreads = 64;
  const auto row = [&](int r) {
    for (int c = nodes.column0; c < nodes.column1; ++c) body(c, r);
  };
  if (nodes.area() >= kWorthThreads) {
    parallelFor(static_cast<std::size_t>(nodes.height()),
                [&](std::size_t i) { row(nodes.row1 - 1 - static_cast<int>(i)); });
  } else {
    for (int r = nodes.row1; r-- > nodes.row0;) row(r);
  }
}

}  // namespace

HeightPyramid::HeightPyramid(const HeightRaster& heights) : HeightPyramid(heights.columns(), heights.rows()) {
  refresh(heights, heights.rect());
}

HeightPyramid::HeightPyramid(int columns, int rows) : columns_(columns), rows_(rows), levels_(1) {
  EXPECTS(columns_ >= 2 && rows_ >= 2);
  while (nodeColumns(levels_ - 1) > 1 || nodeRows(levels_ - 1) > 1) ++levels_;
  int across = over(columns_ - 1, nodeCells), down = over(rows_ - 1, nodeCells);
  for (;;) {
    const auto count = static_cast<std::size_t>(across) * static_cast<std::size_t>(down);
    tiers_.push_back({across, down, std::vector<Scale>(count), std::vector<ChildBytes>(count),
                      std::vector<ChildBytes>(count)});
    if (count == 1) break;
    across = over(across, fanOut);
    down = over(down, fanOut);
  }
}

void HeightPyramid::refresh(const HeightRaster& heights, const GridRect& changedSamples) {
  // A sample bounds the cells before and behind it, so it counts in the nodes of both.
  const GridRect cells = changedSamples.intersected(heights.rect())
                             .grownTowardOrigin(1)
                             .intersected({0, 0, columns_ - 1, rows_ - 1});
  if (cells.empty()) return;
  const auto nodesOver = [](const GridRect& r, int span) {
    return GridRect{r.column0 / span, r.row0 / span, (r.column1 - 1) / span + 1, (r.row1 - 1) / span + 1};
  };
  GridRect nodes = nodesOver(cells, nodeCells);
  refreshTier0(heights, nodes);
  for (std::size_t tier = 1; tier < tiers_.size(); ++tier) {
    nodes = nodesOver(nodes, fanOut);
    refreshTier(tier, nodes);
  }
}

void HeightPyramid::restore(std::size_t index, std::size_t node, const PackedNode& packed) {
  Tier& tier = tiers_[index];
  const float rate = ByteScale(packed.range).rate;
  tier.scales[node] = {packed.range, rate, 1.0F / rate};
  tier.highest[node] = packed.highest;
  tier.lowest[node] = packed.lowest;
}

void HeightPyramid::refreshTier0(const HeightRaster& heights, const GridRect& nodes) {
  forEachNode(nodes, [&](int column, int row) {
    restore(0, tiers_.front().at(column, row), pack(blockRanges(heights, column, row)));
  });
}

void HeightPyramid::refreshTier(std::size_t index, const GridRect& nodes) {
  const Tier& below = tiers_[index - 1];
  forEachNode(nodes, [&](int column, int row) {
    ChildRanges children;
    children.low.fill(kEmpty.low);
    children.high.fill(kEmpty.high);
    const GridRect present =
        GridRect{column * fanOut, row * fanOut, (column + 1) * fanOut, (row + 1) * fanOut}.intersected(
            {0, 0, below.columns, below.rows});
    for (int r = present.row0; r < present.row1; ++r)
      for (int c = present.column0; c < present.column1; ++c) {
        const auto k = static_cast<std::size_t>(r % fanOut * fanOut + c % fanOut);
        const HeightRange& range = below.scales[below.at(c, r)].range;
        children.low[k] = range.low;
        children.high[k] = range.high;
      }
    restore(index, tiers_[index].at(column, row), pack(children));
  });
}

HeightRange HeightPyramid::childRange(std::size_t index, int column, int row) const {
  if (index > 0) return tiers_[index - 1].scales[tiers_[index - 1].at(column, row)].range;
  const Tier& tier = tiers_.front();
  const std::size_t node = tier.at(column / fanOut, row / fanOut);
  const auto child = static_cast<std::size_t>(row % fanOut * fanOut + column % fanOut);
  const int high = tier.highest[node][child], low = tier.lowest[node][child];
  if (low == 0) return kEmpty;
  const HeightRange& range = tier.scales[node].range;
  const ByteScale scale(range);
  const auto height = [&](int byte) { return scale.low + static_cast<float>(byte - 1) / scale.rate; };
  // The bytes are rounded by more than this arithmetic is.
  return {std::max(range.low, height(low)), std::min(range.high, height(high))};
}

HeightRange HeightPyramid::range(int level, int column, int row) const {
  const auto tier = static_cast<std::size_t>(level / 3);
  const int children = 1 << level % 3;
  const int columns = over(columns_ - 1, childSpan(level / 3)), rows = over(rows_ - 1, childSpan(level / 3));
  HeightRange all = kEmpty;
  for (int r = row * children; r < std::min((row + 1) * children, rows); ++r)
    for (int c = column * children; c < std::min((column + 1) * children, columns); ++c)
      all = united(all, childRange(tier, c, r));
  return all;
}

std::size_t HeightPyramid::bytes() const {
  std::size_t total = 0;
  for (const Tier& tier : tiers_) total += tier.scales.size() * (sizeof(Scale) + 2 * sizeof(ChildBytes));
  return total;
}

}  // namespace scarp
