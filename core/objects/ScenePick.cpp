#include "core/objects/ScenePick.h"

namespace scarp {

SceneHit pickScene(const LocalRay& ray, const SurfacePicker& ground, const ObjectPicker& objects) {
  SceneHit hit{ground.pick(ray), std::nullopt};
  LocalRay before = ray;
  if (hit.ground) before.tMax = hit.ground->t;
  hit.object = objects.pick(before);
  return hit;
}

}  // namespace scarp
