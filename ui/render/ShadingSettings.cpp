#include "ui/render/ShadingSettings.h"

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

}  // namespace scarp
