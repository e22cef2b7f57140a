#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/materialio/ExportJob.h"

namespace scarp {

/// IEC 61966-2-1: light, 0…1, of an sRGB code, and the nearest code.
[[nodiscard]] double linearOf(std::uint8_t code);
[[nodiscard]] std::uint8_t codeOf(double light);

/// What the ground looks like at a sample: the materials there, mixed by their weights.
struct GroundLook {
  std::array<double, 3> light{};  ///< Red, green, blue, linear, 0…1.
  double roughness = 0.0;         ///< 0…1.
  bool ground = false;            ///< Else a hole, and the rest is 0.
};

/// That of all samples of a row. The job must outlive it. One thread.
class GroundLookRows {
 public:
  explicit GroundLookRows(const ExportJob& job);
  /// Stays until the next call.
  [[nodiscard]] std::span<const GroundLook> row(int row);

 private:
  WeightRows rows_;
  std::vector<GroundLook> materials_, looks_;
  std::vector<std::uint32_t> room_;
};

}  // namespace scarp
