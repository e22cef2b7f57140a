#pragma once

#include <optional>

#include "core/geometry/Ray.h"
#include "core/objects/ObjectLayer.h"

namespace scarp {

struct ObjectHit {
  ObjectId id;
  double t;    ///< Along the ray.
  Vec3 point;  ///< Local frame.
};

/// The nearest object that a ray meets in [tMin, tMax]: its box by the slab test, then its triangles.
[[nodiscard]] std::optional<ObjectHit> pickObject(const LocalRay& ray, const ObjectLayer& objects,
                                                  const HeightRaster& heights, const GridFrame& frame);

}  // namespace scarp
