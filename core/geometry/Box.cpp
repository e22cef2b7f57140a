#include "core/geometry/Box.h"

#include <Eigen/Geometry>
#include <limits>
#include <utility>

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

namespace {

BoxFace faceOf(int axis, bool atMax) { return static_cast<BoxFace>(1 + 2 * axis + (atMax ? 1 : 0)); }

}  // namespace

Vec3 Box::centre() const { return 0.5 * (min + max); }

double Box::diagonal() const { return (max - min).norm(); }

Vec3 faceNormal(BoxFace face) {
  Vec3 normal = Vec3::Zero();
  if (face == BoxFace::None) return normal;
  const int index = static_cast<int>(face) - 1;
  normal[index / 2] = index % 2 == 1 ? 1.0 : -1.0;
  return normal;
}

std::optional<BoxSpan> slabTest(const Box& box, const Vec3& origin, const Vec3& direction, double tMin,
                                double tMax) {
  BoxSpan span{tMin, tMax, BoxFace::None, BoxFace::None};
  for (int axis = 0; axis < 3; ++axis) {
    const double o = origin[axis], d = direction[axis];
    if (d == 0.0) {
      if (!(o >= box.min[axis] && o <= box.max[axis])) return std::nullopt;
      continue;
    }
    double tNear = (box.min[axis] - o) / d;
    double tFar = (box.max[axis] - o) / d;
    bool nearIsMax = false;
    if (d < 0.0) {
      std::swap(tNear, tFar);
      nearIsMax = true;
    }
    if (tNear > span.tEntry) {
      span.tEntry = tNear;
      span.entryFace = faceOf(axis, nearIsMax);
    }
    if (tFar < span.tExit) {
      span.tExit = tFar;
      span.exitFace = faceOf(axis, !nearIsMax);
    }
    if (!(span.tEntry <= span.tExit && tNear <= tFar)) return std::nullopt;  // a NaN misses
  }
  return span;
}

std::array<CandidatePlane, 3> candidatePlanes(const Box& box, const Vec3& origin, const Vec3& direction) {
  std::array<CandidatePlane, 3> planes;
  for (int axis = 0; axis < 3; ++axis) {
    const double o = origin[axis], d = direction[axis];
    const bool below = o<box.min[axis], above = o> box.max[axis];
    if (!below && !above) continue;
    const double t = d == 0.0 ? -std::numeric_limits<double>::infinity()
                              : ((above ? box.max[axis] : box.min[axis]) - o) / d;
    planes[static_cast<std::size_t>(axis)] = {faceOf(axis, above), t};
  }
  return planes;
}

std::optional<BoxHit> wooTest(const Box& box, const Vec3& origin, const Vec3& direction) {
  if (origin.hasNaN()) return std::nullopt;
  const auto planes = candidatePlanes(box, origin, direction);
  // Of the planes between origin and box, the farthest is the only one that can be hit first.
  int which = -1;
  double t = -std::numeric_limits<double>::infinity();
  bool inside = true;
  for (int axis = 0; axis < 3; ++axis) {
    const CandidatePlane& plane = planes[static_cast<std::size_t>(axis)];
    if (plane.face == BoxFace::None) continue;
    inside = false;
    if (plane.t > t) {
      t = plane.t;
      which = axis;
    }
  }
  if (inside) return BoxHit{0.0, origin, BoxFace::None, Vec3::Zero(), true};
  if (which < 0 || t < 0.0) return std::nullopt;

  const BoxFace face = planes[static_cast<std::size_t>(which)].face;
  Vec3 point;
  for (int axis = 0; axis < 3; ++axis) {
    if (axis == which) {
      point[axis] = face == faceOf(axis, true) ? box.max[axis] : box.min[axis];
      continue;
    }
    point[axis] = origin[axis] + t * direction[axis];
    if (!(point[axis] >= box.min[axis] && point[axis] <= box.max[axis])) return std::nullopt;
  }
  return BoxHit{t, point, face, faceNormal(face), false};
}

}  // namespace scarp
