#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

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

TEST(Run, TheSameScriptGivesTheSameFile) {
  const RunScene scene;
  ASSERT_EQ(scene.run(kRaiseScript).code, 0);
  const std::string first = readBytes(scene.out);
  const OutsideRaster raster = readOutside(scene.out);
  ASSERT_EQ(raster.columns, 101);
  EXPECT_NEAR(raster.samples[50 * 101 + 50], 9.0, 0.1);
  EXPECT_EQ(raster.samples[0], 5.0);
  ASSERT_EQ(scene.run(std::string(kRaiseScript) + R"(, {"op": "undo"}, {"op": "redo"})").code, 0);
  EXPECT_EQ(readBytes(scene.out), first);
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
  expectRefusal(many, 1,
                {"line 2 (Crest) of the layer \"Ways\": it needs ", " nodes", "memory budget of 256 MiB",
                 "Clip or simplify the line, or raise the memory budget"});
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
  const std::string begin = "scarp: warning: " + scene.script + ": operations[";
  // Beside the terrain: in world coordinates, as the person thought.
  ProgramRun run = scene.run(stroke(R"("raise", "radius": 10)", "[[400000, 5000000]]") + ", " +
                             stroke(R"("raise", "radius": 0.1)", "[[0.5, 0.5]]") + ", " +
                             stroke(R"("smooth", "radius": 10)", "[[0, 0]]") +
                             R"(, {"op": "select", "rectangle": [[20, 20], [40, 40]]}, )" +
                             stroke(R"("raise", "radius": 5)", "[[-30, -30]]") +
                             R"(, {"op": "select", "rectangle": [[400150, 5499800], [400250, 5499900]]},
          {"op": "filter", "filter": "offset", "metres": 5},
          {"op": "change-selection", "change": "none"}, {"op": "filter", "filter": "clamp"})");
  EXPECT_EQ(run.code, 0);
  EXPECT_EQ(
      run.err,
      begin +
          "0]: the stroke changes nothing: it is outside the terrain, which extends from x -50 to 50 m "
          "and from y -50 to 50 m\n" +
          begin +
          "1]: the stroke changes nothing: a brush with a radius of 0.1 m is smaller than a cell and "
          "may contain no sample; use a radius of at least 0.8 m\n" +
          begin + "2]: the stroke changes nothing\n" + begin +
          "4]: the stroke changes nothing: nothing is selected here\n" + begin +
          "5]: the selection is empty: edits change nothing until it is removed by \"change-selection\" "
          "with \"change\": \"none\"\n" +
          begin + "6]: the filter changes nothing: nothing is selected\n" + begin +
          "8]: the filter changes nothing\n");
  EXPECT_EQ(readOutside(scene.out).samples, std::vector<double>(101 * 101, 5.0));
  run = scene.run(std::string(kRaiseScript) + R"(, {"op": "add-layer", "name": "Lines", "lines": []},
    {"op": "lines", "layer": 1, "lines": [{"kind": "road", "points": [[-40, 0, 9], [40, 0, 9]], "settings":
    {"heights": "points"}}, {"kind": "road", "points": [[70, 0], [90, 0]]}]})");
  EXPECT_EQ(run.code, 0);
  EXPECT_TRUE(run.err.starts_with(begin + "2]: road 2 changes no sample: it is outside")) << run.err;
  EXPECT_EQ(std::ranges::count(run.err, '\n'), 1) << run.err;
}

