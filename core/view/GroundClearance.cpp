#include "core/view/GroundClearance.h"

#include <algorithm>
#include <cmath>

#include "core/document/TerrainDocument.h"
#include "core/terrain/Surface.h"
#include "core/view/ViewLimits.h"

namespace scarp {

namespace {

constexpr double kClearance = 0.5;  ///< Metres.

double lowestEye(const Camera& camera, const TerrainDocument& document) {
  return groundBeneath(document, camera.position.x(), camera.position.y()) + groundClearance(document);
}

}  // namespace

double groundClearance(const TerrainDocument& document) {
  return std::min(kClearance, 0.05 * sceneSize(document));
}

double groundBeneath(const TerrainDocument& document, double x, double y) {
  const GridFrame& frame = document.frame();
  const double height = heightAt(document.heights(), frame.column(x), frame.row(y));
  return std::isnan(height) ? document.box().min.z() : height;
}

bool keepsClear(const Camera& camera, const TerrainDocument& document) {
  if (camera.projection == Camera::Projection::Orthographic) return camera.pitch <= 0.0;
  return camera.position.z() >= lowestEye(camera, document);
}

Camera keptClear(Camera camera, const TerrainDocument& document) {
  if (camera.projection == Camera::Projection::Orthographic)
    camera.pitch = std::min(camera.pitch, 0.0);
  else
    camera.position.z() = std::max(camera.position.z(), lowestEye(camera, document));
  return camera;
}

}  // namespace scarp
