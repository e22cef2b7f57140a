#pragma once

#include <cstdint>

#include "core/base/GridRect.h"
#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/line/Earthwork.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// How the heights of one raster differ from those of another, "after" less "before". Metres; 0 where nothing
/// is to be said.
struct HeightDifference {
  std::int64_t compared = 0;   ///< Samples that are ground in both.
  std::int64_t differing = 0;  ///< Of these.
  std::int64_t holesMade = 0, holesFilled = 0;  ///< Ground before that is a hole after, and the other way.
  GridRect changed;             ///< About all samples that differ, holes among them.
  double lowest = 0.0, highest = 0.0;           ///< Of all that were compared.
  double mean = 0.0, rootMeanSquare = 0.0;      ///< The same.
  /// Of the sizes of differences, without their signs, over the samples that differ: so many per cent of them
  /// are no larger.
  double size50 = 0.0, size95 = 0.0, size99 = 0.0;
  Earthwork earth;  ///< Exact volumes over the triangles that are drawn; cells with a hole have none.

  [[nodiscard]] bool none() const { return differing == 0 && holesMade == 0 && holesFilled == 0; }
};

/// Contract: rasters of the frame's size. Tiles that they share are read for holes alone. Cancelled: an error.
[[nodiscard]] Result<HeightDifference> heightDifference(const HeightRaster& before, const HeightRaster& after,
                                                        const GridFrame& frame, const Progress& progress = {});

/// after − before, each rounded once to single precision; NaN where either has a hole.
[[nodiscard]] Result<HeightRaster> differences(const HeightRaster& before, const HeightRaster& after,
                                               const Progress& progress = {});

}  // namespace scarp
