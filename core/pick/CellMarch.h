#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>

#include "core/geometry/Ray.h"
#include "core/pick/PickTrace.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/NodeHeights.h"
#include "core/terrain/Surface.h"

namespace scarp {

// Each is one instruction; b where either is not a number.
inline double later(double a, double b) { return a > b ? a : b; }
inline double sooner(double a, double b) { return a < b ? a : b; }

/// Steps 1 and 2 of a pick (docs/architecture.md): the ray between the near and the far plane, in the grid
/// frame, clipped to the terrain's height band. Its t begins where it comes into the terrain's box, so that a
/// far origin costs no digits, and a direction of extreme length is scaled by a power of two.
struct PickRay {
  /// Rounding of a place or a height, relative to the largest coordinate that went into it.
  static constexpr double kRounding = 8.0 * std::numeric_limits<double>::epsilon();
  static constexpr double kLeastRate = 1e-30;

  std::array<double, 3> origin, direction;  ///< Column, row, metres; at t = 0.
  std::array<double, 3> inverse;            ///< 1/direction, at most 1e30 either way; negative where that is.
  double tEnd;                              ///< Where it leaves the box, or tMax.
  /// How far rounding may have moved the ray off the place where it was meant to pass. A cursor that snaps to
  /// the grid sends rays through vertices and along grid lines all day.
  double slackCells, slackHeight;

  /// False where it misses the box, is not finite, or comes from so far away that doubles cannot tell a cell
  /// from the next. `band`: the heights of the terrain, not empty.
  [[nodiscard]] bool clip(const LocalRay& asked, const GridFrame& frame, const HeightRange& band);
  [[nodiscard]] Vec3 at(double t) const {
    return {origin[0] + t * direction[0], origin[1] + t * direction[1], origin[2] + t * direction[2]};
  }
  /// The t of the ray that was asked for.
  [[nodiscard]] double askedTime(double t) const {
    return exponent_ == 0 ? start_ + t : std::ldexp(start_ + t, -exponent_);
  }

 private:
  double start_;
  int exponent_;
};

inline bool PickRay::clip(const LocalRay& asked, const GridFrame& frame, const HeightRange& band) {
  GridRay ray = toGrid(asked, frame);
  Vec3 &o = ray.origin, &d = ray.direction;
  if (!(o.x() * 0.0 + o.y() * 0.0 + o.z() * 0.0 == 0.0)) return false;
  const double size = later(later(std::abs(d.x()), std::abs(d.y())), std::abs(d.z()));
  exponent_ = 0;
  if (!(size > 0x1p-40 && size < 0x1p40)) [[unlikely]] {
    exponent_ = std::ilogb(size);
    d = {std::ldexp(d.x(), -exponent_), std::ldexp(d.y(), -exponent_), std::ldexp(d.z(), -exponent_)};
    ray.tMin = std::ldexp(ray.tMin, exponent_);
    ray.tMax = std::ldexp(ray.tMax, exponent_);
  }
  const double lastColumn = frame.columns - 1.0, lastRow = frame.rows - 1.0;
  slackCells = kRounding * later(later(std::abs(o.x()), std::abs(o.y())), later(lastColumn, lastRow) + 1.0);
  slackHeight = kRounding * std::abs(o.z());
  if (!(slackCells < 1.0 && slackHeight < 1.0)) return false;

  // The slab test (Kay & Kajiya 1986), without infinite numbers.
  double in = ray.tMin, out = ray.tMax;
  const auto slab = [&](double from, double rate, double low, double high) {
    const double perRate = std::abs(rate) > kLeastRate ? 1.0 / rate : (rate < 0.0 ? -1.0 : 1.0) / kLeastRate;
    const double a = (low - from) * perRate, b = (high - from) * perRate;
    in = later(sooner(a, b), in);
    out = sooner(later(a, b), out);
    return perRate;
  };
  // A coordinate that rounding has put just off the border goes back onto it.
  const auto snapped = [&](double from, double last) {
    const double onto = sooner(later(from, 0.0), last);
    return std::abs(from - onto) <= slackCells ? onto : from;
  };
  // The band is a little higher than the ground, so that a ray over a sea or a plateau does not begin or end
  // right on it.
  const double more = 1e-3 + 1e-3 * (double(band.high) - band.low) +
                      1e-5 * (std::abs(double(band.low)) + std::abs(double(band.high)));
  const double column = snapped(o.x(), lastColumn), row = snapped(o.y(), lastRow);
  inverse = {slab(column, d.x(), -slackCells, lastColumn + slackCells),
             slab(row, d.y(), -slackCells, lastRow + slackCells),
             slab(o.z(), d.z(), band.low - more, band.high + more)};
  if (!(in <= out)) return false;
  start_ = in;
  tEnd = out - in;
  direction = {d.x(), d.y(), d.z()};
  origin = {column + in * d.x(), row + in * d.y(), o.z() + in * d.z()};
  return true;
}

/// Where a march has met the ground.
struct MetGround {
  double t;
  CellTriangle triangle;
  std::optional<SurfaceSide>
      side;  ///< The side that the ray came from; nothing where it began on the ground.
  CellHeights heights;
  int column, row;
};

/// Steps 5 and 6 of a pick: the clearance f(t) = z(t) − h(x(t), y(t)) along a cell's crossings. It is linear
/// between a cell's sides and its diagonal, so its sign is looked at there only (linear march), carried from
/// cell to cell, and a change of it is closed in on by a bounded binary search (Policarpo, Oliveira & Comba
/// 2005). One ray.
class CellMarch {
 public:
  /// `band`: the heights of the terrain. A trace, if any, gets the march and the refinement, in t of the ray.
  CellMarch(const PickRay& ray, const HeightRange& band, PickTrace* trace);

