#pragma once

#include <cstdint>

#include "core/noise/Noise.h"

namespace scarp {

/// Noise over a grid of samples, of which sample (column, row) is shapedNoise at (x, y), and others are steps
/// of dx and dy away.
struct NoisePattern {
  NoiseShape shape = NoiseShape::Fbm;
  int octaves = 5;  ///< ≥ 1.
  std::uint32_t seed = 1;
  double x = 0.0, y = 0.0, dx = 1.0, dy = 1.0;
  int column = 0, row = 0;
};

constexpr int kNoiseSquare = 64;  ///< Samples along a side.

/// The pattern over the square of samples from (column, row) on, rows `stride` apart: to float's precision
/// and much faster than sample by sample; the same bits for each instruction set, and for a sample in
/// whatever square. Pure.
void noiseSquare(const NoisePattern& pattern, int column, int row, float* out, int stride);

}  // namespace scarp
