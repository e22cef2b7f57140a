#include "core/visibility/AnalysisSchema.h"

#include <limits>

#include "core/schema/MakeSetting.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

constexpr double kNoEnd = std::numeric_limits<double>::infinity();

}  // namespace

const Schema<ViewshedSettings>& viewshedSchema() {
  using V = ViewshedSettings;
  using Make = MakeSetting<V>;
  static const Schema<V> schema{Make::number<&V::observerHeight>("observer-height", " m", 0, kHighest),
                                Make::number<&V::targetHeight>("target-height", " m", 0, kHighest),
                                above(Make::number<&V::radius>("radius", " m", 0, kNoEnd)),
                                below(Make::number<&V::curvature>("curvature", "", 0, kNoEnd))};
  return schema;
}

const Schema<SunSettings>& sunSchema() {
  using S = SunSettings;
  using Make = MakeSetting<S>;
  static const Schema<S> schema{
      Make::number<&S::azimuth>("azimuth", "sun azimuth", "°", -kMostAzimuth, kMostAzimuth),
      above(Make::number<&S::elevation>("elevation", "sun elevation", "°", 0, 90)),
      Make::number<&S::softness>("softness", "°", 0, 45)};
  return schema;
}

const Schema<SkySettings>& skySchema() {
  using S = SkySettings;
  using Make = MakeSetting<S>;
  static const Schema<S> schema{Make::number<&S::directions>("directions", "", 4, 128),
                                above(Make::number<&S::distance>("distance", " m", 0, kNoEnd))};
  return schema;
}

}  // namespace scarp
