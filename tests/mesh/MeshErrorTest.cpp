#include <Eigen/Geometry>
#include <map>

#include "core/mesh/Decimation.h"
#include "core/mesh/TerrainMesh.h"
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

TEST(MeshSolid, EveryEdgeHasTwoTriangles) {
  for (const auto& [name, terrain] : meshGrounds()) {
    SCOPED_TRACE(name);
    const auto made = Decimation::of(terrain.heights, {terrain.frame.samples()}, 0.5, 16);
    ASSERT_TRUE(made);
    const TerrainMesh mesh = made->mesh(0);
    const SolidShape shape{2.0, 1.5, 3.0, -50.0};
    const PlacedMesh solid = solidOf(mesh, terrain, shape);
    EXPECT_EQ(solid.triangles.size(), solidTriangles(mesh));
    std::map<std::pair<std::uint32_t, std::uint32_t>, int> edges;
    std::vector<std::map<std::uint32_t, std::uint32_t>> around(solid.places.size());
    double volume = 0.0;
    for (const auto& t : solid.triangles) {
      std::array<Vec3, 3> p;
      for (std::size_t k = 0; k < 3; ++k) {
        ASSERT_LT(t[k], solid.places.size());
        const auto& at = solid.places[t[k]];
        p[k] = Vec3(at[0], at[1], at[2]);
        ASSERT_EQ(++edges[std::pair(t[k], t[(k + 1) % 3])], 1);
        around[t[k]][t[(k + 1) % 3]] = t[(k + 2) % 3];
      }
      ASSERT_GT((p[1] - p[0]).cross(p[2] - p[0]).norm(), 0.0);
      volume += p[0].dot(p[1].cross(p[2])) / 6.0;
    }
    for (const auto& [edge, n] : edges) ASSERT_TRUE(edges.contains({edge.second, edge.first}));
    // The triangles around a vertex are one ring: no two parts hang together at a point.
    for (std::size_t v = 0; v < around.size(); ++v) {
      if (around[v].empty()) continue;
      std::size_t steps = 0;
      const std::uint32_t start = around[v].begin()->first;
      std::uint32_t at = start;
      do at = around[v].at(at), ++steps;
      while (at != start && steps <= around[v].size());
      ASSERT_EQ(steps, around[v].size()) << "vertex " << v;
    }
    // The area under the mesh.
    double below = 0.0;
    for (const auto& t : mesh.triangles) {
      const MeshPoint a = mesh.points[t[0]], b = mesh.points[t[1]], c = mesh.points[t[2]];
      const double area =
          0.5 * std::abs((b.column - a.column) * (c.row - a.row) - (b.row - a.row) * (c.column - a.column));
      double height = 0.0;
      for (const MeshPoint& p : {a, b, c}) height += terrain.heights.at(p.column, p.row) / 3.0;
      below += area * terrain.frame.dx * terrain.frame.dy * 4.0 * (3.0 + (height + 50.0) * 3.0);
    }
    EXPECT_NEAR(volume, below, 1e-9 * std::abs(below));
    EXPECT_GT(volume, 0.0);
  }
}

}  // namespace
}  // namespace scarp::test
