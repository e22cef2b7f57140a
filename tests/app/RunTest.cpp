#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "tests/app/Program.h"
#include "tests/io/IoSupport.h"

namespace scarp::test {
namespace {

const char* kRaiseScript = R"({"op": "stroke", "brush": {"kind": "raise", "radius": 10, "strength": 4},
                         "samples": [[-30, 0], [30, 0]]})";

std::string scriptOf(const std::string& operations) {
  return R"({"scarp": 1, "operations": [)" + operations + "]}";
}

struct RunScene {
  TempFolder folder;
  std::string script = folder.file("s.json"), in = folder.file("a.tif"), out = folder.file("b.tif");

  RunScene() { writeOutside(in, 101, 101, std::vector<double>(101 * 101, 5.0)); }
  [[nodiscard]] ProgramRun run(const std::string& operations) const {
    writeBytes(script, scriptOf(operations));
    return runProgram({"run", script, "--in", in, "-o", out});
  }
};

TEST(Run, SculptsAndExports) {
  const RunScene scene;
  const ProgramRun run = scene.run(kRaiseScript);
  ASSERT_EQ(run.code, 0) << run.err;
  const OutsideRaster raster = readOutside(scene.out);
  ASSERT_EQ(raster.columns, 101);
  EXPECT_NEAR(raster.samples[50 * 101 + 50], 9.0, 0.1);
  EXPECT_EQ(raster.samples[0], 5.0);
}

TEST(Run, AnObjectThatFlattensLevelsTheGround) {
  const RunScene scene;
  const std::string place = R"(, {"op": "place", "asset": "house", "x": 0, "y": 9, "rule": "flatten"})";
  ASSERT_EQ(scene.run(kRaiseScript + place).code, 0);
  const OutsideRaster raster = readOutside(scene.out);
  const auto at = [&](std::size_t column, std::size_t row) { return raster.samples[row * 101 + column]; };
  EXPECT_GT(at(50, 41), 5.01);
  for (const std::size_t row : {39U, 40U, 42U, 43U}) EXPECT_EQ(at(50, row), at(50, 41));
  const ProgramRun wrong = scene.run(R"({"op": "place", "asset": "house", "x": 0, "y": 9, "rule": "float"})");
  EXPECT_EQ(wrong.code, 1);
  EXPECT_NE(wrong.err.find("rule: unknown value \"float\" (known are keep-offset, align, stay, flatten)"),
            std::string::npos)
      << wrong.err;
}

/// A road that zigzags over the terrain, as JSON.
std::string zigzag(int points, double extent, const char* name) {
  std::string line = R"({"kind": "road", "name": ")" + std::string(name) + R"(", "points": [)";
  for (int i = 0; i < points; ++i)
    line += (i > 0 ? ",[" : "[") + std::to_string(i % 2 == 0 ? -extent : extent) + "," +
            std::to_string(-40.0 + 80.0 * i / points) + "]";
  return line + "]}";
}

TEST(Run, LinesThatDoNotFitIntoTheMemoryBudgetAreRefused) {
  const RunScene scene;
  const auto run = [&](const std::string& lines) {
    writeBytes(scene.script, scriptOf(R"({"op": "add-layer", "name": "Ways", "lines": [)" + lines + "]}"));
    return runProgram({"--memory", "256MiB", "run", scene.script, "--in", scene.in, "-o", scene.out});
  };
  EXPECT_EQ(run(zigzag(20, 5000.0, "few") + "," + zigzag(10, 40.0, "short")).code, 0);
  const ProgramRun many = run(zigzag(10, 40.0, "short") + "," + zigzag(5000, 5000.0, "Crest"));
  expectRefusal(many, 1, {"line 2 (Crest) of the layer \"Ways\": it needs ", " nodes", "memory budget of 256 MiB",
                          "Clip or simplify the line, or raise the memory budget"});
  const ProgramRun inside = run(zigzag(5000, 40.0, "Crest"));
  expectRefusal(inside, 1, {"line 1 (Crest) of the layer \"Ways\": it needs 404920 nodes"});
  // Off the terrain it costs next to nothing.
  std::string away = zigzag(5000, 40.0, "away");
  for (std::size_t at = 0; (at = away.find("[40.0", at)) != std::string::npos;) away.replace(at, 5, "[90000.0");
  for (std::size_t at = 0; (at = away.find("[-40.0", at)) != std::string::npos;) away.replace(at, 6, "[80000.0");
  EXPECT_EQ(run(away).code, 0);
}

