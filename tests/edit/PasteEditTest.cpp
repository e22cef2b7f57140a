#include <gtest/gtest.h>

#include <numbers>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/ClipOperations.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/PasteEdit.h"
#include "core/terrain/Surface.h"
#include "tests/support/Masks.h"

namespace scarp {
namespace {

class PasteEditTest : public ::testing::Test {
 protected:
  PasteEditTest() {
    place(0.0, 0.0, ObjectRule::Align);
    place(12.0, 8.0, ObjectRule::Stay);
    place(-14.0, -5.0, ObjectRule::Flatten);
    place(60.0, 0.0, ObjectRule::KeepOffset);  // Not selected.
    done(SelectOperation{ShapeSource{MaskRectangle{{-20, -20}, {20, 20}}, 0.0}, MaskOperation::Replace});
  }

  void done(const Operation& operation) {
    const auto result = perform(operation, document);
    EXPECT_TRUE(result) << result.error().text();
  }
  void place(double x, double y, ObjectRule rule) {
    done(PlaceOperation{{.asset = AssetKind::House,
                         .x = x,
                         .y = y,
                         .yaw = 0.25,
                         .scale = 0.3,
                         .heightOffset = 0.5,
                         .rule = rule}});
  }
  PasteOperation copied() const {
    auto copy = copyRegion(document);
    EXPECT_TRUE(copy) << copy.error().text();
    return *copy;
  }
  const Object& object(ObjectId id) const { return *document.objects().find(id); }
  static double foot(const Object& object, const TerrainDocument& on) {
    return (*objectTransform(object, on.heights(), on.frame()))(2, 3);
  }

