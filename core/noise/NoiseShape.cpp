#include "core/noise/NoiseShape.h"

namespace scarp {

const EnumNames& noiseShapeNames() {
  static const EnumNames names({{"fbm", "Perlin"}, {"ridged", "Ridged"}, {"billow", "Billow"}});
  return names;
}

}  // namespace scarp
