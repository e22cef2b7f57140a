#pragma once

#include <optional>
#include <vector>

#include "core/geometry/Ray.h"
#include "core/pick/PickTrace.h"
#include "core/terrain/Surface.h"

namespace scarp {

enum class SurfaceSide : std::uint8_t { Above, Below };

/// Where a march met the ground.
struct MarchHit {
  double t;
  CellTriangle triangle;
  std::optional<SurfaceSide> side;  ///< Nothing where the ray was on the ground when it was first looked at.
};

/// Steps 5 and 6 of a pick: follows the clearance f(t) = z(t) − h(x(t), y(t)) from cell to cell. f is
/// continuous over the whole ground and linear between the two sides and the diagonal of a cell, so its
/// sign is looked at there only, carried across cell borders (hence no cracks), and a change is closed in
/// on by a bounded binary search. Of one ray, in the grid frame.
class CellMarch {
 public:
  /// A trace, if any, is given the march and the refinement, in t of this ray.
  CellMarch(const GridRay& ray, PickTrace* trace) : ray_(ray), trace_(trace) {}

  /// Marches over a cell of ground for t in [tEntry, tExit]; the hit, if any, ends the march.
  [[nodiscard]] std::optional<MarchHit> cross(const CellHeights& cell, int column, int row, double tEntry,
                                              double tExit);
  /// The ray came over a hole: what follows is not joined to what was before.
  void leaveGround() { side_.reset(); }
  /// The ray stays clear of the ground on one side, up to where it goes on.
  void keepTo(SurfaceSide side) { side_ = side; }
  /// The side that the ray is known to be on; nothing at its start and behind a hole.
  [[nodiscard]] const std::optional<SurfaceSide>& side() const { return side_; }

 private:
  struct Cell {
    const CellHeights& heights;
    int column, row;
  };
  struct Clearance {
    double value;
    bool zero;  ///< No further from the ground than rounding can tell.
  };
  [[nodiscard]] Clearance clearance(const Cell& cell, double t) const;
  [[nodiscard]] double refine(const Cell& cell, double low, double high, double atLow, double atHigh) const;

  GridRay ray_;
  PickTrace* trace_;
  std::optional<SurfaceSide> side_;
};

}  // namespace scarp
