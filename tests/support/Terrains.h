#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <functional>
#include <limits>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "core/noise/Noise.h"
#include "core/terrain/Terrain.h"

namespace scarp::test {

inline constexpr float kHole = std::numeric_limits<float>::quiet_NaN();

/// A terrain whose sample (column, row) is height(column, row).
inline Terrain makeTerrain(const GridFrame& frame, const std::function<float(int, int)>& height) {
  std::vector<float> samples;
  samples.reserve(static_cast<std::size_t>(frame.samples().area()));
  for (int row = 0; row < frame.rows; ++row)
    for (int column = 0; column < frame.columns; ++column) samples.push_back(height(column, row));
  Terrain terrain{frame, {}, HeightRaster(frame.columns, frame.rows, 0.0f)};
  terrain.heights.write(frame.samples(), samples);
  return terrain;
}

/// Fractal ground about as rough as mountains: a height range of about an eighth of the width.
inline Terrain fractalTerrain(int columns, int rows, double dx = 1.0, double dy = 1.0,
                              std::uint32_t seed = 7) {
  const double extent = std::max(columns * dx, rows * dy);
  return makeTerrain({columns, rows, dx, dy}, [=](int c, int r) {
    return static_cast<float>(0.125 * extent *
                              fractalNoise(4.0 * c * dx / extent, 4.0 * r * dy / extent, 8, 0.5, seed));
  });
}

struct NamedTerrain {
  std::string name;
  Terrain terrain;
};

/// Small grounds that between them hold what a pick can trip over.
inline std::vector<NamedTerrain> pickingTerrains() {
  std::vector<NamedTerrain> all;
  all.push_back({"fractal", fractalTerrain(40, 33)});
  all.push_back({"steps and cliffs", makeTerrain({33, 33, 1.0, 1.0}, [](int c, int r) {
                   return static_cast<float>((c / 5) * 4 - (r / 7) * 9 + (c % 11 == 0 ? 60 : 0));
                 })});
  all.push_back({"flat", makeTerrain({33, 20, 1.0, 1.0}, [](int, int) { return 3.25f; })});
  all.push_back({"ridge one cell wide",
                 makeTerrain({29, 33, 1.0, 1.0}, [](int c, int) { return c == 14 ? 12.0f : 0.0f; })});
  all.push_back({"2 x 2", makeTerrain({2, 2, 1.0, 1.0}, [](int c, int r) {
                   return c == 0 ? (r == 0 ? 0.0f : 1.5f) : (r == 0 ? 2.0f : -1.0f);
                 })});
  all.push_back({"holes", makeTerrain({37, 35, 1.0, 1.0}, [](int c, int r) {
                   if ((c / 6 + r / 5) % 4 == 0 || (c == 20 && r == 20)) return kHole;
                   return static_cast<float>(4.0 * fractalNoise(c * 0.11, r * 0.11, 5, 0.5, 3));
                 })});
  all.push_back({"oblong cells", fractalTerrain(25, 41, 30.0, 7.5, 11)});
  return all;
}

/// All samples, row by row.
inline std::vector<float> samplesOf(const HeightRaster& heights) {
  std::vector<float> samples(static_cast<std::size_t>(heights.rect().area()));
  heights.read(heights.rect(), samples);
  return samples;
}

/// Bit for bit, so that a NaN equals itself.
inline bool sameBits(const std::vector<float>& a, const std::vector<float>& b) {
  return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(), [](float x, float y) {
           return std::bit_cast<std::uint32_t>(x) == std::bit_cast<std::uint32_t>(y);
         });
}

}  // namespace scarp::test
