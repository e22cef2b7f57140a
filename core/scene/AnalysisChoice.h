#pragma once

#include <optional>

#include "core/visibility/GroundAnalysis.h"

namespace scarp {

/// Which analysis a person wants to see, if any, and the settings of all of them.
struct AnalysisChoice {
  std::optional<AnalysisKind> kind;
  ViewshedSettings viewshed;
  SunSettings sun;
  SkySettings sky;

  /// Of the chosen one.
  [[nodiscard]] std::optional<AnalysisSettings> settings() const;
  bool operator==(const AnalysisChoice&) const = default;
};

/// None chosen, and settings that suit the terrain: a person's eyes over its middle, a radius of all of it
/// up to 20 km, an evening sun, and the sky above the ground within 32 cells in 16 directions, so that the
/// picture keeps up with a brush.
[[nodiscard]] AnalysisChoice analysisSuiting(const GridFrame& frame);

}  // namespace scarp
