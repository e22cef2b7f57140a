#include <gtest/gtest.h>

#include <memory>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/PasteEdit.h"
#include "core/tools/MeasureTool.h"
#include "core/tools/PlaceTool.h"
#include "core/tools/SculptTool.h"
#include "core/tools/WorkTools.h"
#include "tests/tools/ToolHarness.h"

namespace scarp {
namespace {

using test::flatTerrain;
using test::ToolHarness;

TEST(ToolState, TheSelectionGoesWithItsObject) {
  ToolHarness hand(flatTerrain());
  hand.tools.setTool(PlaceTool::kName);
  hand.click(hand.pixelOf(0.0, 0.0));
  ASSERT_TRUE(hand.tools.selectedObject());
  EXPECT_TRUE(hand.document.undo().ok());
  EXPECT_FALSE(hand.tools.selectedObject());
  hand.tools.selectObject(12345);
  EXPECT_FALSE(hand.tools.selectedObject());
}

TEST(ToolState, SettingsAreAnnounced) {
  ToolHarness hand(flatTerrain());
  int told = 0;
  const auto subscription = hand.tools.settingsChanged.subscribe([&] { ++told; });
  hand.tools.setTool(PlaceTool::kName);
  hand.tools.setTool(PlaceTool::kName);
  BrushSettings brush = hand.tools.brush();
  brush.radius = 33.0;
  hand.tools.setBrush(brush);
  hand.tools.get<PlaceTool>().setSettings({.asset = AssetKind::House});
  EXPECT_EQ(told, 3);
  EXPECT_EQ(hand.tools.tool(), PlaceTool::kName);
  EXPECT_EQ(hand.tools.brush().radius, 33.0);
  EXPECT_EQ(hand.tools.get<PlaceTool>().settings().asset, AssetKind::House);
}

TEST(ToolStateDeathTest, AnInvalidBrushIsABrokenContract) {
  ToolHarness hand(flatTerrain());
  BrushSettings brush;
  brush.radius = -1.0;
  EXPECT_DEATH(hand.tools.setBrush(brush), "precondition");
}

/// Another view of what a hand works on, from the same place.
struct OtherView {
  explicit OtherView(ToolHarness& of) : hand(of), controller(of.tools) {
    controller.setCamera(hand.controller.camera());
  }
  void press(const Vec2& at, PointerButton button = PointerButton::Left) {
    controller.press(hand.event(at, button));
  }
  void move(const Vec2& at) { controller.move(hand.event(at)); }
  void release(const Vec2& at, PointerButton button = PointerButton::Left) {
    controller.release(hand.event(at, button));
  }
  void drag(const Vec2& from, const Vec2& to) {
    press(from);
    move(to);
    release(to);
  }

