#pragma once

#include <array>

#include "core/objects/ObjectPickReport.h"
#include "core/pick/PickReport.h"
#include "ui/render/Overlay.h"

namespace scarp {

/// The parts of a pick that can be shown or left out; the ray and the hit always show.
enum class PickLayer : std::uint8_t { Skipped, Entered, Cells, March, Refinement, Voxels };
inline constexpr std::size_t kPickLayers = 6;
using PickLayers = std::array<bool, kPickLayers>;

/// A pick as marks in the 3-D view. The report is of this very ground. object: the one before the ground, or
/// null. endOn: as seen by whom the ray comes from; where it goes in and out of the terrain's box, and the
/// voxels along it, would then only hide the hit.
[[nodiscard]] Overlay pickOverlay(const PickReport& report, const ObjectPickReport* object,
                                  const HeightRaster& heights, const GridFrame& frame,
                                  const PickLayers& shown, bool endOn);

}  // namespace scarp
