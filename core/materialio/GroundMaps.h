#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/geometry/Vec.h"
#include "core/materialio/ExportJob.h"
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

/// The nearest sRGB code of light, 0…1.
[[nodiscard]] std::uint8_t codeOf(double light);

/// 0…1: the mean of a material's picture of roughness; nothing where it has none.
[[nodiscard]] std::optional<double> roughnessOf(const Material& material);

/// What the ground looks like at a sample: the materials there, mixed by their weights.
struct GroundTexel {
  std::array<double, 3> light{};  ///< Red, green, blue, linear, 0…1.
  double roughness = 0.0;         ///< 0…1.
  bool ground = false;            ///< Else a hole, and the rest is 0.
};

/// That of all samples of a row. The job must outlive it. One thread.
class GroundLookRows {
 public:
  explicit GroundLookRows(const ExportJob& job);
  /// Stays until the next call.
  [[nodiscard]] std::span<const GroundTexel> row(int row);

 private:
  WeightRows rows_;
  std::vector<GroundTexel> materials_, looks_;
  std::vector<std::uint32_t> room_;
};

}  // namespace scarp
