#pragma once

#include "core/geometry/Ray.h"
#include "core/objects/Object.h"

namespace scarp {

struct ModelSpace {};  ///< Metres before scaling, z up, the model's foot at the origin.
using ModelRay = Ray<ModelSpace>;

/// An object at its place on the ground. A pick reads the first two cache lines.
struct alignas(64) PlacedObject {
  Vec3 foot = Vec3::Zero();                           ///< Local frame.
  Eigen::Matrix3d toModel = Eigen::Matrix3d::Zero();  ///< Point of the model = toModel · (point − foot).
  Object object;                                      ///< As it was when it was placed.

  /// The same ray, in the model's frame: same t.
  [[nodiscard]] ModelRay inModel(const LocalRay& ray) const {
    return {toModel * (ray.origin - foot), toModel * ray.direction, ray.tMin, ray.tMax};
  }
  bool operator==(const PlacedObject&) const = default;
};

}  // namespace scarp
