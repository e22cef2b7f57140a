#pragma once

#include <variant>

#include "core/schema/Schema.h"
#include "core/visibility/FractionMap.h"
#include "core/visibility/SkyView.h"
#include "core/visibility/SunShadow.h"
#include "core/visibility/Viewshed.h"

namespace scarp {

// What analyses, commands and panels take for the settings of analyses. Constant; any thread.

/// But where the observer stands.
[[nodiscard]] const Schema<ViewshedSettings>& viewshedSchema();
[[nodiscard]] const Schema<SunSettings>& sunSchema();
[[nodiscard]] const Schema<SkySettings>& skySchema();

/// What there is to know of every sample of the ground.
using AnalysisSettings = std::variant<ViewshedSettings, SunSettings, SkySettings>;
enum class AnalysisKind { Viewshed, SunShadow, SkyView };  ///< In the order of AnalysisSettings.

[[nodiscard]] inline AnalysisKind kindOf(const AnalysisSettings& settings) {
  return static_cast<AnalysisKind>(settings.index());
}

/// The analysis of some samples, clipped to the terrain: fractions of the sun or the sky, or all or nothing
/// of what an observer sees. Errors, threads and progress as viewshed(), sunShadow() and skyView() have them.
[[nodiscard]] Result<FractionBytes> analyse(const HeightRaster& heights, const HeightPyramid& pyramid,
                                            const GridFrame& frame, const AnalysisSettings& settings,
                                            const GridRect& samples, const Progress& progress = {});

/// The samples whose fraction may change when the heights of a rectangle change. relief: as for
/// shadowReach().
[[nodiscard]] GridRect analysisReach(const GridFrame& frame, const AnalysisSettings& settings, double relief,
                                     const GridRect& changed);

}  // namespace scarp
