#include <gtest/gtest.h>

#include "core/model/MeshPicker.h"
#include "core/objects/Asset.h"
#include "core/objects/AssetTable.h"
#include "core/objects/ObjectPicker.h"
#include "tests/support/MadeModels.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

Asset ball(const std::string& name, double radius = 1.0) {
  return assetOf(name, sharedModel(test::ballModel(10, radius)));
}

TEST(Asset, NamesAreShortPlainText) {
  for (const char* good : {"oak", "Oak 2", "старый дуб", "a/b \"c\""}) EXPECT_TRUE(isAssetName(good)) << good;
  for (const char* bad : {"", " oak", "oak ", "a\nb", "a\tb", "\xC0\x80", "\xED\xA0\x80", "\xFF", "\xC2\x85"})
    EXPECT_FALSE(isAssetName(bad)) << bad;
  EXPECT_FALSE(isAssetName(std::string(81, 'a')));
}

TEST(Asset, FreeNamesCount) {
  EXPECT_EQ(freeAssetName("oak", {}), "oak");
  EXPECT_EQ(freeAssetName("oak", {ball("oak"), ball("oak 2")}), "oak 3");
  EXPECT_EQ(freeAssetName("rock", {}), "rock 2");
  EXPECT_EQ(freeAssetName("  a\nb ", {}), "a b");
  EXPECT_EQ(freeAssetName("", {}), "model");
  EXPECT_TRUE(isAssetName(freeAssetName(std::string(300, 'x'), {})));
}

TEST(Asset, ListsAreLookedAt) {
  EXPECT_TRUE(validate({ball("oak"), ball("elm")}).ok());
  EXPECT_FALSE(validate({ball("oak"), ball("oak")}).ok());
  EXPECT_FALSE(validate({ball("house")}).ok());
  EXPECT_FALSE(validate({Asset{.name = "none"}}).ok());
}

TEST(AssetTable, KnowsBuiltInOwnAndMissingOnes) {
  Asset gone = ball("gone", 3.0);
  gone.model = nullptr;
  const AssetTable table({ball("oak", 2.0), gone});
  EXPECT_TRUE(table.contains(AssetKind::House));
  EXPECT_TRUE(table.contains(*assetNamed("oak")));
  EXPECT_FALSE(table.contains(*assetNamed("elm")));
  EXPECT_NEAR(table.shape(*assetNamed("oak")).bounds.max.z(), 4.0, 1e-6);
  EXPECT_GT(table.shape(*assetNamed("oak")).picker->triangles().size(), 100U);
  // Of a missing one its box.
  EXPECT_EQ(table.shape(*assetNamed("gone")).picker->triangles().size(), 12U);
  EXPECT_NEAR(table.shape(*assetNamed("gone")).bounds.max.z(), 6.0, 1e-6);
  EXPECT_NE(table.unknown(*assetNamed("elm")).message.find("there are conifer, broadleaf"),
            std::string::npos);
}

TEST(AssetTable, PicksAreExactOnTheModelsTriangles) {
  const Terrain terrain = test::makeTerrain({65, 65, 1.0, 1.0}, [](int, int) { return 0.0F; });
  ObjectLayer objects;
  objects.setAssets(AssetTable({ball("oak", 2.0)}));
  objects.exchange(1, Object{.id = 1, .asset = *assetNamed("oak"), .x = 3.0, .y = 1.0, .scale = 2.0});
  ObjectPicker picker(objects, terrain.heights, terrain.frame);
  const auto down = picker.pick({{3.0, 1.0, 100.0}, {0.0, 0.0, -1.0}, 0.0, 1e3});
  ASSERT_TRUE(down);
  EXPECT_NEAR(down->point.z(), 8.0, 1e-4);
  // Within the box, beside the ball.
  EXPECT_FALSE(picker.pick({{6.5, 4.5, 100.0}, {0.0, 0.0, -1.0}, 0.0, 1e3}));
  // Another model under the same name is picked from then on.
  objects.setAssets(AssetTable({ball("oak", 1.0)}));
  picker.assetsChanged();
  picker.refresh();
  EXPECT_NEAR(picker.pick({{3.0, 1.0, 100.0}, {0.0, 0.0, -1.0}, 0.0, 1e3})->point.z(), 4.0, 1e-4);
}

}  // namespace
}  // namespace scarp
