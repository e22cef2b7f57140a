#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

#include "core/base/GridRect.h"
#include "core/geometry/Camera.h"
#include "core/geometry/Frustum.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/HeightPyramid.h"
#include "core/terrain/TiledRaster.h"

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

/// How far ground that is drawn with every second sample of a level strays from the ground drawn with
/// each, in cells of the coarser level: the 98th percentile over places all over the terrain, of the
/// finest levels the worst. 0 for a plane, about 0.05 for rounded hills, 0.2 for crags. Looks at some
/// thousands of samples, however large the terrain.
[[nodiscard]] double roughness(const HeightRaster& heights, const GridFrame& frame);

/// The slope, rise a metre, that nine tenths of the ground do not reach, by cell from a lattice of places; 0
/// for ground that is all holes.
[[nodiscard]] double steepness(const HeightRaster& heights, const GridFrame& frame);

/// Both, kept in step with ground that changes, at the cost of what changes of the places looked at: the same
/// numbers as from the ground alone.
class GroundRoughness {
 public:
  GroundRoughness(const HeightRaster& heights, const GridFrame& frame);
  void refresh(const HeightRaster& heights, const GridRect& changed);
  [[nodiscard]] double roughness() const { return roughness_; }
  [[nodiscard]] double steepness() const { return steepness_; }

 private:
  /// Places all over the terrain, and what was found there; NaN for a hole.
  struct Lattice {
    int step;  ///< Samples between those that are looked at.
    std::vector<int> columns, rows;
    std::vector<double> found;
  };
  /// Looks at the places of a lattice that changed samples are part of; whether there are any.
  template <class Look>
  static bool look(Lattice& lattice, int reach, const GridRect& changed, const Look& look);
  void lookAt(const HeightRaster& heights, const GridRect& changed);

  GridFrame frame_;
  std::vector<Lattice> levels_;  ///< Of strayings.
  std::size_t worst_ = 0;        ///< The level that roughness_ is of.
  Lattice slopes_;
  double roughness_ = 0.0, steepness_ = 0.0;
};

/// How far ground that is drawn with fewer samples may stray from the true ground: a bound, not an estimate.
/// Looks at every sample when it is first asked, later only at what has changed. One thread at a time.
class GeometricErrorBound {
 public:
  /// Another terrain, or the same from the beginning.
  void reset() { blocks_.clear(); }
  /// Changed samples.
  void invalidate(const GridRect& samples) { changed_ = changed_.united(samples); }

  /// The most that ground drawn at any level, with every 2^level-th sample, strays anywhere upwards or
  /// downwards, in cells of that level (of their larger side); gliding between levels included. Holes stray
  /// nowhere.
  [[nodiscard]] double cells(const HeightRaster& heights, const GridFrame& frame);

 private:
  static constexpr int kLevels = 7, kBlock = 1 << kLevels;  ///< Cells along a block's side.
  /// By how much each level strays from the one above it within a block, metres.
  using Steps = std::array<float, kLevels>;

  std::vector<Steps> blocks_;
  GridRect changed_;
};

}  // namespace scarp
