#pragma once

#include <vector>

#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"
#include "core/tools/Tool.h"
#include "ui/render/Overlay.h"

namespace scarp {

/// The closed outline of a shape that is being drawn, as it lies on the ground.
[[nodiscard]] Overlay draftOverlay(const std::vector<Vec2>& outline, const HeightRaster& heights,
                                   const GridFrame& frame);

/// The frame of a floating paste with the corners to scale it by.
[[nodiscard]] Overlay pasteOverlay(const PasteOperation& paste, const HeightRaster& heights,
                                   const GridFrame& frame);

/// The outline of what a crop leaves, with the corners and sides to drag it by.
[[nodiscard]] Overlay cropOverlay(const GridRect& samples, const HeightRaster& heights,
                                  const GridFrame& frame);

}  // namespace scarp
