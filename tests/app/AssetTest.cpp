#include "core/io/RasterExport.h"
#include "tests/app/Program.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

TEST(AssetCommand, ModelsAreAddedPlacedListedAndRemovedOrTheProjectIsAsItWas) {
  const TempFolder folder;
  const std::string project = folder.file("a.scarp");
  writeProject(project, fractalTerrain(40, 30));
  // Facets whose normals are left to the reader.
  writeBytes(folder.file("roof.stl"),
             "solid roof\nfacet normal 0 0 0\nouter loop\nvertex 0 0 0\nvertex 4 0 0\nvertex 0 3 "
             "1\nendloop\nendfacet\n"
             "endsolid\n");
  writeBytes(folder.file("wall.obj"), "v 0 0 0\nv 3 0 0\nv 3 2 0\nv 0 2 0\nf 1 2 3 4\n");
  writeBytes(folder.file("bad.obj"), "v 0 0 0\n");
  const std::string before = readBytes(project);
  const ProgramRun run =
      runProgram({"asset", "add", project, folder.file("roof.stl"), folder.file("bad.obj")});
  EXPECT_EQ(run.code, 1);
  EXPECT_TRUE(run.err.starts_with("scarp: " + folder.file("bad.obj") + ": ")) << run.err;
  EXPECT_EQ(run.out.find("is the asset"), std::string::npos) << "nothing was kept: " << run.out;
  expectRefusal(runProgram({"asset", "add", project, folder.file("none.glb")}), 1,
                {"none.glb", "No such file"});
  ASSERT_TRUE(exportRaster(test::fractalTerrain(20, 10), folder.file("a.tif")));
  expectRefusal(runProgram({"asset", "add", folder.file("a.tif"), folder.file("wall.obj")}), 1,
                {"is no project"});
  expectRefusal(runProgram({"asset", "remove", project, "oak"}), 1, {"oak"});
  EXPECT_EQ(readBytes(project), before);

  const ProgramRun added = runProgram(
      {"asset", "add", project, folder.file("roof.stl"), folder.file("wall.obj"), "--tags", "hut"});
  ASSERT_EQ(added.code, 0) << added.err;
  EXPECT_NE(added.out.find("4 x 3 x 1 m"), std::string::npos) << added.out;
  EXPECT_NE(added.out.find("is the asset \"roof\""), std::string::npos) << added.out;
  writeBytes(folder.file("place.json"),
             R"({"scarp": 1, "operations": [{"op": "place", "asset": "roof", "x": 1, "y": 2}]})");
  const ProgramRun placed = runProgram({"run", folder.file("place.json"), "--in", project, "-o", project});
  ASSERT_EQ(placed.code, 0) << placed.err;
  std::string list = runProgram({"asset", "list", project}).out;
  EXPECT_NE(list.find("roof: 4 x 3 x 1 m, 1 objects, tags hut, from roof.stl"), std::string::npos) << list;
  const ProgramRun removed = runProgram({"asset", "remove", project, "roof"});
  EXPECT_EQ(removed.out, "removed \"roof\" and 1 objects of it\n") << removed.err;
  list = runProgram({"asset", "list", project}).out;
  EXPECT_EQ(list.find("roof"), std::string::npos) << list;
  EXPECT_NE(list.find("wall"), std::string::npos) << list;
}

}  // namespace
}  // namespace scarp::test
