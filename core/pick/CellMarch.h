#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <optional>

#include "core/pick/PickRay.h"
#include "core/pick/PickTrace.h"
#include "core/terrain/Surface.h"

namespace scarp {

enum class SurfaceSide : std::uint8_t { Above, Below };

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
/// cell to cell, and a change of it is closed in on by a bounded binary search. One ray.
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

  [[nodiscard]] double clearance(const CellHeights& h, int column, int row, double t) const {
    const double u = ray_.origin[0] - column + t * ray_.direction[0];
    const double v = ray_.origin[1] - row + t * ray_.direction[1];
    return ray_.origin[2] + t * ray_.direction[2] -
           h.at(sooner(later(u, 0.0), 1.0), sooner(later(v, 0.0), 1.0));
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
  const std::array<int, 2> cell{column, row};
  double in = tStart, out = tEnd;
  for (std::size_t axis = 0; axis < 2; ++axis) {
    const int down = ray_.inverse[axis] < 0.0 ? 1 : 0;
    in = later((cell[axis] + down - ray_.origin[axis]) * ray_.inverse[axis] - doubt_[axis], in);
    out = sooner((cell[axis] + 1 - down - ray_.origin[axis]) * ray_.inverse[axis] + doubt_[axis], out);
  }
  if (!(in <= out)) return false;
  const double u = ray_.origin[0] - column, v = ray_.origin[1] - row;
  t_ = {in, sooner(later((v - u) * perAcross_, in), out), out};
  for (std::size_t i = 0; i < 3; ++i) f_[i] = clearance(h, column, row, t_[i]);
  const int side = side_ < 0 ? -1 : 1;
  if (!trace_ && sooner(sooner(f_[0] * side, f_[1] * side), f_[2] * side) > mostDoubt_) {
    side_ = side;
    return false;
  }
  return march(h, column, row);
}

}  // namespace scarp
