#pragma once

#include <optional>

#include "core/base/Simd.h"
#include "core/pick/SurfacePicker.h"

namespace scarp {

/// A pick for everyday rays: those that begin above the ground and pass nothing by less than rounding can
/// tell. It goes down the pyramid with all children of a node tested together, and down a block with all its
/// cells, compiled for each instruction set. True: `hit` is the answer, bit for bit. False, where it cannot
/// be sure of that, however slightly: then nothing is said but up to when the ray is clear above the ground,
/// `clearUntil`, in t from where it comes into the band; 0, where that is not known either. From there it is
/// to be followed step by step (Descent). See SurfacePicker::pick().
[[nodiscard]] bool pickByLanes(const HeightRaster& heights, const HeightPyramid& pyramid,
                               const GridFrame& frame, const LocalRay& ray, SimdLevel simd,
                               std::optional<SurfaceHit>& hit, double& clearUntil);

}  // namespace scarp
