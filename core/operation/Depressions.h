#pragma once

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// Depressions of a terrain: areas from which no path over eight neighbours descends to the border or to a
/// hole. Each extends up to the height at which water flows out of it; depressions within it are not counted.
struct DepressionSummary {
  long long count = 0;
  double maxDepth = 0.0;  ///< Max depth below the outlet, metres.
  double area = 0.0;      ///< Area below the outlets, m².
  double volume = 0.0;    ///< Volume below the outlets, m³.
};

/// Finds all depressions. Fails if `progress` cancels or the terrain has too many samples; the error is only
/// the reason. The result does not depend on the number of threads. Contract: the raster has the size of the
/// frame.
[[nodiscard]] Result<DepressionSummary> findDepressions(const HeightRaster& heights, const GridFrame& frame,
                                                        const Progress& progress = {});

}  // namespace scarp
