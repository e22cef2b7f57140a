#pragma once

#include "core/erosion/HydraulicErosion.h"
#include "core/terrain/GroundOverview.h"

namespace scarp {

/// What hydraulicErosion() changes in a window of a terrain, about: on the grid of the means and coarser ones
/// the runoff is that of the whole terrain, on finer ones that of the window, which begins with the water and
/// the load that the coarse grid has there. What a step brings over the window's sides is missing, so the
/// change is wrong near them, and less so the further inside. `rect`: the window's samples in the terrain;
/// begins at multiples of far.step, and ends there or with the terrain. The same bits for any number of
/// threads. Nothing where `progress` says stop.
[[nodiscard]] std::optional<HeightPlane> hydraulicErosion(const HeightRaster& window, const GridRect& rect,
                                                          const GridFrame& whole, const FarGround& far,
                                                          const HydraulicErosionFilter& settings,
                                                          const Progress& progress = {});

}  // namespace scarp
