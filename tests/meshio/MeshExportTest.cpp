#include <sys/resource.h>

#include <csignal>

#include "core/meshio/MeshExport.h"
#include "tests/io/IoSupport.h"
#include "tests/meshio/MeshReaders.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

Result<MeshExportReport> with(const Terrain& terrain, const std::string& path, const MeshSettings& settings,
                              std::optional<GridRect> crop = std::nullopt) {
  return exportMesh(terrain, path, {std::nullopt, settings, crop});
}

TEST(MeshExport, KeepsToABudget) {
  const Terrain terrain = fractalTerrain(65, 65);
  const TempFolder folder;
  for (const bool solid : {false, true}) {
    const auto report = with(terrain, folder.file("m.stl"),
                             {.detail = MeshDetail::Triangles, .triangles = 1500, .solid = solid});
    ASSERT_TRUE(report.ok()) << report.error().text();
    EXPECT_LE(report->triangles, 1500U);
    EXPECT_GE(report->triangles, 1350U);
    EXPECT_EQ(readMeshFile(folder.file("m.stl")).triangles.size(), report->triangles);
  }
}

TEST(MeshExport, OfAPartIsThatPartAtItsPlace) {
  const Terrain terrain = fractalTerrain(80, 60, 5.0, 5.0);
  const TempFolder folder;
  ASSERT_TRUE(with(terrain, folder.file("part.ply"), {.error = 0.5}, GridRect{10, 20, 41, 51}).ok());
  double west = 1e9, north = -1e9;
  for (const auto& p : readMeshFile(folder.file("part.ply")).places)
    west = std::min(west, p[0]), north = std::max(north, p[1]);
  EXPECT_NEAR(west, terrain.frame.x(10), 1e-4);
  EXPECT_NEAR(north, terrain.frame.y(20), 1e-4);
}

TEST(MeshExport, WhatCannotBeIsOneLine) {
  const Terrain terrain = fractalTerrain(40, 30);
  const TempFolder folder;
  const std::string path = folder.file("m.glb");
  const double nan = std::numeric_limits<double>::quiet_NaN();
  expectOneLine(with(terrain, path, {.error = 0.0}), {path + ": ", "Error 0 m"});
  expectOneLine(with(terrain, path, {.error = -1.0}), {path + ": ", "Error -1 m"});
  expectOneLine(with(terrain, path, {.error = nan}), {path + ": ", "nan"});
  expectOneLine(with(terrain, path, {.detail = MeshDetail::Triangles, .triangles = 1}),
                {path + ": ", "Triangles 1"});
  expectOneLine(with(terrain, path, {.solid = true, .size = nan}), {path + ": ", "Size"});
  expectOneLine(with(terrain, path, {.tileColumns = 40}),
                {path + ": ", "40 x 1 tiles are more than 39 x 29 cells"});
  expectOneLine(with(terrain, path, {}, GridRect{-1, 0, 5, 5}), {path + ": ", "column -1, row 0 of 6 x 5"});
  expectOneLine(with(terrain, path, {}, GridRect{0, 0, 41, 5}),
                {path + ": ", "is not one of a terrain of 40 x 30"});
  expectOneLine(with(terrain, path, {}, GridRect{5, 5, 6, 9}), {path + ": ", "1 x 4"});
  expectOneLine(with(terrain, folder.file("m.3mf"), {}), {"m.3mf: ", "holds solids"});
  expectOneLine(with(terrain, folder.file("m.fbx"), {}), {"m.fbx: ", "'.fbx'"});
  expectOneLine(with(terrain, folder.file("m"), {}), {"/m: ", "needs an ending"});
  expectOneLine(with(terrain, folder.file("none/m.glb"), {}), {"none/m.glb: ", "no such folder"});
  const Terrain holes = makeTerrain({9, 9, 1.0, 1.0}, [](int, int) { return kHole; });
  expectOneLine(with(holes, path, {}), {path + ": ", "no ground"});
  const Terrain single =
      makeTerrain({9, 9, 1.0, 1.0}, [](int c, int r) { return c == 4 && r == 4 ? 1.0F : kHole; });
  expectOneLine(with(single, path, {}), {path + ": ", "no ground"});
  EXPECT_TRUE(folder.names().empty());
}

TEST(MeshExport, LeavesTheOldFileWhereItFailsOrIsStopped) {
  const Terrain terrain = fractalTerrain(150, 150);
  for (const MeshFormatInfo& format : meshFormats()) {
    SCOPED_TRACE(format.name);
    const TempFolder folder;
    const std::string path = folder.file(std::string("m.") + format.extension);
    writeBytes(path, "old");
    const MeshSettings settings{.error = 0.05, .solid = format.format == MeshFormat::ThreeMf};
    {
      const auto handler = std::signal(SIGXFSZ, SIG_IGN);
      rlimit before{};
      ::getrlimit(RLIMIT_FSIZE, &before);
      rlimit limit = before;
      limit.rlim_cur = 20'000;
      ::setrlimit(RLIMIT_FSIZE, &limit);
      const auto failed = with(terrain, path, settings);
      ::setrlimit(RLIMIT_FSIZE, &before);
      std::signal(SIGXFSZ, handler);
      expectOneLine(failed, {path + ": ", "cannot be written"});
    }
    EXPECT_EQ(readBytes(path), "old");
    for (const double at : {0.1, 0.75, 0.95}) {
      const auto stopped = exportMesh(terrain, path, {std::nullopt, settings, std::nullopt},
                                      [at](double done) { return done < at; });
      ASSERT_FALSE(stopped.ok()) << at;
      EXPECT_TRUE(stopped.error().cancelled) << stopped.error().text();
      EXPECT_EQ(readBytes(path), "old");
      EXPECT_EQ(folder.names().size(), 1U);
    }
  }
}

TEST(MeshExport, SaysWhereTheMiddleIsAndWhatHasNoFile) {
  Terrain terrain = makeTerrain({61, 31, 10.0, 10.0},
                                [](int c, int r) { return c < 20 ? kHole : static_cast<float>(c + r); });
  terrain.georeference.hasGeoTransform = true;
  terrain.georeference.geoTransform = {1000.0, 10.0, 0.0, 5000.0, 0.0, -10.0};
  const TempFolder folder;
  const auto report = with(terrain, folder.file("t.glb"), {.error = 0.5, .tileColumns = 3});
  ASSERT_TRUE(report.ok());
  EXPECT_EQ(report->tilesWithoutGround, 1U);
  EXPECT_EQ(folder.names(), (std::vector<std::string>{".scarp-export", "t-0-1.glb", "t-0-2.glb"}));
  std::string notes;
  for (const std::string& note : textsOf(report->notes)) notes += note + "\n";
  EXPECT_NE(notes.find("which is at 1305, 4845"), std::string::npos) << notes;
  EXPECT_NE(notes.find("1 tile has no ground and no file"), std::string::npos) << notes;
}

}  // namespace
}  // namespace scarp::test
