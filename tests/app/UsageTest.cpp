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
  expectRefusals({}, {{2, {"frobnicate"}, {"frobnicate"}},
                      {2, {"frobnicate", "a.tif"}, {"'frobnicate' is no command"}},
                      {2, {"--frobnicate"}, {"--frobnicate"}},
                      {2, {"--new", "volcano"}, {"--new", "volcano", "island"}},
                      {2, {"--new", "island", "a.tif"}, {"--new"}},
                      {2, {"run", "a.json", "--in", ""}, {"--in", "no file is named"}},
                      {2, {"convert", "a.tif", "b.tif", "--preset", "quake"}, {"quake", "unity"}},
                      {2, {"info"}, {"IN"}}});
  expectRefusals({"info", "a.tif"}, {{2, {"--loud"}, {"--loud"}},
                                     {2, {"--raw", "512"}, {"--raw", "512x512:f32le"}},
                                     {2, {"--unit", "furlong"}, {"furlong", "us-ft"}},
                                     {2, {"--cell-size", "wide"}, {"--cell-size", "wide"}},
                                     {2, {"--range", "12"}, {"--range", "0:1200"}},
                                     {2, {"--range", "5:5"}, {"--range", "0:1200"}},
                                     {2, {"--range", "0:1", "--unit", "ft"}, {"--range", "--unit"}},
                                     {2, {"--band", "infrared"}, {"infrared", "luminance"}}});
}

TEST(Usage, WhatCannotBeSaidIsAFailure) {
  const auto full = [](const std::vector<std::string>& arguments) {
    return runProgram(arguments, "/dev/full");
  };
  expectRefusal(full({"--help"}), 1, {"standard output cannot be written", "No space left"});
  const TempFolder folder;
  writeBytes(folder.file("none.json"), R"({"scarp": 1, "operations": []})");
  expectRefusal(full({"run", folder.file("none.json"), "--level", "20x20"}), 1,
                {"standard output cannot be written"});
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
