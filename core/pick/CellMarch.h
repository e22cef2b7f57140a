#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

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

/// How far rounding may have moved a ray off the place where it was meant to pass, and how that bears on
/// what is looked at. A cursor that snaps to the grid sends such rays all day: at a vertex on the map's
/// rim, along a hole's border.
struct RaySlack {
  double cells;   ///< Grid units, either way.
  double height;  ///< Metres, either way.
  double t;       ///< Along the ray: cells, over how fast it crosses grid lines.

  /// Of a ray in the grid frame as it was asked for, before its start is moved.
  RaySlack(const GridRay& asked, const GridFrame& frame);
};

/// Steps 5 and 6 of a pick: follows the clearance f(t) = z(t) − h(x(t), y(t)) from cell to cell. f is
/// continuous over the whole ground and linear between the two sides and the diagonal of a cell, so its
/// sign is looked at there only, carried across cell borders (hence no cracks), and a change is closed in
/// on by a bounded binary search. Where ground begins and ends, at the map's rim and at holes, f is
/// looked at from just outside, so that a ray aimed exactly at the rim meets it. Of one ray, in the grid
/// frame.
class CellMarch {
 public:
  /// A trace, if any, is given the march and the refinement, in t of this ray.
  CellMarch(const GridRay& ray, const RaySlack& slack, PickTrace* trace)
      : ray_(ray), slack_(slack), trace_(trace) {}

  /// Marches over a cell of ground for t in [tEntry, tExit]; a hit ends the march.
  [[nodiscard]] std::optional<MarchHit> cross(const CellHeights& heights, int column, int row, double tEntry,
                                              double tExit);
  /// The ray comes over a hole or off the map: what follows is not joined to what was before.
  [[nodiscard]] std::optional<MarchHit> leaveGround();
  struct Touch {
    GroundCell ground;
    double t;
  };
  /// Where the ray touches the ground about t, though it may be over a hole or on the rim there.
  [[nodiscard]] std::optional<Touch> touch(const HeightRaster& heights, double t) const;
  /// The ray stays clear of the ground on one side, up to where it goes on.
  void keepTo(SurfaceSide side) {
    side_ = side;
    last_.reset();
  }
  /// The side that the ray is known to be on; nothing at its start and behind a hole.
  [[nodiscard]] const std::optional<SurfaceSide>& side() const { return side_; }

 private:
  /// Rounding of a clearance, in units of the last place of the numbers that went into it: a few operations
  /// each for the ray's height and the ground's.
  static constexpr double kClearanceRounding = 8.0 * std::numeric_limits<double>::epsilon();

  /// A cell of ground, and the ray as it lies to it.
  struct Cell {
    CellHeights heights;
    int column, row;
    double tExit;
    double u, v;       ///< The ray's place at t = 0.
    double tolerance;  ///< Metres that a clearance near t = 0 may be off.
  };
  static SurfaceSide sideOf(double clearance) {
    return clearance > 0.0 ? SurfaceSide::Above : SurfaceSide::Below;
  }
  [[nodiscard]] Cell cellOf(const CellHeights& heights, int column, int row, double tExit) const;
  struct Clearance {
    double value;
    bool zero;  ///< No further from the ground than rounding can tell.
  };
  [[nodiscard]] Clearance clearance(const Cell& cell, double t) const;
  /// How far a crossing may be off its place along an axis, as its time is as doubtful as the slack says.
  [[nodiscard]] double doubtAlong(int axis) const;
  [[nodiscard]] bool nearCorner(const Cell& cell, double t) const;
  /// When the ray touches the corner of a cell that it comes by about t, if it does.
  [[nodiscard]] std::optional<double> touchCorner(const Cell& cell, double t) const;
  [[nodiscard]] double refine(const Cell& cell, double low, double high, double atLow, double atHigh) const;

  GridRay ray_;
  RaySlack slack_;
  PickTrace* trace_;
  std::optional<SurfaceSide> side_;
  std::optional<Cell> last_;  ///< The cell of ground that the ray was over last, without a break.
};

