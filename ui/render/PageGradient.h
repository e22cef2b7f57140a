#pragma once

#include <span>
#include <vector>

#include "ui/render/HeightPage.h"

namespace scarp {

/// The ground's gradient at a page's samples by Horn's formula (Horn 1981: 3 × 3 heights, the middle row or
/// column counts twice), rise a metre: towards the east, towards the north, row by row. Looks `step` samples
/// to each side, 1 or 2, and gives every step-th sample. At the terrain's border and beside holes it makes
/// do with what there is. heights: the page with its apron, as TileSink takes it.
[[nodiscard]] std::vector<float> hornGradient(const PageId& page, std::span<const float> heights,
                                              const GridFrame& frame, int step);

/// How the ground bends at a page's samples, 1/m: the sum of the second derivatives along x and y, turned
/// so that crests are positive (Zevenbergen & Thorne 1987), as a mean over 3 × 3 samples (weights 1 2 1), or
/// the roughness of measured ground would drown its crests and hollows. What lies beside holes counts for
/// straight.
[[nodiscard]] std::vector<float> pageCurvature(const PageId& page, std::span<const float> heights,
                                               const GridFrame& frame);

}  // namespace scarp
