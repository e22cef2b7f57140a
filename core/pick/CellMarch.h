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
  /// The same without a branch, for a side that is known: whether the ray was clear of the ground for a
  /// while.
  void cameClear(bool clear) { joined_ &= !clear; }
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

// Inline, as a pick spends its time here, and compiled for the instruction set of the caller.

[[gnu::always_inline]] inline CellMarch::Cell CellMarch::cellOf(const CellHeights& h, int column, int row,
                                                                double tExit) const {
  const auto most = [](double a, double b, double c, double d) {
    return std::max(std::max(std::abs(a), std::abs(b)), std::max(std::abs(c), std::abs(d)));
  };
  const double highest = most(h.a, h.b, h.c, h.d);
  const double steepest = most(h.b - h.a, h.d - h.b, h.c - h.a, h.d - h.c);
  const double tolerance =
      kClearanceRounding * (std::abs(ray_.origin.z()) + highest) + slack_.height + slack_.cells * steepest;
  return {h,
          column,
          row,
          tExit,
          ray_.origin.x() - column,
          ray_.origin.y() - row,
          tolerance,
          tolerance + cornerDoubt_ * (std::abs(ray_.direction.z()) + 2.0 * steepest)};
}

[[gnu::always_inline]] inline CellMarch::Clearance CellMarch::clearance(const Cell& cell, double t) const {
  const double u = std::min(std::max(cell.u + t * ray_.direction.x(), 0.0), 1.0);
  const double v = std::min(std::max(cell.v + t * ray_.direction.y(), 0.0), 1.0);
  const double rise = t * ray_.direction.z();
  const double value = ray_.origin.z() + rise - cell.heights.at(u, v);
  return {value, std::abs(value) <= cell.tolerance + kClearanceRounding * std::abs(rise)};
}

[[gnu::always_inline]] inline CellMarch::Clearances CellMarch::clearances(const Cell& cell,
                                                                          const Stops& t) const {
  using Four = Clearances::Four;
  const Four zero{}, one = zero + 1.0;
  const CellHeights& h = cell.heights;
  const Four times{t[0], t[1], t[2], t[3]};
  Four u = cell.u + times * ray_.direction.x(), v = cell.v + times * ray_.direction.y();
  u = u > zero ? u : zero;
  u = u < one ? u : one;
  v = v > zero ? v : zero;
  v = v < one ? v : one;
  const auto east = u >= v;
  const Four corner = east ? zero + h.b : zero + h.c;
  const Four rise = times * ray_.direction.z();
  Clearances all;
  all.value =
      ray_.origin.z() + rise - (h.a + (east ? u : v) * (corner - h.a) + (east ? v : u) * (h.d - corner));
  const Four size = all.value < zero ? -all.value : all.value;
  all.zero = size <= cell.tolerance + kClearanceRounding * (rise < zero ? -rise : rise);
  all.near = size <= cell.nearCorner;
  all.above = all.value > 0.0;
  return all;
}

[[gnu::always_inline]] inline std::optional<MarchHit> CellMarch::cross(const CellHeights& heights, int column,
                                                                       int row, double tEntry, double tExit) {
  const Cell cell = cellOf(heights, column, row, tExit);
  const double du = ray_.direction.x(), dv = ray_.direction.y();
  // Where the ray crosses the diagonal u = v, if it does so within the span.
  const double tDiagonal = du == dv ? tExit : (cell.v - cell.u) / (du - dv);
  const bool split = tDiagonal > tEntry && tDiagonal < tExit, begins = !side_;
  // What is not a stop of its own repeats the one before it.
  const Stops stops{begins ? std::max(tEntry - slack_.t, ray_.tMin) : tEntry, tEntry,
                    split ? tDiagonal : tEntry, tExit};
  const Clearances all = clearances(cell, stops);
  if (trace_) traceMarch(stops, all, begins, split);
  const bool above = begins ? all.above[0] != 0 : *side_ == SurfaceSide::Above;
  const auto looked = all.near | (all.above != (above ? -1 : 0));
  if ((looked[0] | looked[1] | looked[2] | looked[3]) == 0) {
    side_ = above ? SurfaceSide::Above : SurfaceSide::Below;
    last_ = cell;
    joined_ = true;
    return std::nullopt;
  }
  const SurfaceSide side = above ? SurfaceSide::Above : SurfaceSide::Below;
  for (int i = 0; i < 4; ++i) {
    if (i > 0) side_ = side;
    if (looked[i] == 0) continue;
    const auto k = static_cast<std::size_t>(i);
    const double t = stops[k];
    const bool crossed = (all.above[i] != 0) != above, zero = all.zero[i] != 0;
    if (zero || crossed) {
      // A change right at the entry happened on the border itself, between two roundings of one f.
      const bool bracketed = crossed && !zero && i > 0;
      const double next = begins ? tEntry : split ? tDiagonal : tExit;
      const double tFacet = 0.5 * (t + (i > 0 ? stops[k - 1] : next));
      return MarchHit{bracketed ? refine(cell, stops[k - 1], t, all.value[i - 1], all.value[i]) : t,
                      CellHeights::triangleAt(cell.u + tFacet * du, cell.v + tFacet * dv), side_};
    }
    if (nearCorner(cell, t))
      if (const auto tCorner = touchCorner(cell, t))
        return MarchHit{*tCorner,
                        CellHeights::triangleAt(std::round(cell.u + t * du), std::round(cell.v + t * dv)),
                        side_};
  }
  side_ = side;
  last_ = cell;
  joined_ = true;
  return std::nullopt;
}

inline double CellMarch::refine(const Cell& cell, double low, double high, double atLow,
                                double atHigh) const {
  double t = std::clamp(low + (high - low) * (atLow / (atLow - atHigh)), low, high);
  for (int step = 0; step < kMostBisections; ++step) {
    const Clearance now = clearance(cell, t);
    if (trace_) trace_->refinement.push_back({t, now.value});
    if (now.zero) break;
    (sideOf(now.value) == sideOf(atLow) ? low : high) = t;
    const double middle = 0.5 * (low + high);
    if (middle <= low || middle >= high) break;  // no double lies between
    t = middle;
  }
  return t;
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
