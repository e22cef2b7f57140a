#pragma once

#include "core/terrain/GridFrame.h"
#include "core/terrain/HeightPyramid.h"
#include "ui/render/ShadingSettings.h"

namespace scarp {

/// The nearest of 1, 2, 5, 10, 20 … 0.5, 0.2 … ; value > 0 and finite.
[[nodiscard]] double roundStep(double value);

/// Metres between contour lines: as set, else some two dozen lines from the lowest to the highest ground.
[[nodiscard]] double contourInterval(const ContourSettings& settings, HeightRange heights);

/// Metres between lines of the ground grid: as set, else some dozens across the terrain.
[[nodiscard]] double groundGridStep(const GroundGridSettings& settings, const GridFrame& frame);

}  // namespace scarp
