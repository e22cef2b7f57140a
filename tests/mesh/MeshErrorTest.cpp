#include "core/mesh/MeshError.h"
#include "tests/mesh/MeshSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

TerrainMesh twoTriangles(int columns, int rows) {
  TerrainMesh mesh;
  mesh.samples = {0, 0, columns, rows};
  mesh.points = {{0, 0}, {columns - 1, 0}, {columns - 1, rows - 1}, {0, rows - 1}};
  mesh.triangles = {{0, 2, 1}, {0, 3, 2}};
  mesh.parts = {{mesh.samples, 0, 2}};
  return mesh;
}

// A coarse mesh that nothing has refined: the error is far from any sample of its edges.
TEST(MeshError, SeesWhatLiesBetweenSamples) {
  // Level but for one row of samples beside the mesh's diagonal, whose error shows on the diagonal itself.
  const Terrain ridge =
      makeTerrain({3, 2, 1.0, 1.0}, [](int c, int r) { return c == 1 && r == 0 ? 8.0F : 0.0F; });
  const auto measured = measure(twoTriangles(3, 2), ridge.heights);
  ASSERT_TRUE(measured);
  EXPECT_NEAR(measured->largest, 8.0, 1e-9);
  EXPECT_EQ(measured->column, 1.0);
  // The sample (1, 0) in the mesh, its neighbours not: the edge from it crosses cells between samples only.
  TerrainMesh mesh;
  mesh.samples = {0, 0, 4, 3};
  const Terrain steps =
      makeTerrain({4, 3, 1.0, 1.0}, [](int c, int r) { return c == 1 && r == 1 ? 6.0F : 0.0F; });
  mesh.points = {{0, 0}, {3, 0}, {3, 2}, {0, 2}, {1, 1}};
  mesh.triangles = {{0, 4, 1}, {1, 4, 2}, {2, 4, 3}, {3, 4, 0}};
  mesh.parts = {{mesh.samples, 0, 4}};
  const auto between = measure(mesh, steps.heights);
  ASSERT_TRUE(between);
  EXPECT_NEAR(between->largest, overlayError(mesh, steps.heights), 1e-12);
  double atSamples = 0.0;  // At (2, 1): half of the way from (1, 1) to the eastern side.
  atSamples = 3.0;
  EXPECT_GE(between->largest, atSamples);
}

TEST(MeshError, TellsWhereGroundIsNotCovered) {
  const Terrain ground = fractalTerrain(9, 7);
  TerrainMesh mesh = twoTriangles(9, 7);
  EXPECT_TRUE(measure(mesh, ground.heights)->coversGround);
  TerrainMesh without = mesh;
  without.triangles.pop_back();
  without.parts[0].count = 1;
  EXPECT_FALSE(measure(without, ground.heights)->coversGround);
  TerrainMesh turned = mesh;
  std::swap(turned.triangles[0][1], turned.triangles[0][2]);
  EXPECT_FALSE(measure(turned, ground.heights)->coversGround);
  TerrainMesh noParts = mesh;
  noParts.parts.clear();
  EXPECT_FALSE(measure(noParts, ground.heights)->coversGround);
  // The same two triangles over a hole.
  const Terrain holed = makeTerrain(
      ground.frame, [&](int c, int r) { return c == 4 && r == 3 ? kHole : ground.heights.at(c, r); });
  EXPECT_FALSE(measure(mesh, holed.heights)->coversGround);
}

}  // namespace
}  // namespace scarp::test
