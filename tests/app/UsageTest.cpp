#include "tests/app/Program.h"
#include "tests/io/IoSupport.h"

namespace scarp::test {
namespace {

TEST(Usage, HelpAndVersionGoToStdout) {
  const ProgramRun help = runProgram({"--help"});
  EXPECT_EQ(help.code, 0);
  EXPECT_EQ(help.err, "");
  for (const char* word :
       {"info", "convert", "pick", "run", "viewshed", "bake", "render", "materials", "FILE", "--version"})
    EXPECT_NE(help.out.find(word), std::string::npos) << word;
  const ProgramRun version = runProgram({"--version"});
  EXPECT_EQ(version.code, 0);
  EXPECT_TRUE(version.out.starts_with("scarp ")) << version.out;
  const ProgramRun convert = runProgram({"convert", "--help"});
  EXPECT_EQ(convert.code, 0);
  for (const char* word : {"--preset", "--min", "--max", "--unit", "--nodata", "--cell-size", "--raw",
                           "--resample", "--compression", "unreal"})
    EXPECT_NE(convert.out.find(word), std::string::npos) << word;
}

TEST(Usage, WrongUsageIsOneLineAndTwo) {
  expectRefusal(runProgram({"frobnicate"}), 2, {"frobnicate"});
  expectRefusal(runProgram({"frobnicate", "a.tif"}), 2, {"'frobnicate' is no command"});
  expectRefusal(runProgram({"--frobnicate"}), 2, {"--frobnicate"});
  expectRefusal(runProgram({"--new", "volcano"}), 2, {"--new", "volcano", "island"});
  expectRefusal(runProgram({"--new", "island", "a.tif"}), 2, {"--new"});
  expectRefusal(runProgram({"info"}), 2, {"IN"});
  expectRefusal(runProgram({"convert", "a.tif"}), 2, {"OUT"});
  expectRefusal(runProgram({"info", "a.tif", "--loud"}), 2, {"--loud"});
  expectRefusal(runProgram({"info", "a.tif", "--raw", "512"}), 2, {"--raw", "512x512:f32le"});
  expectRefusal(runProgram({"info", "a.tif", "--unit", "furlong"}), 2, {"furlong", "us-ft"});
  expectRefusal(runProgram({"info", "a.tif", "--cell-size", "wide"}), 2, {"--cell-size", "wide"});
  for (const char* range : {"12", "0:", "5:5", "0:1:2", "low:high", ":"})
    expectRefusal(runProgram({"info", "a.tif", "--range", range}), 2, {"--range", "0:1200"});
  expectRefusal(runProgram({"info", "a.tif", "--range", "0:1", "--unit", "ft"}), 2, {"--range", "--unit"});
  expectRefusal(runProgram({"info", "a.tif", "--band", "infrared"}), 2, {"infrared", "luminance"});
  expectRefusal(runProgram({"info", "a.tif", "--band", "0"}), 2, {"--band"});
  expectRefusal(runProgram({"info", "a.tif", "--rows", "up"}), 2, {"up", "south-first"});
  expectRefusal(runProgram({"convert", "a.tif", "b.tif", "--preset", "quake"}), 2, {"quake", "unity"});
  expectRefusal(runProgram({"run", "a.json", "--in", ""}), 2, {"--in", "no file is named"});
  expectRefusal(runProgram({"convert", "a.tif", "b.tif", "--format", "bmp"}), 2, {"bmp", "tif"});
}

TEST(Usage, WhatCannotBeSaidIsAFailure) {
  const auto full = [](const std::vector<std::string>& arguments) {
    return runProgram(arguments, "/dev/full");
  };
  expectRefusal(full({"--help"}), 1, {"standard output cannot be written", "No space left"});
  const TempFolder folder;
  writeBytes(folder.file("none.json"), R"({"scarp": 1, "operations": []})");
  expectRefusal(full({"run", folder.file("none.json")}), 1, {"standard output cannot be written"});
}

TEST(Usage, BadInputIsOneLineAndOne) {
  const TempFolder folder;
  expectRefusal(runProgram({"info", folder.file("none.tif")}), 1, {"none.tif", "No such file"});
  expectRefusal(runProgram({"info", folder.path().string()}), 1, {"folder"});
  writeBytes(folder.file("a\nb.tif"), "x");
  expectRefusal(runProgram({"info", folder.file("a\nb.tif")}), 1, {"a b.tif"});
}

}  // namespace
}  // namespace scarp::test