  ToolHarness& hand;
  ViewController controller;
};

TEST(ToolState, ToolBrushAndWhatIsSelectedAreTheSameInEveryView) {
  ToolHarness hand(flatTerrain());
  OtherView other(hand);
  BrushSettings brush = hand.tools.brush();
  brush.kind = BrushKind::Lower;
  brush.radius = 7.0;
  hand.tools.setBrush(brush);
  EXPECT_EQ(other.controller.effectiveBrush(), brush);
  const Vec2 middle = hand.pixelOf(0.0, 0.0);
  other.drag(middle, middle);
  EXPECT_LT(hand.height(0.0, 0.0), 5.0);
  ASSERT_TRUE(hand.tools.get<SculptTool>().lastStroke());
  EXPECT_EQ(hand.tools.get<SculptTool>().lastStroke()->brush.radius, 7.0);

  hand.tools.setTool(PlaceTool::kName);
  other.move(hand.pixelOf(20.0, 20.0));
  EXPECT_TRUE(other.controller.drawing(ToolHarness::view).object);
  other.drag(hand.pixelOf(20.0, 20.0), hand.pixelOf(20.0, 20.0));
  ASSERT_EQ(hand.document.objects().size(), 1U);
  EXPECT_EQ(hand.tools.selectedObject(), hand.document.objects().all().begin()->first);

  hand.tools.setTool(MeasureTool::kName);
  other.drag(hand.pixelOf(-20.0, 0.0), hand.pixelOf(-20.0, 0.0));
  hand.time += 10.0;
  hand.click(hand.pixelOf(20.0, 0.0));
  EXPECT_EQ(hand.tools.get<MeasureTool>().line().corners.size(), 2U) << "one line, drawn in two views";
}

TEST(ToolState, APathACropAndAPasteAreDraggedInEveryView) {
  ToolHarness hand(flatTerrain());
  OtherView other(hand);
  const std::vector<StrokeSample> made{{-50, 5, 1.0, 0.0}, {50, 15, 1.0, 1.0}};
  hand.tools.get<BendTool>().begin(bendable(hand.tools.brush(), made));
  const auto path = hand.tools.get<BendTool>().path()->samples;
  other.drag(hand.pixelOf(-50.0, 5.0), hand.pixelOf(-50.0, 25.0));
  EXPECT_NE(hand.tools.get<BendTool>().path()->samples, path);
  hand.tools.get<BendTool>().end();

  const GridRect crop{50, 50, 150, 150};
  hand.tools.get<CropTool>().begin(crop);
  other.drag(hand.pixelOf(0.0, 0.0), hand.pixelOf(10.0, 0.0));
  EXPECT_NEAR(hand.tools.get<CropTool>().crop()->column0, 60, 1);
  EXPECT_FALSE(hand.tools.dragging());
  hand.tools.get<CropTool>().end();

  auto clip = copyRegion(hand.document);
  ASSERT_TRUE(clip.ok());
  ASSERT_TRUE(hand.tools.get<PasteTool>().begin(std::move(*clip)).ok());
  const Vec2 before = hand.tools.get<PasteTool>().floating()->placement.centre;
  other.drag(hand.pixelOf(0.0, 0.0), hand.pixelOf(10.0, 0.0));
  EXPECT_NEAR(hand.tools.get<PasteTool>().floating()->placement.centre.x(), before.x() + 10.0, 1e-6);
  EXPECT_TRUE(hand.tools.get<PasteTool>().remove());
  EXPECT_EQ(hand.document.history().size(), 0U);
}

TEST(ToolState, KeysGoToThePasteThenToTheCropThenToTheSelectedTool) {
  ToolHarness hand(flatTerrain());
  hand.tools.get<MeasureTool>().begin({0.0, 0.0});
  EXPECT_TRUE(hand.tools.claims(ToolKey::StepBack));
  hand.tools.get<CropTool>().begin({50, 50, 150, 150});
  auto clip = copyRegion(hand.document);
  ASSERT_TRUE(clip.ok());
  ASSERT_TRUE(hand.tools.get<PasteTool>().begin(std::move(*clip)).ok());
  std::vector<bool> answers;
  const Subscription listens =
      hand.tools.get<CropTool>().answered.subscribe([&](bool keep) { answers.push_back(keep); });
  EXPECT_TRUE(hand.tools.key(ToolKey::Cancel));
  EXPECT_FALSE(hand.tools.get<PasteTool>().floating());
  EXPECT_TRUE(answers.empty());
  EXPECT_TRUE(hand.tools.key(ToolKey::Cancel));
  EXPECT_EQ(answers, std::vector<bool>{false});
  hand.tools.get<CropTool>().end();
  EXPECT_TRUE(hand.tools.key(ToolKey::Cancel));
  EXPECT_TRUE(hand.tools.get<MeasureTool>().line().corners.empty());
  EXPECT_FALSE(hand.tools.key(ToolKey::Cancel));
  EXPECT_FALSE(hand.tools.claims(ToolKey::Cancel));
}

TEST(ToolState, WhatIsSharedIsDraggedInOneViewAtATime) {
  ToolHarness hand(flatTerrain());
  OtherView other(hand);
  hand.tools.get<CropTool>().begin({50, 50, 150, 150});
  const Vec2 middle = hand.pixelOf(0.0, 0.0);
  hand.press(middle);
  ASSERT_TRUE(hand.tools.dragging());
  other.press(middle);
  EXPECT_FALSE(other.controller.dragging());
  other.press(middle, PointerButton::Right);
  EXPECT_TRUE(other.controller.navigating()) << "its camera is its own";
  other.release(middle, PointerButton::Right);
  EXPECT_TRUE(hand.tools.dragging());
  hand.release(middle);
  EXPECT_FALSE(hand.tools.dragging());
  other.press(middle);
  EXPECT_TRUE(other.controller.dragging());
  hand.tools.get<CropTool>().end();
  EXPECT_FALSE(other.controller.dragging()) << "what it dragged is gone";

  hand.press(middle);
  std::vector<std::string> refusals;
  const Subscription listens =
      hand.tools.refused.subscribe([&](const Message& why) { refusals.push_back(why.text()); });
  other.press(middle);
  EXPECT_FALSE(other.controller.dragging());
  EXPECT_EQ(refusals.size(), 1U);
  hand.release(middle);
}

TEST(ToolState, AViewThatGoesTakesItsDragBack) {
  ToolHarness hand(flatTerrain());
  const BrushSettings brush = hand.tools.brush();
  auto other = std::make_unique<OtherView>(hand);
  hand.modifiers = {.control = true, .alt = true};
  const Vec2 middle = hand.pixelOf(0.0, 0.0);
  other->press(middle, PointerButton::Right);
  other->move(middle + Vec2(50.0, 0.0));
  EXPECT_GT(hand.tools.brush().radius, brush.radius);
  int told = 0;
  const Subscription listens = hand.tools.settingsChanged.subscribe([&] { ++told; });
  other.reset();
  EXPECT_EQ(hand.tools.brush(), brush);
  EXPECT_EQ(told, 1);
  EXPECT_FALSE(hand.tools.dragging());
}

}  // namespace
}  // namespace scarp
