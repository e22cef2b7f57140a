#include <gtest/gtest.h>

#include "core/document/TerrainDocument.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/Operation.h"
#include "core/tools/LineTool.h"
#include "core/tools/MeasureTool.h"
#include "core/tools/PlaceTool.h"
#include "core/tools/SculptTool.h"
#include "core/tools/SelectTool.h"
#include "core/tools/SelectedObjects.h"
#include "core/tools/ViewController.h"
#include "core/tools/WorkTools.h"
#include "tests/tools/ToolHarness.h"

namespace scarp {
namespace {

using test::flatTerrain;
using test::ToolHarness;

TEST(ViewController, TheCursorIsThePickUnderThePointer) {
  ToolHarness hand(test::fractalTerrain(150, 150));
  int told = 0;
  const auto subscription = hand.controller.cursorChanged.subscribe([&] { ++told; });
  hand.move({420.0, 310.0});
  ASSERT_TRUE(hand.controller.cursor());
  EXPECT_EQ(hand.controller.cursor()->point, hand.ground({420.0, 310.0})->point);
  EXPECT_EQ(told, 1);
  hand.move({400.0, 1.0});
  EXPECT_FALSE(hand.controller.cursor());
  hand.move({420.0, 310.0});
  hand.controller.leave();
  EXPECT_FALSE(hand.controller.cursor());
  EXPECT_EQ(told, 4);
}

TEST(ViewController, KnowsTheRayUnderThePointerAlsoWhereItMeetsNothing) {
  ToolHarness hand(test::fractalTerrain(150, 150));
  EXPECT_FALSE(hand.controller.pointerRay());
  int told = 0;
  const auto subscription = hand.controller.pointerRayChanged.subscribe([&] { ++told; });
  for (const Vec2& pixel : {Vec2(420.0, 310.0), Vec2(400.0, 1.0), Vec2(401.0, 1.0)}) {
    hand.move(pixel);
    ASSERT_TRUE(hand.controller.pointerRay());
    EXPECT_EQ(hand.controller.pointerRay()->direction,
              hand.controller.camera().rayThrough(pixel, ToolHarness::view).direction);
  }
  EXPECT_EQ(told, 3);
  hand.controller.leave();
  EXPECT_FALSE(hand.controller.pointerRay());
  EXPECT_EQ(told, 3);
}

TEST(ViewController, TheCursorFollowsTheGroundOnUndoAndTheCamera) {
  ToolHarness hand(flatTerrain());
  const Vec2 pixel = hand.pixelOf(0.0, 0.0);
  hand.drag({pixel, pixel + Vec2(5.0, 0.0), pixel});
  EXPECT_GT(hand.controller.cursor()->point.z(), 5.0);
  EXPECT_TRUE(hand.document.undo().ok());
  EXPECT_NEAR(hand.controller.cursor()->point.z(), 5.0, 1e-9);
  Camera camera = hand.controller.camera();
  camera.position.x() += 10.0;
  hand.controller.setCamera(camera);
  EXPECT_NEAR(hand.controller.cursor()->point.x(), 10.0, 0.2);
}

TEST(ViewController, OneDragAtATime) {
  ToolHarness hand(flatTerrain());
  hand.press(hand.pixelOf(0.0, 0.0));
  EXPECT_TRUE(hand.tools.dragging());
  EXPECT_FALSE(hand.controller.navigating());
  hand.press(hand.pixelOf(10.0, 0.0), PointerButton::Right);
  EXPECT_FALSE(hand.controller.navigating());
  hand.release(hand.pixelOf(10.0, 0.0), PointerButton::Right);
  EXPECT_TRUE(hand.tools.dragging());
  const Camera before = hand.controller.camera();
  hand.controller.wheel(hand.event(hand.pixelOf(0.0, 0.0)), 3.0);
  EXPECT_EQ(hand.controller.camera().position, before.position);
  deleteSelected(hand.tools);
  hand.release(hand.pixelOf(0.0, 0.0));
  EXPECT_FALSE(hand.tools.dragging());
}

TEST(ViewController, FramesTheSelectionOrTheTerrain) {
  ToolHarness hand(flatTerrain());
  hand.tools.setTool(PlaceTool::kName);
  hand.click(hand.pixelOf(30.0, 20.0));
  int told = 0;
  const auto subscription = hand.controller.cameraChanged.subscribe([&] { ++told; });
  hand.controller.frameSelected(hand.view);
  EXPECT_EQ(told, 1);
  EXPECT_LT((*hand.controller.camera().project({30.0, 20.0, 5.0}, hand.view) - Vec2(400.0, 300.0)).norm(),
            60.0);
  EXPECT_LT((hand.controller.camera().position - Vec3(30.0, 20.0, 5.0)).norm(), 60.0);
  hand.tools.selectObject(std::nullopt);
  hand.controller.frameSelected(hand.view);
  EXPECT_LT((*hand.controller.camera().project({0.0, 0.0, 5.0}, hand.view) - Vec2(400.0, 300.0)).norm(),
            110.0);
}

TEST(ViewController, FramesTheChosenLineOrTheTerrainWhateverObjectIsSelected) {
  ToolHarness hand(flatTerrain());
  hand.tools.setTool(PlaceTool::kName);
  hand.click(hand.pixelOf(30.0, 20.0));
  AddLayerOperation lines{"Roads"};
  lines.ofLines = true;
  lines.lines = {newLine({.kind = LineKind::Road, .draft = {{-40.0, -30.0}, {-25.0, -30.0}}})};
  ASSERT_TRUE(perform(lines, hand.document).ok());
  hand.tools.setTool(LineTool::kName);
  hand.tools.get<LineTool>().chooseLine(hand.document.layers()[0].lines.lines()[0].id);
  hand.controller.frameSelected(hand.view);
  EXPECT_LT((hand.controller.camera().position - Vec3(-32.5, -30.0, 5.0)).norm(), 150.0);
  EXPECT_LT((*hand.controller.camera().project({-32.5, -30.0, 5.0}, hand.view) - Vec2(400.0, 300.0)).norm(), 60.0);
  hand.tools.setTool(SculptTool::kName);
  hand.controller.frameSelected(hand.view);
  EXPECT_LT((*hand.controller.camera().project({0.0, 0.0, 5.0}, hand.view) - Vec2(400.0, 300.0)).norm(), 110.0);
}

TEST(ViewController, ClipPlanesFollowTheGroundBeingRaised) {
  ToolHarness hand(flatTerrain(0.0f));
  BrushSettings brush = hand.tools.brush();
  brush.strength = 5000.0;
  hand.tools.setBrush(brush);
  hand.click(hand.pixelOf(0.0, 0.0));
  const double top = hand.document.box().max.z();
  ASSERT_GT(top, 100.0);
  const Camera& camera = hand.controller.camera();
  EXPECT_GT(camera.farPlane, (Vec3(0.0, 0.0, top) - camera.position).dot(camera.forward()));
}

TEST(ViewController, MarksTheGroundWithABrushThatIsInHandThere) {
  ToolHarness hand(flatTerrain());
  const Vec2 middle = hand.pixelOf(0.0, 0.0);
  EXPECT_FALSE(hand.controller.marksGround()) << "the pointer is elsewhere";
  hand.move(middle);
  EXPECT_TRUE(hand.controller.marksGround());
  for (const std::string_view tool : {PlaceTool::kName, MeasureTool::kName, SelectTool::kName}) {
    hand.tools.setTool(tool);
    EXPECT_FALSE(hand.controller.marksGround());
  }
  SelectSettings select = hand.tools.get<SelectTool>().settings();
  select.kind = SelectKind::Paint;
  hand.tools.get<SelectTool>().setSettings(select);
  EXPECT_TRUE(hand.controller.marksGround());
  hand.press(middle, PointerButton::Right);
  EXPECT_FALSE(hand.controller.marksGround()) << "the camera is dragged";
  hand.release(middle, PointerButton::Right);
  EXPECT_TRUE(hand.controller.marksGround());
  const std::vector<StrokeSample> made{{-50, 5, 1.0, 0.0}, {50, 15, 1.0, 1.0}};
  hand.tools.get<BendTool>().begin(bendable(hand.tools.brush(), made));
  EXPECT_FALSE(hand.controller.marksGround());
}

}  // namespace
}  // namespace scarp
