#pragma once

#include <vector>

#include "core/geometry/Vec.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// A line along which the weight is ½; local frame, metres. What is selected lies to its left, seen from
/// above.
struct MaskContour {
  std::vector<Vec2> points;  ///< Of a closed one the first point is not said again at the end.
  bool closed = false;       ///< Otherwise it begins and ends at the border of the terrain.
};

/// The edge of a selection: where the weight, linear between neighbouring samples, is ½ (marching squares,
/// Maple 2003; of the two ways through a saddle the one that its mean weight says). Plain tiles cost nothing;
/// same lines in the same order for any number of threads.
[[nodiscard]] std::vector<MaskContour> contoursOf(const MaskRaster& mask, const GridFrame& frame);

}  // namespace scarp
