#pragma once

#include <cmath>
#include <vector>

#include "core/base/GridRect.h"
#include "core/geometry/Camera.h"
#include "core/geometry/Frustum.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/HeightPyramid.h"

namespace scarp {

/// How far away a place counts as, and how coarse the ground may be drawn there (Strugar 2010, CDLOD).
///
/// Detail depends on x and y only, through d = √(slope²·|xy − eye|² + offset²): that is the distance
/// from the eye to the nearest height that the terrain has, and so never more than the true one. A
/// vertex shared by two patches has one d and so one shape, whatever its height: no cracks.
/// Level g ends at reach(g) = reach(0)·2^g. Its vertices glide to level g + 1 between morphStart(g) and
/// morphEnd(g). A patch of level g lies at d ≥ reach(g−1), and reach(0) ≥ 3.1 diagonals of its patches,
/// so that beside coarser ground a patch has glided all the way, and that ground not set off yet.
struct LodMetric {
  Vec2 eye{0.0, 0.0};
  double slope = 1.0, offset = 0.0;
  double reach0 = 1.0;

  [[nodiscard]] double reach(int level) const { return std::ldexp(reach0, level); }
  [[nodiscard]] double morphStart(int level) const { return reach(level) * 0.667; }
  [[nodiscard]] double morphEnd(int level) const { return reach(level) * 0.999; }
  /// The smallest d over a rectangle of samples.
  [[nodiscard]] double nearest(const GridFrame& frame, const GridRect& cells) const;
  /// The largest.
  [[nodiscard]] double farthest(const GridFrame& frame, const GridRect& cells) const;
};

/// The metric under which no cell of level 1 and up appears larger than cellPixels pixels. patchCells is
/// a patch's cells a side.
[[nodiscard]] LodMetric lodMetric(const Camera& camera, double pixelHeight, const GridFrame& frame,
                                  HeightRange heights, double cellPixels, int patchCells);

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
