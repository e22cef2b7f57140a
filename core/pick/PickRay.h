#pragma once

#include <optional>

#include "core/pick/SurfacePicker.h"

namespace scarp {

/// A pick by one instruction set; all give the same answer. See SurfacePicker::pick().
[[nodiscard]] std::optional<SurfaceHit> pickRay(const HeightRaster& heights, const HeightPyramid& pyramid,
                                                const GridFrame& frame, const LocalRay& ray, PickTrace* trace,
                                                SimdLevel simd);

}  // namespace scarp
