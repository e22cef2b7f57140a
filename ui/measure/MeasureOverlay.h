#pragma once

#include <optional>

#include "core/measure/GroundProfile.h"
#include "core/terrain/TiledRaster.h"
#include "core/tools/MeasureTool.h"
#include "ui/render/Overlay.h"

namespace scarp {

/// A measured line as it lies on the ground: the line, its corners, and what is about it just now.
struct MeasureMarks {
  std::optional<Vec2> next;     ///< Where a click would put the next corner, local frame.
  std::optional<Vec3> pointed;  ///< A place of the profile that is being pointed at.
};
[[nodiscard]] Overlay measureOverlay(const MeasuredLine& line, const GroundProfile& profile,
                                     const HeightRaster& heights, const GridFrame& frame,
                                     const MeasureMarks& marks);

}  // namespace scarp
