#include <gtest/gtest.h>

#include <algorithm>
#include <thread>

#include "core/base/Json.h"
#include "core/project/ProjectFile.h"
#include "tests/app/Program.h"
#include "tests/io/IoSupport.h"

namespace scarp::test {
namespace {

std::string script(const std::string& operations) {
  return R"({"scarp": 1, "operations": [)" + operations + "]}";
}
const char* const kRaise = R"({"op": "stroke", "brush": {"kind": "raise", "radius": 10, "strength": 4},
                               "samples": [[-30, 0], [30, 0]]})";
const char* const kPlace = R"({"op": "place", "asset": "rock", "x": 5, "y": 5})";

/// A project that a script made of a raster.
struct Project {
  TempFolder folder;
  std::string in = folder.file("a.tif"), path = folder.file("a.scarp"), text = folder.file("s.json");

  Project() {
    writeOutside(in, 101, 101, std::vector<double>(101 * 101, 5.0));
    writeBytes(text, script(std::string(kRaise) + R"(, {"op": "add-layer", "name": "Rocks"}, )" + kPlace));
    const ProgramRun made = runProgram({"run", text, "--in", in, "-o", path});
    EXPECT_EQ(made.code, 0) << made.err;
    EXPECT_NE(made.out.find("3 steps of history"), std::string::npos) << made.out;
  }
};

TEST(Project, InfoTellsWhatIsInIt) {
  const Project project;
  const ProgramRun run = runProgram({"info", project.path, "--json"});
  ASSERT_EQ(run.code, 0) << run.err;
  const Json info = Json::parse(run.out);
  EXPECT_EQ(info["driver"], "Scarp project");
  EXPECT_EQ(info["columns"], 101);
  EXPECT_NEAR(info["heightMax"].get<double>(), 9.0, 0.2);
  EXPECT_EQ(info["project"]["layers"], Json::array({"Rocks"}));
  EXPECT_EQ(info["project"]["objects"], 1);
  EXPECT_EQ(info["project"]["historySteps"], 3);
  EXPECT_EQ(info["project"]["versions"].size(), 1U);
  const ProgramRun text = runProgram({"info", project.path});
  EXPECT_NE(text.out.find("Rocks"), std::string::npos);
  EXPECT_EQ(runProgram({"info", project.path, "--cell-size", "2"}).code, 1);
}

TEST(Project, InfoNamesTheFiltersOfAdjustmentLayers) {
  const Project project;
  const std::string text = project.folder.file("filters.json"), path = project.folder.file("filters.scarp");
  writeBytes(text,
             script(R"({"op": "add-layer", "name": "Softer", "filter": {"filter": "blur", "radius": 3}})"));
  const ProgramRun made = runProgram({"run", text, "--in", project.path, "-o", path});
  ASSERT_EQ(made.code, 0) << made.err;
  const Json info = Json::parse(runProgram({"info", path, "--json"}).out)["project"];
  EXPECT_EQ(info["layers"], Json::array({"Rocks", "Softer"}));
  ASSERT_EQ(info["adjustments"].size(), 1U);
  EXPECT_EQ(info["adjustments"][0]["layer"], 2);
  EXPECT_EQ(info["adjustments"][0]["filter"]["filter"], "blur");
  EXPECT_EQ(info["adjustments"][0]["filter"]["radius"], 3);
  EXPECT_NE(runProgram({"info", path}).out.find("Rocks, Softer (filter: blur)"), std::string::npos);
}

TEST(Project, InfoListsDrapesAndMaterials) {
  const Project project;
  const std::string picture = project.folder.file("four.ppm"), text = project.folder.file("drapes.json"),
                    path = project.folder.file("drapes.scarp");
  writeBytes(picture, "P6\n2 2\n255\n" + std::string(12, 'a'));
  writeBytes(text, script(R"({"op": "drape", "path": "four.ppm", "name": "One"}, {"op": "drape", "path":
    "four.ppm", "name": "Two", "visible": false}, {"op": "set-drape", "drape": 2, "pack": true})"));
  const ProgramRun made = runProgram({"run", text, "--in", project.path, "-o", path});
  ASSERT_EQ(made.code, 0) << made.err;
  const Json info = Json::parse(runProgram({"info", path, "--json"}).out)["project"];
  ASSERT_EQ(info["drapes"].size(), 2U);
  EXPECT_EQ(info["drapes"][0]["name"], "One");
  EXPECT_EQ(info["drapes"][0]["path"], picture);
  EXPECT_EQ(info["drapes"][0]["packed"], false);
  EXPECT_EQ(info["drapes"][1]["packed"], true);
  EXPECT_EQ(info["drapes"][1]["visible"], false);
  EXPECT_TRUE(info["materials"].empty());
  const std::string told = runProgram({"info", path}).out;
  EXPECT_NE(told.find("One, file " + picture), std::string::npos) << told;
  EXPECT_NE(told.find("Two, in the project, 2 x 2 pixels, hidden"), std::string::npos) << told;
  EXPECT_NE(told.find("Materials      none"), std::string::npos) << told;
}

