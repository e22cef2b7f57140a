#pragma once

#include <QString>

#include "core/measure/GroundProfile.h"
#include "core/terrain/GeoReference.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

/// A profile as a table, a row for each corner: distance, height, x, y in metres, the slope of the stretch
/// that begins there, and the place in the CRS where the terrain has one. An empty row where the ground has a
/// gap.
[[nodiscard]] QString profileCsv(const GroundProfile& profile, const GridFrame& frame,
                                 const GeoReference& georeference);

}  // namespace scarp
