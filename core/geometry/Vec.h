#pragma once

#include <Eigen/Core>

namespace scarp {

using Vec2 = Eigen::Vector2d;
using Vec3 = Eigen::Vector3d;
using Mat4 = Eigen::Matrix4d;

}  // namespace scarp
