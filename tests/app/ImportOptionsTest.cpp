
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

TEST(ImportOptionsOnTheCommandLine, ReachTheImport) {
  const TempFolder folder;
  const std::string tile = folder.file("tile.png"), grey = folder.file("a.png"), raw = folder.file("a.raw");
  writeBands(tile, 2, 2, {{128, 130, 128, 128}, {0, 10, 0, 0}, {0, 128, 0, 0}}, kPng8);
  EXPECT_EQ(infoOf({tile, "--band", "terrarium"})["heightMax"], 522.5);
  expectRefusal(runProgram({"info", tile, "--band", "7"}), 1, {"no band 7"});
  writeOutside(grey, 2, 2, {1000, 2000, 3000, 5000}, kPng16);
  const auto range = infoOf({grey, "--range", "-50:150"});
  EXPECT_EQ(range["heightMin"], -50.0);
  EXPECT_EQ(range["heightMax"], 150.0);
  const auto turned = infoOf({grey, "--step-range", "0:65535", "--rows", "south-first"});
  EXPECT_NEAR(turned["heightMax"].get<double>(), 5000.0, 1e-3);
  EXPECT_EQ(turned["southUp"], true);
  // A channel of raw samples, in feet.
  std::string bytes = "header";
  for (int i = 0; i < 12 * 10; ++i)
    bytes += {static_cast<char>(i), static_cast<char>(i / 2), static_cast<char>(i / 3)};
  writeBytes(raw, bytes + "end");
  const auto channel = infoOf({raw, "--raw", "12x10x3:u8+6-3", "--band", "3", "--nodata", "0", "--unit", "ft",
                               "--cell-size", "5", "--scale", "2", "--offset", "-1"});
  EXPECT_EQ(channel["holes"], 3);
  EXPECT_EQ(channel["cellSize"]["x"], 5.0);
  EXPECT_NEAR(channel["heightMin"].get<double>(), 0.3048, 1e-6);
  EXPECT_NEAR(channel["heightMax"].get<double>(), 77 * 0.3048, 1e-5);
  expectRefusal(runProgram({"info", raw, "--raw", "12x10x3:u8:xyz"}), 2,
                {"12x10x3:u8:xyz", "not understood"});
  writeProject(folder.file("a.scarp"), Terrain{{2, 2, 1.0, 1.0}, {}, HeightRaster(2, 2, 5.0F)});
  expectRefusal(runProgram({"info", folder.file("a.scarp"), "--range", "0:1"}), 1,
                {"is a project", "--range"});
}

TEST(ImportOptionsOnTheCommandLine, AreHintedAtWhereSomethingIsGuessedOrMissing) {
  const TempFolder folder;
  const std::string tile = folder.file("tile.png"), path = folder.file("a.png"), raw = folder.file("a.raw");
  writeOutside(path, 2, 2, {0, 0, 0, 60'000}, kPng16);
  const ProgramRun run = runProgram({"convert", path, folder.file("a.tif")});
  EXPECT_EQ(run.code, 0);
  EXPECT_NE(run.err.find("scarp: warning: no cell size in the file: 1 m assumed\n"), std::string::npos)
      << run.err;
  EXPECT_NE(run.err.find("scarp: hint: --cell-size sets the cell size; --unit sets the unit; --range"),
            std::string::npos)
      << run.err;
  EXPECT_EQ(runProgram({"convert", path, folder.file("a.tif"), "--cell-size", "2", "--range", "0:10"}).err,
            "");
  writeBands(tile, 2, 2, {{128, 130, 128, 128}, {0, 10, 0, 0}, {0, 128, 0, 0}}, kPng8);
  expectRefusal(runProgram({"info", tile}), 1,
                {"tile.png: 3 bands (red, green, blue)", "--band: 1 to 3, luminance, terrarium or mapbox"});
  writeBytes(folder.file("a.r16"), std::string(129 * 129 * 2, 'a'));
  expectRefusal(runProgram({"info", folder.file("a.r16")}), 1, {"layout", "--raw 129x129:u16le", "+32"});
  std::string bytes;
  for (int row = 0; row < 64; ++row)
    for (int column = 0; column < 64; ++column)
      bytes +=
          std::string(3, static_cast<char>(100.0 + 60.0 * std::sin(0.11 * column) * std::cos(0.07 * row)));
  writeBytes(raw, bytes);
  expectRefusal(runProgram({"info", raw}), 1, {"--raw 64x64x3:u8 or --raw "});
}

}  // namespace
}  // namespace scarp::test
