#pragma once

#include <optional>

#include "core/objects/ObjectPicker.h"
#include "core/pick/SurfacePicker.h"
#include "core/scatter/ScatterPicker.h"

namespace scarp {

/// What a ray meets.
struct SceneHit {
  std::optional<SurfaceHit> ground;  ///< Whatever stands before it.
  std::optional<ObjectHit> object;   ///< Only one that no ground hides.
  /// One that a rule put down, where neither ground nor an object hides it; there is no object then.
  std::optional<ScatteredHit> scattered{};
};

/// The part of a ray before the ground.
[[nodiscard]] LocalRay rayBefore(LocalRay ray, const std::optional<SurfaceHit>& ground);

/// The first meeting of a ray with the ground, and with the objects up to there, those of rules among them
/// where they are given; at the same t an object counts before one of a rule, and that before the ground.
/// Contract: a finite direction other than zero.
[[nodiscard]] SceneHit pickScene(const LocalRay& ray, const SurfacePicker& ground,
                                 const ObjectPicker& objects, const ScatterPicker* scattered = nullptr);

}  // namespace scarp
