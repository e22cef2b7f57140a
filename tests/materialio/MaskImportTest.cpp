#include <gtest/gtest.h>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/SelectionEdits.h"
#include "core/materialio/MaskImport.h"
#include "core/script/Script.h"
#include "tests/materialio/MaterialIoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

ReadMask maskOf(const std::string& path, const std::string& layer, const Terrain& onto) {
  auto mask = readMask(path, layer, onto);
  EXPECT_TRUE(mask.ok()) << mask.error().text();
  return mask ? std::move(*mask) : ReadMask{MaskRaster(onto.frame.columns, onto.frame.rows, 0.0F)};
}

TEST(MaskImport, AGreyPictureIsTheWeightsThatItHolds) {
  const TempFolder folder;
  const Terrain terrain = fractalTerrain(200, 150);
  std::vector<double> grey;
  for (int i = 0; i < 200 * 150; ++i) grey.push_back(i % 200 < 140 ? (i * 7) % 256 : 0);
  writeOutside(folder.file("dirt.tif"), 200, 150, grey, {.type = "Byte"});
  const auto file = openMaskFile(folder.file("dirt.tif"), terrain);
  ASSERT_TRUE(file) << file.error().text();
  EXPECT_EQ(file->layers, std::vector<std::string>{"dirt"});
  for (const std::string layer : {"", "dirt"}) {
    const ReadMask mask = maskOf(folder.file("dirt.tif"), layer, terrain);
    EXPECT_EQ(mask.way, FittedRaster::Way::AsItIs);
    for (int i = 0; i < 200 * 150; ++i)
      ASSERT_NEAR(double(mask.weights.at(i % 200, i / 200)), grey[static_cast<std::size_t>(i)] / 255.0, 1e-6);
  }
}

/// Trees in the west and water in the east, twice as fine as the terrain.
void writeCover(const std::string& path) {
  std::vector<double> classes;
  for (int i = 0; i < 80 * 60; ++i) classes.push_back(i % 80 < 41 ? 10.0 : 80.0);
  writeOutside(path, 80, 60, classes, {.type = "Byte"});
}

TEST(MaskImport, ClassesOfLandCoverAreMasksByTheirShare) {
  const TempFolder folder;
  const Terrain terrain = fractalTerrain(40, 30);
  const std::string path = folder.file("cover.tif");
  writeCover(path);
  const auto file = openMaskFile(path, terrain);
  ASSERT_TRUE(file) << file.error().text();
  EXPECT_EQ(file->layers, (std::vector<std::string>{"Tree cover", "Permanent water bodies"}));
  const ReadMask trees = maskOf(path, "Tree cover", terrain),
                 water = maskOf(path, "Permanent water bodies", terrain);
  for (int row = 0; row < 30; ++row)
    for (int column = 0; column < 40; ++column) {
      const double wanted = column < 20 ? 1.0 : column > 20 ? 0.0 : 0.5;
      ASSERT_NEAR(double(trees.weights.at(column, row)), wanted, 0.01) << column;
      ASSERT_NEAR(double(water.weights.at(column, row)), 1.0 - wanted, 0.01) << column;
    }
  EXPECT_EQ(readMask(path, "Snow", terrain).error().text(), path + ": has no layer \"Snow\"");
}

TEST(MaskImport, WhatIsNoPictureIsOneLine) {
  const TempFolder folder;
  const Terrain terrain = fractalTerrain(40, 30);
  for (const auto& error : {openMaskFile(folder.file("none.png"), terrain).error().text(),
                            readMask(folder.file("none.png"), "", terrain).error().text()}) {
    EXPECT_TRUE(error.starts_with(folder.file("none.png"))) << error;
    EXPECT_EQ(error.find('\n'), std::string::npos);
  }
}

TEST(MaskImport, ScriptsSaveLayersOfAFile) {
  const TempFolder folder;
  writeCover(folder.file("cover.tif"));
  const std::string text = R"({"scarp": 1, "operations": [
    {"op": "keep-mask", "name": "water", "path": "cover.tif", "layer": "Permanent water bodies"}]})";
  const auto script = parseScript(text, folder.path().string());
  ASSERT_TRUE(script) << script.error().text();
  TerrainDocument document(fractalTerrain(40, 30));
  const auto done = replay(*script, document);
  ASSERT_TRUE(done) << done.error().text();
  const NamedMask* water = findMask(document, "water");
  ASSERT_TRUE(water);
  EXPECT_EQ(document.raster({RasterRole::NamedMask, water->id})->at(30, 10), 1.0F);
  EXPECT_EQ(document.raster({RasterRole::NamedMask, water->id})->at(5, 10), 0.0F);
  // Written, it is the same operation.
  const auto again = parseScript(writeScript(*script));
  ASSERT_TRUE(again) << again.error().text();
  EXPECT_EQ(writeScript(*again), writeScript(*script));
  ASSERT_TRUE(document.undo());
  EXPECT_FALSE(findMask(document, "water"));
  // What cannot be read names the operation and the file.
  Script bad = *script;
  bad.operations[0].as<KeepMaskOperation>()->path = folder.file("gone.tif");
  const auto failed = replay(bad, document);
  ASSERT_FALSE(failed);
  EXPECT_TRUE(failed.error().text().starts_with("operations[0]: " + folder.file("gone.tif")))
      << failed.error().text();
  EXPECT_TRUE(document.masks().empty());
  // Nothing of a file that was not read is performed.
  EXPECT_FALSE(perform(script->operations[0], document));
  const auto several = parseScript(
      R"({"scarp": 1, "operations": [{"op": "keep-mask", "path": "cover.tif", "layers":
        [{"name": "water", "layer": "Permanent water bodies"}, {"name": "first"}]}]})",
      folder.path().string());
  ASSERT_TRUE(several) << several.error().text();
  ASSERT_TRUE(replay(*several, document));
  EXPECT_EQ(document.history().size(), 1U);
  ASSERT_TRUE(findMask(document, "water") && findMask(document, "first"));
  EXPECT_EQ(writeScript(*parseScript(writeScript(*several))), writeScript(*several));
  for (const char* wrong :
       {R"("path": "c.tif", "layers": [])", R"("path": "c.tif", "layers": [{}])",
        R"("layers": [{"name": "a"}])", R"("path": "c.tif", "name": "a", "layers": [{"name": "a"}])",
        R"("path": "c.tif", "layers": [{"name": "a", "more": 1}])",
        R"("name": "water", "layer": "Tree cover")"}) {
    const auto refused =
        parseScript(R"({"scarp": 1, "operations": [{"op": "keep-mask", )" + std::string(wrong) + "}]}");
    ASSERT_FALSE(refused) << wrong;
    EXPECT_TRUE(refused.error().text().starts_with("operations[0].")) << refused.error().text();
  }
}

}  // namespace
}  // namespace scarp::test
