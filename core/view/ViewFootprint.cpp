#include "core/view/ViewFootprint.h"

#include <cmath>

#include "core/document/TerrainDocument.h"
#include "core/geometry/PolygonClip.h"
#include "core/view/GroundClearance.h"
#include "core/view/NamedView.h"

namespace scarp {

std::vector<Vec2> viewFootprint(const Camera& camera, const TerrainDocument& document, ViewSize size) {
  const auto middle = groundInMiddle(camera, document, size);
  const double level =
      middle ? middle->z() : groundBeneath(document, camera.position.x(), camera.position.y());
  const Box box = document.box();
  std::vector<Vec2> seen{
      box.min.head<2>(), {box.max.x(), box.min.y()}, box.max.head<2>(), {box.min.x(), box.max.y()}};
  const Mat4 clip = camera.viewClip(size);
  const Eigen::RowVector4d w = clip.row(3), x = clip.row(0), y = clip.row(1), z = clip.row(2);
  for (const Eigen::RowVector4d& side :
       {Eigen::RowVector4d(w + z), Eigen::RowVector4d(w + x), Eigen::RowVector4d(w - x),
        Eigen::RowVector4d(w + y), Eigen::RowVector4d(w - y)})
    seen = clipped(seen, HalfPlane(side[0], side[1], side[2] * level + side[3]));
  return seen;
}

Camera lookingAt(Camera camera, const Vec2& place, const TerrainDocument& document, ViewSize size) {
  const Box box = document.box();
  const Vec2 on = place.cwiseMax(box.min.head<2>()).cwiseMin(box.max.head<2>());
  const Vec3 target(on.x(), on.y(), groundBeneath(document, on.x(), on.y()));
  // Without ground in its middle the view goes where the ground beneath it is.
  const Vec3& eye = camera.position;
  const Vec3 present = groundInMiddle(camera, document, size)
                           .value_or(Vec3(eye.x(), eye.y(), groundBeneath(document, eye.x(), eye.y())));
  camera.position += target - present;
  return camera;
}

ScaleBar scaleBar(double metresPerPixel, double mostPixels) {
  EXPECTS(metresPerPixel > 0.0 && mostPixels > 0.0 && std::isfinite(metresPerPixel * mostPixels));
  const double most = metresPerPixel * mostPixels;
  const double power = std::pow(10.0, std::floor(std::log10(most)));
  double metres = power;
  for (const double digit : {2.0, 5.0})
    if (digit * power <= most) metres = digit * power;
  return {metres, metres / metresPerPixel};
}

std::optional<ScaleBar> scaleBarFor(const Camera& camera, const TerrainDocument& document, ViewSize size,
                                    double mostPixels, double unit) {
  const bool perspective = camera.projection == Camera::Projection::Perspective;
  const auto ground = groundInMiddle(camera, document, size);
  if (perspective && !ground) return std::nullopt;
  ScaleBar bar = scaleBar(camera.metresPerPixel(ground.value_or(camera.position), size) / unit, mostPixels);
  bar.metres *= unit;
  return bar;
}

}  // namespace scarp
