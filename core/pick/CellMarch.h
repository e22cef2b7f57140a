#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
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
  RaySlack(const GridRay& asked, const GridFrame& frame) {
    const double du = std::abs(asked.direction.x()), dv = std::abs(asked.direction.y());
    cells = kRounding * std::max(std::max(std::abs(asked.origin.x()), std::abs(asked.origin.y())),
                                 double(std::max(frame.columns, frame.rows)));
    height = kRounding * std::abs(asked.origin.z());
    const double fast = std::max(du, dv), slow = std::min(du, dv) > 0.0 ? std::min(du, dv) : fast;
    t = fast > 0.0 ? std::min(cells / slow, kMostStretch * cells / fast) : 0.0;
  }

  /// Of a place or a height, in units of the last place of the largest coordinate.
  static constexpr double kRounding = 8.0 * std::numeric_limits<double>::epsilon();
  /// A ray nearly along a grid line is off by more where it crosses it; up to this many times.
  static constexpr double kMostStretch = 1e4;
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
      : ray_(ray), slack_(slack), trace_(trace) {
    const double fast = std::max(std::abs(ray.direction.x()), std::abs(ray.direction.y()));
    cornerDoubt_ = 4.0 * std::max(slack.t, 2.0 * slack.cells / fast);
  }

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
    joined_ = false;
  }
  /// The side that the ray is known to be on; nothing at its start and behind a hole.
  [[nodiscard]] const std::optional<SurfaceSide>& side() const { return side_; }

 private:
  /// Rounding of a clearance, in units of the last place of the numbers that went into it: a few operations
  /// each for the ray's height and the ground's.
  static constexpr double kClearanceRounding = 8.0 * std::numeric_limits<double>::epsilon();

  static constexpr int kMostBisections = 64;

  /// A cell of ground, and the ray as it lies to it.
  struct Cell {
    CellHeights heights;
    int column, row;
    double tExit;
    double u, v;        ///< The ray's place at t = 0.
    double tolerance;   ///< Metres that a clearance near t = 0 may be off.
    double nearCorner;  ///< Clearance of a ray that might touch a corner it comes by.
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
  /// Times to look at together, and what is found there; masks are 0 or −1.
  using Stops = std::array<double, 4>;
  struct Clearances {
    using Four [[gnu::vector_size(32)]] = double;
    using Masks [[gnu::vector_size(32)]] = std::int64_t;
    Four value;
    Masks zero, near, above;
  };
  [[nodiscard]] Clearances clearances(const Cell& cell, const Stops& t) const;
  void traceMarch(const Stops& stops, const Clearances& all, bool begins, bool split);
  /// How far the time may be off when the ray left the last cell, by the line that it crossed there.
  [[nodiscard]] double doubtAtExit() const;
  /// How far a crossing may be off its place along an axis, as its time is as doubtful as the slack says.
  [[nodiscard]] double doubtAlong(int axis) const;
  [[nodiscard]] bool nearCorner(const Cell& cell, double t) const;
  /// When the ray touches the corner of a cell that it comes by about t, if it does.
  [[nodiscard]] std::optional<double> touchCorner(const Cell& cell, double t) const;
  [[nodiscard]] double refine(const Cell& cell, double low, double high, double atLow, double atHigh) const;

  GridRay ray_;
  RaySlack slack_;
  double cornerDoubt_;  ///< More than t may be off at a corner.
  PickTrace* trace_;
  std::optional<SurfaceSide> side_;
  Cell last_;            ///< The cell of ground that the ray was over last.
  bool joined_ = false;  ///< It was over it just now.
};

}  // namespace scarp
