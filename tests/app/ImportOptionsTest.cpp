
#include <cmath>

#include "core/base/Json.h"
#include "tests/app/Program.h"
#include "tests/io/IoSupport.h"

namespace scarp::test {
namespace {

const OutsideFile kPng8{.driver = "PNG", .type = "Byte"}, kPng16{.driver = "PNG", .type = "UInt16"};

Json infoOf(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "info");
  arguments.emplace_back("--json");
  const ProgramRun run = runProgram(arguments);
  EXPECT_EQ(run.code, 0) << run.err;
  return Json::parseOrNull(run.out);
}

TEST(ImportOptionsOnTheCommandLine, ChooseABandOrWhatColoursStandFor) {
  const TempFolder folder;
  const std::string path = folder.file("tile.png");
  writeBands(path, 2, 2, {{128, 130, 128, 128}, {0, 10, 0, 0}, {0, 128, 0, 0}}, kPng8);
  expectRefusal(runProgram({"info", path}), 1,
                {"tile.png: 3 bands (red, green, blue)", "--band: 1 to 3, luminance, terrarium or mapbox"});
  EXPECT_EQ(infoOf({path, "--band", "terrarium"})["heightMax"], 522.5);
  EXPECT_EQ(infoOf({path, "--band", "2"})["heightMax"], 10.0);
  expectRefusal(runProgram({"info", path, "--band", "7"}), 1, {"no band 7"});
}

TEST(ImportOptionsOnTheCommandLine, SpreadHeightsAndTurnRows) {
  const TempFolder folder;
  const std::string path = folder.file("a.png");
  writeOutside(path, 2, 2, {1000, 2000, 3000, 5000}, kPng16);
  const auto range = infoOf({path, "--range", "-50:150"});
  EXPECT_EQ(range["heightMin"], -50.0);
  EXPECT_EQ(range["heightMax"], 150.0);
  EXPECT_NEAR(infoOf({path, "--step-range", "0:65535"})["heightMax"].get<double>(), 5000.0, 1e-3);
  EXPECT_EQ(infoOf({path, "--rows", "south-first"})["southUp"], true);
  const ProgramRun run = runProgram({"convert", path, folder.file("b.tif"), "--rows", "south-first"});
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_EQ(readOutside(folder.file("b.tif")).samples[0], 3000.0);
}

TEST(ImportOptionsOnTheCommandLine, AreHintedAtWhereSomethingIsGuessed) {
  const TempFolder folder;
  const std::string path = folder.file("a.png");
  writeOutside(path, 2, 2, {0, 0, 0, 60'000}, kPng16);
  const ProgramRun run = runProgram({"convert", path, folder.file("a.tif")});
  EXPECT_EQ(run.code, 0);
  EXPECT_NE(run.err.find("scarp: warning: no cell size in the file: 1 m assumed\n"), std::string::npos)
      << run.err;
  EXPECT_NE(run.err.find("scarp: hint: --cell-size sets the cell size; --unit sets the unit; --range"),
            std::string::npos)
      << run.err;
  const ProgramRun said =
      runProgram({"convert", path, folder.file("a.tif"), "--cell-size", "2", "--range", "0:10"});
  EXPECT_EQ(said.err, "");
  writeBytes(folder.file("a.r16"), std::string(129 * 129 * 2, 'a'));
  expectRefusal(runProgram({"info", folder.file("a.r16")}), 1, {"layout", "--raw 129x129:u16le", "+32"});
}

TEST(ImportOptionsOnTheCommandLine, ReadAChannelOfRawSamples) {
  const TempFolder folder;
  const std::string path = folder.file("a.raw");
  std::string bytes = "header";
  for (int i = 0; i < 12 * 10; ++i)
    bytes += {static_cast<char>(i), static_cast<char>(i / 2), static_cast<char>(i / 3)};
  writeBytes(path, bytes + "end");
  const std::string layout = "12x10x3:u8+6-3";
  EXPECT_EQ(infoOf({path, "--raw", layout, "--band", "2"})["heightMax"], 59.0);
  EXPECT_EQ(infoOf({path, "--raw", layout, "--band", "3"})["heightMax"], 39.0);
  expectRefusal(runProgram({"info", path, "--raw", layout}), 1, {"3 bands (channel 1", "--band: 1 to 3"});
  expectRefusal(runProgram({"info", path, "--raw", "12x10x3:u8:xyz"}), 2,
                {"12x10x3:u8:xyz", "not understood"});
}

TEST(ImportOptionsOnTheCommandLine, ListTheLayoutsThatARawFileMayHave) {
  const TempFolder folder;
  const std::string path = folder.file("a.raw");
  std::string bytes;
  for (int row = 0; row < 64; ++row)
    for (int column = 0; column < 64; ++column)
      bytes +=
          std::string(3, static_cast<char>(100.0 + 60.0 * std::sin(0.11 * column) * std::cos(0.07 * row)));
  writeBytes(path, bytes);
  expectRefusal(runProgram({"info", path}), 1, {"--raw 64x64x3:u8 or --raw "});
  EXPECT_GT(infoOf({path, "--raw", "64x64x3:u8"})["heightMax"].get<double>(), 150.0);
}

TEST(ImportOptionsOnTheCommandLine, AreNotForProjects) {
  const TempFolder folder;
  writeOutside(folder.file("a.png"), 2, 2, {1, 2, 3, 4}, kPng16);
  ASSERT_EQ(runProgram({"convert", folder.file("a.png"), folder.file("a.scarp")}).code, 0);
  expectRefusal(runProgram({"info", folder.file("a.scarp"), "--range", "0:1"}), 1,
                {"is a project", "--range"});
}

}  // namespace
}  // namespace scarp::test
