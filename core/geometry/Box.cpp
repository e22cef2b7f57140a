#include "core/geometry/Box.h"

#include <array>
#include <limits>
#include <utility>

namespace scarp {

namespace {

BoxFace faceOf(int axis, bool atMax) { return static_cast<BoxFace>(1 + 2 * axis + (atMax ? 1 : 0)); }

}  // namespace

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

std::optional<BoxHit> wooTest(const Box& box, const Vec3& origin, const Vec3& direction) {
  // Which side of the box the origin is on, for each axis, and the plane that could be hit there.
  enum class Quadrant : std::uint8_t { Middle, Left, Right };
  std::array<Quadrant, 3> quadrant{};
  Vec3 candidatePlane = Vec3::Zero();
  bool inside = true;
  for (int axis = 0; axis < 3; ++axis) {
    if (origin[axis] < box.min[axis]) {
      quadrant[axis] = Quadrant::Left;
      candidatePlane[axis] = box.min[axis];
      inside = false;
    } else if (origin[axis] > box.max[axis]) {
      quadrant[axis] = Quadrant::Right;
      candidatePlane[axis] = box.max[axis];
      inside = false;
    } else if (!(origin[axis] == origin[axis])) {
      return std::nullopt;
    }
  }
  if (inside) return BoxHit{0.0, origin, BoxFace::None, Vec3::Zero(), true};

  // Of the planes between origin and box, the farthest is the only one that can be hit first.
  int which = -1;
  double tBest = -std::numeric_limits<double>::infinity();
  for (int axis = 0; axis < 3; ++axis) {
    if (quadrant[axis] == Quadrant::Middle || direction[axis] == 0.0) continue;
    const double t = (candidatePlane[axis] - origin[axis]) / direction[axis];
    if (t > tBest) {
      tBest = t;
      which = axis;
    }
  }
  if (which < 0 || tBest < 0.0) return std::nullopt;

  Vec3 point;
  for (int axis = 0; axis < 3; ++axis) {
    if (axis == which) {
      point[axis] = candidatePlane[axis];
      continue;
    }
    point[axis] = origin[axis] + tBest * direction[axis];
    if (!(point[axis] >= box.min[axis] && point[axis] <= box.max[axis])) return std::nullopt;
  }
  const BoxFace face = faceOf(which, quadrant[which] == Quadrant::Right);
  return BoxHit{tBest, point, face, faceNormal(face), false};
}

}  // namespace scarp
