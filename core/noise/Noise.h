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

/// Gradient noise (Perlin 1985, with the quintic fade of Perlin 2002) over an endless lattice of unit
/// squares: −1…1, 0 at the lattice points, mean 0, smooth to the second derivative. Gradients come from a
/// hash and point evenly all round. Beyond 2⁵³, where every double is a lattice point, and for NaN: 0. Pure,
/// and the same bits on every machine.
[[nodiscard]] double gradientNoise(double x, double y, std::uint32_t seed);

/// Octaves of gradientNoise, each at twice the frequency and `gain` times the height of the one before,
/// divided by the sum of the heights: −1…1. octaves ≥ 1, 0 < gain ≤ 1. Pure.
[[nodiscard]] double fractalNoise(double x, double y, int octaves, double gain, std::uint32_t seed);

/// Ridged multifractal (Musgrave, "Texturing & Modeling", ch. 16): sharp crests where the noise crosses
/// zero, and detail only near the crests, so that valleys stay smooth. 0…1. octaves ≥ 1. Pure.
[[nodiscard]] double ridgedNoise(double x, double y, int octaves, std::uint32_t seed);

/// Noise of a shape. octaves ≥ 1. Pure.
[[nodiscard]] double shapedNoise(NoiseShape shape, double x, double y, int octaves, std::uint32_t seed);

/// An even spread of 32-bit numbers over a lattice and a seed. Pure.
[[nodiscard]] std::uint32_t latticeHash(std::int64_t column, std::int64_t row, std::uint32_t seed);

}  // namespace scarp
