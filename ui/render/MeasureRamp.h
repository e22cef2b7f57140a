#pragma once

#include <array>
#include <vector>

#include "ui/render/ShadingSettings.h"

namespace scarp {

/// The colour, sRGB 0…1, that stands for a number in the modes Slope, Aspect and Curvature; share 0…1:
///   Slope      the angle over 90°;
///   Aspect     which way the slope looks, from the north clockwise, over 360°; the ends meet;
///   Curvature  ½ is straight, above it crests, below it hollows.
/// Aspect's colours differ in hue alone; Curvature's are as dark on both sides.
[[nodiscard]] std::array<double, 3> measureColour(ShadingMode mode, double share);

/// kMeasureEntries of them, evenly from 0 to 1, for the graphics card.
[[nodiscard]] std::vector<float> measureRamp(ShadingMode mode);
inline constexpr int kMeasureEntries = 1024;

}  // namespace scarp