TEST(Run, PlacesOfAScriptMayBeThoseOfTheWorld) {
  const RunScene scene;
  OutsideFile cells;
  cells.geoTransform = {400012.0, 10.0, 0.0, 5500007.0, 0.0, -10.0};
  cells.epsg = 32633;
  writeOutside(scene.in, 101, 101, std::vector<double>(101 * 101, 5.0), cells);
  const auto made = [&](const std::string& head, const std::string& operations) {
    writeBytes(scene.script, R"({"scarp": 1, )" + head + R"("operations": [)" + operations + "]}");
    const ProgramRun run = runProgram({"run", scene.script, "--in", scene.in, "-o", scene.out});
    EXPECT_EQ(run.code, 0) << run.err;
    EXPECT_EQ(run.err, "");
    return readOutside(scene.out).samples;
  };
  const auto stroke = [](const std::string& samples) {
    return R"({"op": "stroke", "brush": {"kind": "raise", "radius": 80, "strength": 4}, "samples": )" +
           samples + "}";
  };
  // The middle of the terrain is 400517, 5499502.
  const std::vector<double> local = made("", stroke("[[-100, 50], [120, -30]]"));
  EXPECT_EQ(made(R"("frame": "world", )", stroke("[[400417, 5499552], [400637, 5499472]]")), local);
  EXPECT_NE(*std::ranges::max_element(local), 5.0);
  // A shape, a wand, lines and objects; in another CRS too.
  const std::string offset = R"(, {"op": "filter", "filter": "offset", "metres": 5})";
  const std::vector<double> square =
      made(R"("frame": "world", )",
           R"({"op": "select", "rectangle": [[400312, 5499307], [400512, 5499507]]})" + offset);
  EXPECT_EQ(std::ranges::count(square, 10.0), 20 * 20);
  // The middle of the terrain in degrees.
  const std::vector<double> degrees =
      made(R"("frame": "world", "crs": "EPSG:4326", )", stroke("[[13.6221168990874, 49.6398642831704]]"));
  const auto highest = std::ranges::max_element(degrees) - degrees.begin();
  EXPECT_NEAR(static_cast<double>(highest % 101), 50.0, 9.0);
  EXPECT_NEAR(static_cast<double>(highest / 101), 50.0, 9.0);
  const std::vector<double> road = made(
      R"("frame": "world", )",
      R"({"op": "add-layer", "lines": [{"kind": "dam", "points": [[400312, 5499502, 40], [400717, 5499502, 40]],
           "settings": {"heights": "points"}}]}, {"op": "place", "asset": "house", "x": 400100, "y": 5499100})");
  EXPECT_NEAR(road[50 * 101 + 50], 40.0, 1.0);
  const auto refused = [&](const std::string& head, const std::vector<std::string>& words) {
    writeBytes(scene.script,
               R"({"scarp": 1, )" + head + R"("operations": [)" + stroke("[[400405, 5499545]]") + "]}");
    expectRefusal(runProgram({"run", scene.script, "--in", scene.in, "-o", scene.out}), 1, words);
  };
  refused(R"("frame": "world", "crs": "EPSG:none", )", {"crs: \"EPSG:none\" is no CRS"});
  refused(R"("crs": "EPSG:4326", )", {"crs: is for scripts in the frame \"world\""});
  writeOutside(scene.in, 101, 101, std::vector<double>(101 * 101, 5.0));
  refused(R"("frame": "world", )", {"operations[0]: the terrain has no place in the world"});
}

