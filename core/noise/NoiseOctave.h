#pragma once

#include <cstdint>
#include <vector>

#include "core/noise/NoiseLattice.h"

namespace scarp {

/// Places in an octave's lattice: of the sample from which samples are counted, and from sample to sample.
struct LatticeSteps {
  LatticePlace origin, across, down;
  [[nodiscard]] LatticePlace at(int column, int row) const {
    return {origin.x + column * across.x + row * down.x, origin.y + column * across.y + row * down.y};
  }
  /// The same places in the next octave's lattice.
  [[nodiscard]] LatticeSteps next() const { return {origin.next(), across.nextStep(), down.nextStep()}; }
};

/// An octave of noise over a square of samples, in blocks of 4 × 4. Where samples lie close together a block
/// sees no more than 4 × 4 lattice points, and their gradients come out of a table of all that the square
/// sees; else it is computed sample by sample. A sample's bits do not depend on the square that it is in.
struct NoiseOctave {
  static constexpr int kSide = 4, kBlock = kSide * kSide;

  /// For the square of `blocks` × `blocks` blocks that begins with a sample.
  NoiseOctave(const LatticeSteps& steps, std::uint32_t seed, float height, int column, int row, int blocks);

  [[nodiscard]] bool byTable() const { return !table.empty(); }
  /// The noise of a block without a table, row by row.
  void block(int column, int row, float* noise) const;

  LatticeSteps steps;
  std::uint32_t seed;
  float height;
  bool numbered;  ///< Every lattice point has a number.

  // By table:
  std::int64_t column = 0, row = 0;   ///< The lattice point that it begins with.
  int width = 0;                      ///< From row to row.
  std::vector<float> table;           ///< The gradients' x, then their y; row by row.
  float x[kBlock]{}, y[kBlock]{};     ///< Where a block's samples are from the block's least place.
  double leastX = 0.0, leastY = 0.0;  ///< That, from the block's first sample.
  [[nodiscard]] const float* gx() const { return table.data(); }
  [[nodiscard]] const float* gy() const { return table.data() + table.size() / 2; }

 private:
  void makeTable(int firstColumn, int firstRow, int blocks);
};

}  // namespace scarp
