#pragma once

#include <vector>

#include "core/geometry/Frustum.h"
#include "ui/render/LodMetric.h"

namespace scarp {

/// A patch to be drawn: node (column, row) of the quadtree's level, patchCells·2^level cells a side, or
/// those of its quarters (bit qx + 2·qy, row by row from the north-west) that no finer patch covers.
struct LodNode {
  int level, column, row;
  unsigned quarters;
  double distance;  ///< LodMetric's d at its nearest point.
};

/// The quadtree of the whole terrain, as far as its shape goes.
struct LodTree {
  const GridFrame& frame;
  const HeightPyramid& pyramid;
  int patchCells;  ///< A power of two, ≥ HeightPyramid::cellsPerNode.

  [[nodiscard]] int levels() const;
  [[nodiscard]] GridRect cells(int level, int column, int row) const;  ///< Clipped to the terrain.
  [[nodiscard]] HeightRange heights(int level, int column, int row) const;
};

/// The patches in sight, nearest first; together they cover every cell in sight exactly once, and
/// neighbours differ by one level at most. `floor` is how far below the ground the terrain's border
/// reaches, as a height.
[[nodiscard]] std::vector<LodNode> selectNodes(const LodTree& tree, const LodMetric& metric,
                                               const Frustum& frustum, double floor);

}  // namespace scarp
