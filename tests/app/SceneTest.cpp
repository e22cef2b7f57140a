
#include "tests/app/Program.h"
#include "tests/io/IoSupport.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

/// A small project with objects, a scatter rule and materials.
struct SceneProject {
  TempFolder folder;
  std::string path = folder.file("p.scarp");

  SceneProject() {
    writeProject(path, fractalTerrain(100, 90, 5.0, 5.0), R"(
                 {"op": "place", "asset": "rock", "x": 0, "y": 0, "yaw": 1},
                 {"op": "place", "asset": "house", "x": 30, "y": 10},
                 {"op": "scatter-rules", "rules": [{"id": 1, "name": "wood", "assets": [{"asset": "conifer"}],
                   "density": 5, "spacing": 10}]})");
  }
  [[nodiscard]] ProgramRun scene(const std::string& out, const std::vector<std::string>& options) const {
    std::vector<std::string> all{"scene", path, folder.file(out)};
    all.insert(all.end(), options.begin(), options.end());
    return runProgram(all);
  }
};

std::size_t countAfter(const std::string& text, const std::string& words) {
  const std::size_t at = text.find(words);
  EXPECT_NE(at, std::string::npos) << text;
  return at == std::string::npos ? 0 : std::stoul(text.substr(at + words.size()));
}

TEST(SceneCommand, WritesASceneForEachProgram) {
  const SceneProject project;
  std::set<std::string> counts;
  for (const std::string program : {"gltf", "blender", "unity", "unreal", "godot"}) {
    SCOPED_TRACE(program);
    const ProgramRun run = project.scene(program == "gltf" ? "s.glb" : program,
                                         {"--for", program, "--error", "5m", "--texture", "256"});
    ASSERT_EQ(run.code, 0) << run.err;
    EXPECT_EQ(run.err, "");
    EXPECT_NE(run.out.find(" objects of 3 models, 2 placed and "), std::string::npos) << run.out;
    EXPECT_NE(run.out.find("\nread back: largest error of place "), std::string::npos) << run.out;
    counts.insert(std::to_string(countAfter(run.out, "2 placed and ")));
  }
  EXPECT_EQ(counts.size(), 1U) << "all of them have the same objects";
  EXPECT_NE(*counts.begin(), "0");
  for (const char* file : {"s.glb", "blender/scene.py", "blender/terrain.glb", "unity/ScarpScene.cs",
                           "unity/objects.json", "unreal/scene.py", "unreal/objects.csv", "godot/scene.tscn",
                           "godot/terrain3d_objects.gd", "godot/model-conifer.glb"})
    EXPECT_TRUE(std::filesystem::exists(project.folder.file(file))) << file;
}

TEST(SceneCommand, WhatMakesNoSenseIsOneLine) {
  const SceneProject project;
  expectRefusals({"scene", project.path, project.folder.file("s.glb")},
                 {{2, {"--for", "maya"}, {"--for", "'maya' is none of gltf, blender"}},
                  {2, {"--texture", "9000"}, {"--texture", "out of range"}},
                  {2, {"--error", "nan"}, {"--error", "out of range"}},
                  {1, {"--crop", "0,0,1,1"}, {"s.glb", "part"}}});
  expectRefusal(project.scene("s.obj", {}), 1, {"s.obj", ".glb"});
  expectRefusal(project.scene("no/s.glb", {}), 1, {"no/s.glb", "no such folder"});
}

TEST(ObjectsCommand, WritesPlacedAndScatteredOnesThatAHeightmapLeavesOut) {
  const SceneProject project;
  const auto file = [&](const char* name) { return project.folder.file(name); };
  const ProgramRun run = runProgram({"objects", project.path, file("o.csv"), "--full-precision"});
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_NE(run.out.find(" objects, 2 placed and "), std::string::npos) << run.out;
  EXPECT_NE(run.out.find("\nlargest error of place 0 m"), std::string::npos) << run.out;
  EXPECT_NE(readBytes(file("o.csv")).find(",keep-offset,wood,"), std::string::npos);
  const ProgramRun named =
      runProgram({"objects", project.path, file("o.txt"), "--format", "gpkg", "--crs", "local"});
  EXPECT_EQ(named.code, 0) << named.err;
  expectRefusal(runProgram({"objects", project.path, file("o.txt")}), 1, {"o.txt", ".gpkg"});
  expectRefusal(runProgram({"objects", project.path, "/dev/full", "--format", "csv"}), 1, {"/dev/full"});
  const ProgramRun plain = runProgram({"convert", project.path, file("a.tif")});
  ASSERT_EQ(plain.code, 0) << plain.err;
  EXPECT_NE(plain.out.find("note: 2 placed objects are not in this file; --objects FILE writes them\n"
                           "note: 1 scatter rule is not in this file\n"),
            std::string::npos)
      << plain.out;
  const ProgramRun both = runProgram({"convert", project.path, file("a.tif"), "--objects", file("o.csv")});
  ASSERT_EQ(both.code, 0) << both.err;
  EXPECT_EQ(both.out.find("not in this file"), std::string::npos) << both.out;
  EXPECT_NE(both.out.find(" by scatter rules"), std::string::npos) << both.out;
}

}  // namespace
}  // namespace scarp::test
