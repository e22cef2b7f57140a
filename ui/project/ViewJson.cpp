#include "ui/project/ViewJson.h"

#include <cmath>
#include <nlohmann/json.hpp>
#include <numbers>

#include "core/script/ObjectReader.h"
#include "core/script/ScriptNames.h"
#include "core/terrain/WorkingRange.h"
#include "ui/project/JsonFields.h"

namespace scarp {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr double kFarthest = 1e12;  ///< Metres; no view of a terrain is from as far.

const Names<Camera::Projection>& projectionNames() {
  static const Names<Camera::Projection> names{{"perspective", Camera::Projection::Perspective},
                                               {"orthographic", Camera::Projection::Orthographic}};
  return names;
}
const Names<ShadingMode>& modeNames() {
  static const Names<ShadingMode> names{
      {"natural", ShadingMode::Natural},     {"height", ShadingMode::Hypsometric},
      {"hillshade", ShadingMode::Hillshade}, {"slope", ShadingMode::Slope},
      {"aspect", ShadingMode::Aspect},       {"curvature", ShadingMode::Curvature},
      {"clay", ShadingMode::Clay},           {"normals", ShadingMode::Normals}};
  return names;
}
const Names<TintRamp>& rampNames() {
  static const Names<TintRamp> names{{"atlas", TintRamp::Atlas},          {"lagoon", TintRamp::Lagoon},
                                     {"ember", TintRamp::Ember},          {"cubehelix", TintRamp::Cubehelix},
                                     {"even light", TintRamp::EvenLight}, {"grey", TintRamp::Grey}};
  return names;
}

}  // namespace

ordered_json writeCamera(const Camera& camera) {
  return {{"x", camera.position.x()},
          {"y", camera.position.y()},
          {"z", camera.position.z()},
          {"yaw", camera.yaw},
          {"pitch", camera.pitch},
          {"projection", nameOf(projectionNames(), camera.projection)},
          {"fieldOfView", camera.fieldOfView},
          {"orthoHeight", camera.orthoHeight},
          {"exaggeration", camera.exaggeration}};
}

Result<Camera> readCamera(const json& value, const std::string& path) {
  ObjectReader reader(value, path);
  Camera camera;
  for (const auto& [key, number] :
       {std::pair("x", &camera.position.x()), std::pair("y", &camera.position.y()),
        std::pair("z", &camera.position.z())})
    readWithin(reader, key, *number, -kFarthest, kFarthest);
  readWithin(reader, "yaw", camera.yaw, -1e6, 1e6);
  readWithin(reader, "pitch", camera.pitch, -0.5 * std::numbers::pi, 0.5 * std::numbers::pi);
  reader.read("projection", camera.projection, projectionNames());
  readWithin(reader, "fieldOfView", camera.fieldOfView, 0.01, 3.1);
  readWithin(reader, "orthoHeight", camera.orthoHeight, kSmallestCell * 1e-3, kFarthest);
  readWithin(reader, "exaggeration", camera.exaggeration, 1e-3, 1e3);
  if (const auto done = reader.done(); !done) return done.error();
  return camera;
}

ordered_json writeLook(const RenderSettings& look) {
  ordered_json value{{"mode", nameOf(modeNames(), look.shading.mode)},
                     {"ramp", nameOf(rampNames(), look.shading.ramp)},
                     {"relief", look.shading.relief},
                     {"sunAzimuth", look.light.azimuth},
                     {"sunElevation", look.light.elevation},
                     {"seaLevel", look.seaLevel},
                     {"water", look.water},
                     {"contours", look.contours.shown},
                     {"contourInterval", look.contours.interval},
                     {"contourIndex", look.contours.indexEvery},
                     {"contourLabels", look.contours.labels},
                     {"grid", look.groundGrid.shown},
                     {"gridStep", look.groundGrid.step},
                     {"wireframe", look.wireframe}};
  if (look.shading.snowLine) value["snowLine"] = *look.shading.snowLine;
  return value;
}

Result<RenderSettings> readLook(const json& value, const std::string& path, const RenderSettings& usual) {
  ObjectReader reader(value, path);
  RenderSettings look = usual;
  reader.read("mode", look.shading.mode, modeNames());
  reader.read("ramp", look.shading.ramp, rampNames());
  readWithin(reader, "relief", look.shading.relief, 0.0, 1.0);
  readWithin(reader, "sunAzimuth", look.light.azimuth, 0.0, 360.0);
  readWithin(reader, "sunElevation", look.light.elevation, 0.0, 90.0);
  readWithin(reader, "seaLevel", look.seaLevel, -kHighest, kHighest);
  reader.read("water", look.water);
  reader.read("contours", look.contours.shown);
  readWithin(reader, "contourInterval", look.contours.interval, 0.0, kHighest);
  reader.readWhole("contourIndex", look.contours.indexEvery, 1, 1000);
  reader.read("contourLabels", look.contours.labels);
  reader.read("grid", look.groundGrid.shown);
  readWithin(reader, "gridStep", look.groundGrid.step, 0.0, kFarthest);
  reader.read("wireframe", look.wireframe);
  look.shading.snowLine.reset();
  if (double snow = 0.0; reader.value("snowLine")) {
    readWithin(reader, "snowLine", snow, -kHighest, kHighest);
    look.shading.snowLine = snow;
  }
  if (const auto done = reader.done(); !done) return done.error();
  return look;
}

}  // namespace scarp
