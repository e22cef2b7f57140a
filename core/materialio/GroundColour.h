#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/materialio/ExportJob.h"

namespace scarp {

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
