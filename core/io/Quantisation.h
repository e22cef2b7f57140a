#pragma once

#include <cstdint>

namespace scarp {

/// Heights as 16-bit steps: v = clamp(round((h − min) / (max − min) · divisor), 0, 65535), and back
/// h = offset + scale·v. Holes take step 0. A value, pure.
struct Quantisation {
  double min = 0.0, max = 0.0;  ///< Metres, min ≤ max. Equal: flat ground, every step is 0.
  double divisor = 65535.0;     ///< Unity divides by 65536: max is then one step above the last.

  [[nodiscard]] double offset() const { return min; }
  [[nodiscard]] double scale() const { return (max - min) / divisor; }  ///< Metres from step to step.
  [[nodiscard]] std::uint16_t step(double height) const;
  [[nodiscard]] double height(std::uint16_t step) const { return offset() + scale() * step; }
};

}  // namespace scarp
