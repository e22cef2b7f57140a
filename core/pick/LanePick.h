#pragma once

#include <optional>

#include "core/base/Simd.h"
#include "core/pick/SurfacePicker.h"

namespace scarp {

/// A pick for everyday rays: those that begin above the ground and pass nothing by less than rounding can
/// tell. It goes down the pyramid with all children of a node tested together, and down a block with all its
/// cells, compiled for each instruction set. False, where it cannot be sure of the answer, however slightly:
/// then nothing is said, and the ray is to be followed step by step (Descent). True: `hit` is that answer,
/// bit for bit. See SurfacePicker::pick().
[[nodiscard]] bool pickByLanes(const HeightRaster& heights, const HeightPyramid& pyramid,
                               const GridFrame& frame, const LocalRay& ray, SimdLevel simd,
                               std::optional<SurfaceHit>& hit);

}  // namespace scarp
