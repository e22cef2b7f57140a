#include "core/model/MeshPicker.h"

#include <algorithm>
#include <limits>

#include "core/geometry/Box.h"
#include "core/geometry/BoxTree-inl.h"

namespace scarp {

MeshPicker::MeshPicker(std::vector<Triangle> triangles, const Box& bounds)
    : bounds_(bounds), triangles_(std::move(triangles)) {
  // Where a ray all but touches an edge, rounding decides; no box may decide before it.
  const Vec3 margin = Vec3::Constant(1e-6 * bounds.diagonal());
  std::vector<Box> boxes;
  boxes.reserve(triangles_.size());
  for (const auto& [a, b, c] : triangles_) {
    for (const Eigen::Vector3f& corner : {a, b, c})
      radius_ = std::max(radius_, corner.head<2>().cast<double>().norm());
    boxes.push_back({a.cwiseMin(b).cwiseMin(c).cast<double>() - margin,
                     a.cwiseMax(b).cwiseMax(c).cast<double>() + margin});
  }
  bvh_ = Bvh(boxes);
}

std::optional<MeshHit> MeshPicker::pick(const Vec3& origin, const Vec3& direction, double tMin, double tMax,
                                        PickTests* tests) const {
  if (tests) ++tests->boxes;
  // The tree decides where the ray ends, as its boxes have a margin: rounding may put a hit on a side of the
  // box before the place where the ray enters the box, and another object at the same place is tested up to
  // that hit.
  const auto span = slabTest(bounds_, origin, direction, tMin, std::numeric_limits<double>::infinity());
  if (!span) return std::nullopt;
  std::optional<MeshHit> nearest;
  const auto visit = [&](Bvh::Item item, double nearestSoFar) {
    if (tests) ++tests->triangles;
    const auto& [a, b, c] = triangles_[item];
    const auto hit = hitTriangle(origin, direction, a.cast<double>(), b.cast<double>(), c.cast<double>());
    if (!hit || !(hit->t >= tMin && hit->t <= nearestSoFar)) return nearestSoFar;
    nearest = MeshHit{hit->t, span->entryFace, item};
    return hit->t;
  };
  bvh_.walk(origin, direction, tMin, tMax, CountingVisit{visit, tests});
  return nearest;
}

Box MeshPicker::boxAt(const Mat4& transform) const {
  const Eigen::Matrix3d turn = transform.block<3, 3>(0, 0);
  const Vec3 foot = transform.block<3, 1>(0, 3);
  // The model is within its turned box and within its turned cylinder; most are rounder than a box.
  const Vec3 centre = turn * bounds_.centre(), half = turn.cwiseAbs() * (0.5 * (bounds_.max - bounds_.min));
  const Vec3 rim = radius_ * turn.leftCols<2>().rowwise().norm();
  const Vec3 bottom = bounds_.min.z() * turn.col(2), top = bounds_.max.z() * turn.col(2);
  const Vec3 margin = Vec3::Constant(1e-6 * (1.0 + half.sum()));
  return {foot + (centre - half).cwiseMax(bottom.cwiseMin(top) - rim) - margin,
          foot + (centre + half).cwiseMin(bottom.cwiseMax(top) + rim) + margin};
}

}  // namespace scarp
