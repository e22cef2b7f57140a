#include "core/terrain/HeightPyramid.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <memory>
#include <new>
#include <utility>

#include "core/base/Parallel.h"

namespace scarp {

namespace {

constexpr std::align_val_t kAlignment{64};

PyramidNode nodeOf(const PackedNode& packed) {
  const float rate = ByteScale(packed.range).rate;
  return {packed.range, rate, 1.0F / rate, packed.highest, packed.lowest};
}

}  // namespace

void* PyramidTier::Block::operator new(std::size_t size, std::size_t nodes) {
  return ::operator new(size + nodes * sizeof(PyramidNode), kAlignment);
}
void PyramidTier::Block::operator delete(void* block, std::size_t /*nodes*/) {
  ::operator delete(block, kAlignment);
}
void PyramidTier::Block::operator delete(void* block) { ::operator delete(block, kAlignment); }

PyramidTier::PyramidTier(int columns, int rows)
    : columns_(columns),
      rows_(rows),
      shift_(std::min(std::bit_width(static_cast<unsigned>(std::max(columns, rows)) - 1U),
                      std::bit_width(static_cast<unsigned>(mostBlockSide)) - 1)),
      blockColumns_(((columns - 1) >> shift_) + 1),
      blocks_(static_cast<std::size_t>(blockColumns_) * static_cast<std::size_t>(blockRows())) {}

PyramidTier::Block& PyramidTier::ownBlock(int blockColumn, int blockRow) {
  const std::size_t nodes = nodesInBlock();
  return blocks_.own(blockIndex(blockColumn, blockRow), [&](const Block* there) {
    std::unique_ptr<Block> made(new (nodes) Block);
    if (there) {
      std::uninitialized_copy_n(there->nodes(), nodes, made->nodes());
      return made;
    }
    const int first = blockColumn << shift_, top = blockRow << shift_;
    for (std::size_t place = 0; place < nodes; ++place) {
      const int column = first + static_cast<int>(place & ((1U << shift_) - 1U)),
                row = top + static_cast<int>(place >> shift_);
      std::construct_at(made->nodes() + place,
                        level_[levelIndex(std::min(column, columns_ - 1), std::min(row, rows_ - 1))]);
    }
    return made;
  });
}

void PyramidTier::set(int column, int row, const PackedNode& node) {
  ownBlock(column >> shift_, row >> shift_).nodes()[placeIn(column, row)] = nodeOf(node);
}

void PyramidTier::setLevel(int column, int row, const PackedNode& node) {
  level_[levelIndex(column, row)] = nodeOf(node);
}

std::size_t PyramidTier::bytes() const {
  std::size_t bytes = blocks_.places() * sizeof(void*);
  for (std::size_t i = 0; i < blocks_.places(); ++i)
    if (blocks_.at(i)) bytes += nodesInBlock() * sizeof(PyramidNode);
  return bytes;
}

namespace {

constexpr HeightRange kEmpty{std::numeric_limits<float>::infinity(), -std::numeric_limits<float>::infinity()};

HeightRange united(const HeightRange& a, const HeightRange& b) {
  return {std::min(a.low, b.low), std::max(a.high, b.high)};
}

/// Of a tile's first columns and rows.
HeightRange rangeIn(const HeightRaster::Tile& tile, int columns, int rows) {
  // As wide as the registers that every machine has; two of each, so that none waits for itself.
  using FourHeights [[gnu::vector_size(16)]] = float;
  constexpr int kLanes = 4, kBoth = 2 * kLanes;
  const FourHeights none{}, lowest = none + kEmpty.low, highest = none + kEmpty.high;
  std::array<FourHeights, 2> low{lowest, lowest}, high{highest, highest};
  HeightRange rest = kEmpty;
  for (int row = 0; row < rows; ++row) {
    const float* const samples = tile.data() + HeightRaster::offsetIn(0, row);
    int column = 0;
    // Written so that what is not a number changes nothing.
    for (; column + kBoth <= columns; column += kBoth)
      for (std::size_t i = 0; i < 2; ++i) {
        FourHeights height;
        std::memcpy(&height, samples + column + kLanes * static_cast<int>(i), sizeof height);
        low[i] = height < low[i] ? height : low[i];
        high[i] = height > high[i] ? height : high[i];
      }
    for (; column < columns; ++column) {
      rest.low = samples[column] < rest.low ? samples[column] : rest.low;
      rest.high = samples[column] > rest.high ? samples[column] : rest.high;
    }
  }
  for (std::size_t i = 0; i < 2; ++i)
    for (std::size_t lane = 0; lane < kLanes; ++lane)
      rest = united(rest, {low[i][lane], high[i][lane]});
  return rest;
}

HeightRange rangeOfFill(float fill) { return std::isnan(fill) ? kEmpty : HeightRange{fill, fill}; }

GridRect blockRect(const PyramidTier& tier, int column, int row) {
  const int side = tier.blockSide();
  return GridRect{column * side, row * side, (column + 1) * side, (row + 1) * side}.intersected(
      {0, 0, tier.columns(), tier.rows()});
}

GridRect nodesOver(const GridRect& r, int span) {
  return {r.column0 / span, r.row0 / span, (r.column1 - 1) / span + 1, (r.row1 - 1) / span + 1};
}

/// Makes the blocks of some nodes, each part in one, and calls set(column, row) for each of them, on several
/// threads where that pays. The last rows first: what an edit, which comes down from above, has touched last
/// is still at hand.
template <class Set>
void forEachNode(PyramidTier& tier, const std::vector<GridRect>& parts, const Set& set) {
  constexpr long long kWorthThreads = 64;
  long long area = 0;
  for (const GridRect& part : parts) {
    tier.makeBlock(part.column0 / tier.blockSide(), part.row0 / tier.blockSide());
    area += part.area();
  }
  const auto setRow = [&](const GridRect& part, int row) {
    for (int c = part.column0; c < part.column1; ++c) set(c, row);
  };
  if (area < kWorthThreads) {
    for (std::size_t i = parts.size(); i-- > 0;)
      for (int row = parts[i].row1; row-- > parts[i].row0;) setRow(parts[i], row);
    return;
  }
  std::vector<std::pair<const GridRect*, int>> rows;
  for (std::size_t i = parts.size(); i-- > 0;)
    for (int row = parts[i].row1; row-- > parts[i].row0;) rows.emplace_back(&parts[i], row);
  parallelFor(rows.size(), [&](std::size_t i) { setRow(*rows[i].first, rows[i].second); });
}

}  // namespace

HeightPyramid::HeightPyramid(const HeightRaster& heights)
    : HeightPyramid(heights.columns(), heights.rows(), heights.fill()) {
  refresh(heights, heights.rect());
}

HeightRange rangeOfTile(const HeightRaster::Tile& tile, int columns, int rows) {
  EXPECTS(columns >= 1 && rows >= 1 && columns <= HeightRaster::tileSize && rows <= HeightRaster::tileSize);
  return rangeIn(tile, columns, rows);
}

HeightPyramid::HeightPyramid(const HeightRaster& heights, const TileRanges& unread)
    : HeightPyramid(heights.columns(), heights.rows(), heights.fill()) {
  if (!unread.empty()) {
    coarse_ = std::make_shared<CoarseRanges>();
    coarse_->tiles.assign(static_cast<std::size_t>(heights.tileCount()), rangeOfFill(fill_));
    for (const auto& [slot, range] : unread) coarse_->tiles[static_cast<std::size_t>(slot)] = range;
    coarse_->nodes.assign(
        static_cast<std::size_t>(tiers_.front().columns()) * static_cast<std::size_t>(tiers_.front().rows()), 0);
  }
  refresh(heights, heights.rect());
}

HeightPyramid::HeightPyramid(int columns, int rows, float fill)
    : columns_(columns), rows_(rows), levels_(1), fill_(fill) {
  EXPECTS(columns_ >= 2 && rows_ >= 2);
  while (nodeColumns(levels_ - 1) > 1 || nodeRows(levels_ - 1) > 1) ++levels_;
  int across = over(columns_ - 1, nodeCells), down = over(rows_ - 1, nodeCells);
  for (;;) {
    PyramidTier& tier = tiers_.emplace_back(across, down);
    // One node of each kind that there is: in the last column or not, in the last row or not.
    for (const int row : {0, down - 1})
      for (const int column : {0, across - 1}) {
        if (tiers_.size() > 1) {
          tier.setLevel(column, row, madeOfChildren(tiers_.size() - 1, column, row));
          continue;
        }
        const int samples = 2 * nodeCells;  // With some that are beyond the node.
        const HeightRaster level(column + 1 == across ? columns_ - column * nodeCells : samples,
                                 row + 1 == down ? rows_ - row * nodeCells : samples, fill);
        tier.setLevel(column, row, pack(blockRanges(level, 0, 0)));
      }
    if (across == 1 && down == 1) break;
    across = over(across, fanOut);
    down = over(down, fanOut);
  }
}

void HeightPyramid::refresh(const HeightRaster& heights, const GridRect& changedSamples) {
  EXPECTS(heights.columns() == columns_ && heights.rows() == rows_ &&
          std::bit_cast<std::uint32_t>(heights.fill()) == std::bit_cast<std::uint32_t>(fill_));
  // A sample bounds the cells before and behind it, so it counts in the nodes of both.
  const GridRect cells = changedSamples.intersected(heights.rect())
                             .grownTowardOrigin(1)
                             .intersected({0, 0, columns_ - 1, rows_ - 1});
  if (cells.empty()) return;
  const GridRect changed = nodesOver(cells, nodeCells);
  const GridRect looked = coarse_ ? nodesOver(refreshTiles(heights, changedSamples), nodeCells) : changed;
  std::vector<GridRect> parts = unevenParts(heights, looked);
  forEachNode(tiers_.front(), parts, [&](int column, int row) {
    if (coarse_) {
      std::uint8_t& coarse = coarse_->nodes[nodeIndex(column, row)];
      if (coarse == 0 && !changed.contains(column, row)) return;
      const auto made = madeOfTiles(heights, column, row);
      coarse = made ? 1 : 0;
      if (made) return tiers_.front().set(column, row, *made);
    }
    tiers_.front().set(column, row, pack(blockRanges(heights, column, row)));
  });
  for (std::size_t index = 1; index < tiers_.size(); ++index) {
    parts = partsAbove(index, parts);
    forEachNode(tiers_[index], parts, [&](int column, int row) {
      tiers_[index].set(column, row, madeOfChildren(index, column, row));
    });
  }
}

GridRect HeightPyramid::refreshTiles(const HeightRaster& heights, const GridRect& changedSamples) {
  if (coarse_.use_count() > 1) coarse_ = std::make_shared<CoarseRanges>(*coarse_);
  const GridRect tiles = heights.tilesTouching(changedSamples);
  const auto takeRow = [&](std::size_t i) {
    for (int column = tiles.column0; column < tiles.column1; ++column) {
      const int slot = heights.tileIndex(column, tiles.row0 + static_cast<int>(i));
      if (heights.unread(slot)) continue;
      const HeightRaster::TilePtr& tile = heights.tile(slot);
      const GridRect rect = heights.tileRect(slot);
      coarse_->tiles[static_cast<std::size_t>(slot)] =
          tile ? rangeIn(*tile, rect.width(), rect.height()) : rangeOfFill(fill_);
    }
  };
  constexpr long long kWorthThreads = 32;
  const auto rows = static_cast<std::size_t>(tiles.height());
  if (tiles.area() < kWorthThreads)
    for (std::size_t i = 0; i < rows; ++i) takeRow(i);
  else
    parallelFor(rows, takeRow);
  constexpr int kSide = HeightRaster::tileSize;
  return GridRect{tiles.column0 * kSide, tiles.row0 * kSide, tiles.column1 * kSide, tiles.row1 * kSide}
      .grownTowardOrigin(1)
      .intersected({0, 0, columns_ - 1, rows_ - 1});
}

std::optional<PackedNode> HeightPyramid::madeOfTiles(const HeightRaster& heights, int column, int row) const {
  const GridRect tiles = heights.tilesTouching(
      {column * nodeCells, row * nodeCells, (column + 1) * nodeCells + 1, (row + 1) * nodeCells + 1});
  bool unread = false;
  HeightRange range = kEmpty;
  for (int r = tiles.row0; r < tiles.row1; ++r)
    for (int c = tiles.column0; c < tiles.column1; ++c) {
      const int slot = heights.tileIndex(c, r);
      unread = unread || heights.unread(slot);
      range = united(range, coarse_->tiles[static_cast<std::size_t>(slot)]);
    }
  if (!unread) return std::nullopt;
  ChildRanges children;
  for (int child = 0; child < fanOut * fanOut; ++child) {
    const bool there = column * nodeCells + child % fanOut * cellsPerNode < columns_ - 1 &&
                       row * nodeCells + child / fanOut * cellsPerNode < rows_ - 1;
    children.low[static_cast<std::size_t>(child)] = there ? range.low : kEmpty.low;
    children.high[static_cast<std::size_t>(child)] = there ? range.high : kEmpty.high;
  }
  return pack(children);
}

std::vector<GridRect> HeightPyramid::unevenParts(const HeightRaster& heights, const GridRect& nodes) const {
  const PyramidTier& tier = tiers_.front();
  const GridRect blocks = nodesOver(nodes, tier.blockSide());
  std::vector<GridRect> parts;
  for (int row = blocks.row0; row < blocks.row1; ++row)
    for (int column = blocks.column0; column < blocks.column1; ++column)
      if (tier.hasBlock(column, row)) parts.push_back(blockRect(tier, column, row).intersected(nodes));
  if (static_cast<long long>(parts.size()) == blocks.area()) return parts;

  std::vector<bool> uneven(static_cast<std::size_t>(blocks.area()));
  const auto at = [&](int column, int row) {
    return static_cast<std::size_t>(row - blocks.row0) * static_cast<std::size_t>(blocks.width()) +
           static_cast<std::size_t>(column - blocks.column0);
  };
  const GridRect samples{nodes.column0 * nodeCells, nodes.row0 * nodeCells, nodes.column1 * nodeCells + 1,
                         nodes.row1 * nodeCells + 1};
  heights.forEachHeld(heights.tilesTouching(samples), [&](int slot) {
    const GridRect cells =
        heights.tileRect(slot).grownTowardOrigin(1).intersected({0, 0, columns_ - 1, rows_ - 1});
    const GridRect over = nodesOver(nodesOver(cells, nodeCells), tier.blockSide()).intersected(blocks);
    for (int row = over.row0; row < over.row1; ++row)
      for (int column = over.column0; column < over.column1; ++column) uneven[at(column, row)] = true;
  });
  for (int row = blocks.row0; row < blocks.row1; ++row)
    for (int column = blocks.column0; column < blocks.column1; ++column)
      if (uneven[at(column, row)] && !tier.hasBlock(column, row))
        parts.push_back(blockRect(tier, column, row).intersected(nodes));
  return parts;
}

std::vector<GridRect> HeightPyramid::partsAbove(std::size_t index, const std::vector<GridRect>& below) const {
  const PyramidTier& tier = tiers_[index];
  // A block's nodes lie under those of one block.
  static_assert(PyramidTier::mostBlockSide % fanOut == 0);
  const auto before = [&](const GridRect& a, const GridRect& b) {
    const int side = tier.blockSide();
    return std::pair(a.row0 / side, a.column0 / side) < std::pair(b.row0 / side, b.column0 / side);
  };
  std::vector<GridRect> above;
  above.reserve(below.size());
  for (const GridRect& part : below) above.push_back(nodesOver(part, fanOut));
  if (above.size() == 1) return above;
  std::ranges::sort(above, before);
  std::vector<GridRect> parts;
  for (const GridRect& nodes : above) {
    if (parts.empty() || before(parts.back(), nodes))
      parts.push_back(nodes);
    else
      parts.back() = parts.back().united(nodes);
  }
  return parts;
}

PackedNode HeightPyramid::madeOfChildren(std::size_t index, int column, int row) const {
  const PyramidTier& below = tiers_[index - 1];
  ChildRanges children;
  children.low.fill(kEmpty.low);
  children.high.fill(kEmpty.high);
  const GridRect present =
      GridRect{column * fanOut, row * fanOut, (column + 1) * fanOut, (row + 1) * fanOut}.intersected(
          {0, 0, below.columns(), below.rows()});
  for (int r = present.row0; r < present.row1; ++r)
    for (int c = present.column0; c < present.column1; ++c) {
      const auto k = static_cast<std::size_t>(r % fanOut * fanOut + c % fanOut);
      const HeightRange& range = below.range(c, r);
      children.low[k] = range.low;
      children.high[k] = range.high;
    }
  return pack(children);
}

HeightRange HeightPyramid::childRange(std::size_t index, int column, int row) const {
  if (index > 0) return tiers_[index - 1].range(column, row);
  const PyramidNode& node = tiers_.front().node(column / fanOut, row / fanOut);
  const auto child = static_cast<std::size_t>(row % fanOut * fanOut + column % fanOut);
  const int high = node.highest[child], low = node.lowest[child];
  if (low == 0) return kEmpty;
  const HeightRange& range = node.range;
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
  for (const PyramidTier& tier : tiers_) total += tier.bytes();
  return total;
}

}  // namespace scarp
