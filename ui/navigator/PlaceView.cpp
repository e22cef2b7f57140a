#include "ui/navigator/PlaceView.h"

#include <algorithm>
#include <cmath>

#include "core/terrain/Surface.h"
#include "core/tools/ViewController.h"
#include "ui/document/EditorDocument.h"

namespace scarp {
namespace {

constexpr double kAway = 0.2;       ///< Distance of the camera from the place, in sides of the terrain.
constexpr double kMaxPitch = -0.5;  ///< Radians: the camera looks down at least so steeply.

}  // namespace

void travelTo(EditorDocument& document, const Vec2& place) {
  const TerrainDocument& terrain = document.terrain();
  const GridFrame& frame = terrain.frame();
  const double ground = heightAt(terrain.heights(), frame.column(place.x()), frame.row(place.y()));
  const Vec3 at(place.x(), place.y(),
                std::isnan(ground) ? 0.5 * (terrain.box().min.z() + terrain.box().max.z()) : ground);
  Camera camera = document.view().camera();
  camera.pitch = std::min(camera.pitch, kMaxPitch);
  camera.position = at - camera.unstretched(kAway * std::max(frame.width(), frame.depth()) * camera.forward());
  document.view().travelTo(camera);
}

}  // namespace scarp
