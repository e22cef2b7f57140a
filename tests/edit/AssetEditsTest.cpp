#include <gtest/gtest.h>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/AssetEdits.h"
#include "core/edit/AssetOperations.h"
#include "core/edit/ClipOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/PasteEdit.h"
#include "core/objects/ObjectPicker.h"
#include "tests/support/MadeModels.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

Asset ball(const std::string& name, double radius = 1.0) {
  return assetOf(name, sharedModel(test::ballModel(8, radius)));
}
AssetKind kind(const std::string& name) { return *assetNamed(name); }

class AssetEditsTest : public ::testing::Test {
 protected:
  AssetEditsTest() : document_(test::fractalTerrain(60, 50)) {
    onAssets_ =
        document_.changed.subscribe([this](const DocumentChange& change) { told_ += change.assets ? 1 : 0; });
  }
  void must(const Operation& operation) {
    const auto done = perform(operation, document_);
    ASSERT_TRUE(done.ok()) << done.error().text();
  }
  std::string refusal(const Operation& operation) {
    const auto done = perform(operation, document_);
    return done.ok() ? "done" : done.error().text();
  }
  std::string names() const {
    std::string all;
    for (const Asset& asset : document_.assets()) all += asset.name + " ";
    return all;
  }
  void place(const std::string& asset, double x) {
    must(PlaceOperation{{.asset = kind(asset), .x = x, .y = 2.0}});
  }
  double heightAtPlace(double x) {
    const auto hit = document_.objectPicker().pick({{x, 2.0, 1e4}, {0.0, 0.0, -1.0}, 0.0, 1e5});
    return hit ? 1e4 - hit->t : 0.0;
  }

  TerrainDocument document_;
  int told_ = 0;
  Subscription onAssets_;
};

TEST_F(AssetEditsTest, AreAddedRenamedAndRemovedUnderUndo) {
  must(AddAssetOperation{ball("oak")});
  must(AddAssetOperation{ball("elm", 2.0)});
  place("oak", 0.0);
  place("elm", 8.0);
  place("oak", -8.0);
  EXPECT_EQ(objectsOf(kind("oak"), document_.objects()), 2U);
  SetAssetOperation set;
  set.asset = "oak";
  set.name = "old oak";
  set.tags = "tree, alpine";
  must(set);
  EXPECT_EQ(names(), "old oak elm ");
  EXPECT_EQ(document_.assets()[0].tags, "tree, alpine");
  EXPECT_EQ(objectsOf(kind("old oak"), document_.objects()), 2U);
  EXPECT_EQ(objectsOf(kind("oak"), document_.objects()), 0U);
  must(RemoveAssetOperation{"old oak"});
  EXPECT_EQ(names(), "elm ");
  EXPECT_EQ(document_.objects().size(), 1U);
  EXPECT_EQ(told_, 4);
  ASSERT_TRUE(document_.undo());
  EXPECT_EQ(document_.objects().size(), 3U);
  ASSERT_TRUE(document_.undo());
  EXPECT_EQ(names(), "oak elm ");
  EXPECT_EQ(objectsOf(kind("oak"), document_.objects()), 2U);
  ASSERT_TRUE(document_.goTo(0));
  EXPECT_EQ(names(), "");
  ASSERT_TRUE(document_.goTo(document_.history().size()));
  EXPECT_EQ(names(), "elm ");
}

TEST_F(AssetEditsTest, AnotherModelIsPickedAtOnceAndComesBackByUndo) {
  must(AddAssetOperation{ball("oak", 1.0)});
  place("oak", 0.0);
  const double small = heightAtPlace(0.0);
  SetAssetOperation set;
  set.asset = "oak";
  set.model = ball("oak", 3.0);
  must(set);
  EXPECT_NEAR(heightAtPlace(0.0) - small, 4.0, 1e-3);
  ASSERT_TRUE(document_.undo());
  EXPECT_NEAR(heightAtPlace(0.0), small, 1e-9);
}

TEST_F(AssetEditsTest, WhatCannotBeIsOneLineAndChangesNothing) {
  must(AddAssetOperation{ball("oak")});
  const DocumentState before = document_.state();
  EXPECT_EQ(refusal(AddAssetOperation{ball("oak", 2.0)}), "there is an asset \"oak\" already");
  EXPECT_EQ(refusal(AddAssetOperation{ball("house")}), "\"house\" is a built-in asset");
  EXPECT_EQ(refusal(AddAssetOperation{{.name = "x"}}), "the asset \"x\" has no model");
  EXPECT_EQ(refusal(RemoveAssetOperation{"elm"}), "there is no asset \"elm\" of the project's own");
  EXPECT_EQ(refusal(RemoveAssetOperation{"rock"}), "\"rock\" is a built-in asset, which stays as it is");
  EXPECT_NE(
      refusal(PlaceOperation{{.asset = kind("elm")}}).find("there is no asset \"elm\"; there are conifer"),
      std::string::npos);
  ScatterOperation scatter;
  scatter.settings.asset = kind("elm");
  EXPECT_NE(refusal(scatter).find("there is no asset \"elm\""), std::string::npos);
  SetAssetOperation set;
  set.asset = "oak";
  set.name = "a\nb";
  EXPECT_NE(refusal(set).find("an asset's name must be"), std::string::npos);
  EXPECT_EQ(document_.state(), before);
  EXPECT_EQ(document_.history().size(), 1U);
}

TEST_F(AssetEditsTest, PastesBringWhatTheDocumentLacks) {
  must(AddAssetOperation{ball("oak", 2.0)});
  must(AddAssetOperation{ball("elm", 3.0)});
  place("oak", 0.0);
  place("elm", 6.0);
  auto copied = copyRegion(document_);
  ASSERT_TRUE(copied.ok());
  EXPECT_EQ(copied->assets.size(), 2U);
  // "oak" is another model there; "elm" is there under another name.
  TerrainDocument other(test::fractalTerrain(60, 50));
  ASSERT_TRUE(perform(AddAssetOperation{ball("oak", 1.0)}, other));
  ASSERT_TRUE(perform(AddAssetOperation{ball("ulmus", 3.0)}, other));
  ASSERT_TRUE(perform(*copied, other));
  ASSERT_EQ(other.assets().size(), 3U);
  EXPECT_EQ(other.assets()[2].name, "oak 2");
  EXPECT_EQ(other.assets()[2].content, ball("oak", 2.0).content);
  EXPECT_EQ(objectsOf(kind("oak 2"), other.objects()), 1U);
  EXPECT_EQ(objectsOf(kind("ulmus"), other.objects()), 1U);
  EXPECT_EQ(objectsOf(kind("elm"), other.objects()), 0U);
  // What the record has can be done anew.
  const Operation again = *other.history().record(2).operation;
  ASSERT_TRUE(other.undo());
  EXPECT_EQ(other.assets().size(), 2U);
  ASSERT_TRUE(perform(again, other));
  EXPECT_EQ(objectsOf(kind("oak 2"), other.objects()), 1U);
  PasteOperation lacking = *copied;
  lacking.assets.clear();
  TerrainDocument empty(test::fractalTerrain(60, 50));
  const auto refused = perform(lacking, empty);
  ASSERT_FALSE(refused.ok());
  EXPECT_NE(refused.error().text().find("there is no asset"), std::string::npos);
  EXPECT_EQ(empty.history().size(), 0U);
}

}  // namespace
}  // namespace scarp
