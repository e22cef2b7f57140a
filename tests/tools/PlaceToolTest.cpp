#include <gtest/gtest.h>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/objects/AssetMesh.h"
#include "core/tools/PlaceTool.h"
#include "tests/tools/ToolHarness.h"

namespace scarp {
namespace {

using test::flatTerrain;
using test::ToolHarness;

struct Placing : ToolHarness {
  explicit Placing(Terrain terrain = flatTerrain()) : ToolHarness(std::move(terrain)) {
    tools.setTool(PlaceTool::kName);
  }

  [[nodiscard]] const Object& only() const { return document.objects().all().begin()->second; }
  /// The pixel of a point of an object's axis, metres above its foot.
  [[nodiscard]] Vec2 pixelOfObject(const Object& object, double above) const {
    return *controller.camera().project({object.x, object.y, height(object.x, object.y) + above}, view);
  }
};

TEST(PlaceTool, PutsAnObjectWhereThePointerIs) {
  Placing hand;
  const Vec2 pixel = hand.pixelOf(12.0, -7.0);
  hand.click(pixel);
  ASSERT_EQ(hand.document.objects().size(), 1u);
  EXPECT_NEAR(hand.only().x, 12.0, 1e-6);
  EXPECT_NEAR(hand.only().y, -7.0, 1e-6);
  EXPECT_EQ(hand.tools.selectedObject(), hand.only().id);
  ASSERT_EQ(hand.document.history().size(), 1u);
  EXPECT_EQ(hand.document.history().record(0).name, "Place conifer");
}

TEST(PlaceTool, WhatVariesComesFromTheId) {
  const PlaceSettings settings{.scale = 2.0, .scaleJitter = 0.25};
  EXPECT_EQ(newObject(settings, 7), newObject(settings, 7));
  EXPECT_NE(newObject(settings, 7).yaw, newObject(settings, 8).yaw);
  for (ObjectId id = 1; id < 200; ++id) {
    const Object object = newObject(settings, id);
    EXPECT_GE(object.scale, 1.5);
    EXPECT_LE(object.scale, 2.5);
    EXPECT_LE(std::abs(object.yaw), std::numbers::pi);
  }
  EXPECT_EQ(newObject({.scaleJitter = 0.0, .randomYaw = false}, 3).yaw, 0.0);
  EXPECT_EQ(newObject({.scaleJitter = 0.0, .randomYaw = false}, 3).scale, 1.0);
}

TEST(PlaceTool, APressOnAnObjectSelectsIt) {
  Placing hand;
  hand.click(hand.pixelOf(0.0, 0.0));
  const Object first = hand.only();
  hand.click(hand.pixelOf(50.0, 0.0));
  EXPECT_NE(hand.tools.selectedObject(), first.id);
  hand.click(hand.pixelOfObject(first, 4.0));
  EXPECT_EQ(hand.tools.selectedObject(), first.id);
  EXPECT_EQ(hand.document.objects().size(), 2u);
  EXPECT_EQ(hand.document.history().size(), 2u) << "selecting is no edit";
  EXPECT_EQ(*hand.document.objects().find(first.id), first);
}

TEST(PlaceTool, DraggingSlidesTheFootOverTheGround) {
  Placing hand(test::fractalTerrain(201, 201));
  hand.click(hand.pixelOf(0.0, 0.0));
  const Object before = hand.only();
  const Vec2 grab = hand.pixelOfObject(before, 4.0), offset = hand.pixelOf(before.x, before.y) - grab;
  const Vec2 to = grab + Vec2(60.0, 25.0);
  hand.press(grab);
  hand.move(grab + Vec2(30.0, 10.0));
  hand.move(to);
  const auto expected = hand.ground(to + offset);
  ASSERT_TRUE(expected);
  hand.release(to);
  EXPECT_NEAR((Vec2(hand.only().x, hand.only().y) - expected->point.head<2>()).norm(), 0.0, 1e-6);
  ASSERT_EQ(hand.document.history().size(), 2u) << "one step a drag";
  EXPECT_EQ(hand.document.history().record(1).name, "Move conifer");
  EXPECT_TRUE(hand.document.undo().ok());
  EXPECT_EQ(hand.only(), before);
}

TEST(PlaceTool, EscapeTakesASlideOrAPlacingBack) {
  Placing hand;
  hand.click(hand.pixelOf(0.0, 0.0));
  const Object before = hand.only();
  const Vec2 grab = hand.pixelOfObject(before, 4.0);
  hand.press(grab);
  hand.move(grab + Vec2(50.0, 0.0));
  EXPECT_NE(hand.only(), before);
  EXPECT_TRUE(hand.controller.cancel());
  EXPECT_EQ(hand.only(), before);
  EXPECT_EQ(hand.tools.selectedObject(), before.id);
  EXPECT_EQ(hand.document.history().size(), 1u);

  hand.press(hand.pixelOf(50.0, 0.0));
  EXPECT_EQ(hand.document.objects().size(), 2u);
  EXPECT_TRUE(hand.controller.cancel());
  EXPECT_EQ(hand.document.objects().size(), 1u);
  EXPECT_FALSE(hand.tools.selectedObject());
  EXPECT_EQ(hand.document.history().size(), 1u);
}

TEST(PlaceTool, SlidingOffTheTerrainStopsAtItsLastPlace) {
  Placing hand;
  hand.click(hand.pixelOf(0.0, 0.0));
  const Vec2 from = hand.pixelOfObject(hand.only(), 4.0),
             way = hand.pixelOf(60.0, 0.0) - hand.pixelOf(0.0, 0.0);
  hand.press(from);
  hand.move(from + way);
  hand.move({400.0, 2.0});
  hand.release({400.0, 2.0});
  EXPECT_NEAR(hand.only().x, 60.0, 1e-6);
}

TEST(PlaceTool, GroundBeforeAnObjectWins) {
  // A wall across the middle hides what stands behind it from a camera low in the south.
  Placing hand(test::makeTerrain({201, 201, 1.0, 1.0}, [](int, int r) { return r == 100 ? 40.0f : 0.0f; }));
  Camera above;
  above.position = {0.0, 0.0, 250.0};
  above.pitch = -std::numbers::pi / 2.0;
  hand.controller.setCamera(above);
  hand.click(hand.pixelOf(0.0, 30.0));
  const Object hidden = hand.only();
  Camera low;
  low.position = {0.0, -90.0, 15.0};
  low.pitch = 0.0;
  hand.controller.setCamera(low);
  const Vec2 pixel = hand.pixelOfObject(hidden, 4.0);
  hand.click(pixel);
  ASSERT_EQ(hand.document.objects().size(), 2u);
  EXPECT_NE(hand.tools.selectedObject(), hidden.id);
}

TEST(PlaceTool, ATremblingClickDoesNotMoveAnObject) {
  Placing hand;
  hand.click(hand.pixelOf(0.0, 0.0));
  const Object before = hand.only();
  const Vec2 grab = hand.pixelOfObject(before, 4.0);
  hand.drag({grab, grab + Vec2(1.0, 1.0), grab + Vec2(2.0, 0.0)});
  EXPECT_EQ(hand.only(), before);
  EXPECT_EQ(hand.document.history().size(), 1u);
}

TEST(PlaceTool, OneThatStaysIsPutDownAtItsOffsetAndThenSlidAtItsElevation) {
  Placing hand(test::fractalTerrain(201, 201));
  hand.tools.get<PlaceTool>().setSettings(
      {.scaleJitter = 0.0, .heightOffset = 2.0, .rule = ObjectRule::Stay});
  hand.click(hand.pixelOf(0.0, 0.0));
  ASSERT_EQ(hand.document.objects().size(), 1u);
  const Object before = hand.only();
  ASSERT_TRUE(before.elevation);
  EXPECT_NEAR(*before.elevation, hand.height(before.x, before.y) + 2.0, 1e-9) << "where it was let go";
  const Vec2 grab =
      *hand.controller.camera().project({before.x, before.y, *before.elevation + 4.0}, hand.view);
  hand.drag({grab, grab + Vec2(30.0, 10.0), grab + Vec2(60.0, 25.0)});
  ASSERT_EQ(hand.document.history().size(), 2u);
  EXPECT_GT(std::hypot(hand.only().x - before.x, hand.only().y - before.y), 3.0);
  EXPECT_EQ(hand.only().elevation, before.elevation);
}

}  // namespace
}  // namespace scarp
