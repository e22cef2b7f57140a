#include "core/visibility/GroundAnalysis.h"

#include <algorithm>
#include <cmath>
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

namespace {

Result<FractionBytes> inBytes(const Result<SightRaster>& sight) {
  if (!sight) return sight.error();
  FractionBytes bytes{sight->rect, std::vector<std::uint8_t>(sight->samples.size())};
  std::ranges::transform(sight->samples, bytes.values.begin(), [](Sight s) {
    return s == Sight::Visible  ? FractionBytes::kFull
           : s == Sight::Hidden ? std::uint8_t{0}
                                : FractionBytes::kNone;
  });
  return bytes;
}

Result<FractionBytes> inBytes(const Result<FractionRaster>& fractions) {
  if (!fractions) return fractions.error();
  FractionBytes bytes{fractions->rect, std::vector<std::uint8_t>(fractions->values.size())};
  std::ranges::transform(fractions->values, bytes.values.begin(), [](float fraction) {
    return std::isnan(fraction) ? FractionBytes::kNone
                                : static_cast<std::uint8_t>(std::lround(fraction * FractionBytes::kFull));
  });
  return bytes;
}

template <class... F>
struct Overloaded : F... {
  using F::operator()...;
};
template <class... F>
Overloaded(F...) -> Overloaded<F...>;

}  // namespace

Result<FractionBytes> analyse(const HeightRaster& heights, const HeightPyramid& pyramid,
                              const GridFrame& frame, const AnalysisSettings& settings,
                              const GridRect& samples, const Progress& progress) {
  if (const auto whole = checkWhole(frame); !whole) return whole.error();
  return std::visit(Overloaded{[&](const ViewshedSettings& s) {
                                 return inBytes(viewshed(heights, pyramid, frame, s, samples, progress));
                               },
                               [&](const SunSettings& s) {
                                 return inBytes(sunShadow(heights, pyramid, frame, s, samples, progress));
                               },
                               [&](const SkySettings& s) {
                                 return inBytes(skyView(heights, frame, s, samples, progress));
                               }},
                    settings);
}

GridRect analysisReach(const GridFrame& frame, const AnalysisSettings& settings, double relief,
                       const GridRect& changed) {
  return std::visit(Overloaded{[&](const ViewshedSettings& s) { return viewshedReach(frame, s, changed); },
                               [&](const SunSettings& s) { return shadowReach(frame, s, relief, changed); },
                               [&](const SkySettings& s) { return skyReach(frame, s, changed); }},
                    settings);
}

}  // namespace scarp
