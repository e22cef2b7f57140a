#pragma once

#include <memory>
#include <string>
#include <vector>

namespace scarp {

/// A greyscale picture that a brush is shaped by, laid over the square around its circle. Never changed once
/// made, and shared.
struct Alpha {
  std::string name;  ///< One of the project's own, or the file that it came from.
  int columns = 0, rows = 0;
  std::vector<float> values;  ///< 0…1, row by row from the top (the brush's north at angle 0).

  /// Bilinear between the middles of the pixels at x, y in −1…1 of the brush's radius, y to the north; 0
  /// outside.
  [[nodiscard]] double at(double x, double y) const;
};

using AlphaPtr = std::shared_ptr<const Alpha>;

}  // namespace scarp
