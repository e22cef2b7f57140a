#pragma once

#include <optional>

#include "core/objects/ObjectPicker.h"
#include "core/pick/SurfacePicker.h"

namespace scarp {

/// What a ray meets.
struct SceneHit {
  std::optional<SurfaceHit> ground;  ///< Whatever stands before it.
  std::optional<ObjectHit> object;   ///< Only one that no ground hides.
};

/// The part of a ray before the ground.
[[nodiscard]] LocalRay rayBefore(LocalRay ray, const std::optional<SurfaceHit>& ground);

/// The first meeting of a ray with the ground, and with the objects up to there; at the same t the object
/// counts. Contract: a finite direction other than zero.
[[nodiscard]] SceneHit pickScene(const LocalRay& ray, const SurfacePicker& ground,
                                 const ObjectPicker& objects);

}  // namespace scarp
