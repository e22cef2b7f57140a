#include "core/visibility/GroundAnalysis.h"

#include <algorithm>
#include <cmath>

#include "core/terrain/WorkingRange.h"

namespace scarp {

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
