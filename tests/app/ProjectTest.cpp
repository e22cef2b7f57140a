#include <gtest/gtest.h>

#include <algorithm>
#include <thread>

#include "core/base/Json.h"
#include "core/project/ProjectFile.h"
#include "tests/app/Program.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

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
  std::string path = folder.file("a.scarp"), text = folder.file("s.json");

  Project() {
    const Terrain level = makeTerrain({101, 101, 1.0, 1.0}, [](int, int) { return 5.0F; });
    writeProject(path, level, std::string(kRaise) + R"(, {"op": "add-layer", "name": "Rocks"}, )" + kPlace);
  }
};

TEST(Project, InfoTellsWhatIsInIt) {
  const Project project;
  const std::string picture = project.folder.file("four.ppm"), path = project.folder.file("more.scarp");
  writeBytes(picture, "P6\n2 2\n255\n" + std::string(12, 'a'));
  writeBytes(project.text, script(R"({"op": "add-layer", "name": "Softer", "filter":
    {"filter": "blur", "radius": 3}}, {"op": "drape", "path": "four.ppm", "name": "One"}, {"op": "drape", "path":
    "four.ppm", "name": "Two", "visible": false}, {"op": "set-drape", "drape": 2, "pack": true})"));
  const ProgramRun made = runProgram({"run", project.text, "--in", project.path, "-o", path});
  ASSERT_EQ(made.code, 0) << made.err;
  const ProgramRun run = runProgram({"info", path, "--json"});
  ASSERT_EQ(run.code, 0) << run.err;
  const Json info = Json::parse(run.out), inside = info["project"];
  EXPECT_EQ(info["driver"], "Scarp project");
  EXPECT_EQ(info["columns"], 101);
  EXPECT_NEAR(info["heightMax"].get<double>(), 8.2, 0.1);
  EXPECT_EQ(inside["layers"], Json::array({"Rocks", "Softer"}));
  EXPECT_EQ(inside["objects"], 1);
  const int steps = inside["historySteps"].get<int>();
  EXPECT_GE(steps, 6);
  EXPECT_NE(made.out.find(std::to_string(steps) + " steps of history"), std::string::npos) << made.out;
  EXPECT_GE(inside["versions"].size(), 1U);
  ASSERT_EQ(inside["adjustments"].size(), 1U);
  EXPECT_EQ(inside["adjustments"][0]["layer"], 2);
  EXPECT_EQ(inside["adjustments"][0]["filter"]["filter"], "blur");
  EXPECT_EQ(inside["adjustments"][0]["filter"]["radius"], 3);
  ASSERT_EQ(inside["drapes"].size(), 2U);
  EXPECT_EQ(inside["drapes"][0]["name"], "One");
  EXPECT_EQ(inside["drapes"][0]["path"], picture);
  EXPECT_EQ(inside["drapes"][0]["packed"], false);
  EXPECT_EQ(inside["drapes"][1]["packed"], true);
  EXPECT_EQ(inside["drapes"][1]["visible"], false);
  EXPECT_TRUE(inside["materials"].empty());
  const std::string told = runProgram({"info", path}).out;
  for (const std::string& words :
       {std::string("Rocks, Softer (filter: blur)"), "One, file " + picture,
        std::string("Two, in the project, 2 x 2 pixels, hidden"), std::string("Materials      none")})
    EXPECT_NE(told.find(words), std::string::npos) << told;
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
  EXPECT_EQ(runProgram({"diff", project.path, second}).out.find("the same at all"), 21U);
}

TEST(Project, OfManyRunsAtOnceNoEditIsLost) {
  const Project project;
  constexpr int kRuns = 6;
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
  {
    const auto opened = ProjectFile::open(project.path);
    ASSERT_TRUE(opened.ok());
    EXPECT_EQ(opened->document.history.items.size(), static_cast<std::size_t>(3 + done));
    // While an editor has it open it is not written over.
    expectRefusal(runProgram({"run", scripts[0], "--in", project.path, "-o", project.path}), 1,
                  {"a.scarp: is in use by another program"});
    expectRefusal(runProgram({"convert", project.path, project.path}), 1, {"is in use by another program"});
    EXPECT_EQ(
        runProgram({"run", scripts[0], "--in", project.path, "-o", project.folder.file("b.scarp")}).code, 0);
  }
  const Json info = Json::parse(runProgram({"info", project.path, "--json"}).out);
  EXPECT_EQ(info["project"]["objects"], 1 + done);
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
  const std::string left = runProgram({"convert", project.path, project.folder.file("c.png")}).out;
  EXPECT_NE(left.find("note: 1 placed object is not in this file; --objects FILE writes them"),
            std::string::npos)
      << left;
  EXPECT_NE(left.find("note: 1 layer is merged into the heights"), std::string::npos) << left;
  writeBytes(project.text, script(kPlace));
  const ProgramRun run =
      runProgram({"run", project.text, "--in", project.path, "-o", project.folder.file("d.tif")});
  EXPECT_NE(run.out.find("note: 2 placed objects are not in this file"), std::string::npos) << run.out;

  const auto before = project.folder.names();
  expectRefusals(
      {"convert", project.path},
      {{2, {}, {"OUT"}},
       {2, {"o.tif", "--objects", "o.xls"}, {"--objects"}},
       {1, {"--objects", project.folder.file("p.csv"), "--objects-crs", "wgs84"}, {"p.csv", "no CRS"}},
       {1, {"--objects", project.folder.path().string() + "/x/o.csv"}, {"x/o.csv"}}});
  EXPECT_EQ(project.folder.names(), before);
}

TEST(Project, ConvertsFromARasterExactlyAndPicksItsGround) {
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
  const Project project;
  const std::string rays = folder.file("r.csv"), hits = folder.file("h.csv");
  writeBytes(rays, "0,0,100,0,0,-1\n");
  ASSERT_EQ(runProgram({"pick", project.path, "--rays", rays, "-o", hits}).code, 0);
  EXPECT_EQ(readBytes(hits).find("hit,t,x"), 0U);
  EXPECT_NE(readBytes(hits).find("\n1,91,0,0,9,"), std::string::npos) << readBytes(hits);
}

}  // namespace
}  // namespace scarp::test
