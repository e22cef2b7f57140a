#pragma once

#include <span>
#include <string_view>

namespace scarp {

/// A landform as a function of the place within the brush: x, y in −1…1 with y to the north. Heights on any
/// scale; the library brings them to 0…1. Pure, the same on every machine up to rounding.
struct AlphaShape {
  std::string_view name;
  double (*height)(double x, double y);
  double fadeFrom;  ///< Distance from the middle from which it fades to 0 at the rim; 1: it does so itself.
};

[[nodiscard]] std::span<const AlphaShape> alphaShapes();

}  // namespace scarp
