#include "core/tools/NamedView.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace scarp {

namespace {

constexpr double kMargin = 1.1;

struct Direction {
  double yaw, pitch;
};

Direction directionOf(NamedView view) {
  switch (view) {
    case NamedView::Top:
      return {0.0, -0.5 * std::numbers::pi};
    case NamedView::North:
      return {0.0, -0.25};
    case NamedView::Front:
      return {0.0, 0.0};
    case NamedView::Side:
      return {-0.5 * std::numbers::pi, 0.0};
    case NamedView::Perspective:
      break;
  }
  return {0.45, -0.6};
}

/// As large as the whole box allows: without perspective there is no depth to be left for.
double heightToSee(const Box& box, const Camera& camera, ViewSize size) {
  const Vec3 half = 0.5 * camera.stretched(box.max - box.min);
  const double across = 2.0 * half.dot(camera.right().cwiseAbs()),
               up = 2.0 * half.dot(camera.up().cwiseAbs());
  return kMargin * std::max(up, across / size.aspect());
}

/// From where the camera sees the whole box and a little more, looking at its middle.
Vec3 placeToSee(const Box& box, const Camera& camera, ViewSize size) {
  const Vec3 half = 0.5 * camera.stretched(box.max - box.min);
  const double up = std::tan(0.5 * camera.fieldOfView), across = up * size.aspect();
  double distance = 1.0;
  for (int corner = 0; corner < 8; ++corner) {
    const Vec3 at =
        half.cwiseProduct(Vec3(corner & 1 ? 1.0 : -1.0, corner & 2 ? 1.0 : -1.0, corner & 4 ? 1.0 : -1.0));
    const double width = std::abs(at.dot(camera.right())), height = std::abs(at.dot(camera.up()));
    distance = std::max(distance, kMargin * std::max(width / across, height / up) - at.dot(camera.forward()));
  }
  return box.centre() - camera.unstretched(distance * camera.forward());
}

}  // namespace

Camera namedView(NamedView view, Camera camera, const TerrainDocument& document, ViewSize size) {
  const Direction direction = directionOf(view);
  camera.yaw = direction.yaw;
  camera.pitch = direction.pitch;
  if (view == NamedView::Front || view == NamedView::Side)
    camera.projection = Camera::Projection::Orthographic;
  if (view == NamedView::Perspective) camera.projection = Camera::Projection::Perspective;
  const Box box = document.box();
  camera.frame(box, size);
  if (camera.projection == Camera::Projection::Orthographic)
    camera.orthoHeight = heightToSee(box, camera, size);
  else
    camera.position = placeToSee(box, camera, size);
  return camera;
}

Camera withProjection(Camera camera, Camera::Projection projection, const TerrainDocument& document) {
  if (camera.projection == projection) return camera;
  const Vec3 centre = document.box().centre();
  const double distance = std::max(1.0, camera.depth(centre));
  const double tangent = 2.0 * std::tan(0.5 * camera.fieldOfView);
  if (projection == Camera::Projection::Orthographic)
    camera.orthoHeight = distance * tangent;
  else
    camera.position += camera.unstretched(camera.forward() * (distance - camera.orthoHeight / tangent));
  camera.projection = projection;
  return camera;
}

Camera facing(Camera camera, double heading, const TerrainDocument& document, ViewSize size) {
  const Vec3 pivot = groundInMiddle(camera, document, size).value_or(camera.position);
  camera.orbit(pivot, heading - camera.yaw, 0.0);
  camera.yaw = heading;  // as it was asked for, to the last digit
  return camera;
}

std::optional<Vec3> groundInMiddle(const Camera& camera, const TerrainDocument& document, ViewSize size) {
  const auto hit = document.picker().pick(camera.rayThrough({0.5 * size.width, 0.5 * size.height}, size));
  return hit ? std::optional<Vec3>(hit->point) : std::nullopt;
}

}  // namespace scarp
