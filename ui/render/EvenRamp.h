#pragma once

#include <vector>

#include "ui/render/Oklab.h"
#include "ui/render/ShadingSettings.h"

namespace scarp {

/// The land's colours of a ramp, linear RGB from the lowest to the highest: `count` steps (≥ 2) that are all
/// equally large in OKLab, all but Atlas, whose stops are those of printed maps, and Viridis and Cividis. Lagoon, Ember and EvenLight
/// run along curves of lightness, chroma and hue in OKLab; Cubehelix is Green's (2011, "A colour scheme for
/// the display of astronomical intensity images"). EvenLight has one lightness throughout, so that all light
/// and dark in the picture is the relief's (as Kovesi 2015 has it for relief shading). Viridis is van der Walt's and Smith's (2015, matplotlib), Cividis that of
/// Nuñez, Anderton and Renslow (2018, "Optimizing colormaps with consideration for color vision deficiency", PLOS ONE
/// 13(7)): both are told apart without full colour vision, too.
[[nodiscard]] std::vector<LinearRgb> landRamp(TintRamp ramp, int count);

}  // namespace scarp
