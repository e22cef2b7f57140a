// What the files hold, by readers of the tests' own.

#include <Eigen/Geometry>
#include <set>

#include "core/meshio/MeshExport.h"
#include "tests/io/IoSupport.h"
#include "tests/meshio/MeshReaders.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

Terrain holedGround() {
  const Terrain whole = fractalTerrain(61, 45, 20.0, 30.0);
  return makeTerrain(whole.frame, [&](int c, int r) {
    return (c > 20 && c < 33 && r > 10 && r < 19) || c + 2 * r < 12 ? kHole : whole.heights.at(c, r);
  });
}

MeshExportReport exported(const Terrain& terrain, const std::string& path, const MeshSettings& settings) {
  auto report = exportMesh(terrain, path, {std::nullopt, settings, std::nullopt});
  EXPECT_TRUE(report.ok()) << report.error().text();
  return report ? *report : MeshExportReport{};
}

TEST(MeshFormats, HoldTheGroundInTheirAxes) {
  const Terrain terrain = holedGround();
  const GridFrame& frame = terrain.frame;
  for (const char* const ending : {"glb", "obj", "ply", "stl"}) {
    SCOPED_TRACE(ending);
    const TempFolder folder;
    const std::string path = folder.file(std::string("ground.") + ending);
    const MeshExportReport report = exported(terrain, path, {.error = 15.0});
    EXPECT_EQ(folder.names().size(), 1U);
    const ReadMesh mesh = readMeshFile(path);
    EXPECT_EQ(mesh.triangles.size(), report.triangles);
    EXPECT_EQ(mesh.places.size(), report.vertices);
    EXPECT_LE(report.largestError, 15.0);
    EXPECT_GT(report.largestError, 7.0);
    EXPECT_LT(report.placeError, 1e-3);
    double area = 0.0;
    for (const auto& p : mesh.places) {
      const int c = static_cast<int>(std::lround(frame.column(p[0]))),
                r = static_cast<int>(std::lround(frame.row(p[1])));
      ASSERT_NEAR(frame.column(p[0]), c, 1e-3);
      ASSERT_NEAR(frame.row(p[1]), r, 1e-3);
      ASSERT_EQ(static_cast<float>(p[2]), terrain.heights.at(c, r));
    }
    for (const auto& [i, j, k] : mesh.triangles) {
      const auto &a = mesh.places[i], &b = mesh.places[j], &c = mesh.places[k];
      const double twice = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
      ASSERT_GT(twice, 0.0) << "counterclockwise from above";
      area += 0.5 * twice;
    }
    double ground = 0.0;
    for (int r = 0; r + 1 < frame.rows; ++r)
      for (int c = 0; c + 1 < frame.columns; ++c)
        if (!std::isnan(terrain.heights.at(c, r) + terrain.heights.at(c + 1, r) +
                        terrain.heights.at(c, r + 1) + terrain.heights.at(c + 1, r + 1)))
          ground += frame.dx * frame.dy;
    EXPECT_NEAR(area, ground, 1e-5 * ground);
    if (std::string(ending) == "stl") continue;
    ASSERT_EQ(mesh.normals.size(), mesh.places.size());
    for (const auto& n : mesh.normals) {
      ASSERT_NEAR(std::hypot(n[0], n[1], n[2]), 1.0, 1e-5);
      ASSERT_GT(n[2], 0.0);
    }
    if (std::string(ending) == "ply") continue;
    ASSERT_EQ(mesh.texturePlaces.size(), mesh.places.size());
    for (std::size_t i = 0; i < mesh.places.size(); ++i) {
      ASSERT_NEAR(mesh.texturePlaces[i][0], frame.column(mesh.places[i][0]) / 60.0, 1e-5);
      ASSERT_NEAR(mesh.texturePlaces[i][1], frame.row(mesh.places[i][1]) / 44.0, 1e-5);
    }
  }
}

