#include <gtest/gtest.h>

#include "core/base/Parallel.h"
#include "core/base/Simd.h"
#include "core/mesh/Decimation.h"
#include "core/mesh/TerrainMesh.h"
#include "core/terrain/Surface.h"
#include "tests/mesh/MeshSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

TerrainMesh decimated(const Terrain& terrain, double tolerance, int block = 16) {
  const auto made = Decimation::of(terrain.heights, {terrain.frame.samples()}, tolerance, block);
  EXPECT_TRUE(made);
  return made->mesh(0);
}

TEST(Decimation, StaysWithinTheToleranceThatIsMeasuredAndKeepsHoles) {
  for (const auto& [name, terrain] : meshGrounds())
    for (const auto& [tolerance, block] : {std::pair(0.0, 16), std::pair(0.3, 7), std::pair(0.3, 512),
                                           std::pair(2.0, 16), std::pair(1e6, 16)}) {
      SCOPED_TRACE(name + ", " + std::to_string(tolerance) + " m, blocks of " + std::to_string(block));
      const TerrainMesh mesh = decimated(terrain, tolerance, block);
      ASSERT_NO_FATAL_FAILURE(expectCoversGround(mesh, terrain.heights));
      const double truth = overlayError(mesh, terrain.heights);
      EXPECT_LE(truth, tolerance + 1e-9);
      const auto measured = measure(mesh, terrain.heights);
      ASSERT_TRUE(measured);
      EXPECT_TRUE(measured->coversGround);
      EXPECT_NEAR(measured->largest, truth, 1e-9);
      if (tolerance > 0.0 && tolerance < 10.0) {
        EXPECT_GE(measured->largest, truth);
      }
    }
}

TEST(Decimation, TakesFewerTrianglesForMoreTolerance) {
  const Terrain terrain = fractalTerrain(129, 129);
  std::size_t last = 2U * 128 * 128 + 1;
  for (const double tolerance : {0.0, 0.1, 0.5, 2.0, 10.0}) {
    const std::size_t triangles = decimated(terrain, tolerance, 64).triangles.size();
    EXPECT_LT(triangles, last);
    last = triangles;
  }
  EXPECT_LT(last, 2000U);
}

TEST(Decimation, LevelGroundIsTwoTrianglesABlock) {
  const Terrain level = makeTerrain({65, 33, 1.0, 1.0}, [](int, int) { return 7.5F; });
  EXPECT_EQ(decimated(level, 0.001, 512).triangles.size(), 2U);
  EXPECT_EQ(decimated(level, 0.001, 32).triangles.size(), 4U);
}

TEST(Decimation, TilesShareTheVerticesOfTheirBorders) {
  for (const auto& [name, terrain] : meshGrounds()) {
    if (terrain.frame.columns < 20) continue;
    SCOPED_TRACE(name);
    const auto tiles = meshTiles(terrain.frame.samples(), 3, 2);
    const auto made = Decimation::of(terrain.heights, tiles, 0.4, 8);
    ASSERT_TRUE(made);
    std::size_t triangles = 0;
    std::vector<std::set<MeshPoint>> points;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
      const TerrainMesh mesh = made->mesh(i);
      EXPECT_EQ(mesh.samples, tiles[i]);
      ASSERT_NO_FATAL_FAILURE(expectCoversGround(mesh, terrain.heights));
      EXPECT_LE(measure(mesh, terrain.heights)->largest, 0.4 + 1e-9);
      triangles += mesh.triangles.size();
      points.emplace_back(mesh.points.begin(), mesh.points.end());
    }
    EXPECT_EQ(triangles, made->triangles());
    // A vertex on a border is one of each tile that has ground there.
    for (std::size_t i = 0; i < tiles.size(); ++i)
      for (const MeshPoint& p : points[i])
        for (std::size_t k = 0; k < tiles.size(); ++k) {
          if (!tiles[k].contains(p.column, p.row) || points[k].contains(p)) continue;
          for (int c = p.column - 1; c <= p.column; ++c)
            for (int r = p.row - 1; r <= p.row; ++r) {
              if (c < tiles[k].column0 || r < tiles[k].row0 || c + 1 >= tiles[k].column1 ||
                  r + 1 >= tiles[k].row1)
                continue;
              EXPECT_TRUE(cellHeights(terrain.heights, c, r).hole())
                  << "a gap at " << p.column << ", " << p.row;
            }
        }
  }
}

