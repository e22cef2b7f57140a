#include <gtest/gtest.h>

#include <filesystem>

#include "core/base/Json.h"
#include "core/io/RasterExport.h"
#include "core/io/RasterImport.h"
#include "tests/app/Program.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::runProgram;
using test::TempFolder;

constexpr const char* kHill =
    R"({"op": "stroke", "brush": {"kind": "raise", "radius": 20, "strength": 5}, "samples": [[-50, 30]]},
       {"op": "place", "asset": "conifer", "x": 0, "y": 0})";

/// The ground as a raster and a project, and edits of it by two.
class DiffCommand : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(exportRaster(test::fractalTerrain(120, 90, 2.0, 2.0), file("base.tif")));
    const Terrain terrain = importRaster(file("base.tif")).value().terrain;
    test::writeProject(file("base.scarp"), terrain);
    test::writeProject(file("hill.scarp"), terrain, kHill);
    test::writeProject(file("pit.scarp"), terrain, R"({"op": "add-layer", "name": "Pit"},
      {"op": "stroke", "brush": {"kind": "lower", "radius": 20, "strength": 5}, "samples": [[50, -30]]})");
  }
  std::string file(const std::string& name) { return folder_.file(name); }

  TempFolder folder_;
};

TEST_F(DiffCommand, TellsWhatIsOther) {
  const auto same = runProgram({"diff", file("base.tif"), file("base.scarp")});
  EXPECT_EQ(same.code, 0) << same.err;
  EXPECT_EQ(same.out, "Heights              the same at all 10800 samples\n");
  const auto run = runProgram({"diff", file("base.scarp"), file("hill.scarp"), "-o", file("over.tif"),
                               "--picture", file("over.png")});
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_NE(run.out.find("Objects              1 added (conifer 1)"), std::string::npos) << run.out;
  EXPECT_NE(run.out.find("raised "), std::string::npos) << run.out;
  const auto json = Json::parse(runProgram({"diff", "--json", file("base.scarp"), file("hill.scarp")}).out);
  EXPECT_EQ(json["same"], false);
  EXPECT_EQ(json["heights"]["lowest"], 0.0);
  EXPECT_GT(json["heights"]["highest"].get<double>(), 1.0);
  // The raster is what the summary says.
  const auto over = importRaster(file("over.tif"));
  ASSERT_TRUE(over) << over.error().text();
  float highest = 0.0F;
  std::int64_t differing = 0;
  for (const float sample : test::samplesOf(over->terrain.heights)) {
    highest = std::max(highest, sample);
    differing += sample != 0.0F;
  }
  EXPECT_FLOAT_EQ(highest, json["heights"]["highest"].get<float>());
  EXPECT_EQ(differing, json["heights"]["differing"].get<std::int64_t>());
  EXPECT_GT(std::filesystem::file_size(file("over.png")), 1000U);
  ASSERT_TRUE(exportRaster(test::fractalTerrain(50, 50), file("small.tif")));
  test::expectRefusal(runProgram({"diff", file("base.tif"), file("small.tif")}), 1, {"small.tif", "cells"});
  test::expectRefusal(runProgram({"diff", file("base.tif")}), 2, {"two terrains"});
}

TEST_F(DiffCommand, ConflictsAreSavedAndSaid) {
  test::writeProject(file("dip.scarp"), importRaster(file("base.tif"))->terrain, R"({"op": "stroke",
    "brush": {"kind": "lower", "radius": 20, "strength": 3}, "samples": [[-50, 30]]})");
  for (const char* name : {"hill", "dip"})
    ASSERT_EQ(
        runProgram({"convert", file(name + std::string(".scarp")), file(name + std::string(".tif"))}).code,
        0);
  const auto merged =
      runProgram({"merge", file("base.tif"), file("hill.tif"), file("dip.tif"), "-o", file("c.scarp")});
  EXPECT_EQ(merged.code, 1);
  EXPECT_NE(merged.out.find("saved as the selection \"Merge conflicts\""), std::string::npos) << merged.out;
  EXPECT_NE(merged.err.find("c.scarp: holds conflicts"), std::string::npos) << merged.err;
  EXPECT_EQ(runProgram({"diff", file("hill.tif"), file("c.scarp")}).out.find("the same at all"), 21U);
}

TEST_F(DiffCommand, GitCallsItForDiffsAndMerges) {
  const auto shown = runProgram({"diff", "--git", "world.scarp", file("base.scarp"), "0a0b", "100644",
                                 file("hill.scarp"), "0c0d", "100644"});
  EXPECT_EQ(shown.code, 0) << shown.err;
  EXPECT_EQ(shown.out.find("File                 world.scarp\n"), 0U) << shown.out;
  EXPECT_EQ(runProgram({"diff", "--git", "world.scarp", "/dev/null", ".", ".", file("hill.scarp"), "0c", "1"}).out,
            "File                 world.scarp: is new\n");
  // Its files have no endings, and the result takes the place of ours.
  for (const auto& [from, to] : {std::pair("base.scarp", ".merge_file_O"), {"hill.scarp", ".merge_file_A"},
                                 {"pit.scarp", ".merge_file_B"}})
    std::filesystem::copy_file(file(from), file(to));
  const auto merged = runProgram({"merge", file(".merge_file_O"), file(".merge_file_A"), file(".merge_file_B"),
                                  "-o", file(".merge_file_A")});
  ASSERT_EQ(merged.code, 0) << merged.err;
  EXPECT_NE(merged.out.find("2 operations of theirs done again"), std::string::npos) << merged.out;
  const auto json =
      Json::parse(runProgram({"diff", "--json", file("base.scarp"), file(".merge_file_A")}).out);
  EXPECT_GT(json["heights"]["highest"].get<double>(), 1.0);
  EXPECT_LT(json["heights"]["lowest"].get<double>(), -1.0);
  EXPECT_NE(json["things"].dump().find("Pit"), std::string::npos);
  EXPECT_NE(json["things"].dump().find("conifer"), std::string::npos);
}

}  // namespace
}  // namespace scarp
