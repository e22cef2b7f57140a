#pragma once

#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/geometry/Vec.h"
#include "core/terrain/Terrain.h"

namespace scarp {

// Maps of a terrain's ground, a value a sample, row by row, NaN in holes. Any thread, parallel inside, the
// same bits for any number of threads.

/// The ground's normals, of length 1: x east, y north, z up; NaN in holes. By the gradient of Horn 1981 (see
/// gradientRow()), as the slope map: the angle between a normal and the vertical is the slope.
struct NormalMap {
  std::vector<float> x, y, z;
};
[[nodiscard]] NormalMap normalMap(const Terrain& terrain);

/// Degrees, 0…90, by the gradient of Horn 1981.
[[nodiscard]] std::vector<float> slopeMap(const Terrain& terrain);
/// 1/m, crests > 0 (Zevenbergen & Thorne 1987).
[[nodiscard]] std::vector<float> curvatureMap(const Terrain& terrain);
/// The fraction of the sky's light, 0…1 (SkyView.h).
[[nodiscard]] Result<std::vector<float>> ambientOcclusionMap(const Terrain& terrain,
                                                             const Progress& progress);
/// The decimal logarithm of the area that drains through a sample, m² (DrainageArea.h).
[[nodiscard]] Result<std::vector<float>> flowMap(const Terrain& terrain, const Progress& progress);

}  // namespace scarp
