#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/material/Srgb.h"
#include "core/terrain/HeightPyramid.h"
#include "core/visibility/GroundAnalysis.h"
#include "ui/render/RenderSettings.h"

namespace scarp {

/// Linear RGB 0…1 and OKLab (Ottosson 2020, "A perceptual color space for image processing"), in which equal
/// distances look equally large: L 0…1, a from green to red, b from blue to yellow.
using LinearRgb = std::array<double, 3>;
using Oklab = std::array<double, 3>;

[[nodiscard]] Oklab toOklab(const LinearRgb& colour);
/// May lie outside 0…1 where no screen can show it.
[[nodiscard]] LinearRgb fromOklab(const Oklab& lab);

/// 0xRRGGBB
[[nodiscard]] LinearRgb linearOf(std::uint32_t srgb);

struct ColourStop {
  double at;
  std::uint32_t srgb;  ///< 0xRRGGBB
};

/// Linear RGB, 0…1, between the stops at t, interpolated in OKLab so that equal steps look equally large;
/// beyond the first and last stop their colours. Two stops or more, at rising places.
[[nodiscard]] std::array<double, 3> rampColour(std::span<const ColourStop> stops, double t);

/// The land's colours of a ramp, linear RGB from the lowest to the highest: `count` steps (≥ 2) that are all
/// equally large in OKLab, all but Atlas, whose stops are those of printed maps, and Viridis and Cividis. Lagoon, Ember and EvenLight
/// run along curves of lightness, chroma and hue in OKLab; Cubehelix is Green's (2011, "A colour scheme for
/// the display of astronomical intensity images"). EvenLight has one lightness throughout, so that all light
/// and dark in the picture is the relief's (as Kovesi 2015 has it for relief shading). Viridis is van der Walt's and Smith's (2015, matplotlib), Cividis that of
/// Nuñez, Anderton and Renslow (2018, "Optimizing colormaps with consideration for color vision deficiency", PLOS ONE
/// 13(7)): both are told apart without full colour vision, too.
[[nodiscard]] std::vector<LinearRgb> landRamp(TintRamp ramp, int count);

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

/// The colour, sRGB 0…1, that stands for a number in the modes Slope, Aspect and Curvature; share 0…1:
///   Slope      the angle over 90°;
///   Aspect     which way the slope looks, from the north clockwise, over 360°; the ends meet;
///   Curvature  ½ is straight, above it crests, below it hollows.
/// Aspect's colours differ in hue alone; Curvature's are as dark on both sides.
[[nodiscard]] std::array<double, 3> measureColour(ShadingMode mode, double share);

/// kMeasureEntries of them, evenly from 0 to 1, for the graphics card.
[[nodiscard]] std::vector<float> measureRamp(ShadingMode mode);
inline constexpr int kMeasureEntries = 1024;

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
