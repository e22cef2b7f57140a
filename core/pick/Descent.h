#pragma once

#include <optional>

#include "core/base/Simd.h"
#include "core/geometry/Ray.h"
#include "core/pick/CellMarch.h"
#include "core/pick/PickTrace.h"
#include "core/terrain/HeightPyramid.h"

namespace scarp {

struct PickedCell {
  MarchHit hit;
  CellHeights cell;
  int column, row;
};

/// The part of a ray that is over the map.
struct ClippedRay {
  const GridRay& ray;
  RaySlack slack;
  double tBegin, tEnd;
  std::optional<SurfaceSide> cameFrom;  ///< The side that it is known to begin on.
};

/// Steps 3 and 4 of a pick: down the pyramid to the cells, front to back, for a ray that is not upright. The
/// nodes only say where not to look: what is met is found by the march. The same for every instruction set.
/// False where nothing is met; `picked` is then left as it was or not of use.
[[nodiscard]] bool descend(const HeightRaster& heights, const HeightPyramid& pyramid,
                           const ClippedRay& clipped, PickTrace* trace, SimdLevel simd, PickedCell& picked);

}  // namespace scarp
