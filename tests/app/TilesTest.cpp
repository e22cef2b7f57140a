
#include "core/base/Json.h"
#include "core/document/TerrainDocument.h"
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

TEST(Web, FilesOfTheUserStayInTheFolder) {
  const TempFolder folder;
  writeTerrain(folder.file("a.tif"), 60, 50);
  const std::string site = folder.file("site");
  const std::vector<std::string> words{"web", folder.file("a.tif"), "-o", site, "--as", "terrarium"};
  ProgramRun run = runProgram(words);
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_NE(run.out.find("zoom 0 to 12"), std::string::npos) << run.out;
  EXPECT_TRUE(std::filesystem::exists(site + "/0/0/0.png"));
  writeBytes(site + "/index.html", "<html>");
  std::filesystem::create_directories(site + "/photos/deep");
  writeBytes(site + "/photos/deep/a.jpg", "picture");
  writeTerrain(folder.file("a.tif"), 70, 60);
  run = runProgram(words);
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_EQ(readBytes(site + "/index.html"), "<html>");
  EXPECT_EQ(readBytes(site + "/photos/deep/a.jpg"), "picture");
  // Any folder with a file of the index's name is not one of Scarp's.
  std::filesystem::create_directories(folder.file("mine/other"));
  writeBytes(folder.file("mine/tiles.json"), "{}");
  writeBytes(folder.file("mine/other/thesis.txt"), "five years");
  auto wrong = words;
  wrong[3] = folder.file("mine");
  expectRefusal(runProgram(wrong), 1, {"mine", "other files"});
  EXPECT_EQ(readBytes(folder.file("mine/other/thesis.txt")), "five years");
  writeOutside(folder.file("b.tif"), 4, 4, std::vector<double>(16, 1.0));
  expectRefusal(runProgram({"web", folder.file("b.tif"), "-o", folder.file("new"), "--as", "mapbox"}), 1,
                {"does not say where"});
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

TEST(Make, ReadsTilesBesideTheRecipeOnly) {
  const TempFolder folder;
  const auto tile = [&](const std::string& name, double west) {
    OutsideFile file;
    file.type = "Float32";
    file.geoTransform = {west, 10.0, 0.0, 5'000'000.0, 0.0, -10.0};
    file.epsg = 32632;
    writeOutside(folder.file(name), 20, 20, std::vector<double>(400, west / 1000.0), file);
  };
  std::filesystem::create_directories(folder.file("project/tiles"));
  tile("project/tiles/a.tif", 500'000.0);
  tile("project/tiles/b.tif", 500'200.0);
  tile("outside.tif", 500'400.0);
  const std::string recipe = folder.file("project/make.json");
  const auto make = [&](const std::string& input, const std::vector<std::string>& options = {}) {
    writeBytes(recipe, R"({"scarp-make": 1, )" + input +
                           R"(, "exports": [{"name": "all", "kind": "terrain", "path": "o.tif"}]})");
    std::vector<std::string> words{"make", recipe};
    words.insert(words.end(), options.begin(), options.end());
    return runProgram(words);
  };
  const auto columns = [&] { return readOutside(folder.file("project/o.tif")).columns; };
  for (const char* input :
       {R"("in": "tiles")",
        R"("in": "tiles/a.tif", "import": {"more-tiles": ["tiles/b.tif"], "resample-tiles": true})"}) {
    const ProgramRun run = make(input);
    ASSERT_EQ(run.code, 0) << run.err;
    EXPECT_EQ(run.out.find("as it was"), std::string::npos) << run.out;
    EXPECT_EQ(columns(), 40);
    EXPECT_EQ(make(input).out, "all: as it was\n");
  }
  // A further tile is an input as well.
  tile("project/tiles/b.tif", 500'200.0 + 1e-7);
  EXPECT_EQ(make(R"("in": "tiles/a.tif", "import": {"more-tiles": ["tiles/b.tif"], "resample-tiles": true})")
                .out.find("as it was"),
            std::string::npos);
  const std::string absolute = folder.file("outside.tif");
  const std::string beside = R"("in": "tiles/b.tif", "import": {"more-tiles": ["../outside.tif"]})";
  expectRefusal(make(beside), 1, {"import.more-tiles", absolute, "--allow-outside"});
  EXPECT_EQ(make(beside, {"--allow-outside"}).code, 0);
  expectRefusal(make(R"("in": "tiles/a.tif", "import": {"more-tiles": "/vsicurl/http://127.0.0.1:9/n.tif"})",
                     {"--allow-outside"}),
                1, {"import.more-tiles", "address"});
  expectRefusal(make(R"("in": "tiles/a.tif", "import": {"more-tiles": 5})"), 1, {"import.more-tiles", "array"});
}

/// Saves a project with other kept exports.
void keepExports(const std::string& project, const std::string& target, const std::string& exports) {
  auto opened = ProjectFile::open(project);
  ASSERT_TRUE(opened.ok());
  TerrainDocument document(std::move(opened->document));
  ProjectContents contents = contentsOf(document, opened->file->knownHistory());
  contents.settings[kKeptExports] = exports;
  ASSERT_TRUE(ProjectFile::saveAs(target, contents, opened->file, {}, {}).ok());
}

TEST(Export, DoesWhatAProjectKeeps) {
  const TempFolder folder;
  writeTerrain(folder.file("a.tif"), 60, 50);
  const std::string project = folder.file("p.scarp");
  writeProject(project, fractalTerrain(60, 50, 30.0, 30.0));
  expectRefusal(runProgram({"export", project, "--all"}), 1, {"keeps no exports"});
  keepExports(project, folder.file("q.scarp"),
              R"([{"name": "one", "kind": "terrain", "path": "one.tif"},
                  {"name": "two", "kind": "tiles", "path": "two", "for": "terrain3d", "side": 64}])");
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

TEST(Export, WritesOutsideTheProjectsFolderWithConsentOnly) {
  const TempFolder folder;
  std::filesystem::create_directories(folder.file("work"));
  std::filesystem::create_directories(folder.file("home/.ssh"));
  writeProject(folder.file("work/p.scarp"), fractalTerrain(60, 50, 30.0, 30.0));
  std::filesystem::create_directory_symlink(folder.file("home"), folder.file("work/maps"));
  std::filesystem::create_symlink(folder.file("home/new.tif"), folder.file("work/link.tif"));
  const std::string project = folder.file("work/q.scarp");
  for (const std::string& name :
       {std::string(".bashrc"), std::string(".ssh/authorized_keys"), std::string("b.tif")})
    writeBytes(folder.file("home/" + name), "mine");
  const std::vector<std::pair<std::string, std::string>> cases{
      {R"("path": ")" + folder.file("home/.bashrc") + R"(", "format": "ascii grid")", "home/.bashrc"},
      {R"("path": "../home/.ssh/authorized_keys", "format": "raw16")", "home/.ssh/authorized_keys"},
      {R"("path": "maps/b.tif")", "home/b.tif"},
      {R"("path": "link.tif")", "home/new.tif"},
      {R"("path": ".profile", "format": "ascii grid")", "work/.profile"},
      {R"("path": "Makefile", "format": "ascii grid")", "work/Makefile"}};
  for (const auto& [path, target] : cases) {
    SCOPED_TRACE(path);
    keepExports(folder.file("work/p.scarp"), project, R"([{"name": "x", "kind": "terrain", )" + path + "}]");
    expectRefusal(runProgram({"export", project, "--all"}), 1, {"q.scarp", "'x'", target, "--allow-outside"});
  }
  for (const char* name : {".bashrc", ".ssh/authorized_keys", "b.tif"})
    EXPECT_EQ(readBytes(folder.file(std::string("home/") + name)), "mine");
  EXPECT_FALSE(std::filesystem::exists(folder.file("home/new.tif")));
  keepExports(folder.file("work/p.scarp"), project,
              R"([{"name": "x", "kind": "terrain", "path": "../home/b.tif"}])");
  const ProgramRun run = runProgram({"export", project, "--all", "--allow-outside"});
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_NE(readBytes(folder.file("home/b.tif")), "mine");
}

TEST(Make, ReadsAndWritesOutsideItsFolderWithConsentOnly) {
  const TempFolder folder;
  std::filesystem::create_directories(folder.file("work"));
  writeTerrain(folder.file("a.tif"), 20, 20);
  writeTerrain(folder.file("work/a.tif"), 20, 20);
  writeBytes(folder.file("s.json"), R"({"scarp": 1, "operations": []})");
  const std::string recipe = folder.file("work/build.json");
  const auto refused = [&](const std::string& keys, const std::string& path, const std::string& named) {
    writeBytes(recipe, R"({"scarp-make": 1, )" + keys +
                           R"(, "exports": [{"name": "x", "kind": "terrain", "path": ")" + path + R"("}]})");
    expectRefusal(runProgram({"make", recipe}), 1, {"build.json", named, "--allow-outside"});
  };
  refused(R"("in": "../a.tif")", "b.tif", folder.file("a.tif"));
  refused(R"("in": "a.tif", "script": "../s.json")", "b.tif", folder.file("s.json"));
  refused(R"("in": "a.tif")", "../b.tif", folder.file("b.tif"));
  EXPECT_FALSE(std::filesystem::exists(folder.file("b.tif")));
  const ProgramRun run = runProgram({"make", recipe, "--allow-outside"});
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_TRUE(std::filesystem::exists(folder.file("b.tif")));
}

TEST(Run, AScriptReadsOutsideItsFolderWithConsentOnly) {
  const TempFolder folder;
  std::filesystem::create_directories(folder.file("work"));
  writeTerrain(folder.file("secret.tif"), 20, 20);
  const std::string script = folder.file("work/s.json");
  for (
      const char* operation :
      {R"({"op": "drape", "path": "../secret.tif"})",
       R"({"op": "keep-mask", "name": "m", "path": "../secret.tif"})",
       R"({"op": "import-paint", "files": ["../secret.tif"]})",
       R"({"op": "add-asset", "path": "../secret.tif"})",
       R"({"op": "fill-layer", "layer": 1, "path": "../secret.tif"})",
       R"({"op": "stroke", "brush": {"kind": "raise", "radius": 4, "strength": 1, "alpha": "../secret.tif"}, "samples": [[0, 0, 1, 0]]})",
       R"({"op": "materials", "materials": [{"name": "A", "pictures": {"albedo": "../secret.tif"}}]})"}) {
    SCOPED_TRACE(operation);
    writeBytes(script, std::string(R"({"scarp": 1, "operations": [)") + operation + "]}");
    expectRefusal(runProgram({"run", script, "--level", "20x20"}), 1,
                  {"s.json", folder.file("secret.tif"), "--allow-outside"});
  }
  writeBytes(script, R"({"scarp": 1, "operations": [{"op": "stroke", "brush": {"kind": "raise", "radius": 4,
      "strength": 1, "alpha": "../secret.tif"}, "samples": [[0, 0, 1, 0]]}]})");
  const ProgramRun run = runProgram({"run", script, "--level", "20x20", "--allow-outside"});
  EXPECT_EQ(run.code, 0) << run.err;
}

}  // namespace
}  // namespace scarp::test
