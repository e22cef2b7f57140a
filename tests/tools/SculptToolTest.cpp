#include <gtest/gtest.h>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/Operation.h"
#include "core/tools/SculptTool.h"
#include "core/tools/Tool.h"
#include "tests/tools/ToolHarness.h"

namespace scarp {
namespace {

using test::flatTerrain;
using test::sameBits;
using test::ToolHarness;

TEST(SculptTool, RaisesTheGroundUnderThePointer) {
  ToolHarness hand(flatTerrain());
  hand.drag({hand.pixelOf(-30.0, 10.0), hand.pixelOf(0.0, 10.0), hand.pixelOf(30.0, 10.0)});
  // A pass changes the ground under its middle by the brush's strength.
  EXPECT_NEAR(hand.height(0.0, 10.0), 9.0, 0.1);
  EXPECT_EQ(hand.height(0.0, 40.0), 5.0);
  EXPECT_EQ(hand.document.history().size(), 1u);
  EXPECT_EQ(hand.document.history().record(0).name, "Raise");
}

TEST(SculptTool, ModifiersCountAtThePress) {
  ToolHarness hand(flatTerrain());
  hand.press(hand.pixelOf(-20.0, 0.0));
  hand.modifiers.control = true;
  hand.move(hand.pixelOf(20.0, 0.0));
  EXPECT_EQ(hand.controller.effectiveBrush().kind, BrushKind::Raise);
  hand.release(hand.pixelOf(20.0, 0.0));
  EXPECT_EQ(hand.controller.effectiveBrush().kind, BrushKind::Lower);
  EXPECT_GT(hand.height(0.0, 0.0), 6.0);
}

TEST(SculptTool, ShiftOnTheWayLeadsStraight) {
  ToolHarness hand(flatTerrain());
  hand.press(hand.pixelOf(-30.0, 0.0));
  hand.modifiers.shift = true;
  hand.move(hand.pixelOf(0.0, 25.0));
  hand.hold(hand.pixelOf(0.0, 25.0), 1.0);
  hand.move(hand.pixelOf(30.0, 0.0));
  EXPECT_EQ(hand.height(0.0, 0.0), 5.0) << "not before the line has an end";
  hand.modifiers.shift = false;
  hand.release(hand.pixelOf(30.0, 0.0));
  EXPECT_NEAR(hand.height(0.0, 0.0), 9.0, 0.1);
  EXPECT_EQ(hand.height(0.0, 25.0), 5.0) << "the way there does not count";
  EXPECT_EQ(hand.document.history().record(0).name, "Raise") << "Shift at the press would have smoothed";
}

TEST(SculptTool, SaysWhenALayerHidesAllThatAStrokeChanges) {
  ToolHarness hand(flatTerrain());
  TerrainDocument& document = hand.document;
  ASSERT_TRUE(perform(AddLayerOperation{}, document));
  // It holds something in one place only.
  hand.click(hand.pixelOf(-30.0, 0.0));
  SetLayerOperation replacing;
  replacing.layer = 1;
  replacing.blend = LayerBlend::Replace;
  ASSERT_TRUE(perform(replacing, document));
  document.activate(kBaseLayer);
  const std::size_t steps = document.history().size();
  std::string why;
  const Subscription told = hand.tools.refused.subscribe([&](const Message& line) { why = line.text(); });
  hand.click(hand.pixelOf(-30.0, 0.0));
  EXPECT_EQ(document.history().size(), steps + 1) << "it is kept all the same";
  EXPECT_NE(why.find("hidden here by the layer"), std::string::npos) << why;
  why.clear();
  hand.click(hand.pixelOf(40.0, 0.0));
  EXPECT_EQ(document.history().size(), steps + 2);
  EXPECT_EQ(why, "");
  hand.drag({hand.pixelOf(-30.0, 0.0), hand.pixelOf(40.0, 0.0)});
  EXPECT_EQ(document.history().size(), steps + 3);
  EXPECT_EQ(why, "") << "a part of it is visible";

  SetLayerOperation thinner;
  thinner.layer = 1;
  thinner.opacity = 0.5;
  ASSERT_TRUE(perform(thinner, document));
  hand.click(hand.pixelOf(-30.0, 0.0));
  EXPECT_EQ(document.history().size(), steps + 5);
  EXPECT_EQ(why, "");
}

TEST(SculptTool, TheTerrainNearARoadAndUnderItCanBeSculpted) {
  ToolHarness hand(flatTerrain());
  TerrainDocument& document = hand.document;
  AddLayerOperation roads{"Roads"};
  roads.ofLines = true;
  Line road;
  road.points = {{-60.0, 0.0}, {60.0, 0.0}};
  road.settings.width = 4.0;
  roads.lines = {road};
  ASSERT_TRUE(perform(roads, document));
  std::string why;
  const Subscription told = hand.tools.refused.subscribe([&](const Message& line) { why = line.text(); });
  for (const bool fromBase : {false, true}) {
    if (fromBase) document.activate(kBaseLayer);
    for (const double y : {0.0, 5.0, 15.0}) {
      SCOPED_TRACE(y);
      EXPECT_EQ(hand.controller.hindrance(), "");
      const double before = hand.height(0.0, y);
      hand.click(hand.pixelOf(0.0, y));
      EXPECT_EQ(why, "");
      EXPECT_GT(hand.height(0.0, y), before + 0.05) << "the road follows its ground";
    }
  }
  EXPECT_EQ(document.history().size(), 7u);
}

TEST(SculptTool, SaysWhenAStrokeIsTooGentleForTheHeightsThere) {
  for (const auto& [level, strength, inexact] : {std::tuple{0.0F, 0.0001, false},
                                                 {2000.0F, 0.01, false},
                                                 {2000.0F, 0.001, true},
                                                 {8000.0F, 0.01, true}}) {
    SCOPED_TRACE(level);
    Terrain terrain = flatTerrain();
    terrain.heights = HeightRaster(terrain.frame.columns, terrain.frame.rows, level);
    ToolHarness hand(std::move(terrain));
    BrushSettings brush = hand.tools.brush();
    brush.strength = strength;
    hand.tools.setBrush(brush);
    std::string why;
    const Subscription told = hand.tools.refused.subscribe([&](const Message& line) { why = line.text(); });
    hand.drag({hand.pixelOf(-20.0, 0.0), hand.pixelOf(20.0, 0.0)});
    EXPECT_EQ(why.find("is too little for heights of") != std::string::npos, inexact) << why;
  }
}

TEST(SculptTool, TheLastStrokeCanBeRepeated) {
  ToolHarness hand(test::fractalTerrain(150, 170));
  EXPECT_FALSE(hand.tools.get<SculptTool>().canRepeatStroke());
  const auto before = hand.samples();
  hand.drag({{300.0, 250.0}, {420.0, 300.0}});
  const auto once = hand.samples();
  ASSERT_TRUE(hand.tools.get<SculptTool>().canRepeatStroke());
  EXPECT_TRUE(hand.document.undo().ok());
  hand.tools.get<SculptTool>().repeatStroke();
  EXPECT_TRUE(sameBits(once, hand.samples()));
  hand.tools.get<SculptTool>().repeatStroke();
  EXPECT_FALSE(sameBits(once, hand.samples()));
  EXPECT_EQ(hand.document.history().size(), 2u);
  EXPECT_TRUE(hand.document.goTo(0).ok());
  EXPECT_TRUE(sameBits(before, hand.samples()));
}

TEST(SculptTool, EveryStrokeHasRandomNumbersOfItsOwn) {
  ToolHarness hand(flatTerrain());
  BrushSettings brush = hand.tools.brush();
  brush.jitter.position = 1.0;
  hand.tools.setBrush(brush);
  const auto flat = hand.samples();
  hand.click(hand.pixelOf(0.0, 0.0));
  const auto first = hand.samples();
  EXPECT_TRUE(hand.document.undo().ok());
  hand.click(hand.pixelOf(0.0, 0.0));
  EXPECT_FALSE(sameBits(first, hand.samples()));
}

TEST(SculptTool, EscapeTakesItAllBack) {
  ToolHarness hand(test::fractalTerrain(150, 170));
  const auto before = hand.samples();
  hand.press({400.0, 300.0});
  hand.move({450.0, 320.0});
  hand.hold({450.0, 320.0}, 0.5);
  EXPECT_FALSE(sameBits(before, hand.samples()));
  EXPECT_TRUE(hand.controller.cancel());
  EXPECT_TRUE(sameBits(before, hand.samples()));
  EXPECT_EQ(hand.document.history().size(), 0u);
  EXPECT_FALSE(hand.tools.dragging());
  EXPECT_FALSE(hand.controller.cancel());
  // What follows of that drag is nobody's business any more.
  hand.move({500.0, 300.0});
  hand.release({500.0, 300.0});
  EXPECT_TRUE(sameBits(before, hand.samples()));
}

TEST(SculptTool, ARisingPeakDoesNotDragTheBrush) {
  ToolHarness hand(flatTerrain());
  BrushSettings brush = hand.tools.brush();
  brush.flow = 60.0;
  hand.tools.setBrush(brush);
  const Vec2 pixel = hand.pixelOf(0.0, 0.0);
  hand.press(pixel);
  ASSERT_TRUE(hand.controller.cursor());
  const Vec3 set = hand.controller.cursor()->point;
  for (int i = 0; i < 50; ++i) {
    hand.hold(pixel, 0.02);
    hand.move(pixel);  // a hand that presses a key sends moves without moving
  }
  EXPECT_EQ(hand.controller.cursor()->point, set);
  hand.release(pixel);
  EXPECT_GT(hand.height(0.0, 0.0), 50.0);
  for (const double d : {3.0, 6.0, 9.0}) {
    EXPECT_NEAR(hand.height(d, 0.0), hand.height(-d, 0.0), 1e-3);
    EXPECT_NEAR(hand.height(0.0, d), hand.height(0.0, -d), 1e-3);
  }
}

TEST(SculptTool, APauseWithoutFramesMakesNoSpike) {
  ToolHarness hand(flatTerrain());
  BrushSettings brush = hand.tools.brush();
  brush.flow = 60.0;
  hand.tools.setBrush(brush);
  const Vec2 pixel = hand.pixelOf(0.0, 0.0);
  hand.press(pixel);
  hand.hold(pixel, 0.02);
  const double before = hand.height(0.0, 0.0);
  hand.hold(pixel, 1.5);
  EXPECT_NEAR(hand.height(0.0, 0.0), before + 6.0, 0.5) << "0.1 s of flow";
  hand.hold(pixel, 0.02);
  EXPECT_NEAR(hand.height(0.0, 0.0), before + 7.2, 0.5) << "and on as before";
}

TEST(SculptTool, TheAlphaTurnsAlongTheCursorsWay) {
  ToolHarness hand(flatTerrain());
  BrushSettings brush = hand.tools.brush();
  brush.alphaAngle = 90.0;
  hand.tools.setBrush(brush);
  hand.move(hand.pixelOf(0.0, -30.0));
  hand.move(hand.pixelOf(0.0, 30.0));
  EXPECT_NEAR(hand.controller.brushAngle(), 0.5 * std::numbers::pi, 1e-12);
  brush.alphaTurn = AlphaTurn::AlongStroke;
  hand.tools.setBrush(brush);
  EXPECT_NEAR(hand.controller.brushAngle(), std::numbers::pi, 1e-3);
}

TEST(BrushSizeTool, DragsRadiusAndInnerRadius) {
  test::ToolHarness hand(test::flatTerrain());
  const BrushSettings before = hand.tools.brush();
  int told = 0;
  const auto subscription = hand.tools.settingsChanged.subscribe([&] { ++told; });
  hand.modifiers = {.control = true, .alt = true};
  hand.press({400.0, 300.0}, PointerButton::Right);
  EXPECT_FALSE(hand.controller.navigating());
  hand.move({450.0, 260.0});
  EXPECT_GT(hand.tools.brush().radius, 1.5 * before.radius);
  EXPECT_NEAR(hand.tools.brush().innerRadius, 0.2, 1e-9);
  EXPECT_EQ(told, 1);
  hand.move({-1e6, 1e6});
  EXPECT_TRUE(validate(hand.tools.brush()).ok());
  hand.move({1e6, -1e6});
  EXPECT_TRUE(validate(hand.tools.brush()).ok());
  EXPECT_TRUE(hand.controller.cancel());
  EXPECT_EQ(hand.tools.brush(), before);

  hand.drag({{400.0, 300.0}, {420.0, 300.0}}, PointerButton::Right);
  EXPECT_GT(hand.tools.brush().radius, before.radius);
  EXPECT_EQ(hand.document.history().size(), 0u);
}

TEST(BrushModifiers, ControlInvertsWhatHasAnInverse) {
  const auto with = [](BrushKind kind) {
    BrushSettings brush;
    brush.kind = kind;
    return brushWith(brush, {.control = true}).kind;
  };
  EXPECT_EQ(with(BrushKind::Raise), BrushKind::Lower);
  EXPECT_EQ(with(BrushKind::Lower), BrushKind::Raise);
  EXPECT_EQ(with(BrushKind::Pinch), BrushKind::Inflate);
  EXPECT_EQ(with(BrushKind::Inflate), BrushKind::Pinch);
  EXPECT_EQ(with(BrushKind::Hole), BrushKind::Fill);
  EXPECT_EQ(with(BrushKind::Fill), BrushKind::Hole);
  for (const BrushKind kind : {BrushKind::Smooth, BrushKind::Flatten, BrushKind::SetHeight, BrushKind::Noise})
    EXPECT_EQ(with(kind), kind);
}

TEST(BrushModifiers, ControlPressesStampsInAndSinksPlateaus) {
  BrushSettings brush;
  brush.kind = BrushKind::Stamp;
  for (const auto& [blend, other] : {std::pair(StampBlend::Add, StampBlend::Subtract),
                                     {StampBlend::Subtract, StampBlend::Add},
                                     {StampBlend::Highest, StampBlend::Lowest},
                                     {StampBlend::Replace, StampBlend::Replace}}) {
    brush.stampBlend = blend;
    EXPECT_EQ(brushWith(brush, {.control = true}).stampBlend, other);
    EXPECT_EQ(brushWith(brush, {.control = true}).kind, BrushKind::Stamp);
  }
  brush.kind = BrushKind::Plateau;
  brush.rise = 12.5;
  EXPECT_EQ(brushWith(brush, {.control = true}).rise, -12.5);
}

TEST(BrushModifiers, ShiftSmoothsWithTheSameBrush) {
  BrushSettings brush;
  brush.kind = BrushKind::Noise;
  brush.radius = 7.0;
  brush.strength = 3.0;
  brush.falloff = Falloff::Sharp;
  BrushSettings expected = brush;
  expected.kind = BrushKind::Smooth;
  EXPECT_EQ(brushWith(brush, {.shift = true}), expected);
  EXPECT_EQ(brushWith(brush, {.control = true, .shift = true}), expected);
  EXPECT_EQ(brushWith(brush, {}), brush);
  EXPECT_EQ(brushWith(brush, {.alt = true}), brush);
}

}  // namespace
}  // namespace scarp
