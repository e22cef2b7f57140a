#include "core/tileio/WebSettings.h"

#include "core/schema/MakeSetting.h"

namespace scarp {

const EnumNames& webKindNames() {
  static const EnumNames names({{"terrarium", "Terrarium (PNG)"},
                                {"mapbox", "Mapbox RGB (PNG)"},
                                {"quantized-mesh", "Quantized mesh (Cesium)"}});
  return names;
}

const EnumNames& webSchemeNames() {
  static const EnumNames names({{"xyz", "XYZ, from the north"}, {"tms", "TMS, from the south"}});
  return names;
}

const Schema<WebSettings>& webSchema() {
  using S = WebSettings;
  using Make = MakeSetting<S>;
  static const Schema<S> schema{Make::choice<&S::kind>("as", webKindNames(), "As"),
                                Make::number<&S::minZoom>("min-zoom", "Coarsest zoom", "", 0, kMostZoom),
                                Make::number<&S::maxZoom>("max-zoom", "Finest zoom", "", 0, kMostZoom),
                                Make::choice<&S::scheme>("scheme", webSchemeNames(), "Rows"),
                                Make::number<&S::error>("error", "Error", " m", 1e-4, 1e6)};
  return schema;
}

}  // namespace scarp
