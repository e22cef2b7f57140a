#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "core/base/Parallel.h"
#include "tests/support/Dabs.h"
#include "tests/support/Terrains.h"

namespace scarp::test {

inline BrushSettings brushOf(BrushKind kind) {
  BrushSettings settings;
  settings.kind = kind;
  return settings;
}

/// Steep ground with cells that are not square and a few holes.
inline Terrain roughGround(int columns, int rows, double dx = 2.0, double dy = 3.0) {
  Terrain terrain = fractalTerrain(columns, rows, dx, dy);
  std::vector<float> heights = samplesOf(terrain.heights);
  for (float& h : heights) h *= 3.0F;
  for (int r = rows / 3; r < rows / 3 + 4; ++r)
    for (int c = columns / 2; c < columns / 2 + 5; ++c)
      heights[static_cast<std::size_t>(r * columns + c)] = kHole;
  terrain.heights.write(terrain.frame.samples(), heights);
  return terrain;
}

/// The sum of all heights but holes, metres.
inline double massOf(const Terrain& terrain) {
  double sum = 0.0;
  for (const float h : samplesOf(terrain.heights))
    if (!std::isnan(h)) sum += h;
  return sum;
}

/// What every kind keeps to: it changes something, nothing outside the dab by a bit, makes and closes no
/// holes, and gives the same bits for 1 and 8 threads. The dab should be of more than 16 K samples.
inline void expectOrderlyDab(const Terrain& before, const Dab& dab, const BrushSettings& settings,
                             const StrokeGround& ground = {}) {
  std::vector<std::vector<float>> results;
  for (const int threads : {1, 8}) {
    const ThreadLimit limit(threads);
    Terrain terrain = before;
    applyDabTo(terrain, dab, settings, ground);
    results.push_back(samplesOf(terrain.heights));
  }
  EXPECT_TRUE(sameBits(results[0], results[1])) << "threads";
  const auto start = samplesOf(before.heights);
  int changed = 0;
  for (int r = 0; r < before.frame.rows; ++r)
    for (int c = 0; c < before.frame.columns; ++c) {
      const auto i = static_cast<std::size_t>(r * before.frame.columns + c);
      const float was = start[i], is = results[0][i];
      ASSERT_EQ(std::isnan(was), std::isnan(is)) << c << " " << r;
      const bool same = std::bit_cast<std::uint32_t>(was) == std::bit_cast<std::uint32_t>(is);
      changed += !same;
      const bool outside =
          std::hypot(before.frame.x(c) - dab.centre.x(), before.frame.y(r) - dab.centre.y()) >= dab.radius;
      ASSERT_TRUE(same || !outside) << c << " " << r;
    }
  EXPECT_GT(changed, 1000);
}

}  // namespace scarp::test
