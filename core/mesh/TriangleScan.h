#pragma once

#include "core/mesh/TriangleError.h"

namespace scarp {

/// The sample within a triangle that lies furthest from it.
struct FurthestSample {
  float error = 0.0F;  ///< Metres; 0 where there is none.
  int x = 0, y = 0;
};

/// In single precision, so about: for choosing, not for proving. Samples of the rectangle's rim (columns 0
/// and width, rows 0 and height) are left out. Of equal ones the first by rows. Heights in the triangle are
/// numbers.
[[nodiscard]] FurthestSample furthestSample(const HeightWindow& heights, const MeshCorner& a,
                                            const MeshCorner& b, const MeshCorner& c, int width, int height);

}  // namespace scarp
