#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/geometry/Vec.h"

namespace scarp {

/// Visits, in order, the cells of a uniform grid that the line origin + t·direction meets for t in
/// [tBegin, tEnd] (Amanatides & Woo 1987). Cell k spans [k·cellSize, (k+1)·cellSize] on each axis and
/// the walk stays within the half-open index bounds: a start outside is clipped to them first.
///
/// Of two cells that share the line exactly, a zero component takes the upper one and the others take
/// the one that the ray goes into; through a corner the walk takes one step for each axis, the lower
/// axis first, with an empty span between. Crossings are computed from the grid lines themselves, not
/// summed up, so a long walk does not drift. N is 2 or 3.
///
///   for (GridWalk<2> walk(origin, direction, 0, 100, bounds); walk.valid(); walk.advance())
///     if (found(walk.cell())) break;
template <int N>
class GridWalk {
 public:
  using Vec = Eigen::Matrix<double, N, 1>;
  using Cell = std::array<int, N>;

  struct Bounds {
    Cell begin;  ///< First cell on each axis.
    Cell end;    ///< One past the last.
  };
  /// The face through which the walk came into its cell: the axis, and −1 for the cell's low side or
  /// +1 for its high side. axis = −1: the walk started inside.
  struct Face {
    int axis = -1;
    int side = 0;
    bool operator==(const Face&) const = default;
  };

  GridWalk(const Vec& origin, const Vec& direction, double tBegin, double tEnd, const Bounds& bounds,
           double cellSize = 1.0)
      : origin_(origin),
        direction_(direction),
        bounds_(bounds),
        cellSize_(cellSize),
        t_(tBegin),
        tEnd_(tEnd) {
    valid_ = clip() && locate();
  }

  [[nodiscard]] bool valid() const { return valid_; }
  [[nodiscard]] const Cell& cell() const { return cell_; }
  [[nodiscard]] double tEntry() const { return t_; }
  /// Where the ray leaves the cell, or ends.
  [[nodiscard]] double tExit() const { return std::max(t_, std::min(tNext_[nextAxis()], tEnd_)); }
  [[nodiscard]] Face faceEntered() const { return face_; }

  void advance() {
    const int axis = nextAxis();
    const double t = tNext_[axis];
    if (!(t < tEnd_)) {
      valid_ = false;
      return;
    }
    const int step = direction_[axis] > 0.0 ? 1 : -1;
    cell_[axis] += step;
    if (cell_[axis] < bounds_.begin[axis] || cell_[axis] >= bounds_.end[axis]) {
      valid_ = false;
      return;
    }
    t_ = std::max(t_, t);
    face_ = {axis, -step};
    tNext_[axis] = crossing(axis);
  }

 private:
  [[nodiscard]] double line(int index) const { return index * cellSize_; }
  [[nodiscard]] double tAt(int axis, int index) const {
    return (line(index) - origin_[axis]) / direction_[axis];
  }
  /// Where the ray leaves the present cell along an axis.
  [[nodiscard]] double crossing(int axis) const {
    const double d = direction_[axis];
    if (d == 0.0) return std::numeric_limits<double>::infinity();
    return tAt(axis, d > 0.0 ? cell_[axis] + 1 : cell_[axis]);
  }
  [[nodiscard]] int nextAxis() const {
    int best = 0;
    for (int axis = 1; axis < N; ++axis)
      if (tNext_[axis] < tNext_[best]) best = axis;
    return best;
  }

  /// Slab test against the bounds; remembers the face that the ray comes in by.
  bool clip() {
    for (int axis = 0; axis < N; ++axis) {
      if (bounds_.begin[axis] >= bounds_.end[axis]) return false;
      if (direction_[axis] == 0.0) {
        if (!(origin_[axis] >= line(bounds_.begin[axis]) && origin_[axis] <= line(bounds_.end[axis])))
          return false;
        continue;
      }
      const bool up = direction_[axis] > 0.0;
      const double tNear = tAt(axis, up ? bounds_.begin[axis] : bounds_.end[axis]);
      const double tFar = tAt(axis, up ? bounds_.end[axis] : bounds_.begin[axis]);
      if (tNear > t_) {
        t_ = tNear;
        face_ = {axis, up ? -1 : 1};
      }
      tEnd_ = std::min(tEnd_, tFar);
      if (!(tNear <= tFar)) return false;
    }
    return t_ <= tEnd_;
  }

  bool locate() {
    for (int axis = 0; axis < N; ++axis) {
      const double d = direction_[axis];
      const int first = bounds_.begin[axis], last = bounds_.end[axis] - 1;
      if (face_.axis == axis) {
        cell_[axis] = face_.side < 0 ? first : last;
      } else {
        const double position = (d == 0.0 ? origin_[axis] : origin_[axis] + t_ * d) / cellSize_;
        if (!(position == position)) return false;
        double index = std::floor(position);
        if (d < 0.0 && index == position) index -= 1.0;
        cell_[axis] = static_cast<int>(std::clamp(index, double(first), double(last)));
      }
      tNext_[axis] = crossing(axis);
    }
    return true;
  }

  Vec origin_, direction_;
  Bounds bounds_;
  double cellSize_;
  double t_, tEnd_;
  Cell cell_{};
  std::array<double, N> tNext_{};
  Face face_;
  bool valid_ = false;
};

}  // namespace scarp