  /// Marches over a cell of ground or a hole, for t in [tStart, tEnd]. True where the ray meets its ground.
  /// Times at which it crosses the cell's lines are taken wider by what rounding may have moved the ray, and
  /// the ground is met where f is zero but for rounding: so there are no cracks between cells, at the rim and
  /// beside holes.
  [[nodiscard]] bool cross(const CellHeights& h, int column, int row, double tStart, double tEnd);
  [[nodiscard]] const MetGround& met() const { return met_; }

  /// Which side of the ground the ray is known to be on: 1 above, −1 below, 0 at its start and behind a hole.
  [[nodiscard]] int side() const { return side_; }
  void forgetSide() { side_ = 0; }
  /// When the ray came to the cell that was crossed last.
  [[nodiscard]] double tIn() const { return t_[0]; }

  /// Metres that f may be off anywhere.
  [[nodiscard]] double mostDoubt() const { return mostDoubt_; }
  /// How much earlier or later the ray may cross a grid line.
  [[nodiscard]] double doubtOfCrossing(std::size_t axis) const { return doubt_[axis]; }

 private:
  static constexpr int kMostBisections = 64;
  /// A ray nearly along a grid line rises by as much as this many cells' worth before it leaves the line.
  static constexpr double kMostClimb = 1e4;

  /// u, v: where the ray is in the cell at t = 0.
  [[nodiscard]] double clearance(const CellHeights& h, double u, double v, double t) const {
    return ray_.origin[2] + t * ray_.direction[2] -
           h.at(sooner(later(u + t * ray_.direction[0], 0.0), 1.0),
                sooner(later(v + t * ray_.direction[1], 0.0), 1.0));
  }
  [[nodiscard]] double doubtOver(const CellHeights& h) const;
  [[nodiscard]] bool march(const CellHeights& h, int column, int row);
  [[nodiscard]] double bisect(const CellHeights& h, int column, int row, int bracket, double zero) const;

