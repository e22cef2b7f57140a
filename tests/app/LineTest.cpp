#include <gtest/gtest.h>

#include <fstream>

#include "tests/app/Program.h"
#include "tests/io/IoSupport.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::runProgram;
using test::TempFolder;

class LineCommand : public testing::Test {
 protected:
  std::string file(const std::string& name) { return folder_.file(name); }
  TempFolder folder_;
};

TEST_F(LineCommand, LinesAreAddedListedMeasuredAndExported) {
  const std::string path = file("hills.tif");
  std::vector<double> heights;
  for (const float h : test::samplesOf(test::fractalTerrain(240, 160, 30.0, 30.0).heights))
    heights.push_back(h);
  test::OutsideFile cells;
  cells.geoTransform = {400'000.0, 30.0, 0.0, 3'800'000.0, 0.0, -30.0};
  cells.epsg = 32611;
  test::writeOutside(path, 240, 160, heights, cells);
  const auto made = runProgram({"line", "add", path, "-o", file("a.scarp"), "--kind", "road", "--name",
                                "Crest", "--point=-3000,-2000", "--point=-1000,500", "--point=2500,1500",
                                "--set", "grade=0.07", "--set", "reach=2000"});
  ASSERT_EQ(made.code, 0) << made.err;
  EXPECT_NE(made.out.find("1 line added"), std::string::npos) << made.out;
  const auto brushed =
      runProgram({"line", "add", file("a.scarp"), "-o", file("a.scarp"), "--kind", "brush-path", "--brush",
                  "noise", "--set", "radius=600", "--set", "strength=90", "--set", "noise-shape=ridged",
                  "--set", "course=straight", "--point=-3000,-2000", "--point=2500,1500"});
  ASSERT_EQ(brushed.code, 0) << brushed.err;
  const auto stamp = runProgram({"line", "add", file("a.scarp"), "-o", file("a.scarp"), "--kind", "stamp",
                                 "--set", "radius=1500", "--set", "footprint=round", "--set", "strength=400",
                                 "--set", "alpha-angle=30", "--point=-300,200"});
  ASSERT_EQ(stamp.code, 0) << stamp.err;
  const std::string list = runProgram({"line", "list", file("a.scarp")}).out;
  EXPECT_TRUE(
      list.starts_with("layer \"Lines\": 3 lines\n  1 road \"Crest\", 3 points, 6 m wide\n"
                       "  2 brush-path (noise), 2 points, 1200 m wide\n"))
      << list;
  EXPECT_NE(list.find("3000 m x 3000 m, 400 m high\n"), std::string::npos) << list;
  const auto measured =
      runProgram({"line", "measure", file("a.scarp"), "--line", "Crest", "--csv", file("a.csv")});
  ASSERT_EQ(measured.code, 0) << measured.err;
  EXPECT_NE(measured.out.find("steepest 7 %"), std::string::npos) << measured.out;
  EXPECT_NE(measured.out.find("cut "), std::string::npos) << measured.out;
  EXPECT_TRUE(test::readBytes(file("a.csv"))
                  .starts_with("station,x,y,ground,design,grade,span,cut,fill,haul,tilt,water\n"));
  EXPECT_NE(runProgram({"line", "measure", file("a.scarp")}).out.find("length 6519.2 m"), std::string::npos);
  for (const char* name : {"a.geojson", "a.dxf"}) {
    const auto written = runProgram({"line", "export", file("a.scarp"), file(name)});
    EXPECT_EQ(written.code, 0) << written.err;
    EXPECT_NE(written.out.find("2 lines"), std::string::npos) << written.out;
    EXPECT_NE(written.err.find("1 height stamp is not in this file"), std::string::npos) << written.err;
    const auto read =
        runProgram({"line", "import", path, file(name), "-o", file("b.scarp"), "--kind", "track"});
    EXPECT_EQ(read.code, 0) << read.err;
    EXPECT_NE(read.out.find("2 lines added"), std::string::npos) << read.out;
  }
}

TEST_F(LineCommand, WhatCannotBeIsOneLine) {
  const std::string path = file("flat.tif");
  test::writeOutside(path, 30, 30, std::vector<double>(900, 5.0));
  const auto err = [&](std::vector<std::string> words) {
    const auto done = runProgram(words);
    EXPECT_EQ(done.code, 1) << done.out;
    return done.err;
  };
  EXPECT_EQ(err({"line", "add", path, "-o", file("a.scarp"), "--point=0,0"}),
            "scarp: the line: it has 1 points; 2 are the fewest\n");
  EXPECT_EQ(err({"line", "add", path, "-o", file("a.scarp"), "--point=0,0", "--point=x"}),
            "scarp: \"x\" is no point (x,y or x,y,height)\n");
  EXPECT_EQ(
      err({"line", "add", path, "-o", file("a.scarp"), "--kind", "stamp", "--point=0,0", "--point=9,9"}),
      "scarp: the line: it has 2 points; a stamp has one\n");
  EXPECT_NE(
      err({"line", "add", path, "-o", file("a.scarp"), "--point=0,0", "--point=9,9", "--set", "haste=3"})
          .find("\"haste\" is no setting of lines"),
      std::string::npos);
  EXPECT_EQ(err({"line", "add", path, "-o", file("a.tif"), "--point=0,0", "--point=9,9"}),
            "scarp: " + file("a.tif") + ": must be a project (.scarp)\n");
  const auto brushed = [&](const std::string& brush) {
    return err({"line", "add", path, "-o", file("a.scarp"), "--kind", "brush-path", "--brush", brush, "--point=0,0",
                "--point=9,9"});
  };
  EXPECT_NE(brushed("comb").find("\"comb\" is no brush (raise, "), std::string::npos);
  EXPECT_EQ(brushed("hole"),
            "scarp: --brush: \"hole\" cannot go along a line: it opens or closes holes, and a layer of lines holds "
            "heights alone\n");
  EXPECT_EQ(
      err({"line", "add", path, "-o", file("a.scarp"), "--brush", "raise", "--point=0,0", "--point=9,9"}),
      "scarp: --brush is for lines of the kinds brush-path and stamp\n");
  EXPECT_EQ(err({"line", "list", path}), "scarp: " + path + ": it has no lines\n");
}

TEST_F(LineCommand, ALineThatChangesNothingSaysWhyAndWhatToDo) {
  // A slope to the east, of 5 m from sample to sample, cells of 30 m: no sample is within 15 m of x = 0.
  std::vector<double> slope;
  for (int i = 0; i < 60 * 60; ++i) slope.push_back(5.0 * (i % 60));
  test::OutsideFile cells;
  cells.geoTransform = {0, 30, 0, 0, 0, -30};
  test::writeOutside(file("a.tif"), 60, 60, slope, cells);
  const auto added = [&](std::vector<std::string> more) {
    std::vector<std::string> words{"line", "add", file("a.tif"), "-o", file("a.scarp")};
    words.insert(words.end(), more.begin(), more.end());
    const auto run = runProgram(words);
    EXPECT_EQ(run.code, 0) << run.err;
    return run.err;
  };
  const std::vector<std::string> narrow{"--name",        "Lane",  "--point=0,-600",
                                        "--point=0,600", "--set", "shoulder=0"};
  EXPECT_EQ(added(narrow),
            "scarp: warning: road \"Lane\" changes no sample: its bed is 6 m wide, less than a cell (30 m), "
            "and no sample is inside; make it 43 m wide, or resample the terrain to smaller cells\n");
  const auto measured = runProgram({"line", "measure", file("a.scarp")});
  EXPECT_NE(measured.out.find("note: changes no sample: its bed is 6 m wide"), std::string::npos)
      << measured.out;
  EXPECT_EQ(added({"--point=0,-600", "--point=0,600", "--set", "shoulder=0", "--set", "width=43"}), "");
  EXPECT_EQ(runProgram({"line", "measure", file("a.scarp")}).out.find("changes no sample"),
            std::string::npos);
  EXPECT_EQ(added({"--point=2000,0", "--point=2000,500"}),
            "scarp: warning: road 1 changes no sample: it is outside the terrain, which extends from x -885 "
            "to 885 m and "
            "from y -885 to 885 m\n");
  EXPECT_EQ(added({"--kind", "pad", "--point=1,1", "--point=9,1", "--point=9,9"}),
            "scarp: warning: pad 1 changes no sample: its area is smaller than a cell, and no sample is "
            "inside; enlarge "
            "it, or resample the terrain to smaller cells\n");
  // Of many the first are named and the others counted.
  std::string features;
  for (int i = 0; i < 8; ++i)
    features += std::string(i ? "," : "") +
                R"({"type": "Feature", "properties": {}, "geometry": {"type": "LineString",
      "coordinates": [[900, )" +
                std::to_string(-300 - 60 * i) + "], [900, " + std::to_string(-340 - 60 * i) + "]]}}";
  std::ofstream(file("a.geojson")) << R"({"type": "FeatureCollection", "crs": {"type": "name", "properties":
    {"name": "urn:ogc:def:crs:EPSG::32611"}}, "features": [)" << features << "]}";
  cells.epsg = 32611;
  test::writeOutside(file("a.tif"), 60, 60, slope, cells);
  const auto imported =
      runProgram({"line", "import", file("a.tif"), file("a.geojson"), "--kind", "track", "--set", "width=1",
                  "--set", "shoulder=0", "-o", file("b.scarp")});
  EXPECT_EQ(imported.code, 0) << imported.err;
  std::size_t named = 0;
  for (std::size_t at = imported.err.find("no sample: its bed"); at != std::string::npos;
       at = imported.err.find("no sample: its bed", at + 1))
    ++named;
  EXPECT_EQ(named, 5U) << imported.err;
  EXPECT_NE(imported.err.find("3 more of 8 examined lines change no sample"), std::string::npos)
      << imported.err;
}

}  // namespace
}  // namespace scarp
