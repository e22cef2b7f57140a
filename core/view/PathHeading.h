#pragma once

#include <cmath>
#include <optional>

#include "core/geometry/Vec.h"

namespace scarp {

/// Where a point on the move is heading, without its trembling. A value.
class PathHeading {
 public:
  /// The point is here now; ways shorter than `least` do not count.
  void follow(const Vec2& place, double least) {
    if (!from_) from_ = place;
    const Vec2 way = place - *from_;
    if (way.norm() < least || way.isZero()) return;
    angle_ = std::atan2(way.y(), way.x());
    from_ = place;
  }
  /// Radians anticlockwise from east; 0 before the first way.
  [[nodiscard]] double angle() const { return angle_; }

 private:
  std::optional<Vec2> from_;
  double angle_ = 0.0;
};

}  // namespace scarp