// Inline, as a pick spends its time here.

inline CellMarch::Cell CellMarch::cellOf(const CellHeights& h, int column, int row, double tExit) const {
  const double highest = std::max({std::abs(h.a), std::abs(h.b), std::abs(h.c), std::abs(h.d)});
  const double steepest =
      std::max({std::abs(h.b - h.a), std::abs(h.d - h.b), std::abs(h.c - h.a), std::abs(h.d - h.c)});
  return {
      h,
      column,
      row,
      tExit,
      ray_.origin.x() - column,
      ray_.origin.y() - row,
      kClearanceRounding * (std::abs(ray_.origin.z()) + highest) + slack_.height + slack_.cells * steepest};
}

inline CellMarch::Clearance CellMarch::clearance(const Cell& cell, double t) const {
  const double u = std::clamp(cell.u + t * ray_.direction.x(), 0.0, 1.0);
  const double v = std::clamp(cell.v + t * ray_.direction.y(), 0.0, 1.0);
  const double rise = t * ray_.direction.z();
  const double value = ray_.origin.z() + rise - cell.heights.at(u, v);
  return {value, std::abs(value) <= cell.tolerance + kClearanceRounding * std::abs(rise)};
}

inline std::optional<MarchHit> CellMarch::cross(const CellHeights& heights, int column, int row,
                                                double tEntry, double tExit) {
  const Cell cell = cellOf(heights, column, row, tExit);
  const double u0 = cell.u, v0 = cell.v;
  const double du = ray_.direction.x(), dv = ray_.direction.y();
  // Where the ray crosses the diagonal u = v, if it does so within the span.
  const double tDiagonal = du == dv ? tExit : (v0 - u0) / (du - dv);
  const bool split = tDiagonal > tEntry && tDiagonal < tExit;
  std::array<double, 4> stops;
  std::size_t stopCount = 0;
  if (!side_) stops[stopCount++] = std::max(tEntry - slack_.t, ray_.tMin);
  stops[stopCount++] = tEntry;
  if (split) stops[stopCount++] = tDiagonal;
  stops[stopCount++] = tExit;

  double tBefore = tEntry, before = 0.0;
  for (std::size_t i = 0; i < stopCount; ++i) {
    const double t = stops[i];
    const Clearance now = clearance(cell, t);
    if (trace_) trace_->march.push_back({t, now.value});
    const bool crossed = side_ && *side_ != sideOf(now.value);
    if (!now.zero && !crossed && nearCorner(cell, t)) {
      if (const auto tCorner = touchCorner(cell, t))
        return MarchHit{*tCorner, CellHeights::triangleAt(std::round(u0 + t * du), std::round(v0 + t * dv)),
                        side_};
    }
    if (now.zero || crossed) {
      // A change right at the entry happened on the border itself, between two roundings of one f.
      const bool bracketed = crossed && !now.zero && i > 0;
      const double tHit = bracketed ? refine(cell, tBefore, t, before, now.value) : t;
      const double tFacet = i > 0 ? 0.5 * (tBefore + t) : 0.5 * (t + stops[1]);
      return MarchHit{tHit, CellHeights::triangleAt(u0 + tFacet * du, v0 + tFacet * dv), side_};
    }
    side_ = sideOf(now.value);
    tBefore = t;
    before = now.value;
  }
  last_ = cell;
  return std::nullopt;
}

inline double CellMarch::doubtAlong(int axis) const {
  return std::max(2.0 * slack_.cells, slack_.t * std::abs(ray_.direction[axis]));
}

inline bool CellMarch::nearCorner(const Cell& cell, double t) const {
  const double u = cell.u + t * ray_.direction.x(), v = cell.v + t * ray_.direction.y();
  return std::min(std::abs(u), std::abs(1.0 - u)) <= doubtAlong(0) &&
         std::min(std::abs(v), std::abs(1.0 - v)) <= doubtAlong(1);
}

}  // namespace scarp
