#pragma once

#include <optional>

#include "core/pick/SurfacePicker.h"

namespace scarp {

/// What stands in the way between two points of the local frame: where the straight line first goes into
/// the ground. Nothing where they see each other. Ground is solid: it blocks from its surface down, so a
/// line that comes through a hole is stopped by the ground behind it, and a point beneath the surface sees
/// nothing. Ground that the line only touches does not block, so points on the surface, as exact as
/// doubles have them, are not hidden by what they stand on. Exact (see SightLine). Contract: finite
/// points. Concurrent use is safe while nobody writes to the heights.
[[nodiscard]] std::optional<SurfaceHit> firstObstruction(const HeightRaster& heights,
                                                         const HeightPyramid& pyramid, const GridFrame& frame,
                                                         const Vec3& from, const Vec3& to);

}  // namespace scarp
