#pragma once

#include <cstdint>

#include "core/schema/EnumNames.h"

namespace scarp {

/// What octaves of gradientNoise add up to; each has twice the frequency and half the height of the one
/// before.
enum class NoiseShape : std::uint8_t {
  Fbm,     ///< Hills and hollows alike: fractalNoise with a gain of ½, −1…1, mean 0.
  Ridged,  ///< Sharp crests over smooth valleys: ridgedNoise, 0…1.
  Billow,  ///< Round pillows with creases between them: octaves of the noise's size, 0…1.
};

/// Their names, in files and as a person reads them. Constant; any thread.
[[nodiscard]] const EnumNames& noiseShapeNames();

}  // namespace scarp
