#pragma once

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// Depressions of a terrain: ground from which no path of eight neighbours leads down to the border or to a
/// hole. Each extends up to the height at which water flows out of it; depressions within it are not counted.
struct DepressionSummary {
  long long count = 0;
  double maxDepth = 0.0;  ///< Metres below the outlet.
  double area = 0.0;      ///< m² below the outlets.
  double volume = 0.0;    ///< m³ that fill them.
};

/// Finds all depressions. The error is the reason alone: `progress` cancels, or the terrain has too many
/// samples. Same result for any number of threads. Contract: the raster has the frame's size.
[[nodiscard]] Result<DepressionSummary> findDepressions(const HeightRaster& heights, const GridFrame& frame,
                                                        const Progress& progress = {});

}  // namespace scarp