TEST(Run, AnOperationThatChangesNothingSaysWhy) {
  const RunScene scene;
  OutsideFile cells;  // Of a size, so that nothing else is reported.
  cells.geoTransform = {100.0, 1.0, 0.0, 200.0, 0.0, -1.0};
  writeOutside(scene.in, 101, 101, std::vector<double>(101 * 101, 5.0), cells);
  const auto stroke = [](const std::string& brush, const std::string& samples) {
    return R"({"op": "stroke", "brush": {"kind": )" + brush + R"(}, "samples": )" + samples + "}";
  };
  const auto warnings = [&](const std::string& operations) {
    const ProgramRun run = scene.run(operations);
    EXPECT_EQ(run.code, 0) << run.err;
    return run.err;
  };
  const std::string begin = "scarp: warning: " + scene.script + ": operations[";
  EXPECT_EQ(warnings(kRaiseScript), "");
  EXPECT_EQ(warnings(kRaiseScript + std::string(", ") + stroke(R"("raise", "radius": 10)", "[[400000, 5000000]]")),
            begin +
                "1]: the stroke changes nothing: it is outside the terrain, which extends from x -50 to 50 m "
                "and from "
                "y -50 to 50 m\n");
  EXPECT_EQ(warnings(stroke(R"("raise", "radius": 0.1)", "[[0.5, 0.5]]")),
            begin +
                "0]: the stroke changes nothing: a brush with a radius of 0.1 m is smaller than a cell and "
                "may contain "
                "no sample; use a radius of at least 0.8 m\n");
  EXPECT_EQ(warnings(stroke(R"("smooth", "radius": 10)", "[[0, 0]]")),
            begin + "0]: the stroke changes nothing\n");
  const std::string beside = R"({"op": "select", "rectangle": [[20, 20], [40, 40]]}, )";
  EXPECT_EQ(warnings(beside + stroke(R"("raise", "radius": 5)", "[[-30, -30]]")),
            begin + "1]: the stroke changes nothing: nothing is selected here\n");
  EXPECT_EQ(warnings(R"({"op": "filter", "filter": "clamp"})"), begin + "0]: the filter changes nothing\n");
  const std::string
      lines = R"({"op": "add-layer", "name": "Lines", "lines": []}, {"op": "lines", "layer": 1, "lines": [)",
      far = R"({"kind": "road", "points": [[70, 0], [90, 0]]})",
      raised = R"({"kind": "road", "points": [[-40, 0, 9], [40, 0, 9]], "settings": {"heights": "points"}})";
  EXPECT_EQ(warnings(lines + raised + "]}"), "");
  EXPECT_NE(warnings(lines + raised + ", " + far + "]}")
                .find("operations[1]: road 2 changes no sample: it is outside"),
            std::string::npos);
}

TEST(Run, UndoneIsUndone) {
  const RunScene scene;
  ASSERT_EQ(scene.run(std::string(kRaiseScript) + R"(, {"op": "undo"})").code, 0);
  const OutsideRaster raster = readOutside(scene.out);
  EXPECT_TRUE(std::ranges::all_of(raster.samples, [](double h) { return h == 5.0; }));
}

TEST(Run, TheSameScriptGivesTheSameFile) {
  const RunScene scene;
  ASSERT_EQ(scene.run(kRaiseScript).code, 0);
  const std::string first = readBytes(scene.out);
  ASSERT_EQ(scene.run(kRaiseScript).code, 0);
  EXPECT_EQ(readBytes(scene.out), first);
}

TEST(Run, WorksOnLevelGroundOfAnySize) {
  const RunScene scene;
  writeBytes(scene.script, scriptOf(kRaiseScript));
  const std::string project = scene.folder.file("level.scarp");
  const ProgramRun made = runProgram({"run", scene.script, "--level", "1048577x1048577", "-o", project});
  ASSERT_EQ(made.code, 0) << made.err;
  EXPECT_NE(made.out.find("1048577 x 1048577 samples"), std::string::npos) << made.out;
  const ProgramRun again = runProgram({"run", scene.script, "--in", project, "-o", project});
  ASSERT_EQ(again.code, 0) << again.err;
  const ProgramRun raster = runProgram({"run", scene.script, "--in", project, "-o", scene.out});
  EXPECT_EQ(raster.code, 1);
  EXPECT_NE(raster.err.find("a terrain of 1048577 x 1048577 samples is too large for this"),
            std::string::npos)
      << raster.err;
  for (const char* size : {"1x5", "1048578x2", "7", "axb"}) {
    const ProgramRun wrong = runProgram({"run", scene.script, "--level", size, "-o", project});
    EXPECT_EQ(wrong.code, 1) << size;
    EXPECT_NE(wrong.err.find("is no size (2x2 to 1048577x1048577)"), std::string::npos) << wrong.err;
  }
}

