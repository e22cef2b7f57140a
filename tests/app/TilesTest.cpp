#include <nlohmann/json.hpp>

#include "core/document/TerrainDocument.h"
#include "core/project/ProjectContents.h"
#include "core/project/ProjectFile.h"
#include "core/recipe/ExportRecipe.h"
#include "tests/app/Program.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

void writeTerrain(const std::string& path, int columns, int rows) {
  const Terrain terrain = fractalTerrain(columns, rows, 30.0, 30.0);
  std::vector<double> samples;
  for (const float h : samplesOf(terrain.heights)) samples.push_back(h);
  OutsideFile file;
  file.geoTransform = {600'000.0, 30.0, 0.0, 5'200'000.0, 0.0, -30.0};
  file.epsg = 32632;
  writeOutside(path, columns, rows, samples, file);
}

TEST(Tiles, ReportsSeamsAndRefusesInOneLine) {
  const TempFolder folder;
  writeTerrain(folder.file("a.tif"), 100, 80);
  const ProgramRun run = runProgram({"tiles", folder.file("a.tif"), "-o", folder.file("out"), "--for",
                                     "unity", "--side", "33", "--name", "land"});
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_NE(run.out.find("4 x 3 tiles of 33 x 33 samples"), std::string::npos) << run.out;
  EXPECT_NE(run.out.find("were read back and are the same"), std::string::npos) << run.out;
  EXPECT_TRUE(std::filesystem::exists(folder.file("out/land_x3_z2.raw")));
  expectRefusal(
      runProgram({"tiles", folder.file("a.tif"), "-o", folder.file("new"), "--for", "unity", "--side", "32"}),
      1, {"not 32"});
  expectRefusal(runProgram({"tiles", folder.file("a.tif"), "-o", folder.file("new"), "--for", "quake"}), 2,
                {"quake", "unreal"});
  EXPECT_FALSE(std::filesystem::exists(folder.file("new")));
}

TEST(Web, WritesTilesAndSaysTheirError) {
  const TempFolder folder;
  writeTerrain(folder.file("a.tif"), 60, 50);
  const ProgramRun run =
      runProgram({"web", folder.file("a.tif"), "-o", folder.file("out"), "--as", "terrarium"});
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_NE(run.out.find("zoom 0 to 12"), std::string::npos) << run.out;
  EXPECT_TRUE(std::filesystem::exists(folder.file("out/0/0/0.png")));
  writeOutside(folder.file("b.tif"), 4, 4, std::vector<double>(16, 1.0));
  expectRefusal(runProgram({"web", folder.file("b.tif"), "-o", folder.file("new"), "--as", "mapbox"}), 1,
                {"does not say where"});
}

TEST(Convert, ACloudOptimisedGeoTiffIsOne) {
  const TempFolder folder;
  writeTerrain(folder.file("a.tif"), 1100, 600);
  const ProgramRun run = runProgram({"convert", folder.file("a.tif"), folder.file("b.tif"), "--cog"});
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_NE(run.out.find("largest error 0 m"), std::string::npos) << run.out;
  const OutsideRaster raster = readOutside(folder.file("b.tif"));
  EXPECT_TRUE(std::ranges::count(raster.structure, "LAYOUT=COG"));
  EXPECT_EQ(folder.names(), (std::vector<std::string>{"a.tif", "b.tif"}));
  expectRefusal(runProgram({"convert", folder.file("a.tif"), folder.file("b.png"), "--cog"}), 1, {"GeoTIFF"});
}

TEST(Make, MakesAnewOnlyWhatChanged) {
  const TempFolder folder;
  writeTerrain(folder.file("a.tif"), 60, 50);
  const std::string recipe = folder.file("build.json");
  const auto write = [&](const std::string& more) {
    writeBytes(recipe,
               R"({"scarp-make": 1, "in": "a.tif", "import": {"unit": "ft"}, "script": "s.json", "exports": [
      {"name": "raster", "kind": "terrain", "path": "b.tif"},
      {"name": "tiles", "kind": "tiles", "path": "tiles", "for": "any", "side": 32})" +
                   more + "]}");
  };
  writeBytes(folder.file("s.json"), R"({"scarp": 1, "operations": []})");
  write("");
  ProgramRun run = runProgram({"make", recipe});
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_EQ(run.out.find("as it was"), std::string::npos);
  EXPECT_TRUE(std::filesystem::exists(folder.file("tiles/tiles_tiles.json")));
  run = runProgram({"make", recipe});
  EXPECT_EQ(run.out, "raster: as it was\ntiles: as it was\n");
  // One output changed: that alone.
  writeBytes(folder.file("b.tif"), "changed");
  run = runProgram({"make", recipe});
  EXPECT_EQ(run.out.find("raster: as it was"), std::string::npos);
  EXPECT_NE(run.out.find("tiles: as it was"), std::string::npos) << run.out;
  // One export more: that alone.
  write(R"(, {"name": "mesh", "kind": "mesh", "path": "c.obj"})");
  run = runProgram({"make", recipe});
  EXPECT_NE(run.out.find("raster: as it was\ntiles: as it was\nmesh: "), std::string::npos) << run.out;
  // The input: all.
  writeTerrain(folder.file("a.tif"), 60, 51);
  run = runProgram({"make", recipe});
  EXPECT_EQ(run.out.find("as it was"), std::string::npos) << run.out;
  expectRefusal(runProgram({"make", folder.file("s.json")}), 1, {"s.json"});
  write(R"(, {"name": "x", "kind": "y", "path": "c"})");
  expectRefusal(runProgram({"make", recipe}), 1, {"build.json: exports[2].kind"});
}

TEST(Export, DoesWhatAProjectKeeps) {
  const TempFolder folder;
  writeTerrain(folder.file("a.tif"), 60, 50);
  const std::string project = folder.file("p.scarp");
  ASSERT_EQ(runProgram({"convert", folder.file("a.tif"), project}).code, 0);
  expectRefusal(runProgram({"export", project, "--all"}), 1, {"keeps no exports"});
  {
    auto opened = ProjectFile::open(project);
    ASSERT_TRUE(opened.ok());
    TerrainDocument document(std::move(opened->document));
    ProjectContents contents = contentsOf(document, opened->file->knownHistory());
    contents.settings[kKeptExports] =
        R"([{"name": "one", "kind": "terrain", "path": "one.tif"},
            {"name": "two", "kind": "tiles", "path": "two", "for": "terrain3d", "side": 64}])";
    ASSERT_TRUE(ProjectFile::saveAs(folder.file("q.scarp"), contents, opened->file, {}, {}).ok());
  }
  ProgramRun run = runProgram({"export", folder.file("q.scarp"), "--list"});
  EXPECT_EQ(run.out, "one: " + folder.file("one.tif") + "\ntwo: " + folder.file("two") + "\n");
  run = runProgram({"export", folder.file("q.scarp"), "--name", "two"});
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_FALSE(std::filesystem::exists(folder.file("one.tif")));
  run = runProgram({"export", folder.file("q.scarp"), "--all"});
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_TRUE(std::filesystem::exists(folder.file("one.tif")));
  EXPECT_TRUE(std::filesystem::exists(folder.file("two/two_00_00.exr")));
  expectRefusal(runProgram({"export", folder.file("q.scarp"), "--name", "three"}), 1, {"'three'"});
  expectRefusal(runProgram({"export", folder.file("a.tif"), "--all"}), 1, {"is no project"});
}

}  // namespace
}  // namespace scarp::test