  const PickRay& ray_;
  PickTrace* trace_;
  std::array<double, 2> doubt_;
  double perAcross_;  ///< 1 over how fast the ray crosses diagonals.
  double climb_;      ///< Metres in a cell.
  double mostDoubt_;
  int side_ = 0;
  std::array<double, 3> t_{}, f_{};  ///< At the cell's first side, its diagonal and its last side.
  MetGround met_;
};

inline CellMarch::CellMarch(const PickRay& ray, const HeightRange& band, PickTrace* trace)
    : ray_(ray), trace_(trace) {
  const auto& d = ray.direction;
  const auto atMost = [](double rate) { return later(std::abs(rate), PickRay::kLeastRate); };
  for (std::size_t axis = 0; axis < 2; ++axis) doubt_[axis] = ray.slackCells * std::abs(ray.inverse[axis]);
  perAcross_ = std::copysign(1.0 / atMost(d[0] - d[1]), d[0] - d[1]);
  climb_ = sooner(std::abs(d[2]) / later(atMost(d[0]), atMost(d[1])), kMostClimb);
  const double highest = later(std::abs(double(band.low)), std::abs(double(band.high)));
  mostDoubt_ = PickRay::kRounding * (std::abs(ray.origin[2]) + highest + std::abs(d[2]) * ray.tEnd) +
               ray.slackHeight + ray.slackCells * (8.0 * (double(band.high) - band.low) + climb_);
}

inline bool CellMarch::cross(const CellHeights& h, int column, int row, double tStart, double tEnd) {
  const auto between = [&](std::size_t axis, int line) {
    const int down = ray_.inverse[axis] < 0.0 ? 1 : 0;
    const double in = (line + down - ray_.origin[axis]) * ray_.inverse[axis] - doubt_[axis],
                 out = (line + 1 - down - ray_.origin[axis]) * ray_.inverse[axis] + doubt_[axis];
    tStart = later(in, tStart);
    tEnd = sooner(out, tEnd);
  };
  between(0, column);
  between(1, row);
  if (!(tStart <= tEnd)) return false;
  const double u = ray_.origin[0] - column, v = ray_.origin[1] - row;
  const double diagonal = sooner(later((v - u) * perAcross_, tStart), tEnd);
  const double f0 = clearance(h, u, v, tStart), f1 = clearance(h, u, v, diagonal),
               f2 = clearance(h, u, v, tEnd);
  const int side = side_ < 0 ? -1 : 1;
  t_[0] = tStart;
  if (!trace_ && sooner(sooner(f0 * side, f1 * side), f2 * side) > mostDoubt_) {
    side_ = side;
    return false;
  }
  t_ = {tStart, diagonal, tEnd};
  f_ = {f0, f1, f2};
  return march(h, column, row);
}

inline double CellMarch::doubtOver(const CellHeights& h) const {
  const auto most = [](double a, double b, double c, double d) {
    return later(later(std::abs(a), std::abs(b)), later(std::abs(c), std::abs(d)));
  };
  const double highest = most(h.a, h.b, h.c, h.d),
               steepest = most(h.b - h.a, h.d - h.b, h.c - h.a, h.d - h.c);
  return PickRay::kRounding * (std::abs(ray_.origin[2]) + highest + t_[2] * std::abs(ray_.direction[2])) +
         ray_.slackHeight + ray_.slackCells * (2.0 * steepest + climb_);
}

inline bool CellMarch::march(const CellHeights& h, int column, int row) {
  if (trace_) trace_->cells.push_back({column, row, t_[0], t_[2], h.hole()});
  if (h.hole()) {
    side_ = 0;
    return false;
  }
  const double zero = doubtOver(h);
  // Where f is zero at the start, the side that is known decides nothing, so that the order of cells between
  // which the ray runs does not matter.
  const bool touches = std::abs(f_[0]) <= zero, known = !touches || side_ != 0;
  const int side = touches && side_ != 0 ? side_ : f_[0] > 0.0 ? 1 : -1;
  std::size_t k = touches ? 0 : 1;
  while (k > 0 && k < 3 && f_[k] * side > zero) ++k;
  if (trace_)
    for (std::size_t i = 0; i <= k && i < 3; ++i) trace_->march.push_back({t_[i], f_[i]});
  if (k == 3) {
    side_ = side;
    return false;
  }
  const bool bracketed = k > 0 && f_[k] * side < 0.0;
  const double t = bracketed ? bisect(h, column, row, static_cast<int>(k), zero) : t_[k];
  const double facet = k == 2 || (k == 0 && !(t_[1] > t_[0])) ? 0.5 * (t_[1] + t_[2]) : 0.5 * (t_[0] + t_[1]);
  met_ = {t,
          CellHeights::triangleAt(ray_.origin[0] - column + facet * ray_.direction[0],
                                  ray_.origin[1] - row + facet * ray_.direction[1]),
          std::nullopt,
          h,
          column,
          row};
  if (known) met_.side = side > 0 ? SurfaceSide::Above : SurfaceSide::Below;
  return true;
}

inline double CellMarch::bisect(const CellHeights& h, int column, int row, int bracket, double zero) const {
  const auto k = static_cast<std::size_t>(bracket);
  double low = t_[k - 1], high = t_[k];
  const double atLow = f_[k - 1], atHigh = f_[k];
  // The secant first: f is linear between two crossings, so it is exact but for rounding.
  double t = low + (high - low) * (atLow / (atLow - atHigh));
  for (int step = 0; step < kMostBisections; ++step) {
    const double f = clearance(h, ray_.origin[0] - column, ray_.origin[1] - row, t);
    if (trace_) trace_->refinement.push_back({t, f});
    if (std::abs(f) <= zero) break;
    (f > 0.0) == (atLow > 0.0) ? low = t : high = t;
    const double middle = 0.5 * (low + high);
    if (middle <= low || middle >= high) break;  // No double lies between.
    t = middle;
  }
  return t;
}

}  // namespace scarp