TEST(Run, WithoutATerrainItWorksOnTheSampleIsland) {
  const RunScene scene;
  writeBytes(scene.script, scriptOf(""));
  const ProgramRun run = runProgram({"run", scene.script, "-o", scene.out});
  ASSERT_EQ(run.code, 0) << run.err;
  const OutsideRaster raster = readOutside(scene.out);
  EXPECT_EQ(raster.columns, 1025);
  EXPECT_EQ(raster.rows, 1025);
}

TEST(Run, BadScriptsAreOneLineAndLeaveTheOldFile) {
  const RunScene scene;
  writeBytes(scene.out, "old");
  expectRefusal(scene.run(R"({"op": "undo"})"), 1, {"s.json", "operations[0]", "nothing to undo"});
  expectRefusal(
      scene.run(R"({"op": "stroke", "brush": {"kind": "raise", "radius": -1}, "samples": [[0, 0]]})"), 1,
      {"operations[0].brush.radius", "-1", "out of range"});
  expectRefusal(
      scene.run(R"({"op": "stroke", "brush": {"kind": "raise", "radius": 1e30}, "samples": [[0, 0]]})"), 1,
      {"operations[0].brush.radius", "1e+30"});
  expectRefusal(
      scene.run(R"({"op": "stroke", "brush": {"kind": "raise", "radius": NaN}, "samples": [[0, 0]]})"), 1,
      {"s.json", "line 1, column "});
  expectRefusal(scene.run(R"({"op": "place", "asset": "house", "x": 1e9, "y": 0})"), 1,
                {"operations[0]", "off the terrain"});
  expectRefusal(scene.run(R"({"op": "undo", "what": 1})"), 1, {"operations[0].what", "unknown key"});
  writeBytes(scene.script, scriptOf(kRaiseScript));
  expectRefusal(runProgram({"run", scene.folder.file("none.json")}), 1, {"none.json"});
  expectRefusal(runProgram({"run", scene.folder.path().string()}), 1, {"cannot be read"});
  expectRefusal(runProgram({"run", scene.script, "--in", scene.folder.file("none.tif"), "-o", scene.out}), 1,
                {"none.tif"});
  expectRefusal(runProgram({"run", scene.script, "--in", scene.in, "-o", scene.folder.file("no/b.tif")}), 1,
                {"b.tif"});
  expectRefusal(runProgram({"run"}), 2, {"SCRIPT"});
  EXPECT_EQ(readBytes(scene.out), "old");
}

TEST(Run, WhatThereIsNotEnoughMemoryForIsSaid) {
#ifdef __SANITIZE_ADDRESS__
  GTEST_SKIP() << "the sanitizer itself takes more than the limit";
#endif
  const TempFolder folder;
  const std::string in = folder.file("a.tif"), text = folder.file("s.json"), said = folder.file("said");
  writeOutside(in, 9, 9, std::vector<double>(81, 5.0));
  writeBytes(text, R"({"scarp": 1, "operations": [{"op": "reshape", "reshape": "resample", "columns": 100000,
                      "rows": 100000}]})");
  const auto limited = [&](const std::string& arguments) {
    const std::string line =
        "ulimit -v 1000000; exec '" SCARP_PROGRAM "' " + arguments + " > '" + said + "' 2>&1";
    EXPECT_NE(std::system(line.c_str()), 0);
    return readBytes(said);
  };
  EXPECT_EQ(limited("run '" + text + "' --in '" + in + "'"),
            "scarp: " + text +
                ": operations[0]: there is not enough memory for a terrain of 100000 × 100000 samples\n");
  const std::string told =
      limited("convert '" + in + "' '" + folder.file("b.tif") + "' --resample 100000x100000");
  EXPECT_NE(told.find("there is not enough memory for a terrain of 100000 × 100000 samples\n"),
            std::string::npos)
      << told;
}

}  // namespace
}  // namespace scarp::test
