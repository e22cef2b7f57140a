#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
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

/// A landform as a function of the place within the brush: x, y in −1…1 with y to the north. Heights on any
/// scale; the library brings them to 0…1. Pure, the same on every machine up to rounding.
struct AlphaShape {
  std::string_view name;
  double (*height)(double x, double y);
  double fadeFrom;  ///< Distance from the middle from which it fades to 0 at the rim; 1: it does so itself.
};

[[nodiscard]] std::span<const AlphaShape> alphaShapes();

/// The project's own alphas, by name, in the order in which they are shown.
[[nodiscard]] std::span<const std::string_view> alphaNames();

/// One of them, 256 × 256, made when it is first asked for; always the same one. Null for another name. Any
/// thread.
[[nodiscard]] AlphaPtr builtInAlpha(std::string_view name);

}  // namespace scarp
