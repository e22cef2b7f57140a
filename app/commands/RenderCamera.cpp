#include "app/commands/RenderCamera.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "app/commands/NumberChecks.h"
#include "core/document/TerrainDocument.h"
#include "core/view/CameraSchema.h"
#include "core/view/ViewLimits.h"

namespace scarp {

namespace {

constexpr double kRadians = std::numbers::pi / 180.0;

void addPlace(CLI::App& command, const char* name, std::optional<Vec3>& place, const char* help) {
  command
      .add_option_function<std::vector<double>>(
          name, [&place](const std::vector<double>& v) { place = Vec3(v[0], v[1], v[2]); }, help)
      ->expected(3)
      ->delimiter(',')
      ->check(finiteNumber())
      ->type_name("X,Y,Z")
      ->group("Camera");
}

CLI::Option* addAngle(CLI::App& command, const char* name, std::optional<double>& angle, const char* help) {
  return command
      .add_option_function<double>(
          name, [&angle](const double& given) { angle = given; }, help)
      ->type_name("DEGREES")
      ->group("Camera");
}

/// Turns a camera towards a point; false where that is no direction.
bool turnTo(Camera& camera, const Vec3& point) {
  const Vec3 way = camera.stretched(point - camera.position);
  const double across = way.head<2>().norm();
  if (!(way.norm() > 0.0)) return false;
  if (across > 0.0) camera.yaw = std::atan2(way.x(), way.y());
  camera.pitch = std::atan2(way.z(), across);
  return true;
}

/// Straight down on all of the terrain, as large as it goes in. A picture with a pixel for each sample
/// reaches half a cell beyond the outermost, so that each sample is in the middle of its pixel.
void lookFromTop(Camera& camera, const TerrainDocument& document, ViewSize size, bool pixelASample) {
  const Box box = document.box();
  camera.projection = Camera::Projection::Orthographic;
  camera.yaw = 0.0;
  camera.pitch = -0.5 * std::numbers::pi;
  camera.position = Vec3(box.centre().x(), box.centre().y(), box.max.z());
  const Vec3 extent = box.max - box.min;
  camera.orthoHeight = pixelASample ? document.frame().rows * document.frame().dy
                                    : std::max(extent.y(), extent.x() / size.aspect());
}

}  // namespace

void addCameraOptions(CLI::App& command, RenderCamera& camera) {
  addPlace(
      command, "--camera", camera.position,
      "Where the eye is: metres from the terrain's middle to the east and to the north, and height. All of "
      "the terrain is in sight where left out");
  addPlace(command, "--look-at", camera.lookAt, "The point that --camera looks at");
  CLI::Option* azimuth = addAngle(command, "--azimuth", camera.azimuth,
                                  "From north, clockwise, of the view; where left out 25.8, with --camera "
                                  "towards the terrain's middle")
                             ->check(finiteNumber());
  CLI::Option* pitch = addAngle(command, "--pitch", camera.pitch,
                                "Of the view above the horizon, -90 straight down; where left out -34.4, "
                                "with --camera see --azimuth")
                           ->check(between(-90, 90));
  CLI::Option* fov = addAngle(command, "--fov", camera.fieldOfView,
                              "Seen from the bottom to the top of the picture; 50 where left out")
                         ->check(between(1, 150));
  CLI::Option* top =
      command.add_flag("--top", camera.top, "From above, without perspective, north up, all of the terrain")
          ->group("Camera");
  command
      .add_option("--exaggeration", camera.exaggeration,
                  "How many times as high heights appear; 1 where left out")
      ->check(within(cameraSchema().number("exaggeration")))
      ->group("Camera");
  CLI::Option* place = command.get_option("--camera");
  CLI::Option* target = command.get_option("--look-at")->needs(place)->excludes(azimuth)->excludes(pitch);
  for (CLI::Option* option : {place, target, azimuth, pitch, fov}) top->excludes(option);
}

Result<Camera> cameraOver(const TerrainDocument& document, const RenderCamera& wanted, ViewSize size) {
  Camera camera = openingCamera(document, size);
  camera.exaggeration = wanted.exaggeration;
  if (wanted.fieldOfView) camera.fieldOfView = *wanted.fieldOfView * kRadians;
  if (wanted.top) {
    lookFromTop(camera, document, size, wanted.pixelASample);
    return withClipPlanes(camera, document);
  }
  if (wanted.position) {
    camera.position = *wanted.position;
    if (withinReason(camera, camera, document).position != camera.position)
      return Error{"--camera: that is too far from the terrain to see it"};
    const bool turned = turnTo(camera, wanted.lookAt.value_or(document.box().centre()));
    if (wanted.lookAt && !turned) return Error{"--look-at: there is no direction from a point to itself"};
  }
  if (wanted.azimuth) camera.yaw = std::remainder(*wanted.azimuth, 360.0) * kRadians;
  if (wanted.pitch) camera.pitch = *wanted.pitch * kRadians;
  if (!wanted.position) camera.frame(document.box(), size);
  return withClipPlanes(camera, document);
}

}  // namespace scarp
