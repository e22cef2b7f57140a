#pragma once

#include <optional>

#include "core/geometry/Vec.h"

namespace scarp {

struct TriangleHit {
  double t;     ///< Along the ray, in units of its direction.
  double u, v;  ///< Barycentric weights of b and c.
  bool front;   ///< Hit from the side that a, b, c run round anticlockwise.
};

/// Ray–triangle, both sides (Möller & Trumbore 1997). t is not limited; a NaN misses. Pure.
[[nodiscard]] std::optional<TriangleHit> hitTriangle(const Vec3& origin, const Vec3& direction, const Vec3& a,
                                                     const Vec3& b, const Vec3& c);

}  // namespace scarp
