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

TEST(MeshCommand, SaysHowExactItIsAndTakesPartsAndTiles) {
  const MeshScene scene;
  const ProgramRun solid =
      scene.run("m.3mf", {"--triangles", "5000", "--solid", "--size", "90mm", "--base", "2"});
  ASSERT_EQ(solid.code, 0) << solid.err;
  EXPECT_EQ(solid.err, "");
  EXPECT_NE(solid.out.find("\n90 x 77.9195 x "), std::string::npos) << solid.out;
  const ProgramRun run = scene.run("t.glb", {"--crop", "10,20,100,80", "--tiles", "3x2", "--error", "5m"});
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_EQ(scene.folder.names(),
            (std::vector<std::string>{".scarp-export", "a.tif", "m.3mf", "t-0-0.glb", "t-0-1.glb",
                                      "t-0-2.glb", "t-1-0.glb", "t-1-1.glb", "t-1-2.glb"}));
  EXPECT_NE(run.out.find("\n6 files, "), std::string::npos) << run.out;
  const ProgramRun plain = scene.run("m.ply");
  ASSERT_EQ(plain.code, 0) << plain.err;
  for (const char* words : {" triangles, ", "\nlargest error 0.", "\nread back: every triangle is there"})
    EXPECT_NE(plain.out.find(words), std::string::npos) << plain.out;
}

TEST(MeshCommand, WhatMakesNoSenseIsOneLine) {
  const MeshScene scene;
  expectRefusals(
      {"mesh", scene.in, scene.folder.file("m.glb")},
      {{2, {"--error", "-1m"}, {"--error: Error -1 m is out of range"}},
       {2, {"--error", "much"}, {"--error: 'much' is no number"}},
       {2, {"--error", "200%"}, {"--error: '200%' is no share of the height range"}},
       {2, {"--triangles", "2.5"}, {"--triangles: Triangles must be a whole number, not 2.5"}},
       {2, {"--triangles", "1e30"}, {"--triangles: Triangles 1e+30 is out of range"}},
       {2, {"--triangles", "+-9"}, {"--triangles: '+-9' is no number"}},
       {2, {"--error", "1", "--triangles", "9"}, {"excludes"}},
       {2, {"--size", "20"}, {"--size requires --solid"}},
       {2, {"--tiles", "2"}, {"--tiles: '2' is no count of tiles"}},
       {1, {"--crop", "100,100,60,10"}, {"m.glb: the part from column 100, row 100 of 60 x 10 samples"}}});
  const ProgramRun unknown = scene.run("m.fbx");
  EXPECT_EQ(unknown.code, 1);
  EXPECT_NE(unknown.err.find("'.fbx' is no ending of a mesh's file"), std::string::npos) << unknown.err;
  EXPECT_EQ(scene.folder.names(), std::vector<std::string>{"a.tif"});
}

}  // namespace
}  // namespace scarp::test
