#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/GridRect.h"
#include "core/memory/SharedBlocks.h"
#include "core/terrain/NodeHeights.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// A node where it lies: one line of the cache and a quarter, for a side of the ground.
struct PyramidNode {
  HeightRange range{};  ///< Exact, metres.
  float rate = 0.0F;    ///< Of its ByteScale.
  float step = 0.0F;    ///< 1/rate: metres a byte.
  ChildBytes highest{}, lowest{};
  bool operator==(const PyramidNode&) const = default;
};

/// The nodes of a HeightPyramid that are of one size, in square blocks that copies share until one of them
/// changes something. Where there is no block the nodes are those of ground of one height. Concurrent const
/// use is safe.
class PyramidTier {
 public:
  static constexpr int mostBlockSide = 32;  ///< Nodes.

  PyramidTier(int columns, int rows);

  [[nodiscard]] int columns() const { return columns_; }
  [[nodiscard]] int rows() const { return rows_; }
  /// Contract for all of these: the node is there.
  [[nodiscard]] const PyramidNode& node(int column, int row) const {
    const Block* const block = blocks_.at(blockIndex(column >> shift_, row >> shift_));
    return block ? block->nodes()[placeIn(column, row)] : level_[levelIndex(column, row)];
  }
  [[nodiscard]] const HeightRange& range(int column, int row) const { return node(column, row).range; }
  void set(int column, int row, const PackedNode& node);

  /// What nodes are where the ground is of one height. A node in the last column has fewer children than one
  /// elsewhere, and so has one in the last row.
  void setLevel(int column, int row, const PackedNode& node);

  /// The blocks that nodes are in.
  [[nodiscard]] int blockSide() const { return 1 << shift_; }
  [[nodiscard]] int blockColumns() const { return blockColumns_; }
  [[nodiscard]] int blockRows() const { return ((rows_ - 1) >> shift_) + 1; }
  [[nodiscard]] bool hasBlock(int blockColumn, int blockRow) const {
    return blocks_.at(blockIndex(blockColumn, blockRow)) != nullptr;
  }
  /// Makes a block, of level ground, where there is none; afterwards several threads may set its nodes.
  void makeBlock(int blockColumn, int blockRow) { (void)ownBlock(blockColumn, blockRow); }

  [[nodiscard]] std::size_t bytes() const;

 private:
  /// Followed by its nodes, row by row.
  class alignas(64) Block : public SharedBlock {
   public:
    static void* operator new(std::size_t size, std::size_t nodes);
    static void operator delete(void* block, std::size_t nodes);
    static void operator delete(void* block);
    [[nodiscard]] PyramidNode* nodes() { return reinterpret_cast<PyramidNode*>(this + 1); }
    [[nodiscard]] const PyramidNode* nodes() const { return reinterpret_cast<const PyramidNode*>(this + 1); }
  };

  [[nodiscard]] std::size_t nodesInBlock() const { return std::size_t{1} << 2 * shift_; }
  [[nodiscard]] std::size_t blockIndex(int blockColumn, int blockRow) const {
    return static_cast<std::size_t>(blockRow) * static_cast<unsigned>(blockColumns_) +
           static_cast<unsigned>(blockColumn);
  }
  [[nodiscard]] std::size_t placeIn(int column, int row) const {
    const unsigned mask = (1U << shift_) - 1U;
    return std::size_t{static_cast<unsigned>(row) & mask} << shift_ | (static_cast<unsigned>(column) & mask);
  }
  [[nodiscard]] std::size_t levelIndex(int column, int row) const {
    return (column + 1 == columns_ ? 1U : 0U) + (row + 1 == rows_ ? 2U : 0U);
  }
  Block& ownBlock(int blockColumn, int blockRow);

  int columns_, rows_;
  int shift_, blockColumns_;
  SharedBlocks<Block> blocks_;
  std::array<PyramidNode, 4> level_;  ///< By levelIndex().
};

/// The lowest and highest of a tile's first columns and rows, 1 … its side; empty where there are only holes.
[[nodiscard]] HeightRange rangeOfTile(const HeightRaster::Tile& tile, int columns, int rows);

/// The lowest and highest height over square blocks of cells (Tevs, Ihrke & Seidel 2008), as a wide and
/// shallow tree that culling, detail and picking share: a node has 8 × 8 children, and their heights are
/// kept in a byte each, rounded outwards within the node's own exact range. So a node's children are one
/// cache line, and the whole is under one percent of the heights; where a raster has no tiles it costs
/// nothing.
///
/// Tier 0 nodes cover 64 cells a side, their children are blocks of 8; each tier above covers 8 times as
/// much; the last is a single node. Samples on the far sides count, holes do not; where there are only
/// holes the range is empty. Concurrent const use is safe.
class HeightPyramid {
 public:
  static constexpr int cellsPerNode = 8;                   ///< Cells along a side of the smallest block.
  static constexpr int fanOut = 8;                         ///< Children along a side of a node.
  static constexpr int nodeCells = cellsPerNode * fanOut;  ///< Cells along a side of a tier 0 node.

