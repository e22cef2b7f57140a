#pragma once

#include <vector>

#include "core/base/GridRect.h"
#include "core/terrain/NodeHeights.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// The lowest and highest height over square blocks of cells (Tevs, Ihrke & Seidel 2008), as a wide and
/// shallow tree that culling, detail and picking share: a node has 8 × 8 children, and their heights are
/// kept in a byte each, rounded outwards within the node's own exact range. So a node's children are one
/// cache line, and the whole is under one percent of the heights.
///
/// Tier 0 nodes cover 64 cells a side, their children are blocks of 8; each tier above covers 8 times as
/// much; the last is a single node. Samples on the far sides count, holes do not; where there are only
/// holes the range is empty. Concurrent const use is safe.
class HeightPyramid {
 public:
  static constexpr int cellsPerNode = 8;                   ///< Cells along a side of the smallest block.
  static constexpr int fanOut = 8;                         ///< Children along a side of a node.
  static constexpr int nodeCells = cellsPerNode * fanOut;  ///< Cells along a side of a tier 0 node.

  struct alignas(16) Scale {
    HeightRange range{};  ///< Exact, metres.
    float rate = 0.0F;    ///< Of its ByteScale.
    float step = 0.0F;    ///< 1/rate: metres a byte.
  };
  struct Tier {
    int columns, rows;                        ///< Nodes.
    std::vector<Scale> scales;                ///< Of the nodes, row by row.
    std::vector<ChildBytes> highest, lowest;  ///< Of their children, by ByteScale.
    [[nodiscard]] std::size_t at(int column, int row) const {
      return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
             static_cast<std::size_t>(column);
    }
  };

  explicit HeightPyramid(const HeightRaster& heights);
  /// One that knows nothing yet: for a raster of this size, all ranges empty. For restore() and refresh().
  HeightPyramid(int columns, int rows);

  /// Brings up to date the nodes over the changed samples, from the heights alone. refresh ≡ a rebuild,
  /// bit for bit.
  void refresh(const HeightRaster& heights, const GridRect& changedSamples);

  /// A node as it was in a pyramid of the same heights; those of all tiers must be given. Contract: it is
  /// there.
  void restore(std::size_t tier, std::size_t node, const PackedNode& packed);

  [[nodiscard]] const std::vector<Tier>& tiers() const { return tiers_; }
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
  [[nodiscard]] HeightRange range() const { return tiers_.back().scales.front().range; }
  [[nodiscard]] std::size_t bytes() const;

 private:
  static int over(int a, int b) { return (a + b - 1) / b; }
  void refreshTier0(const HeightRaster& heights, const GridRect& nodes);
  void refreshTier(std::size_t index, const GridRect& nodes);
  [[nodiscard]] HeightRange childRange(std::size_t index, int column, int row) const;

  int columns_, rows_;  ///< Samples.
  int levels_;
  std::vector<Tier> tiers_;
};

}  // namespace scarp
