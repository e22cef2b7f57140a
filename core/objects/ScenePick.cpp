#include "core/objects/ScenePick.h"

namespace scarp {

LocalRay rayBefore(LocalRay ray, const std::optional<SurfaceHit>& ground) {
  if (ground) ray.tMax = ground->t;
  return ray;
}

SceneHit pickScene(const LocalRay& ray, const SurfacePicker& ground, const ObjectPicker& objects) {
  SceneHit hit{ground.pick(ray), std::nullopt};
  hit.object = objects.pick(rayBefore(ray, hit.ground));
  return hit;
}

}  // namespace scarp
