#pragma once

#include <array>
#include <vector>

#include "core/visibility/GroundAnalysis.h"

namespace scarp {

/// Linear RGB for a fraction of 0…1, on the ground and in the legend. From dark to light and from blue to
/// yellow, so that they can be told apart without colour vision as well. The sky's fractions have most of
/// their steps where ground is mostly: above a half.
[[nodiscard]] std::array<double, 3> fractionColour(AnalysisKind kind, double fraction);

/// fractionColour() over 0…1 in equal steps, for a texture: RGB after RGB.
[[nodiscard]] std::vector<float> fractionRamp(AnalysisKind kind);
/// Linear RGB for a difference of heights: 0 lower, orange; ½ the same, grey; 1 higher, blue. Both are told apart
/// without full colour vision.
[[nodiscard]] std::array<double, 3> differenceColour(double share);
/// The same as fractionRamp().
[[nodiscard]] std::vector<float> differenceRamp();
inline constexpr int kFractionEntries = 256;

}  // namespace scarp
