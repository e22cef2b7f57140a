#include <gtest/gtest.h>

#include <fstream>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/DrapeOperations.h"
#include "core/script/DrapeJson.h"
#include "core/script/Script.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

std::string scriptOf(const std::string& operations) {
  return R"({"scarp": 1, "operations": [)" + operations + "]}";
}

TEST(DrapeJson, AScriptKeepsAPictureInTheTerrain) {
  const test::TempFolder folder;
  std::ofstream(folder.path() / "four.ppm", std::ios::binary) << "P6\n2 2\n255\n" << std::string(12, 'a');
  const auto script = parseScript(
      scriptOf(R"({"op": "drape", "path": "four.ppm"}, {"op": "set-drape", "drape": 1, "pack": true})"),
      folder.path().string());
  ASSERT_TRUE(script.ok()) << script.error().text();
  TerrainDocument document(test::fractalTerrain(20, 20));
  const auto done = replay(*script, document);
  ASSERT_TRUE(done.ok()) << done.error().text();
  ASSERT_TRUE(document.drapes()[0].packed);
  EXPECT_EQ(texelsOf(*document.drapes()[0].packed->colourPicture).values,
            std::vector<std::uint8_t>(12, std::uint8_t{'a'}));
  // What the history holds names the picture by its sum, and finds it as long as somebody holds it.
  Script again;
  again.operations.push_back(*document.history().record(1).operation);
  const std::string text = writeScript(again);
  const auto read = parseScript(text);
  ASSERT_TRUE(read.ok()) << read.error().text();
  EXPECT_EQ(*read->operations[0].as<SetDrapeOperation>()->packed, *document.drapes()[0].packed);
  EXPECT_EQ(writeScript(*read), text);
  const auto back = parseScript(scriptOf(R"({"op": "set-drape", "drape": 1, "pack": false})"));
  ASSERT_TRUE(back.ok() && replay(*back, document).ok());
  EXPECT_FALSE(document.drapes()[0].packed);
  for (const char* wrong : {R"("packed": {"colours": "00000000000000ff"})", R"("pack": true, "packed": {})",
                            R"("pack": true, "packed": {"colours": "00000000000000ff", "geotransform": [1]})",
                            R"("pack": true, "packed": {"colours": "x"})", R"("pack": 1)"})
    EXPECT_FALSE(parseScript(scriptOf(R"({"op": "set-drape", "drape": 1, )" + std::string(wrong) + "}")).ok())
        << wrong;
}

TEST(DrapeJson, PathsGoFromTheScriptsFolder) {
  const test::TempFolder folder;
  std::filesystem::create_directory(folder.path() / "maps");
  std::ofstream(folder.path() / "maps" / "ortho.tif") << "bytes";
  const auto script = parseScript(
      scriptOf(
          R"({"op": "drape", "path": "maps/ortho.tif", "opacity": 0.5}, {"op": "drape", "path": "maps/ortho.tif", "name": "again", "visible": false})"),
      folder.path().string());
  ASSERT_TRUE(script.ok()) << script.error().text();
  TerrainDocument document(test::fractalTerrain(20, 20));
  ASSERT_TRUE(replay(*script, document).ok());
  ASSERT_EQ(document.drapes().size(), 2U);
  EXPECT_EQ(document.drapes()[0].name, "ortho");
  EXPECT_EQ(document.drapes()[0].path, folder.file("maps/ortho.tif"));
  EXPECT_EQ(document.drapes()[0].bytes, 5U);
  EXPECT_EQ(document.drapes()[0].opacity, 0.5);
  EXPECT_EQ(document.drapes()[1].name, "again");
  EXPECT_FALSE(document.drapes()[1].visible);
}

TEST(DrapeJson, AFileThatIsNotThereIsReportedAtTheReplay) {
  TerrainDocument document(test::fractalTerrain(20, 20));
  const auto script = parseScript(scriptOf(R"({"op": "drape", "path": "/nowhere/a.tif"})"));
  ASSERT_TRUE(script.ok());
  const auto replayed = replay(*script, document);
  ASSERT_FALSE(replayed.ok());
  EXPECT_EQ(replayed.error().text(), "operations[0]: /nowhere/a.tif: No such file or directory");
  EXPECT_TRUE(document.drapes().empty());
}

TEST(DrapeJson, HeightsAreImportedIntoTheTerrain) {
  const test::TempFolder folder;
  std::ofstream(folder.path() / "sea.raw", std::ios::binary) << std::string("\x00\x10\x20\x30\x40\x50\x60\x70\x80", 9);
  const std::string operation =
      R"({"op": "drape", "path": "sea.raw",
          "import": {"raw": {"columns": 3, "rows": 3, "sample": "u8"}, "depths": true}})";
  const auto script = parseScript(scriptOf(operation), folder.path().string());
  ASSERT_TRUE(script.ok()) << script.error().text();
  EXPECT_NE(writeScript(*script).find("\"depths\":true"), std::string::npos) << writeScript(*script);
  TerrainDocument document(test::fractalTerrain(20, 20));
  std::vector<Message> notes;
  const auto done = replay(*script, document, {}, [&](const Message& note) { notes.push_back(note); });
  ASSERT_TRUE(done.ok()) << done.error().text();
  ASSERT_EQ(document.drapes().size(), 1u);
  ASSERT_TRUE(document.drapes()[0].packed);
  EXPECT_EQ(document.history().size(), 1u);
  const Texels depths = texelsOf(*document.drapes()[0].packed->colourPicture);
  ASSERT_EQ(depths.columns, 3);
  // A stored step has its picture, as long as somebody holds it.
  Script stored;
  stored.operations.push_back(*document.history().record(0).operation);
  const auto back = parseScript(writeScript(stored));
  ASSERT_TRUE(back.ok()) << back.error().text();
  EXPECT_EQ(back->operations[0].as<AddDrapeOperation>()->drape, document.drapes()[0]);
  // Of depths the largest number is the lowest ground: the colours are those of heights, turned over.
  const auto heights =
      parseScript(scriptOf(R"({"op": "set-drape", "drape": 1, "path": "sea.raw",
          "import": {"raw": {"columns": 3, "rows": 3, "sample": "u8"}}})"),
                  folder.path().string());
  ASSERT_TRUE(heights.ok()) << heights.error().text();
  ASSERT_TRUE(replay(*heights, document).ok());
  const Texels other = texelsOf(*document.drapes()[0].packed->colourPicture);
  for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(other.values[i], depths.values[3 * 8 + i]) << i;
  EXPECT_NE(other.values, depths.values);
  const auto wrong = parseScript(
      scriptOf(R"({"op": "set-drape", "drape": 1, "pack": false, "import": {"depths": true}})"));
  ASSERT_FALSE(wrong.ok());
  EXPECT_NE(wrong.error().text().find("pack"), std::string::npos) << wrong.error().text();
}

}  // namespace
}  // namespace scarp