TEST(Run, RastersOfLayersAreReadAsFilesAreAndTheirWarningsAreReported) {
  const RunScene scene;
  OutsideFile cells;
  cells.geoTransform = {100.0, 1.0, 0.0, 200.0, 0.0, -1.0};
  writeOutside(scene.in, 101, 101, std::vector<double>(101 * 101, 5.0), cells);
  std::vector<double> steps(101 * 101);
  for (std::size_t i = 0; i < steps.size(); ++i) steps[i] = static_cast<double>(i % 60000);
  writeOutside(scene.folder.file("new16.png"), 101, 101, steps, {.driver = "PNG", .type = "UInt16"});
  std::filesystem::remove(scene.folder.file("new16.png.aux.xml"));
  const std::string begin = "scarp: warning: " + scene.script + ": operations[";
  // Without a word on its heights it is read as it is, with a warning.
  const ProgramRun bare =
      scene.run(R"({"op": "add-layer", "name": "a", "blend": "replace", "path": "new16.png"})");
  EXPECT_EQ(bare.code, 0) << bare.err;
  EXPECT_NE(bare.err.find(begin + "0]: new16.png: "), std::string::npos) << bare.err;
  // The same options as of a file that is opened.
  for (const char* how : {R"({"op": "add-layer", "name": "a", "blend": "replace", "path": "new16.png",
            "import": {"range": {"lowest": 100, "highest": 400, "of": "values"}}})",
                          R"({"op": "add-layer", "name": "a", "blend": "replace"},
           {"op": "fill-layer", "layer": 1, "path": "new16.png", "import": {"scale": 0.05, "offset": 100}})"}) {
    const ProgramRun run = scene.run(how);
    ASSERT_EQ(run.code, 0) << run.err;
    const OutsideRaster made = readOutside(scene.out);
    EXPECT_NEAR(*std::ranges::min_element(made.samples), 100.0, 1e-3);
    EXPECT_GT(*std::ranges::max_element(made.samples), 350.0);
    EXPECT_LT(*std::ranges::max_element(made.samples), 700.0);
  }
  // One step: what is undone leaves no layer.
  const ProgramRun undone = scene.run(
      R"({"op": "add-layer", "name": "a", "blend": "replace", "path": "new16.png"}, {"op": "undo"},
         {"op": "set-layer", "layer": 1, "name": "b"})");
  expectRefusal(undone, 1, {"operations[2]", "there is no layer 1"});
  expectRefusal(scene.run(R"({"op": "add-layer", "path": "new16.png", "import": {"unit": 5}})"), 1,
                {"operations[0].import.unit"});
  expectRefusal(scene.run(R"({"op": "add-layer", "path": "none.png"})"), 1, {"none.png"});
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
  const ProgramRun wrong = runProgram({"run", scene.script, "--level", "1048578x2", "-o", project});
  EXPECT_EQ(wrong.code, 1);
  EXPECT_NE(wrong.err.find("is no size (2x2 to 1048577x1048577)"), std::string::npos) << wrong.err;
}

TEST(Run, GeneratesANewTerrainFromATemplate) {
  const RunScene scene;
  const std::string project = scene.folder.file("canyon.scarp");
  const auto generate = [&](const std::string& out, const std::string& seed) {
    return runProgram({"run", "--new", "canyon", "--size", "129x65", "--cell-size", "4", "--height", "90",
                       "--seed", seed, "-o", out});
  };
  ASSERT_EQ(generate(scene.out, "3").code, 0);
  const OutsideRaster canyon = readOutside(scene.out);
  EXPECT_EQ(canyon.samples.size(), 129U * 65U);
  EXPECT_NEAR(*std::ranges::max_element(canyon.samples), 90.0, 1e-3);
  EXPECT_EQ(*std::ranges::min_element(canyon.samples), 0.0);
  ASSERT_EQ(generate(scene.out, "4").code, 0);
  EXPECT_NE(readOutside(scene.out).samples, canyon.samples);
  writeBytes(scene.script, scriptOf(kRaiseScript));
  EXPECT_EQ(runProgram({"run", scene.script, "--new", "dunes", "--size", "65x65", "-o", project}).code, 0);

  for (const std::vector<std::string>& wrong : {std::vector<std::string>{"--new", "volcano"},
                                                {"--new", "hills", "--size", "1x5"},
                                                {"--new", "hills", "--shape", "2"},
                                                {"--seed", "3", scene.script}}) {
    std::vector<std::string> words{"run", "-o", scene.out};
    words.insert(words.end(), wrong.begin(), wrong.end());
    const ProgramRun run = runProgram(words);
    EXPECT_NE(run.code, 0);
    EXPECT_FALSE(run.err.empty());
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
      scene.run(R"({"op": "stroke", "brush": {"kind": "raise", "radius": NaN}, "samples": [[0, 0]]})"), 1,
      {"s.json", "line 1, column "});
  expectRefusal(scene.run(R"({"op": "undo", "what": 1})"), 1, {"operations[0].what", "unknown key"});
  expectRefusal(runProgram({"run", scene.folder.file("none.json")}), 1, {"none.json"});
  expectRefusal(runProgram({"run", scene.folder.path().string()}), 1, {"cannot be read"});
  writeBytes(scene.script, scriptOf(kRaiseScript));
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
