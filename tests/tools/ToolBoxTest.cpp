#include <gtest/gtest.h>

#include "core/edit/EditSession.h"
#include "core/tools/ToolBox.h"
#include "tests/tools/ToolHarness.h"

namespace scarp {
namespace {

using test::flatTerrain;
using test::ToolHarness;

TEST(ToolBox, TheCursorIsThePickUnderThePointer) {
  ToolHarness hand(test::fractalTerrain(150, 150));
  int told = 0;
  const auto subscription = hand.tools.cursorChanged.subscribe([&] { ++told; });
  hand.move({420.0, 310.0});
  ASSERT_TRUE(hand.tools.cursor());
  EXPECT_EQ(hand.tools.cursor()->point, hand.ground({420.0, 310.0})->point);
  EXPECT_EQ(told, 1);
  hand.move({400.0, 1.0});
  EXPECT_FALSE(hand.tools.cursor());
  hand.move({420.0, 310.0});
  hand.tools.leave();
  EXPECT_FALSE(hand.tools.cursor());
  EXPECT_EQ(told, 4);
}

TEST(ToolBox, KnowsTheRayUnderThePointerAlsoWhereItMeetsNothing) {
  ToolHarness hand(test::fractalTerrain(150, 150));
  EXPECT_FALSE(hand.tools.pointerRay());
  int told = 0;
  const auto subscription = hand.tools.pointerRayChanged.subscribe([&] { ++told; });
  for (const Vec2& pixel : {Vec2(420.0, 310.0), Vec2(400.0, 1.0), Vec2(401.0, 1.0)}) {
    hand.move(pixel);
    ASSERT_TRUE(hand.tools.pointerRay());
    EXPECT_EQ(hand.tools.pointerRay()->direction,
              hand.tools.camera().rayThrough(pixel, ToolHarness::view).direction);
  }
  EXPECT_EQ(told, 3);
  hand.tools.leave();
  EXPECT_FALSE(hand.tools.pointerRay());
  EXPECT_EQ(told, 3);
}

TEST(ToolBox, TheCursorFollowsTheGroundOnUndoAndTheCamera) {
  ToolHarness hand(flatTerrain());
  const Vec2 pixel = hand.pixelOf(0.0, 0.0);
  hand.drag({pixel, pixel + Vec2(5.0, 0.0), pixel});
  EXPECT_GT(hand.tools.cursor()->point.z(), 5.0);
  EXPECT_TRUE(hand.document.undo().ok());
  EXPECT_NEAR(hand.tools.cursor()->point.z(), 5.0, 1e-9);
  Camera camera = hand.tools.camera();
  camera.position.x() += 10.0;
  hand.tools.setCamera(camera);
  EXPECT_NEAR(hand.tools.cursor()->point.x(), 10.0, 0.2);
}

TEST(ToolBox, OneDragAtATime) {
  ToolHarness hand(flatTerrain());
  hand.press(hand.pixelOf(0.0, 0.0));
  EXPECT_TRUE(hand.tools.dragging());
  EXPECT_FALSE(hand.tools.navigating());
  hand.press(hand.pixelOf(10.0, 0.0), PointerButton::Right);
  EXPECT_FALSE(hand.tools.navigating());
  hand.release(hand.pixelOf(10.0, 0.0), PointerButton::Right);
  EXPECT_TRUE(hand.tools.dragging());
  const Camera before = hand.tools.camera();
  hand.tools.wheel(hand.event(hand.pixelOf(0.0, 0.0)), 3.0);
  EXPECT_EQ(hand.tools.camera().position, before.position);
  hand.tools.deleteSelectedObject();
  hand.release(hand.pixelOf(0.0, 0.0));
  EXPECT_FALSE(hand.tools.dragging());
}

TEST(ToolBox, DeletesTheSelectionAsOneStep) {
  ToolHarness hand(flatTerrain());
  hand.tools.deleteSelectedObject();
  EXPECT_EQ(hand.document.history().size(), 0u);
  hand.tools.setTool(ToolKind::Place);
  hand.click(hand.pixelOf(0.0, 0.0));
  int told = 0;
  const auto subscription = hand.tools.selectedObjectChanged.subscribe([&] { ++told; });
  hand.tools.deleteSelectedObject();
  EXPECT_EQ(hand.document.objects().size(), 0u);
  EXPECT_FALSE(hand.tools.selectedObject());
  EXPECT_EQ(told, 1);
  ASSERT_EQ(hand.document.history().size(), 2u);
  EXPECT_EQ(hand.document.history().record(1).name, "Delete conifer");
  EXPECT_TRUE(hand.document.undo().ok());
  EXPECT_EQ(hand.document.objects().size(), 1u);
}

TEST(ToolBox, TheSelectionGoesWithItsObject) {
  ToolHarness hand(flatTerrain());
  hand.tools.setTool(ToolKind::Place);
  hand.click(hand.pixelOf(0.0, 0.0));
  ASSERT_TRUE(hand.tools.selectedObject());
  EXPECT_TRUE(hand.document.undo().ok());
  EXPECT_FALSE(hand.tools.selectedObject());
  hand.tools.selectObject(12345);
  EXPECT_FALSE(hand.tools.selectedObject());
}

TEST(ToolBox, ObjectsRideOnTheGroundAndUndoBringsBoth) {
  ToolHarness hand(flatTerrain());
  hand.tools.setTool(ToolKind::Place);
  const Vec2 pixel = hand.pixelOf(0.0, 0.0);
  hand.click(pixel);
  hand.tools.setTool(ToolKind::Sculpt);
  hand.click(pixel);
  const Object& object = hand.document.objects().all().begin()->second;
  const auto foot = [&] {
    return objectTransform(object, hand.document.heights(), hand.document.frame())->coeff(2, 3);
  };
  EXPECT_GT(foot(), 5.2);
  EXPECT_TRUE(hand.document.undo().ok());
  EXPECT_NEAR(foot(), 5.0, 1e-9);
}

TEST(ToolBox, SettingsAreAnnounced) {
  ToolHarness hand(flatTerrain());
  int told = 0;
  const auto subscription = hand.tools.settingsChanged.subscribe([&] { ++told; });
  hand.tools.setTool(ToolKind::Place);
  hand.tools.setTool(ToolKind::Place);
  BrushSettings brush = hand.tools.brush();
  brush.radius = 33.0;
  hand.tools.setBrush(brush);
  hand.tools.setPlace({.asset = AssetKind::House});
  EXPECT_EQ(told, 3);
  EXPECT_EQ(hand.tools.tool(), ToolKind::Place);
  EXPECT_EQ(hand.tools.brush().radius, 33.0);
  EXPECT_EQ(hand.tools.place().asset, AssetKind::House);
}

TEST(ToolBoxDeathTest, AnInvalidBrushIsABrokenContract) {
  ToolHarness hand(flatTerrain());
  BrushSettings brush;
  brush.radius = -1.0;
  EXPECT_DEATH(hand.tools.setBrush(brush), "precondition");
}

TEST(ToolBox, FramesTheSelectionOrTheTerrain) {
  ToolHarness hand(flatTerrain());
  hand.tools.setTool(ToolKind::Place);
  hand.click(hand.pixelOf(30.0, 20.0));
  int told = 0;
  const auto subscription = hand.tools.cameraChanged.subscribe([&] { ++told; });
  hand.tools.frameSelectedObject(hand.view);
  EXPECT_EQ(told, 1);
  EXPECT_LT((*hand.tools.camera().project({30.0, 20.0, 5.0}, hand.view) - Vec2(400.0, 300.0)).norm(), 60.0);
  EXPECT_LT((hand.tools.camera().position - Vec3(30.0, 20.0, 5.0)).norm(), 60.0);
  hand.tools.selectObject(std::nullopt);
  hand.tools.frameSelectedObject(hand.view);
  EXPECT_LT((*hand.tools.camera().project({0.0, 0.0, 5.0}, hand.view) - Vec2(400.0, 300.0)).norm(), 110.0);
}

TEST(ToolBox, ClipPlanesFollowTheGroundBeingRaised) {
  ToolHarness hand(flatTerrain(0.0f));
  BrushSettings brush = hand.tools.brush();
  brush.strength = 5000.0;
  hand.tools.setBrush(brush);
  hand.click(hand.pixelOf(0.0, 0.0));
  const double top = hand.document.box().max.z();
  ASSERT_GT(top, 100.0);
  const Camera& camera = hand.tools.camera();
  EXPECT_GT(camera.farPlane, (Vec3(0.0, 0.0, top) - camera.position).dot(camera.forward()));
}

TEST(ToolBox, ASlotMayTalkBack) {
  ToolHarness hand(flatTerrain());
  BrushSettings brush = hand.tools.brush();
  const auto subscription = hand.tools.settingsChanged.subscribe([&] { hand.tools.setBrush(brush); });
  brush.radius = 20.0;
  hand.tools.setBrush(brush);
  EXPECT_EQ(hand.tools.brush().radius, 20.0);
}

}  // namespace
}  // namespace scarp
