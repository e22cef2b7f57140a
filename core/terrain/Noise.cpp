#include "core/terrain/Noise.h"

#include <cmath>

#include "core/base/Contract.h"

namespace scarp {

namespace {

/// Between octaves the lattice is turned by the angle of the 3-4-5 triangle and shifted, so that the
/// octaves' lattice lines and zeroes do not fall on each other.
struct Octave {
  double x, y;
  [[nodiscard]] Octave next() const {
    return {2.0 * (0.8 * x - 0.6 * y) + 17.31, 2.0 * (0.6 * x + 0.8 * y) - 9.77};
  }
};

std::uint64_t mixed(std::uint64_t h) {  // the finaliser of SplitMix64 (Steele, Lea & Flood 2014)
  h = (h ^ (h >> 30)) * 0xbf58476d1ce4e5b9u;
  h = (h ^ (h >> 27)) * 0x94d049bb133111ebu;
  return h ^ (h >> 31);
}

/// The dot product of (x, y) with the unit gradient of a lattice point: a point within an eighth turn
/// of the x axis, by the rational form of the circle (no libm, so the same bits everywhere), turned by
/// quarters.
double corner(std::int64_t column, std::int64_t row, std::uint32_t seed, double x, double y) {
  constexpr double tanEighth = 0.41421356237309503;  // tan(π/8)
  const std::uint32_t h = latticeHash(column, row, seed);
  const double t = tanEighth * (static_cast<double>(h >> 2) * (2.0 / 1073741824.0) - 1.0);
  const double scale = 1.0 / (1.0 + t * t);
  const double gx = (1.0 - t * t) * scale, gy = 2.0 * t * scale;
  const double along = (h & 1u) ? gx * x + gy * y : gx * y - gy * x;
  return (h & 2u) ? -along : along;
}

double fade(double t) { return t * t * t * (t * (t * 6.0 - 15.0) + 10.0); }

}  // namespace

std::uint32_t latticeHash(std::int64_t column, std::int64_t row, std::uint32_t seed) {
  const std::uint64_t key = mixed(static_cast<std::uint64_t>(column) + 0x9e3779b97f4a7c15u * (seed + 1ull));
  return static_cast<std::uint32_t>(mixed(key ^ (static_cast<std::uint64_t>(row) * 0xd1342543de82ef95u)) >>
                                    32);
}

double gradientNoise(double x, double y, std::uint32_t seed) {
  if (!(std::abs(x) < 0x1p53 && std::abs(y) < 0x1p53)) return 0.0;
  const double left = std::floor(x), top = std::floor(y);
  const auto column = static_cast<std::int64_t>(left), row = static_cast<std::int64_t>(top);
  const double u = x - left, v = y - top;
  const double a = corner(column, row, seed, u, v), b = corner(column + 1, row, seed, u - 1.0, v);
  const double c = corner(column, row + 1, seed, u, v - 1.0),
               d = corner(column + 1, row + 1, seed, u - 1.0, v - 1.0);
  const double s = fade(u), t = fade(v);
  const double upper = a + s * (b - a), lower = c + s * (d - c);
  constexpr double toOne = 1.4142135623730951;  // unit gradients reach √½, at the middle of a square
  return toOne * (upper + t * (lower - upper));
}

double fractalNoise(double x, double y, int octaves, double gain, std::uint32_t seed) {
  EXPECTS(octaves >= 1 && gain > 0.0 && gain <= 1.0);
  Octave at{x, y};
  double sum = 0.0, heights = 0.0, height = 1.0;
  for (int i = 0; i < octaves; ++i, at = at.next(), height *= gain) {
    sum += height * gradientNoise(at.x, at.y, seed + static_cast<std::uint32_t>(i));
    heights += height;
  }
  return sum / heights;
}

double ridgedNoise(double x, double y, int octaves, std::uint32_t seed) {
  EXPECTS(octaves >= 1);
  Octave at{x, y};
  double sum = 0.0, heights = 0.0, height = 1.0, weight = 1.0;
  for (int i = 0; i < octaves; ++i, at = at.next(), height *= 0.5) {
    const double crest = 1.0 - std::abs(gradientNoise(at.x, at.y, seed + static_cast<std::uint32_t>(i)));
    const double signal = crest * crest * weight;
    sum += height * signal;
    heights += height;
    weight = std::fmin(1.0, 2.0 * signal);
  }
  return sum / heights;
}

double shapedNoise(NoiseShape shape, double x, double y, int octaves, std::uint32_t seed) {
  EXPECTS(octaves >= 1);
  if (shape == NoiseShape::Fbm) return fractalNoise(x, y, octaves, 0.5, seed);
  if (shape == NoiseShape::Ridged) return ridgedNoise(x, y, octaves, seed);
  Octave at{x, y};
  double sum = 0.0, heights = 0.0, height = 1.0;
  for (int i = 0; i < octaves; ++i, at = at.next(), height *= 0.5) {
    sum += height * std::abs(gradientNoise(at.x, at.y, seed + static_cast<std::uint32_t>(i)));
    heights += height;
  }
  return sum / heights;
}

void shapedNoiseRow(NoiseShape shape, double x, double dx, double y, int octaves, std::uint32_t seed,
                    std::span<float> out) {
  for (std::size_t i = 0; i < out.size(); ++i)
    out[i] = static_cast<float>(shapedNoise(shape, x + static_cast<double>(i) * dx, y, octaves, seed));
}

}  // namespace scarp
