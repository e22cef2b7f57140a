#include "core/noise/Noise.h"

#include <cmath>

#include "core/base/Contract.h"
#include "core/noise/NoiseOctave.h"

namespace scarp {

const EnumNames& noiseShapeNames() {
  static const EnumNames names({{"fbm", "Perlin"}, {"ridged", "Ridged"}, {"billow", "Billow"}});
  return names;
}

namespace {

/// The dot product of (x, y) with the unit gradient of a lattice point.
double corner(std::int64_t column, std::int64_t row, std::uint32_t seed, double x, double y) {
  double gx, gy;
  latticeGradient(latticeHash(column, row, seed), 1.0, gx, gy);
  return gx * x + gy * y;
}

double fade(double t) { return t * t * t * (t * (t * 6.0 - 15.0) + 10.0); }

}  // namespace

std::uint32_t latticeHash(std::int64_t column, std::int64_t row, std::uint32_t seed) {
  return latticePoint(latticeColumn(column, seed), row);
}

double gradientNoise(double x, double y, std::uint32_t seed) {
  if (!(std::abs(x) < kLatticeEnd && std::abs(y) < kLatticeEnd)) return 0.0;
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
  LatticePlace at{x, y};
  double sum = 0.0, heights = 0.0, height = 1.0;
  for (int i = 0; i < octaves; ++i, at = at.next(), height *= gain) {
    sum += height * gradientNoise(at.x, at.y, seed + static_cast<std::uint32_t>(i));
    heights += height;
  }
  return sum / heights;
}

double ridgedNoise(double x, double y, int octaves, std::uint32_t seed) {
  EXPECTS(octaves >= 1);
  LatticePlace at{x, y};
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
  LatticePlace at{x, y};
  double sum = 0.0, heights = 0.0, height = 1.0;
  for (int i = 0; i < octaves; ++i, at = at.next(), height *= 0.5) {
    sum += height * std::abs(gradientNoise(at.x, at.y, seed + static_cast<std::uint32_t>(i)));
    heights += height;
  }
  return sum / heights;
}

}  // namespace scarp
