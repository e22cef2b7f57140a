#include "core/geometry/Frustum.h"

namespace scarp {

Frustum::Frustum(const Mat4& viewClip) {
  const Eigen::Vector4d w = viewClip.row(3);
  for (int axis = 0; axis < 3; ++axis) {
    const Eigen::Vector4d row = viewClip.row(axis);
    planes_[2 * axis] = w + row;
    planes_[2 * axis + 1] = w - row;
  }
}

bool Frustum::mayMeet(const Box& box) const {
  for (const Eigen::Vector4d& plane : planes_) {
    double farthest = plane.w();
    for (int axis = 0; axis < 3; ++axis)
      farthest += plane[axis] * (plane[axis] >= 0.0 ? box.max[axis] : box.min[axis]);
    if (farthest < 0.0) return false;
  }
  return true;
}

}  // namespace scarp
