#include "core/geometry/Triangle.h"

#include <Eigen/Geometry>

namespace scarp {

std::optional<TriangleHit> hitTriangle(const Vec3& origin, const Vec3& direction, const Vec3& a,
                                       const Vec3& b, const Vec3& c) {
  const Vec3 ab = b - a, ac = c - a;
  const Vec3 p = direction.cross(ac);
  const double determinant = ab.dot(p);
  if (determinant == 0.0) return std::nullopt;
  const double inverse = 1.0 / determinant;
  const Vec3 s = origin - a;
  const double u = s.dot(p) * inverse;
  const Vec3 q = s.cross(ab);
  const double v = direction.dot(q) * inverse;
  if (!(u >= 0.0 && v >= 0.0 && u + v <= 1.0)) return std::nullopt;  // a NaN misses
  return TriangleHit{ac.dot(q) * inverse, u, v, determinant > 0.0};
}

}  // namespace scarp
