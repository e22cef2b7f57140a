#pragma once

#include <functional>
#include <random>
#include <vector>

#include "core/mask/MaskTiles.h"
#include "tests/support/Terrains.h"

namespace scarp::test {

/// A mask whose weights are weight(column, row).
inline MaskRaster makeMask(int columns, int rows, const std::function<float(int, int)>& weight) {
  std::vector<float> weights;
  weights.reserve(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) weights.push_back(weight(column, row));
  const MaskRaster empty(columns, rows, 0.0F);
  return withWeights(empty, empty.rect(), weights);
}

/// Blotches with soft edges, plain 0 and plain 1 between them.
inline MaskRaster blotches(int columns, int rows, std::uint32_t seed = 5) {
  return makeMask(columns, rows, [seed](int c, int r) {
    return std::clamp(static_cast<float>(0.5 + 6.0 * fractalNoise(c * 0.04, r * 0.04, 3, 0.5, seed)), 0.0F,
                      1.0F);
  });
}

inline int tilesHeld(const MaskRaster& mask) {
  int held = 0;
  for (int i = 0; i < mask.tileCount(); ++i) held += mask.tile(i) != nullptr;
  return held;
}

}  // namespace scarp::test
