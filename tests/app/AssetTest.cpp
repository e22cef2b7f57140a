#include <fstream>
#include <iterator>

#include "core/io/RasterExport.h"
#include "tests/app/Program.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

class AssetCommand : public ::testing::Test {
 protected:
  void SetUp() override {
    const std::string heights = folder_.file("a.tif");
    ASSERT_TRUE(exportRaster(fractalTerrain(40, 30), heights).ok());
    ASSERT_EQ(runProgram({"convert", heights, project_}).code, 0);
    // Facets whose normals are left to the reader.
    write("roof.stl",
          "solid roof\nfacet normal 0 0 0\nouter loop\nvertex 0 0 0\nvertex 4 0 0\nvertex 0 3 "
          "1\nendloop\nendfacet\n"
          "endsolid\n");
    write("wall.obj", "v 0 0 0\nv 3 0 0\nv 3 2 0\nv 0 2 0\nf 1 2 3 4\n");
    write("bad.obj", "v 0 0 0\n");
  }
  void write(const std::string& name, const std::string& text) {
    std::ofstream(folder_.file(name), std::ios::binary) << text;
  }
  [[nodiscard]] std::string bytes() const {
    std::ifstream file(project_, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  [[nodiscard]] std::string list() const { return runProgram({"asset", "list", project_}).out; }

  TempFolder folder_;
  std::string project_ = folder_.file("a.scarp");
};

TEST_F(AssetCommand, ModelsAreAddedPlacedListedAndRemoved) {
  const ProgramRun added = runProgram(
      {"asset", "add", project_, folder_.file("roof.stl"), folder_.file("wall.obj"), "--tags", "hut"});
  ASSERT_EQ(added.code, 0) << added.err;
  EXPECT_NE(added.out.find("4 x 3 x 1 m"), std::string::npos) << added.out;
  EXPECT_NE(added.out.find("is the asset \"roof\""), std::string::npos) << added.out;
  write("place.json", R"({"scarp": 1, "operations": [{"op": "place", "asset": "roof", "x": 1, "y": 2}]})");
  const ProgramRun placed = runProgram({"run", folder_.file("place.json"), "--in", project_, "-o", project_});
  ASSERT_EQ(placed.code, 0) << placed.err;
  EXPECT_NE(list().find("roof: 4 x 3 x 1 m, 1 objects, tags hut, from roof.stl"), std::string::npos)
      << list();
  const ProgramRun removed = runProgram({"asset", "remove", project_, "roof"});
  EXPECT_EQ(removed.out, "removed \"roof\" and 1 objects of it\n") << removed.err;
  EXPECT_EQ(list().find("roof"), std::string::npos) << list();
  EXPECT_NE(list().find("wall"), std::string::npos) << list();
}

TEST_F(AssetCommand, OneThatCannotBeReadLeavesTheProjectAsItWas) {
  const std::string before = bytes();
  const ProgramRun run =
      runProgram({"asset", "add", project_, folder_.file("roof.stl"), folder_.file("bad.obj")});
  EXPECT_EQ(run.code, 1);
  EXPECT_TRUE(run.err.starts_with("scarp: " + folder_.file("bad.obj") + ": ")) << run.err;
  EXPECT_EQ(run.out.find("is the asset"), std::string::npos) << "nothing was kept: " << run.out;
  EXPECT_EQ(bytes(), before);
  expectRefusal(runProgram({"asset", "add", project_, folder_.file("none.glb")}), 1,
                {"none.glb", "No such file"});
  expectRefusal(runProgram({"asset", "add", folder_.file("a.tif"), folder_.file("wall.obj")}), 1,
                {"is no project"});
  expectRefusal(runProgram({"asset", "remove", project_, "oak"}), 1, {"oak"});
}

}  // namespace
}  // namespace scarp::test
