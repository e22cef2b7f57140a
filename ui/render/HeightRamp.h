#pragma once

#include <vector>

#include "core/terrain/HeightPyramid.h"
#include "ui/render/ShadingSettings.h"

namespace scarp {

/// Hypsometric tints, linear RGB: the first half of the entries runs from the deepest sea to the shore, the
/// second from the shore to the highest summit.
[[nodiscard]] std::vector<float> heightRamp(TintRamp ramp);
inline constexpr int kRampEntries = 1024;

/// How heights map onto the ramp.
struct RampScale {
  float shore;     ///< Metres; where the second half begins.
  float landSpan;  ///< Metres from there to its end.
  float seaSpan;   ///< Metres from its beginning to the shore; 0: no sea, all is land.
};
/// There is sea where the ground goes below the sea's level, unless all of it does: then it is a map of the
/// ground of the sea, or one whose heights count from elsewhere.
[[nodiscard]] RampScale rampScale(HeightRange heights, double seaLevel);

/// Metres above which natural ground lies under snow: as set, else near the top of high terrain.
[[nodiscard]] double snowLine(const ShadingSettings& shading, HeightRange heights, double seaLevel);

}  // namespace scarp