TEST(MeshFormats, ASolidIsClosedAndHasItsSize) {
  const Terrain terrain = holedGround();
  for (const MeshFormatInfo& format : meshFormats()) {
    SCOPED_TRACE(format.name);
    const TempFolder folder;
    const std::string path = folder.file(std::string("solid.") + format.extension);
    const MeshSettings settings{
        .error = 15.0, .solid = true, .size = 120.0, .base = 2.0, .exaggeration = 1.5};
    const MeshExportReport report = exported(terrain, path, settings);
    const ReadMesh mesh = readMeshFile(path);
    EXPECT_TRUE(isClosed(mesh));
    EXPECT_EQ(mesh.triangles.size(), report.triangles);
    const double mm = format.solidsInMetres ? 1000.0 : 1.0;
    std::array<double, 3> low{1e9, 1e9, 1e9}, high{-1e9, -1e9, -1e9};
    for (const auto& p : mesh.places)
      for (std::size_t k = 0; k < 3; ++k) {
        low[k] = std::min(low[k], p[k] * mm);
        high[k] = std::max(high[k], p[k] * mm);
      }
    // 60 cells of 20 m by 44 of 30 m: the longer side is the second.
    EXPECT_NEAR(high[1] - low[1], 120.0, 1e-3);
    EXPECT_NEAR(high[0] - low[0], 120.0 * 1200.0 / 1320.0, 1e-3);
    EXPECT_NEAR(low[2], 0.0, 1e-6);
    double least = 1e9, most = -1e9;
    for (const float h : samplesOf(terrain.heights))
      if (!std::isnan(h)) least = std::min<double>(least, h), most = std::max<double>(most, h);
    EXPECT_NEAR(high[2], 2.0 + (most - least) * 1.5 * 120.0 / 1320.0, 0.2);
    ASSERT_TRUE(report.solidSize);
    for (std::size_t k = 0; k < 3; ++k) EXPECT_NEAR((*report.solidSize)[k], high[k] - low[k], 1e-3);
    if (format.format == MeshFormat::ThreeMf) {
      EXPECT_EQ(mesh.unit, "millimeter");
    }
    double volume = 0.0;
    for (const auto& [i, j, k] : mesh.triangles) {
      const auto at = [&](std::uint32_t v) {
        return Vec3(mesh.places[v][0], mesh.places[v][1], mesh.places[v][2]);
      };
      volume += at(i).dot(at(j).cross(at(k)));
    }
    EXPECT_GT(volume, 0.0) << "seen from outside counterclockwise";
  }
}

TEST(MeshFormats, TilesHaveTheSameVerticesOnTheirBorders) {
  const Terrain terrain = fractalTerrain(97, 65, 10.0, 10.0);
  for (const char* const ending : {"glb", "obj", "ply", "stl"}) {
    SCOPED_TRACE(ending);
    const TempFolder folder;
    (void)exported(terrain, folder.file(std::string("t.") + ending),
                   {.error = 4.0, .tileColumns = 3, .tileRows = 2});
    ASSERT_EQ(folder.names().size(), 7U) << "six tiles and the list of exports";
    const auto border = [&](int row, int column, std::size_t axis, double at) {
      std::set<std::array<double, 3>> places;
      const std::string path =
          folder.file("t-" + std::to_string(row) + "-" + std::to_string(column) + "." + ending);
      for (const auto& p : readMeshFile(path).places)
        if (p[axis] == at) places.insert(p);
      return places;
    };
    for (int row = 0; row < 2; ++row)
      for (int column = 0; column < 2; ++column) {
        const double x = terrain.frame.x(32 * (column + 1));
        const auto west = border(row, column, 0, x), east = border(row, column + 1, 0, x);
        EXPECT_GT(west.size(), 5U);
        EXPECT_EQ(west, east);
      }
    for (int column = 0; column < 3; ++column) {
      const double y = terrain.frame.y(32);
      EXPECT_EQ(border(0, column, 1, y), border(1, column, 1, y));
    }
  }
}

}  // namespace
}  // namespace scarp::test
