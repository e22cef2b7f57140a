#include "core/noise/NoiseNames.h"

namespace scarp {

const EnumNames& noiseShapeNames() {
  static const EnumNames names({{"fbm", "Perlin"}, {"ridged", "Ridged"}, {"billow", "Billow"}});
  return names;
}

}  // namespace scarp
