#include "core/view/NamedView.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/document/TerrainDocument.h"
#include "core/geometry/PolygonClip.h"
#include "core/pick/SurfacePicker.h"
#include "core/view/ViewLimits.h"

namespace scarp {

namespace {

struct ViewAngles {
  double yaw, pitch;
};

ViewAngles directionOf(NamedView view) {
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

constexpr double kLetters = 0.86;   ///< Where they stand.
constexpr double kOutermost = 1.0;  ///< Beyond it is the terrain again.
constexpr double kMiddle = 0.26;    ///< Radius of the part that is no direction.
constexpr double kLeastTip = 0.42;  ///< The dial never lies flatter than that.
constexpr double kQuarter = 0.5 * std::numbers::pi;

double tipOf(double pitch) { return std::max(std::abs(std::sin(pitch)), kLeastTip); }

}  // namespace

Camera namedView(NamedView view, Camera camera, const TerrainDocument& document, ViewSize size) {
  const ViewAngles direction = directionOf(view);
  camera.yaw = direction.yaw;
  camera.pitch = direction.pitch;
  if (view == NamedView::Front || view == NamedView::Side)
    camera.projection = Camera::Projection::Orthographic;
  if (view == NamedView::Perspective) camera.projection = Camera::Projection::Perspective;
  camera.frame(document.box(), size);
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

double headingOf(CompassPart part) {
  return part == CompassPart::Middle ? 0.0 : kQuarter * static_cast<double>(part);
}

Vec2 compassPlace(CompassPart part, double yaw, double pitch) {
  if (part == CompassPart::Middle) return Vec2::Zero();
  const double angle = headingOf(part) - yaw;
  return kLetters * Vec2(std::sin(angle), std::cos(angle) * tipOf(pitch));
}

std::optional<CompassPart> compassPartAt(const Vec2& place, double yaw, double pitch) {
  const Vec2 flat(place.x(), place.y() / tipOf(pitch));
  if (!(place.norm() <= kOutermost && flat.norm() <= kOutermost + 0.1)) return std::nullopt;
  if (flat.norm() < kMiddle) return CompassPart::Middle;
  const double quarters = (std::atan2(flat.x(), flat.y()) + yaw) / kQuarter;
  const int nearest = static_cast<int>(std::lround(quarters));
  return static_cast<CompassPart>(((nearest % 4) + 4) % 4);
}

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
