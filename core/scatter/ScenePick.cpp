#include "core/scatter/ScenePick.h"

namespace scarp {

LocalRay rayBefore(LocalRay ray, const std::optional<SurfaceHit>& ground) {
  if (ground) ray.tMax = ground->t;
  return ray;
}

SceneHit pickScene(const LocalRay& ray, const SurfacePicker& ground, const ObjectPicker& objects,
                   const ScatterPicker* scattered) {
  SceneHit hit{ground.pick(ray), std::nullopt};
  LocalRay before = rayBefore(ray, hit.ground);
  hit.object = objects.pick(before);
  if (!scattered) return hit;
  if (hit.object) before.tMax = hit.object->t;
  hit.scattered = scattered->pick(before);
  if (hit.object && hit.scattered && hit.scattered->t >= hit.object->t) hit.scattered.reset();
  if (hit.scattered) hit.object.reset();
  return hit;
}

}  // namespace scarp
