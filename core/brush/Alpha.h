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
  float ground = 0.0F;        ///< The value that a stamp leaves the ground at; what is darker it digs.
  /// No file contains it: presets and projects store its pixels with the brush, in steps of 1/65535.
  bool embedded = false;
  float gain = 1.0F;  ///< Factor for the difference to `ground` when stamping.

  /// Bilinear between the middles of the pixels at x, y in −1…1 of the brush's radius, y to the north; 0
  /// outside.
  [[nodiscard]] double at(double x, double y) const;
  bool operator==(const Alpha&) const = default;
};

using AlphaPtr = std::shared_ptr<const Alpha>;

inline constexpr double kAlphaSteps = 65535.0;      ///< From black to white, of an embedded alpha.
inline constexpr int kMaxEmbeddedPixels = 1024;     ///< Along a side of one.

/// Returns an alpha of at most `side` pixels a side: means over squares of pixels.
[[nodiscard]] Alpha reduced(const Alpha& alpha, int side);

/// The one alpha that holds this, as long as somebody holds it: strokes that are read one by one share their
/// picture. Any thread.
[[nodiscard]] AlphaPtr sharedAlpha(Alpha alpha);

}  // namespace scarp