  TerrainDocument document{test::fractalTerrain(201, 181)};
};

TEST_F(PasteEditTest, TakesWhatStandsWhereItIsSelectedByAHalfOrMore) {
  EXPECT_EQ(objectsWithin(document.selection(), document.objects(), document.frame()).size(), 3U);
  EXPECT_EQ(objectsWithin(nullptr, document.objects(), document.frame()).size(), 4U);
  const GridFrame& frame = document.frame();
  for (const float weight : {0.49F, 0.5F, 1.0F}) {
    const MaskRaster mask(frame.columns, frame.rows, weight);
    EXPECT_EQ(objectsWithin(&mask, document.objects(), frame).size(), weight < 0.5F ? 0U : 4U) << weight;
  }
}

TEST_F(PasteEditTest, ObjectsAreMovedTurnedAndScaledWithTheGround) {
  PasteOperation paste = copied();
  ASSERT_EQ(paste.objects.size(), 3U);
  paste.placement.centre = {-50.0, 30.0};
  paste.placement.turn = std::numbers::pi / 2.0;
  paste.placement.scale = 1.5;
  paste.placement.heightOffset = 7.0;
  const Vec2 middle = paste.clip->cutFrom;
  done(paste);
  for (const ObjectId id : {ObjectId{1}, ObjectId{2}, ObjectId{3}}) {
    const Object &original = object(id), &copy = object(id + 4);
    const Vec2 from(original.x - middle.x(), original.y - middle.y());
    EXPECT_NEAR(copy.x, -50.0 - 1.5 * from.y(), 1e-9);
    EXPECT_NEAR(copy.y, 30.0 + 1.5 * from.x(), 1e-9);
    EXPECT_NEAR(copy.yaw, original.yaw + std::numbers::pi / 2.0, 1e-12);
    EXPECT_NEAR(copy.scale, 1.5 * original.scale, 1e-12);
    EXPECT_NEAR(copy.heightOffset, 1.5 * original.heightOffset, 1e-12);
    EXPECT_EQ(copy.rule, original.rule);
  }
  EXPECT_NEAR(*object(6).elevation, *object(2).elevation + 7.0, 1e-9);
}

TEST_F(PasteEditTest, OneThatStaysComesWithItsGround) {
  const double above = *object(2).elevation -
                       heightAt(document.heights(), document.frame().column(12.0), document.frame().row(8.0));
  PasteOperation paste = copied();
  paste.placement.relative = true;
  paste.placement.centre = {70.0, -60.0};
  TerrainDocument other(test::makeTerrain({301, 281, 1.0, 1.0}, [](int, int) { return 400.0F; }));
  ASSERT_TRUE(perform(paste, other));
  ASSERT_EQ(other.objects().size(), 3U) << "between terrains";
  const Object& copy = *other.objects().find(2);
  const double ground = heightAt(other.heights(), other.frame().column(copy.x), other.frame().row(copy.y));
  EXPECT_NEAR(*copy.elevation, ground + above, 0.2) << "as high over the ground that came with it";
  EXPECT_GT(ground, 350.0);
}

TEST_F(PasteEditTest, WhatIsLaidOffTheTerrainStaysAway) {
  PasteOperation paste = copied();
  paste.placement.centre = {95.0, 0.0};
  done(paste);
  EXPECT_EQ(document.objects().size(), 6U) << "the one in the east is off it";
  const auto& kept =
      document.history().record(document.history().size() - 1).operation->as<PasteOperation>()->objects;
  ASSERT_EQ(kept.size(), 3U);
  EXPECT_EQ(kept[0].id, 5U);
  EXPECT_EQ(kept[1].id, 0U);
  EXPECT_EQ(kept[2].id, 7U);
}

TEST_F(PasteEditTest, IdsAreKeptWhereNoObjectHasHadThem) {
  PasteOperation paste = copied();
  paste.objects[0].id = 2;
  paste.objects[1].id = 90;
  done(paste);
  EXPECT_TRUE(document.objects().find(5) && document.objects().find(90) && document.objects().find(91));
}

TEST_F(PasteEditTest, ACutTakesGroundAndObjectsInOneStep) {
  const auto before = document.objects().all();
  const std::vector<float> ground = test::samplesOf(document.heights());
  const ClipPlane plane = rimOf(*copied().clip);
  const Vec2 middle = copied().clip->cutFrom;
  const PasteOperation taken = copied();
  done(CutOperation{});
  EXPECT_EQ(document.objects().size(), 1U);
  EXPECT_TRUE(document.objects().find(4));
  EXPECT_NEAR(document.heights().at(104, 93), plane.at({4.0 - middle.x(), -3.0 - middle.y()}), 1e-3);
  ASSERT_TRUE(document.undo());
  EXPECT_EQ(document.objects().all(), before);
  EXPECT_TRUE(test::sameBits(test::samplesOf(document.heights()), ground));
  ASSERT_TRUE(document.redo());
  done(taken);
  EXPECT_EQ(document.heights().at(104, 93), ground[93 * 201 + 104]) << "and is put back";
  EXPECT_EQ(document.objects().size(), 4U);
  EXPECT_NEAR(foot(object(6), document), foot(before.at(2), document), 1e-9);
  done(ChangeSelectionOperation{SelectionChange::None, 0.0});
  EXPECT_EQ(perform(CutOperation{}, document).error().text(), "nothing is selected");
}

TEST_F(PasteEditTest, LaidOftenItIsAsLaidOnceAndUncommittedNothing) {
  const auto before = document.objects().all();
  const std::vector<float> ground = test::samplesOf(document.heights());
  PasteOperation paste = copied();
  {
    PasteEdit edit(document);
    EXPECT_FALSE(edit.placement());
    for (const double x : {0.0, 150.0, -40.0}) {
      paste.placement.centre = {x, 10.0};
      ASSERT_TRUE(edit.lay(paste));
      EXPECT_EQ(edit.placement()->centre.x(), x);
      EXPECT_EQ(document.objects().size(), x > 100.0 ? 4U : 7U);
    }
    paste.placement.scale = 0.0;
    EXPECT_FALSE(edit.lay(paste));
    EXPECT_EQ(document.objects().size(), 7U) << "it lies as before";
  }
  EXPECT_EQ(document.objects().all(), before);
  EXPECT_TRUE(test::sameBits(test::samplesOf(document.heights()), ground));
}

TEST_F(PasteEditTest, ManyObjectsAreAnnouncedOnce) {
  PasteOperation paste = copied();
  for (int i = 0; i < 2000; ++i) paste.objects.push_back(paste.objects.front());
  int announced = 0;
  const auto on =
      document.changed.subscribe([&](const DocumentChange& change) { announced += change.objects ? 1 : 0; });
  done(paste);
  EXPECT_EQ(document.objects().size(), 2007U);
  EXPECT_EQ(announced, 1);
}

}  // namespace
}  // namespace scarp
