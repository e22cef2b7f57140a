#include "ui/render/DetailTexture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

#include "core/noise/Noise.h"

namespace scarp {

namespace {

using Field = std::function<double(double, double)>;  ///< Of a place in the unit square; repeats beyond.

/// 0…1 for a corner of a lattice that repeats after `period` steps.
double hashed(int x, int y, int period, std::uint32_t seed) {
  const auto wrap = [period](int v) { return (v % period + period) % period; };
  return latticeHash(wrap(x), wrap(y), seed) * 0x1p-32;
}

/// Value noise −1…1 with `period` bumps across.
double bumps(double u, double v, int period, std::uint32_t seed) {
  const double x = u * period, y = v * period;
  const int i = static_cast<int>(std::floor(x)), j = static_cast<int>(std::floor(y));
  const auto ease = [](double t) { return t * t * t * (t * (6.0 * t - 15.0) + 10.0); };
  const double fx = ease(x - i), fy = ease(y - j);
  const auto corner = [&](int a, int b) { return hashed(i + a, j + b, period, seed); };
  return 2.0 * std::lerp(std::lerp(corner(0, 0), corner(1, 0), fx), std::lerp(corner(0, 1), corner(1, 1), fx),
                         fy) -
         1.0;
}

double fractal(double u, double v, int period, int octaves, double gain, std::uint32_t seed) {
  double sum = 0.0, weight = 1.0;
  for (int octave = 0; octave < octaves; ++octave, period *= 2, weight *= gain)
    sum += weight * bumps(u, v, period, seed + static_cast<std::uint32_t>(octave));
  return sum;
}

/// Distances to the nearest and the second nearest of points strewn one to a square (Worley 1996).
std::array<double, 2> nearestPoints(double u, double v, int period, std::uint32_t seed) {
  const double x = u * period, y = v * period;
  const int i = static_cast<int>(std::floor(x)), j = static_cast<int>(std::floor(y));
  double first = 9.0, second = 9.0;
  for (int b = j - 1; b <= j + 1; ++b)
    for (int a = i - 1; a <= i + 1; ++a) {
      const double distance =
          std::hypot(a + hashed(a, b, period, seed) - x, b + hashed(a, b, period, seed + 77U) - y);
      if (distance < first) {
        second = first;
        first = distance;
      } else {
        second = std::min(second, distance);
      }
    }
  return {first, second};
}

double grass(double u, double v) {
  return fractal(u, v, 6, 6, 0.82, 11U) - 0.8 * std::max(0.0, bumps(u, v, 40, 19U));
}

/// Ridges of bent layers, split by cracks.
double rock(double u, double v) {
  const double bent = v + 0.06 * fractal(u, v, 3, 4, 0.5, 31U);
  double sum = 0.0, weight = 1.0;
  for (int period = 5; period <= 80; period *= 2, weight *= 0.72)
    sum += weight * (0.5 - std::abs(bumps(u, bent, period, 37U + static_cast<std::uint32_t>(period))));
  const auto [first, second] = nearestPoints(u + 0.03 * bumps(u, v, 12, 41U), bent, 9, 43U);
  return sum - 1.1 * std::exp(-14.0 * (second - first));
}

/// Stones of two sizes, dark between them.
double scree(double u, double v) {
  double sum = 0.0;
  for (const int period : {22, 47}) {
    const auto [first, second] = nearestPoints(u, v, period, static_cast<std::uint32_t>(period));
    sum += std::min(1.0, 2.2 * (second - first)) - 0.5 * first;
  }
  return sum + 0.4 * fractal(u, v, 8, 4, 0.7, 53U);
}

double patches(double u, double v) { return fractal(u, v, 3, 6, 0.6, 67U); }

/// Values as bytes: their mean is the middle, two and a half deviations either end.
void put(const Field& field, std::size_t channel, std::vector<std::uint8_t>& texels) {
  std::vector<double> values;
  values.reserve(kDetailSide * kDetailSide);
  for (int j = 0; j < kDetailSide; ++j)
    for (int i = 0; i < kDetailSide; ++i)
      values.push_back(field((i + 0.5) / kDetailSide, (j + 0.5) / kDetailSide));
  double mean = 0.0, square = 0.0;
  for (const double value : values) mean += value / static_cast<double>(values.size());
  for (const double value : values)
    square += (value - mean) * (value - mean) / static_cast<double>(values.size());
  for (std::size_t i = 0; i < values.size(); ++i)
    texels[4 * i + channel] = static_cast<std::uint8_t>(
        std::clamp(127.5 + 51.0 * (values[i] - mean) / std::sqrt(square), 0.0, 255.0));
}

}  // namespace

std::vector<std::uint8_t> detailTexture() {
  std::vector<std::uint8_t> texels(4U * kDetailSide * kDetailSide);
  put(grass, 0, texels);
  put(rock, 1, texels);
  put(scree, 2, texels);
  put(patches, 3, texels);
  return texels;
}

}  // namespace scarp