TEST(Project, AScriptGoesOnWhereTheFileWasSaved) {
  const Project project;
  const std::string second = project.folder.file("b.scarp"), raster = project.folder.file("b.tif");
  writeBytes(project.text, script(R"({"op": "undo"}, {"op": "undo"}, {"op": "undo"})"));
  ASSERT_EQ(runProgram({"run", project.text, "--in", project.path, "-o", second}).code, 0);
  ASSERT_EQ(runProgram({"convert", second, raster}).code, 0);
  const OutsideRaster undone = readOutside(raster);
  EXPECT_TRUE(std::ranges::all_of(undone.samples, [](double h) { return h == 5.0; }));
  // And back again, in a file of the same name.
  writeBytes(project.text, script(R"({"op": "redo"}, {"op": "redo"}, {"op": "redo"})"));
  ASSERT_EQ(runProgram({"run", project.text, "--in", second, "-o", second}).code, 0);
  ASSERT_EQ(runProgram({"convert", second, raster}).code, 0);
  const std::string direct = project.folder.file("c.tif");
  ASSERT_EQ(runProgram({"convert", project.path, direct}).code, 0);
  EXPECT_EQ(readOutside(raster).samples, readOutside(direct).samples);
}

TEST(Project, OfManyRunsAtOnceNoEditIsLost) {
  const Project project;
  constexpr int kRuns = 10;
  std::vector<std::string> scripts;
  for (int i = 0; i < kRuns; ++i) {
    scripts.push_back(project.folder.file("run" + std::to_string(i) + ".json"));
    writeBytes(scripts.back(),
               script(R"({"op": "place", "asset": "marker", "x": )" + std::to_string(i) + R"(, "y": -20})"));
  }
  std::vector<ProgramRun> runs(kRuns);
  {
    std::vector<std::jthread> threads;
    for (std::size_t i = 0; i < kRuns; ++i)
      threads.emplace_back([&, i] {
        runs[i] = runProgram({"run", scripts[i], "--in", project.path, "-o", project.path});
      });
  }
  int done = 0;
  for (const ProgramRun& run : runs) {
    if (run.code == 0)
      ++done;
    else
      expectRefusal(run, 1, {"a.scarp: is in use by another program"});
  }
  EXPECT_GE(done, 1);
  const Json info = Json::parse(runProgram({"info", project.path, "--json"}).out);
  EXPECT_EQ(info["project"]["objects"], 1 + done);
  EXPECT_EQ(info["project"]["historySteps"], 3 + done);
  // One after the other all of them come in.
  for (const std::string& each : scripts)
    EXPECT_EQ(runProgram({"run", each, "--in", project.path, "-o", project.path}).code, 0);
  EXPECT_EQ(Json::parse(runProgram({"info", project.path, "--json"}).out)["project"]["objects"],
            1 + done + kRuns);
}

TEST(Project, WhatAnEditorHasOpenIsNotWrittenOver) {
  const Project project;
  const auto open = ProjectFile::open(project.path);
  ASSERT_TRUE(open.ok());
  expectRefusal(runProgram({"run", project.text, "--in", project.path, "-o", project.path}), 1,
                {"a.scarp: is in use by another program"});
  expectRefusal(runProgram({"convert", project.path, project.path}), 1, {"is in use by another program"});
  EXPECT_EQ(
      runProgram({"run", project.text, "--in", project.path, "-o", project.folder.file("b.scarp")}).code, 0);
}

