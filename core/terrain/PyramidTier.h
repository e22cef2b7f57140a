#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "core/memory/SharedBlocks.h"
#include "core/terrain/NodeHeights.h"

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

}  // namespace scarp
