#pragma once

#include <cstdint>
#include <vector>

namespace scarp {

// What gradient noise is made of, for those who evaluate it.

/// A place in the lattice of an octave. Between octaves the lattice is turned by the angle of the 3-4-5
/// triangle and shifted, so that the octaves' lattice lines and zeroes do not fall on each other.
struct LatticePlace {
  double x, y;
  /// The same place in the next octave's lattice.
  [[nodiscard]] LatticePlace next() const {
    const LatticePlace turned = nextStep();
    return {turned.x + 17.31, turned.y - 9.77};
  }
  /// A step from place to place in the next octave's lattice.
  [[nodiscard]] LatticePlace nextStep() const {
    return {2.0 * (0.8 * x - 0.6 * y), 2.0 * (0.6 * x + 0.8 * y)};
  }
};

/// Beyond this doubles have no fraction, and noise is 0.
constexpr double kLatticeEnd = 0x1p53;

[[gnu::always_inline]] inline std::uint64_t mixedBits(std::uint64_t h) {
  // The finaliser of SplitMix64 (Steele, Lea & Flood 2014).
  h = (h ^ (h >> 30)) * 0xbf58476d1ce4e5b9u;
  h = (h ^ (h >> 27)) * 0x94d049bb133111ebu;
  return h ^ (h >> 31);
}

/// latticeHash in two steps, as many points share a column.
[[gnu::always_inline]] inline std::uint64_t latticeColumn(std::int64_t column, std::uint32_t seed) {
  return mixedBits(static_cast<std::uint64_t>(column) + 0x9e3779b97f4a7c15u * (seed + 1ull));
}
[[gnu::always_inline]] inline std::uint32_t latticePoint(std::uint64_t columnKey, std::int64_t row) {
  return static_cast<std::uint32_t>(
      mixedBits(columnKey ^ (static_cast<std::uint64_t>(row) * 0xd1342543de82ef95u)) >> 32);
}

/// The unit gradient of a lattice point by its hash, times `size`: a point within an eighth turn of the x
/// axis, by the rational form of the circle (no libm, so the same bits everywhere), turned by quarters.
template <class Real>
[[gnu::always_inline]] inline void latticeGradient(std::uint32_t hash, Real size, Real& x, Real& y) {
  constexpr Real tanEighth = static_cast<Real>(0.41421356237309503);  // tan(π/8)
  const auto turn = static_cast<Real>(static_cast<std::int32_t>(hash >> 2));
  const Real t = tanEighth * (turn * static_cast<Real>(2.0 / 1073741824.0) - Real{1});
  const Real signedSize = (hash & 2u) ? -size : size;
  const Real scale = signedSize / (Real{1} + t * t);
  const Real along = (Real{1} - t * t) * scale, across = Real{2} * t * scale;
  x = (hash & 1u) ? along : -across;
  y = (hash & 1u) ? across : along;
}

/// Gradients at the corners of lattice squares: of one, or of several in a vector.
template <class Float>
struct LatticeCorners {
  Float ax, ay, bx, by, cx, cy, dx, dy;
};

template <class Float>
[[gnu::always_inline]] inline void latticeFade(const Float& t, Float& out) {
  out = t * t * t * (t * (t * 6.0F - 15.0F) + 10.0F);
}

/// Gradient noise from the place within the square.
template <class Float>
[[gnu::always_inline]] inline void noiseBetween(const LatticeCorners<Float>& g, const Float& u,
                                                const Float& v, Float& out) {
  const Float u1 = u - 1.0F, v1 = v - 1.0F;
  const Float a = g.ax * u + g.ay * v, b = g.bx * u1 + g.by * v;
  const Float c = g.cx * u + g.cy * v1, d = g.dx * u1 + g.dy * v1;
  Float s, t;
  latticeFade(u, s);
  latticeFade(v, t);
  const Float upper = a + s * (b - a), lower = c + s * (d - c);
  out = upper + t * (lower - upper);
}

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
