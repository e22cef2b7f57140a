#pragma once

#include <vector>

#include "core/terrain/HeightPyramid.h"

namespace scarp {

/// Hypsometric tints, linear RGB, interpolated in OKLab so that equal steps of height look equally
/// large: the first half of the entries runs from the deepest sea to the shore, the second from the
/// shore to the highest summit.
[[nodiscard]] std::vector<float> heightRamp();
inline constexpr int kRampEntries = 1024;

/// How heights map onto the ramp.
struct RampScale {
  float shore;     ///< Metres; where the second half begins.
  float landSpan;  ///< Metres from there to its end.
  float seaSpan;   ///< Metres from its beginning to the shore; 0: no sea, all is land.
};
/// There is sea where the ground goes both below and above zero.
[[nodiscard]] RampScale rampScale(HeightRange heights);

}  // namespace scarp
