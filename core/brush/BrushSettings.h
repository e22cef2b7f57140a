#pragma once

#include <cstdint>

#include "core/base/Result.h"
#include "core/brush/Falloff.h"

namespace scarp {

enum class BrushKind : std::uint8_t { Raise, Lower, Smooth, Flatten, SetHeight, Noise };

/// All that a brush is. A value.
struct BrushSettings {
  BrushKind kind = BrushKind::Raise;
  double radius = 50.0;   ///< Metres, 0 < radius ≤ 1e7.
  double strength = 5.0;  ///< Metres that one pass of the brush changes under its centre, 0…1e6.
  double flow = 5.0;      ///< Metres a second while held still, 0…1e6.
  Falloff falloff = Falloff::Smooth;
  double innerRadius = 0.0;   ///< Fraction of the radius at full weight, 0 ≤ innerRadius < 1.
  double spacing = 0.1;       ///< Dab spacing as a fraction of the radius, 0.01…1.
  double targetHeight = 0.0;  ///< SetHeight: metres, |height| ≤ 1e6.
  double noiseScale = 40.0;   ///< Noise: metres from crest to crest of the coarsest octave, > 0, ≤ 1e7.
  int noiseOctaves = 5;       ///< Noise: 1…12.
  std::uint32_t seed = 1;     ///< Noise.

  bool operator==(const BrushSettings&) const = default;
};

/// Says in one line which value is out of range, if any: "radius -1 m is out of range (0 to 1e+07)".
[[nodiscard]] Result<void> validate(const BrushSettings& settings);

}  // namespace scarp
