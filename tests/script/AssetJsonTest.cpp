#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <random>

#include "core/document/TerrainDocument.h"
#include "core/edit/AssetEdits.h"
#include "core/edit/AssetOperations.h"
#include "core/model/Model.h"
#include "core/script/AssetJson.h"
#include "core/script/Script.h"
#include "tests/support/MadeModels.h"
#include "tests/support/MadePictures.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

std::string script(const std::string& operations) {
  return R"({"scarp": 1, "operations": [)" + operations + "]}";
}

TEST(AssetJson, AScriptImportsPlacesAndScatters) {
  const test::TempFolder folder;
  std::ofstream(folder.file("ball.obj")) << test::ballObj(8, 0.5);
  const auto read = parseScript(script(R"({"op": "add-asset", "path": "ball.obj", "tags": "toy"},
    {"op": "add-asset", "path": "ball.obj", "name": "big", "import": {"unit": "ft", "scale": 10, "up": "y"}},
    {"op": "place", "asset": "ball", "x": 1, "y": 2},
    {"op": "scatter", "asset": "big", "density": 100},
    {"op": "set-asset", "asset": "ball", "name": "small"})"),
                                folder.path().string());
  ASSERT_TRUE(read.ok()) << read.error().text();
  TerrainDocument document(test::fractalTerrain(80, 80));
  const auto done = replay(*read, document);
  ASSERT_TRUE(done.ok()) << done.error().text();
  ASSERT_EQ(document.assets().size(), 2U);
  EXPECT_EQ(document.assets()[0].name, "small");
  EXPECT_EQ(document.assets()[0].tags, "toy");
  EXPECT_EQ(document.assets()[0].source, "ball.obj");
  EXPECT_NEAR(document.assets()[1].bounds.max.z(), 3.048, 1e-3);
  EXPECT_EQ(objectsOf(*assetNamed("small"), document.objects()), 1U);
  EXPECT_GT(objectsOf(*assetNamed("big"), document.objects()), 10U);
}

TEST(AssetJson, WhatIsWrongNamesItsPlace) {
  const auto errorOf = [](const std::string& operation) {
    const auto read = parseScript(script(operation));
    return read.ok() ? "read" : read.error().text();
  };
  EXPECT_EQ(errorOf(R"({"op": "add-asset"})"), "operations[0].name: is missing");
  EXPECT_EQ(errorOf(R"({"op": "add-asset", "path": ""})"), "operations[0].path: is empty");
  EXPECT_EQ(errorOf(R"({"op": "add-asset", "path": "a.obj", "import": {"unit": "mile"}})"),
            "operations[0].import.unit: unknown value \"mile\" (known are m, dm, cm, mm, km, in, ft)");
  EXPECT_EQ(errorOf(R"({"op": "add-asset", "path": "a.obj", "import": {"scale": 0}})")
                .rfind("operations[0].import.scale: ", 0),
            0U);
  EXPECT_EQ(errorOf(R"({"op": "add-asset", "name": "a", "content": "12", "box": [0,0,0,1,1,1]})"),
            "operations[0].content: must be 16 hexadecimal digits, not \"12\"");
  EXPECT_EQ(errorOf(R"({"op": "add-asset", "name": "a", "content": "0123456789abcdef", "box": [0,0]})"),
            "operations[0].box: must be six numbers");
  const auto missing = parseScript(script(R"({"op": "add-asset", "path": "/none/a.obj"})"));
  ASSERT_TRUE(missing.ok());
  TerrainDocument document(test::fractalTerrain(20, 20));
  EXPECT_EQ(replay(*missing, document).error().text(),
            "operations[0]: /none/a.obj: No such file or directory");
}

Asset withPicture() {
  Model model = test::ballModel(6, 1.0);
  const MaterialPicture albedo = test::heldAs("a", test::bumpAlbedo(16));
  model.materials[0].albedo = albedo.picture;
  model.materials[0].albedoSum = albedo.content;
  Asset asset = assetOf("oak/\"old\"", sharedModel(std::move(model)));
  asset.tags = "tree";
  asset.source = "oak.glb";
  return asset;
}

TEST(AssetFile, ALibraryKeepsAssetsWithTheirPictures) {
  const test::TempFolder folder;
  const std::string library = folder.file("models");
  EXPECT_TRUE(libraryAssets(library).empty());
  std::string path;
  std::uint64_t sum = 0;
  {
    const Asset asset = withPicture();
    sum = asset.content;
    const auto written = writeAssetFile(asset, library);
    ASSERT_TRUE(written.ok()) << written.error().text();
    path = *written;
    ASSERT_TRUE(writeAssetFile(asset, library).ok()) << "over the one that is there";
  }
  std::ofstream(library + "/other" + kAssetEnding) << "nothing of ours";
  const auto all = libraryAssets(library);
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all[0].name, "oak/\"old\"");
  EXPECT_NEAR(all[0].bounds.max.z(), 2.0, 1e-6);
  ASSERT_FALSE(heldModel(sum)) << "the test would find it in memory";
  const auto read = readAssetFile(path);
  ASSERT_TRUE(read.ok()) << read.error().text();
  EXPECT_EQ(read->content, sum);
  EXPECT_EQ(read->tags, "tree");
  EXPECT_EQ(read->source, "oak.glb");
  EXPECT_TRUE(read->model->materials[0].albedo);
}

TEST(AssetFile, DamageIsOneLine) {
  const test::TempFolder folder;
  std::string path;
  {
    const auto written = writeAssetFile(withPicture(), folder.path().string());
    ASSERT_TRUE(written.ok());
    path = *written;
  }
  std::ifstream file(path, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(file), {}};
  std::mt19937 random(8);
  for (int round = 0; round < 60; ++round) {
    std::string damaged = bytes;
    if (round % 3 == 0)
      damaged.resize(random() % damaged.size());
    else
      damaged[random() % (round % 3 == 1 ? 400 : damaged.size())] ^= static_cast<char>(1 + random() % 255);
    const std::string there = folder.file("damaged");
    std::ofstream(there, std::ios::binary) << damaged;
    if (const auto read = readAssetFile(there); !read.ok()) {
      EXPECT_EQ(read.error().text().rfind(there + ": ", 0), 0U);
      EXPECT_EQ(read.error().text().find('\n'), std::string::npos);
    }
  }
  EXPECT_FALSE(readAssetFile(folder.file("none")).ok());
}

}  // namespace
}  // namespace scarp