  explicit HeightPyramid(const HeightRaster& heights);
  /// Lowest and highest heights of tiles, by their slots: exact, without padding; empty where there are only
  /// holes.
  using TileRanges = std::vector<std::pair<int, HeightRange>>;
  /// Of a raster with tiles that have not been read, and none is: where one is looked at, the nodes have the
  /// ranges of whole tiles, which are given for all of these, and so has what is above. They hold all heights,
  /// and range() is exact. refresh() makes nodes exact where their tiles have been read by then.
  HeightPyramid(const HeightRaster& heights, const TileRanges& unread);
  /// Of a raster without tiles, for restore() and refresh(). Costs next to nothing, whatever the size.
  HeightPyramid(int columns, int rows, float fill);

  /// Brings up to date the nodes over the changed samples, from the heights alone. refresh ≡ a rebuild,
  /// bit for bit, unless tiles were unread when it was made. Contract: the raster has the same size and fill.
  void refresh(const HeightRaster& heights, const GridRect& changedSamples);

  /// A node as it was in a pyramid of the same heights. Contract: it is there; those over tiles must be
  /// given, in all tiers.
  void restore(std::size_t tier, int column, int row, const PackedNode& packed) {
    tiers_[tier].set(column, row, packed);
  }

  /// Whether all nodes have the ranges that a rebuild gives them.
  [[nodiscard]] bool exact() const { return !coarse_; }
  [[nodiscard]] const std::vector<PyramidTier>& tiers() const { return tiers_; }
  /// Cells along a side of a tier's children.
  [[nodiscard]] static constexpr int childSpan(int tier) { return cellsPerNode << 3 * tier; }

  // The same as levels of doubling size, for those who want to go down step by step.
  [[nodiscard]] int levels() const { return levels_; }
  [[nodiscard]] int nodeColumns(int level) const { return over(columns_ - 1, nodeSpan(level)); }
  [[nodiscard]] int nodeRows(int level) const { return over(rows_ - 1, nodeSpan(level)); }
  /// Cells along a side of a node.
  [[nodiscard]] static int nodeSpan(int level) { return cellsPerNode << level; }
  /// Holds all heights of a node, if not always tightly; exact for level 3 and above.
  [[nodiscard]] HeightRange range(int level, int column, int row) const;

  /// The exact range of the whole terrain.
  [[nodiscard]] HeightRange range() const { return tiers_.back().range(0, 0); }
  [[nodiscard]] std::size_t bytes() const;

 private:
  [[nodiscard]] std::size_t nodeIndex(int column, int row) const {
    return static_cast<std::size_t>(row) * static_cast<unsigned>(tiers_.front().columns()) +
           static_cast<unsigned>(column);
  }
  static int over(int a, int b) { return (a + b - 1) / b; }
  /// Whether the samples are of one height is known of whole blocks of nodes: those that are not, out of the
  /// ones over some nodes, as rectangles of these nodes.
  [[nodiscard]] std::vector<GridRect> unevenParts(const HeightRaster& heights, const GridRect& nodes) const;
  [[nodiscard]] std::vector<GridRect> partsAbove(std::size_t index, const std::vector<GridRect>& below) const;
  /// Of tier 0, from the ranges of the tiles that the node looks at; nothing where all of them were read.
  [[nodiscard]] std::optional<PackedNode> madeOfTiles(const HeightRaster& heights, int column, int row) const;
  /// Takes over the ranges of changed tiles; the cells whose nodes may go by them.
  [[nodiscard]] GridRect refreshTiles(const HeightRaster& heights, const GridRect& changedSamples);
  [[nodiscard]] PackedNode madeOfChildren(std::size_t index, int column, int row) const;
  [[nodiscard]] HeightRange childRange(std::size_t index, int column, int row) const;

  int columns_, rows_;  ///< Samples.
  int levels_;
  float fill_;
  std::vector<PyramidTier> tiers_;
  /// What nodes go by over tiles that were not read.
  struct CoarseRanges {
    std::vector<HeightRange> tiles;   ///< By slot.
    std::vector<std::uint8_t> nodes;  ///< Of tier 0, row by row: 1 for those that go by them.
  };
  std::shared_ptr<CoarseRanges> coarse_;  ///< Null: no node does. Copies share it until one of them changes it.
};

}  // namespace scarp
