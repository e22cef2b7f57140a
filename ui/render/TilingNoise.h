#pragma once

#include <cstdint>

namespace scarp {

// Noise over the unit square that repeats beyond it, for textures that tile without a seam. Pure.

/// 0…1 for a corner of a lattice that repeats after `period` steps.
[[nodiscard]] double tilingHash(int x, int y, int period, std::uint32_t seed);

/// Value noise −1…1 with `period` bumps across.
[[nodiscard]] double tilingNoise(double u, double v, int period, std::uint32_t seed);

/// Octaves of tilingNoise(), each with twice as many bumps and `gain` times as high as the one before; not
/// divided by the sum of their heights.
[[nodiscard]] double tilingFractal(double u, double v, int period, int octaves, double gain,
                                   std::uint32_t seed);

/// Of points strewn one to a square of `period` across (Worley 1996), seen from a place.
struct TilingCell {
  double first, second;  ///< Distances to the nearest and the second nearest, in squares.
  double value;          ///< 0…1, the nearest one's own.
};
[[nodiscard]] TilingCell tilingCell(double u, double v, int period, std::uint32_t seed);

}  // namespace scarp
