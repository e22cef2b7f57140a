#include "ui/project/ViewJson.h"

#include <nlohmann/json.hpp>
#include <numbers>

#include "core/schema/MakeSetting.h"
#include "core/script/SchemaJson.h"
#include "core/terrain/WorkingRange.h"
#include "ui/render/ShadingNames.h"

namespace scarp {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr double kFarthest = 1e12;  ///< Metres; no view of a terrain is from as far.

template <int axis>
NumberSetting<Camera> position(std::string_view key) {
  return {{key},
          {std::string(key), " m", -kFarthest, kFarthest},
          [](const Camera& c) { return c.position[axis]; },
          [](Camera& c, double v) { c.position[axis] = v; }};
}

const Schema<Camera>& cameraSchema() {
  using Make = MakeSetting<Camera>;
  constexpr double half = 0.5 * std::numbers::pi;
  static const Schema<Camera> schema{
      {position<0>("x"), position<1>("y"), position<2>("z"), Make::number<&Camera::yaw>("yaw", "", -1e6, 1e6),
       Make::number<&Camera::pitch>("pitch", "", -half, half),
       Make::choice<&Camera::projection>("projection", EnumNames({{"perspective"}, {"orthographic"}})),
       Make::number<&Camera::fieldOfView>("fieldOfView", "", 0.01, 3.1),
       Make::number<&Camera::orthoHeight>("orthoHeight", " m", kSmallestCell * 1e-3, kFarthest),
       Make::number<&Camera::exaggeration>("exaggeration", "", 1e-3, 1e3)},
      RangeWording::Bare};
  return schema;
}

const Schema<RenderSettings>& lookSchema() {
  using Look = RenderSettings;
  using Make = MakeSetting<Look>;
  static const Schema<Look> schema{
      {Make::choice<&Look::shading, &ShadingSettings::mode>("mode", shadingModeNames().byAlias()),
       Make::choice<&Look::shading, &ShadingSettings::ramp>("ramp", tintRampNames().byAlias()),
       Make::number<&Look::shading, &ShadingSettings::relief>("relief", "", 0, 1),
       Make::number<&Look::light, &SceneLight::azimuth>("sunAzimuth", "°", 0, 360),
       Make::number<&Look::light, &SceneLight::elevation>("sunElevation", "°", 0, 90),
       Make::number<&Look::seaLevel>("seaLevel", " m", -kHighest, kHighest),
       Make::flag<&Look::water>("water"), Make::flag<&Look::contours, &ContourSettings::shown>("contours"),
       Make::number<&Look::contours, &ContourSettings::interval>("contourInterval", " m", 0, kHighest),
       Make::number<&Look::contours, &ContourSettings::indexEvery>("contourIndex", "", 1, 1000),
       Make::flag<&Look::contours, &ContourSettings::labels>("contourLabels"),
       Make::flag<&Look::groundGrid, &GroundGridSettings::shown>("grid"),
       Make::number<&Look::groundGrid, &GroundGridSettings::step>("gridStep", " m", 0, kFarthest),
       Make::flag<&Look::wireframe>("wireframe"),
       Make::number<&Look::shading, &ShadingSettings::snowLine>("snowLine", " m", -kHighest, kHighest)},
      RangeWording::Bare};
  return schema;
}

}  // namespace

ordered_json writeCamera(const Camera& camera) { return writeAll(cameraSchema(), camera); }

Result<Camera> readCamera(const json& value, const std::string& path) {
  return readAll(value, path, cameraSchema(), Camera());
}

ordered_json writeLook(const RenderSettings& look) { return writeAll(lookSchema(), look); }

Result<RenderSettings> readLook(const json& value, const std::string& path, const RenderSettings& usual) {
  RenderSettings look = usual;
  look.shading.snowLine.reset();
  return readAll(value, path, lookSchema(), look);
}

}  // namespace scarp
