#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/base/Parallel.h"
#include "core/brush/BrushKinds.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/SculptStroke.h"
#include "tests/edit/Strokes.h"
#include "tests/support/Brushes.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::sameBits;
using test::samplesOf;
using test::stroke;
using test::zigzag;

const std::vector<BrushKind> kKinds = allBrushKinds();

/// The largest difference between two grounds, which have the same holes.
double farthest(const std::vector<float>& a, const std::vector<float>& b) {
  double most = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    EXPECT_EQ(std::isnan(a[i]), std::isnan(b[i])) << i;
    if (!std::isnan(a[i])) most = std::max(most, std::abs(double(a[i]) - b[i]));
  }
  return most;
}

TEST(SculptStroke, GivesTheSameGroundForAnyEventRate) {
  const Terrain ground = test::fractalTerrain(300, 200);
  for (const BrushKind kind : kKinds) {
    BrushSettings settings;
    settings.kind = kind;
    settings.radius = 25;
    settings.strength = 4;
    settings.flow = 0;
    std::vector<std::vector<float>> grounds;
    for (const int events : {10, 300}) {
      TerrainDocument document(Terrain{ground});
      stroke(document, settings, zigzag(events));
      grounds.push_back(samplesOf(document.heights()));
    }
    EXPECT_LE(farthest(grounds[1], grounds[0]), 1e-4 * settings.strength) << brushTitle(kind);
  }
}

TEST(SculptStroke, GivesTheSameGroundForAnySpacing) {
  const Terrain ground = test::fractalTerrain(300, 200, 1.0, 1.25);
  for (const BrushKind kind : kKinds) {
    if (kind == BrushKind::Hole) continue;  // It has no strength to measure by.
    BrushSettings settings;
    settings.kind = kind;
    settings.radius = 25;
    settings.strength = 4;
    settings.flow = 0;
    std::vector<std::vector<float>> grounds;
    for (const double spacing : {0.05, 0.25}) {
      settings.spacing = spacing;
      TerrainDocument document(Terrain{ground});
      stroke(document, settings, zigzag(30));
      grounds.push_back(samplesOf(document.heights()));
    }
    EXPECT_LE(farthest(grounds[0], grounds[1]), 0.02 * settings.strength) << brushTitle(kind);
  }
}

TEST(SculptStroke, GivesTheSameGroundWhereverTheTilesLie) {
  // The same ground in the middle of a larger one, whose margins are no multiples of a tile.
  const GridFrame frame{300, 220, 2.0, 1.5};
  constexpr int kColumns = 37, kRows = 91;
  const auto ground = [](int c, int r) {
    return static_cast<float>(20.0 * fractalNoise(c * 0.02, r * 0.02, 6, 0.5, 3));
  };
  const Terrain alone = test::makeTerrain(frame, ground);
  const Terrain amid = test::makeTerrain({frame.columns + 2 * kColumns, frame.rows + 2 * kRows, 2.0, 1.5},
                                         [&](int c, int r) { return ground(c - kColumns, r - kRows); });
  for (const BrushKind kind : kKinds) {
    BrushSettings settings;
    settings.kind = kind;
    settings.radius = 45;
    settings.limits.steepest = 50;
    const std::vector<StrokeSample> path{{-110, -42, 1, 0}, {60.5, 31, 0.7, 1}, {104, -20, 1, 2}};
    TerrainDocument one(Terrain{alone});
    stroke(one, settings, path);
    TerrainDocument other(Terrain{amid});
    stroke(other, settings, path);
    std::vector<float> part(static_cast<std::size_t>(frame.samples().area()));
    other.heights().read({kColumns, kRows, kColumns + frame.columns, kRows + frame.rows}, part);
    const auto whole = samplesOf(one.heights());
    if (kind != BrushKind::Noise) {
      EXPECT_TRUE(sameBits(part, whole)) << brushTitle(kind);
      continue;
    }
    // The pattern is worked out from the corners of squares of samples, in float.
    for (std::size_t i = 0; i < whole.size(); ++i) ASSERT_NEAR(part[i], whole[i], 1e-5 * settings.strength);
  }
}

TEST(SculptStroke, GivesTheSameBitsForAnyNumberOfThreads) {
  std::vector<std::vector<float>> grounds;
  for (const int threads : {1, 8}) {
    const ThreadLimit limit(threads);
    TerrainDocument document(test::fractalTerrain(400, 300));
    for (const BrushKind kind : kKinds) {
      BrushSettings settings;
      settings.kind = kind;
      settings.radius = 80;
      stroke(document, settings, zigzag(9));
    }
    grounds.push_back(samplesOf(document.heights()));
  }
  EXPECT_TRUE(sameBits(grounds[0], grounds[1]));
}

}  // namespace
}  // namespace scarp
