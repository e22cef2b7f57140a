#include "core/io/RasterExport.h"
#include "tests/app/Program.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

struct MeshScene {
  TempFolder folder;
  std::string in = folder.file("a.tif");

  MeshScene() { EXPECT_TRUE(exportRaster(fractalTerrain(150, 130, 12.0, 12.0), in).ok()); }
  [[nodiscard]] ProgramRun run(const std::string& out, const std::vector<std::string>& options = {}) const {
    std::vector<std::string> all{"mesh", in, folder.file(out)};
    all.insert(all.end(), options.begin(), options.end());
    return runProgram(all);
  }
};

TEST(MeshCommand, WritesEachFormatAndSaysHowExact) {
  const MeshScene scene;
  for (const std::string ending : {"glb", "obj", "ply", "stl"}) {
    SCOPED_TRACE(ending);
    const ProgramRun run = scene.run("m." + ending);
    ASSERT_EQ(run.code, 0) << run.err;
    EXPECT_EQ(run.err, "");
    EXPECT_TRUE(std::filesystem::exists(scene.folder.file("m." + ending)));
    EXPECT_NE(run.out.find(" triangles, "), std::string::npos) << run.out;
    EXPECT_NE(run.out.find("\nlargest error 0."), std::string::npos) << run.out;
    EXPECT_NE(run.out.find("\nread back: every triangle is there"), std::string::npos) << run.out;
  }
  const ProgramRun solid =
      scene.run("m.3mf", {"--triangles", "5000", "--solid", "--size", "90mm", "--base", "2"});
  ASSERT_EQ(solid.code, 0) << solid.err;
  EXPECT_NE(solid.out.find("\n90 x 77.9195 x "), std::string::npos) << solid.out;
}

TEST(MeshCommand, TakesPartsAndTiles) {
  const MeshScene scene;
  const ProgramRun run = scene.run("t.glb", {"--crop", "10,20,100,80", "--tiles", "3x2", "--error", "5m"});
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_EQ(scene.folder.names(),
            (std::vector<std::string>{".scarp-export", "a.tif", "t-0-0.glb", "t-0-1.glb", "t-0-2.glb",
                                      "t-1-0.glb", "t-1-1.glb", "t-1-2.glb"}));
  EXPECT_NE(run.out.find("\n6 files, "), std::string::npos) << run.out;
}

TEST(MeshCommand, WhatMakesNoSenseIsOneLine) {
  const MeshScene scene;
  const std::vector<std::pair<std::vector<std::string>, std::string>> cases{
      {{"--error", "0"}, "--error: Error 0 m is out of range"},
      {{"--error", "-1m"}, "--error: Error -1 m is out of range"},
      {{"--error", "nan"}, "--error: Error nan m is out of range"},
      {{"--error", "much"}, "--error: 'much' is no number"},
      {{"--error", "200%"}, "--error: '200%' is no share of the height range"},
      {{"--triangles", "0"}, "--triangles: Triangles 0 is out of range"},
      {{"--triangles", "1"}, "--triangles: Triangles 1 is out of range"},
      {{"--triangles", "2.5"}, "--triangles: Triangles must be a whole number, not 2.5"},
      {{"--triangles", "nan"}, "--triangles: Triangles nan is out of range"},
      {{"--triangles", "1e30"}, "--triangles: Triangles 1e+30 is out of range"},
      {{"--triangles", "+-9"}, "--triangles: '+-9' is no number"},
      {{"--error", "1", "--triangles", "9"}, "excludes"},
      {{"--size", "20"}, "--size requires --solid"},
      {{"--tiles", "2"}, "--tiles: '2' is no count of tiles"}};
  for (const auto& [options, words] : cases) {
    const ProgramRun run = scene.run("m.glb", options);
    EXPECT_EQ(run.code, 2) << words;
    EXPECT_NE(run.err.find(words), std::string::npos) << run.err;
    EXPECT_EQ(std::ranges::count(run.err, '\n'), 1) << run.err;
  }
  const ProgramRun outside = scene.run("m.glb", {"--crop", "100,100,60,10"});
  EXPECT_EQ(outside.code, 1);
  EXPECT_NE(outside.err.find("m.glb: the part from column 100, row 100 of 60 x 10 samples"),
            std::string::npos)
      << outside.err;
  const ProgramRun unknown = scene.run("m.fbx");
  EXPECT_EQ(unknown.code, 1);
  EXPECT_NE(unknown.err.find("'.fbx' is no ending of a mesh's file"), std::string::npos) << unknown.err;
  EXPECT_EQ(scene.folder.names(), std::vector<std::string>{"a.tif"});
}

}  // namespace
}  // namespace scarp::test
