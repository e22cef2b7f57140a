#include "ui/render/RenderSettings.h"

#include "core/schema/MakeSetting.h"
#include "core/terrain/WorkingRange.h"
#include "core/visibility/SunShadow.h"
#include "ui/render/LookSchema.h"

namespace scarp {

const EnumNames& shadingModeNames() {
  static const EnumNames names({{"natural", "Natural"},
                                {"hypsometric", "Height", "height"},
                                {"hillshade", "Hillshade"},
                                {"slope", "Slope"},
                                {"aspect", "Aspect"},
                                {"curvature", "Curvature"},
                                {"clay", "Clay"},
                                {"normals", "Normals"},
                                {"materials", "Materials"},
                                {"material-weights", "Material weights", "material weights"}});
  return names;
}

const EnumNames& tintRampNames() {
  static const EnumNames names({{"atlas", "Atlas"},
                                {"lagoon", "Lagoon"},
                                {"ember", "Ember"},
                                {"cubehelix", "Cubehelix"},
                                {"even-light", "Even light", "even light"},
                                {"grey", "Grey"},
                                {"viridis", "Viridis"},
                                {"cividis", "Cividis"}});
  return names;
}

const EnumNames& shadowQualityNames() {
  static const EnumNames names(
      {{"off", "Off"}, {"low", "Low"}, {"medium", "Medium"}, {"high", "High"}, {"automatic", "Automatic"}});
  return names;
}

namespace {

constexpr double kWidestStep = 1e12;  ///< Metres from line to line.

}  // namespace

const Schema<RenderSettings>& lookSchema() {
  using Look = RenderSettings;
  using Make = MakeSetting<Look>;
  static const Schema<Look> schema{
      {Make::choice<&Look::shading, &ShadingSettings::mode>("mode", shadingModeNames().byAlias()),
       Make::choice<&Look::shading, &ShadingSettings::ramp>("ramp", tintRampNames().byAlias()),
       Make::number<&Look::shading, &ShadingSettings::relief>("relief", "", 0, 1),
       Make::number<&Look::light, &SceneLight::azimuth>("sunAzimuth", "sun azimuth", "°", -kMostAzimuth,
                                                        kMostAzimuth),
       Make::number<&Look::light, &SceneLight::elevation>("sunElevation", "sun elevation", "°", 0, 90),
       Make::number<&Look::seaLevel>("seaLevel", "sea level", " m", -kHighest, kHighest),
       Make::flag<&Look::water>("water"), Make::flag<&Look::lineWater>("lineWater"),
       Make::flag<&Look::contours, &ContourSettings::shown>("contours"),
       Make::number<&Look::contours, &ContourSettings::interval>("contourInterval", "contour interval", " m",
                                                                 0, kHighest),
       Make::number<&Look::contours, &ContourSettings::indexEvery>("contourIndex", "bold every", "", 1, 1000),
       Make::flag<&Look::contours, &ContourSettings::labels>("contourLabels"),
       Make::flag<&Look::groundGrid, &GroundGridSettings::shown>("grid"),
       Make::number<&Look::groundGrid, &GroundGridSettings::step>("gridStep", "grid step", " m", 0,
                                                                  kWidestStep),
       Make::flag<&Look::wireframe>("wireframe"),
       Make::number<&Look::shading, &ShadingSettings::snowLine>("snowLine", "snow line", " m", -kHighest,
                                                                kHighest)},
      RangeWording::Bare};
  return schema;
}

}  // namespace scarp