TEST(Project, ItsObjectsAreWrittenBesideOrWithoutARaster) {
  const Project project;
  const std::string csv = project.folder.file("o.csv"), points = project.folder.file("o.geojson");
  const ProgramRun both =
      runProgram({"convert", project.path, project.folder.file("b.tif"), "--objects", csv});
  ASSERT_EQ(both.code, 0) << both.err;
  EXPECT_NE(both.out.find("o.csv: 1 object\nlargest error of place "), std::string::npos) << both.out;
  EXPECT_EQ(both.out.find("not in this file"), std::string::npos) << both.out;
  const std::string text = readBytes(csv);
  EXPECT_EQ(text.find("id,asset,x,y,z,qx,qy,qz,qw,sx,sy,sz,yaw,tilt,rule,scatter,tint\n1,rock,5,5,"), 0U)
      << text;
  EXPECT_EQ(Json::parse(readBytes(csv + ".json"))["assets"]["rock"], 1);
  const ProgramRun alone =
      runProgram({"convert", project.path, "--objects", points, "--objects-crs", "local"});
  ASSERT_EQ(alone.code, 0) << alone.err;
  EXPECT_EQ(Json::parse(readBytes(points))["features"][0]["properties"]["asset"], "rock");
  // Left out, it is said, however the raster is written.
  EXPECT_NE(runProgram({"convert", project.path, project.folder.file("c.png")})
                .out.find("note: 1 placed object is not in this file; --objects FILE writes them"),
            std::string::npos);
  writeBytes(project.text, script(kPlace));
  const ProgramRun run =
      runProgram({"run", project.text, "--in", project.path, "-o", project.folder.file("d.tif")});
  EXPECT_NE(run.out.find("note: 2 placed objects are not in this file"), std::string::npos) << run.out;
  EXPECT_EQ(
      runProgram({"convert", project.path, project.folder.file("e.scarp")}).out.find("not in this file"),
      std::string::npos);
}

TEST(Project, ObjectsThatCannotBeWrittenSoAreOneLine) {
  const Project project;
  const std::string out = project.folder.file("b.tif");
  const auto before = project.folder.names();
  EXPECT_EQ(runProgram({"convert", project.path, out, "--objects", "o.xls"}).code, 2);
  EXPECT_EQ(runProgram({"convert", project.path, out, "--objects", "o.csv", "--objects-crs", "moon"}).code,
            2);
  EXPECT_EQ(runProgram({"convert", project.path}).code, 2);
  expectRefusal(runProgram({"convert", project.path, out, "--objects", project.folder.file("o.csv"),
                            "--objects-crs", "wgs84"}),
                1, {"o.csv", "no CRS"});
  expectRefusal(
      runProgram({"convert", project.path, out, "--objects", project.folder.path().string() + "/x/o.csv"}), 1,
      {"x/o.csv"});
  EXPECT_EQ(project.folder.names(), before);
}

TEST(Project, ConvertsFromARasterAndBackExactly) {
  const TempFolder folder;
  const std::string in = folder.file("a.tif"), path = folder.file("a.scarp"), out = folder.file("b.tif");
  std::vector<double> heights(140 * 90);
  for (std::size_t i = 0; i < heights.size(); ++i)
    heights[i] = static_cast<float>(0.37 * static_cast<double>(i % 977));
  writeOutside(in, 140, 90, heights);
  const ProgramRun made = runProgram({"convert", in, path});
  ASSERT_EQ(made.code, 0) << made.err;
  EXPECT_NE(made.out.find("every height is kept exactly"), std::string::npos);
  ASSERT_EQ(runProgram({"convert", path, out}).code, 0);
  EXPECT_EQ(readOutside(out).samples, heights);
  EXPECT_EQ(runProgram({"convert", in, path, "--preset", "unity"}).code, 1);
}

TEST(Project, RaysPickItsGround) {
  const Project project;
  const std::string rays = project.folder.file("r.csv"), hits = project.folder.file("h.csv");
  writeBytes(rays, "0,0,100,0,0,-1\n");
  ASSERT_EQ(runProgram({"pick", project.path, "--rays", rays, "-o", hits}).code, 0);
  EXPECT_EQ(readBytes(hits).find("hit,t,x"), 0U);
  EXPECT_NE(readBytes(hits).find("\n1,91,0,0,9,"), std::string::npos) << readBytes(hits);
}

TEST(Project, DamageIsAWarningAndNoProjectAnError) {
  const Project project;
  std::string bytes = readBytes(project.path);
  writeBytes(project.folder.file("cut.scarp"), bytes.substr(0, 60));
  const ProgramRun refused = runProgram({"info", project.folder.file("cut.scarp")});
  EXPECT_EQ(refused.code, 1);
  EXPECT_NE(refused.err.find("is not a Scarp project"), std::string::npos) << refused.err;
  writeBytes(project.path, bytes.substr(0, bytes.size() - 30'000));
  const ProgramRun told = runProgram({"info", project.path});
  EXPECT_EQ(told.code, 0) << told.err;
  EXPECT_NE(told.out.find("is damaged"), std::string::npos) << told.out;
}

}  // namespace
}  // namespace scarp::test
