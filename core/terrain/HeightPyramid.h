#pragma once

#include <vector>

#include "core/base/GridRect.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// A closed range of heights, metres; empty where low > high.
struct HeightRange {
  float low, high;
  [[nodiscard]] bool empty() const { return !(low <= high); }
  bool operator==(const HeightRange&) const = default;
};

/// The lowest and highest height over square blocks of cells, level over level (Tevs, Ihrke & Seidel
/// 2008). A node of level k covers cellsPerNode·2^k cells a side, the samples on its far sides included;
/// the last level is a single node. Holes do not count; a node of holes only has an empty range.
/// Concurrent const use is safe.
class HeightPyramid {
 public:
  static constexpr int cellsPerNode = 8;  ///< Cells along a side of a level-0 node.

  explicit HeightPyramid(const HeightRaster& heights);

  /// Brings up to date the nodes over the changed samples. refresh ≡ a rebuild, bit for bit.
  void refresh(const HeightRaster& heights, const GridRect& changedSamples);

  [[nodiscard]] int levels() const { return static_cast<int>(levels_.size()); }
  [[nodiscard]] int nodeColumns(int level) const { return levels_[level].columns; }
  [[nodiscard]] int nodeRows(int level) const { return levels_[level].rows; }
  /// Cells along a side of a node.
  [[nodiscard]] static int nodeSpan(int level) { return cellsPerNode << level; }
  [[nodiscard]] HeightRange range(int level, int column, int row) const {
    const Level& l = levels_[level];
    return l.ranges[static_cast<std::size_t>(row) * l.columns + column];
  }
  /// The range of the whole terrain.
  [[nodiscard]] HeightRange range() const { return levels_.back().ranges.front(); }
  [[nodiscard]] std::size_t bytes() const;

 private:
  struct Level {
    int columns, rows;
    std::vector<HeightRange> ranges;
  };
  std::vector<Level> levels_;
};

}  // namespace scarp
