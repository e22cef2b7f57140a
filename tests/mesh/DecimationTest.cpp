#include <random>

#include "core/base/Parallel.h"
#include "core/base/Simd.h"
#include "core/io/RasterImport.h"
#include "core/mesh/Decimation.h"
#include "core/mesh/MeshError.h"
#include "core/terrain/Surface.h"
#include "tests/mesh/MeshSupport.h"
#include "tests/support/RealData.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

TerrainMesh decimated(const Terrain& terrain, double tolerance, int block = 16) {
  const auto made = Decimation::of(terrain.heights, {terrain.frame.samples()}, tolerance, block);
  EXPECT_TRUE(made);
  return made->mesh(0);
}

TEST(Decimation, StaysWithinTheToleranceAndKeepsHoles) {
  for (const auto& [name, terrain] : meshGrounds())
    for (const double tolerance : {0.01, 0.3, 2.0, 1e6})
      for (const int block : {7, 16, 512}) {
        SCOPED_TRACE(name + ", " + std::to_string(tolerance) + " m, blocks of " + std::to_string(block));
        const TerrainMesh mesh = decimated(terrain, tolerance, block);
        ASSERT_NO_FATAL_FAILURE(expectCoversGround(mesh, terrain.heights));
        EXPECT_LE(overlayError(mesh, terrain.heights), tolerance + 1e-9);
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
      EXPECT_LE(overlayError(mesh, terrain.heights), 0.4 + 1e-9);
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

TEST(Decimation, OfAPartIsOfThatPart) {
  const Terrain terrain = meshGrounds().back().second;
  const GridRect part{3, 5, 30, 29};
  const auto made = Decimation::of(terrain.heights, {part}, 0.5, 8);
  ASSERT_TRUE(made);
  const TerrainMesh mesh = made->mesh(0);
  EXPECT_EQ(mesh.samples, part);
  ASSERT_NO_FATAL_FAILURE(expectCoversGround(mesh, terrain.heights));
}

TEST(Decimation, IsTheSameForAnyNumberOfThreads) {
  const Terrain terrain = fractalTerrain(200, 150);
  const auto of = [&](int threads) {
    const ThreadLimit limit(threads);
    return decimated(terrain, 0.3, 32);
  };
  const TerrainMesh one = of(1), eight = of(8);
  EXPECT_EQ(one.points, eight.points);
  EXPECT_EQ(one.triangles, eight.triangles);
}

TEST(Decimation, IsTheSameForAnyInstructionSet) {
  const Terrain terrain = fractalTerrain(200, 150);
  std::optional<TerrainMesh> first;
  for (const SimdLevel level : simdLevels()) {
    SCOPED_TRACE(simdName(level));
    const SimdChoice choice(level);
    const TerrainMesh mesh = decimated(terrain, 0.3, 64);
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

TEST(Decimation, StopsWhenToldTo) {
  const Terrain terrain = fractalTerrain(129, 129);
  int calls = 0;
  EXPECT_FALSE(Decimation::of(terrain.heights, {terrain.frame.samples()}, 0.1, 16,
                              [&](double) { return ++calls < 3; }));
}

// Independent of how errors are found in core/mesh: the surface at random places, against the triangle there.
TEST(Decimation, OfRealGroundHoldsAtDensePlaces) {
  for (const char* const name : {"SainteHelens.dem", "mt_everest_90m.tif"}) {
    SCOPED_TRACE(name);
    SCOPED_TRACE("");
    SCARP_REAL_DATA(path, name);
    const auto imported = importRaster(path);
    ASSERT_TRUE(imported.ok()) << imported.error().message;
    const Terrain& terrain = imported->terrain;
    const double tolerance = 20.0;
    const TerrainMesh mesh = decimated(terrain, tolerance, 512);
    const auto measured = measure(mesh, terrain.heights);
    ASSERT_TRUE(measured && measured->coversGround);
    EXPECT_LE(measured->largest, tolerance);
    double worst = 0.0;
    std::mt19937 random(9);
    std::uniform_real_distribution<double> unit;
    for (const auto& t : mesh.triangles) {
      const std::array<MeshPoint, 3> p{mesh.points[t[0]], mesh.points[t[1]], mesh.points[t[2]]};
      for (int i = 0; i < 12; ++i) {
        double u = unit(random), v = unit(random);
        if (u + v > 1.0) u = 1.0 - u, v = 1.0 - v;
        // Some of the places lie on edges.
        if (i % 3 == 0) v = 0.0;
        const double w = 1.0 - u - v;
        const double column = w * p[0].column + u * p[1].column + v * p[2].column,
                     row = w * p[0].row + u * p[1].row + v * p[2].row;
        const double height = w * terrain.heights.at(p[0].column, p[0].row) +
                              u * terrain.heights.at(p[1].column, p[1].row) +
                              v * terrain.heights.at(p[2].column, p[2].row);
        const double ground = heightAt(terrain.heights, column, row);
        // Rounding may put a place on the border of a hole into the hole.
        if (!std::isnan(ground)) worst = std::max(worst, std::abs(height - ground));
      }
    }
    EXPECT_LE(worst, measured->largest + 1e-6);
    EXPECT_GT(worst, 0.5 * measured->largest);
  }
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

}  // namespace
}  // namespace scarp::test
