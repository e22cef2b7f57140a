#pragma once

#include <limits>
#include <optional>

#include "core/base/Simd.h"
#include "core/geometry/Ray.h"
#include "core/pick/CellMarch.h"
#include "core/pick/PickTrace.h"
#include "core/terrain/HeightPyramid.h"

namespace scarp {

struct PickedCell {
  MarchHit hit;
  CellHeights cell;
  int column, row;
};

/// Steps 3 and 4 of a pick: down the pyramid to the cells, front to back, for one ray in the grid frame
/// that is not upright. The nodes only say where not to look (DescentKernel): what is met is found by the
/// march, in double, whatever the instruction set.
class Descent {
 public:
  Descent(const HeightRaster& heights, const HeightPyramid& pyramid, const GridRay& ray,
          const RaySlack& slack, PickTrace* trace);

  /// The first meeting with the ground for t in [tBegin, tEnd], over the map; cameFrom: the side that the
  /// ray is known to begin on.
  [[nodiscard]] std::optional<PickedCell> run(double tBegin, double tEnd,
                                              std::optional<SurfaceSide> cameFrom);

 private:
  /// One of the axes along the ground. Where the ray goes down an axis its places are mirrored, so that it
  /// goes up both.
  struct Axis {
    double origin;   ///< Mirrored place at t = 0, cells.
    double rate;     ///< Cells a unit of t, ≥ 0.
    double inverse;  ///< 1/rate; infinite where the ray stays on one coordinate.
    int flip;        ///< The true number of a cell is its mirrored one ^ flip.
    int only;        ///< −1, or the cell that a ray along a grid line stays in.
    int cells;       ///< Of the map.

    Axis(double place, double direction, int root, int cellCount);
    /// When the ray crosses a line of the grid, by its mirrored place.
    [[nodiscard]] double crossing(int line) const { return only < 0 ? (line - origin) * inverse : kNever; }
    /// The child that it is in at a time, of a square of 8; `shift`: binary digits of a child's side.
    [[nodiscard]] int childAt(double t, int square, int shift) const;
  };
  static constexpr double kNever = std::numeric_limits<double>::infinity();
  /// A square and where the ray is over it.
  struct Square {
    int x, y;  ///< Number among those of its size, mirrored.
    double tIn, tOut;
  };

  bool walkNode(int tier, const Square& node);
  bool walkChild(int tier, int column, int row, const Square& square);
  bool walkBlock(const Square& block);

  /// Whether the ray passes what it is over or under as a whole. Where it was on the other side before, the
  /// ground must lie between: then it is looked at closely.
  bool pass(bool over, bool under) {
    const auto& side = march_.side();
    const bool above = over && side != SurfaceSide::Below;
    if (!above && !(under && side != SurfaceSide::Above)) return false;
    march_.keepTo(above ? SurfaceSide::Above : SurfaceSide::Below);
    cameBySomething_ = true;
    return true;
  }
  /// Whether the ray ends at a cell, which may be a hole.
  bool crossCell(const CellHeights& ahead, int column, int row, double tIn, double tOut);
  /// Whether it ends at the border of holes.
  bool passOverHoles();
  void crossCorner(double tBegin, double tEnd);
  void cross(const CellHeights& cell, int column, int row, double tIn, double tOut);
  void leaveGround();
  void touch(double t);

  const HeightRaster& heights_;
  const HeightPyramid& pyramid_;
  const GridRay& ray_;
  double margin_;
  Axis x_, y_;
  CellMarch march_;
  PickTrace* trace_;
  bool cameBySomething_ = false;
  CellHeights cell_{};  ///< The last one of ground, and its place.
  int column_ = 0, row_ = 0;
  std::optional<PickedCell> found_;
};

}  // namespace scarp
