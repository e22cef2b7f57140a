#include <gtest/gtest.h>

#include <fstream>
#include <random>

#include "core/edit/AssetOperations.h"
#include "core/model/Model.h"
#include "core/script/AssetFile.h"
#include "tests/support/MadeModels.h"
#include "tests/support/MadePictures.h"
#include "tests/support/TempFolder.h"

namespace scarp {
namespace {

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
    ASSERT_TRUE(written.ok()) << written.error().message;
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
  ASSERT_TRUE(read.ok()) << read.error().message;
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
      EXPECT_EQ(read.error().message.rfind(there + ": ", 0), 0U);
      EXPECT_EQ(read.error().message.find('\n'), std::string::npos);
    }
  }
  EXPECT_FALSE(readAssetFile(folder.file("none")).ok());
}

}  // namespace
}  // namespace scarp