TEST(Decimation, IsTheSameForAnyInstructionSetAndNumberOfThreads) {
  const Terrain terrain = fractalTerrain(200, 150);
  std::optional<TerrainMesh> first;
  for (const SimdLevel level : simdLevels()) {
    SCOPED_TRACE(simdName(level));
    const SimdChoice choice(level);
    const ThreadLimit limit(first ? 8 : 1);
    const TerrainMesh mesh = decimated(terrain, 0.3, 32);
    if (!first) first = mesh;
    EXPECT_EQ(mesh.points, first->points);
    EXPECT_EQ(mesh.triangles, first->triangles);
  }
}

TEST(Decimation, IsGivenUpBeyondSoManyTriangles) {
  const Terrain terrain = fractalTerrain(129, 129);
  const auto made = Decimation::of(terrain.heights, {terrain.frame.samples()}, 0.01, 16, {}, 500);
  ASSERT_TRUE(made);
  EXPECT_TRUE(made->givenUp());
  EXPECT_GT(made->triangles(), 500U);
}

TEST(MeshTiles, ShareBordersAndAreAllOfIt) {
  const GridRect whole{2, 3, 103, 51};
  const auto tiles = meshTiles(whole, 4, 3);
  ASSERT_EQ(tiles.size(), 12U);
  EXPECT_EQ(tiles.front().column0, 2);
  EXPECT_EQ(tiles.back().column1, 103);
  EXPECT_EQ(tiles.back().row1, 51);
  for (std::size_t i = 0; i + 1 < 4; ++i) EXPECT_EQ(tiles[i].column1 - 1, tiles[i + 1].column0);
  for (std::size_t i = 0; i < 8; ++i) EXPECT_EQ(tiles[i].row1 - 1, tiles[i + 4].row0);
}

Result<BudgetedDecimation> with(const Terrain& terrain, std::size_t budget, const Progress& progress = {}) {
  return decimateTo(
      budget, terrain.heights, {terrain.frame.samples()}, 1e-6, 40.0,
      [](const Decimation& made) { return made.triangles(); }, progress);
}

TEST(TriangleBudget, IsKeptAndMostOfItUsed) {
  const Terrain terrain = fractalTerrain(257, 257);
  for (const std::size_t budget : {300U, 2000U, 30000U}) {
    SCOPED_TRACE(budget);
    const auto made = with(terrain, budget);
    ASSERT_TRUE(made.ok()) << made.error().text();
    EXPECT_LE(made->mesh.triangles(), budget);
    EXPECT_GE(made->mesh.triangles(), budget * 9 / 10);
  }
}

TEST(TriangleBudget, AboveAllThatThereIsTakesAll) {
  const Terrain terrain = fractalTerrain(33, 33);
  const auto made = with(terrain, 1000000);
  ASSERT_TRUE(made.ok());
  EXPECT_GE(made->mesh.triangles(), 2U * 32 * 32 * 9 / 10);
}

TEST(TriangleBudget, TooSmallIsOneLineWithWhatIsNeeded) {
  const Terrain holes = makeTerrain({41, 41, 1.0, 1.0}, [](int c, int r) {
    return c % 4 == 2 && r % 4 == 2 ? kHole : static_cast<float>(c + r);
  });
  const auto made = with(holes, 20);
  ASSERT_FALSE(made.ok());
  EXPECT_EQ(made.error().text().find("20 triangles are too few: this ground and its borders take "), 0U);
  EXPECT_EQ(made.error().text().find('\n'), std::string::npos);
}

TEST(TriangleBudget, MayBeCancelled) {
  const auto made = with(fractalTerrain(129, 129), 500, [](double done) { return done < 0.5; });
  ASSERT_FALSE(made.ok());
  EXPECT_TRUE(made.error().cancelled);
}

}  // namespace
}  // namespace scarp::test
