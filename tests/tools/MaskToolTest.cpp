#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/SelectionEdits.h"
#include "core/tools/SculptTool.h"
#include "core/tools/SelectTool.h"
#include "tests/tools/ToolHarness.h"

namespace scarp {
namespace {

/// A layer that lifts flat ground by half a metre, whose mask brushes paint.
struct MaskHand : test::ToolHarness {
  MaskHand() : ToolHarness(test::flatTerrain()) {
    EXPECT_TRUE(perform(AddLayerOperation{"Ridge"}, document));
    EXPECT_TRUE(perform(FilterOperation{OffsetFilter{0.5}}, document));
    tools.get<SculptTool>().paintMask(true);
    EXPECT_TRUE(tools.get<SculptTool>().paintsMask());
  }
  float weight(double x, double y) const {
    const auto mask = selectionOf(document, 1);
    const GridFrame& f = document.frame();
    return mask
               ? mask->at(static_cast<int>(std::lround(f.column(x))), static_cast<int>(std::lround(f.row(y))))
               : -1.0F;
  }
  void paint(double x0, double x1, Modifiers with = {}) {
    modifiers = with;
    drag({pixelOf(x0, 0), pixelOf(0.5 * (x0 + x1), 0), pixelOf(x1, 0)});
    modifiers = {};
  }
};

constexpr Modifiers kControl{.control = true, .shift = false, .alt = false},
    kShift{.control = false, .shift = true, .alt = false};

TEST(MaskTool, TheBrushAddsTakesAwayAndSmoothsAsOneStepEach) {
  MaskHand hand;
  const auto lifted = hand.samples();
  const std::size_t steps = hand.document.history().size();
  hand.paint(-40, 40, kControl);
  EXPECT_EQ(hand.weight(0, 0), 0.0F);
  EXPECT_NEAR(hand.height(0, 0), 5.0, 1e-4);
  EXPECT_NEAR(hand.height(80, 0), 5.5, 1e-4);
  EXPECT_EQ(hand.document.history().size(), steps + 1);
  EXPECT_EQ(hand.document.selection(), nullptr);
  hand.paint(0, 40);
  EXPECT_EQ(hand.weight(20, 0), 1.0F);
  EXPECT_EQ(hand.weight(-30, 0), 0.0F);
  const float before = hand.weight(-12, 0);
  hand.paint(-20, -4, kShift);
  EXPECT_NE(hand.weight(-12, 0), before);
  EXPECT_EQ(hand.document.history().size(), steps + 3);
  for (int i = 0; i < 3; ++i) ASSERT_TRUE(hand.document.undo());
  EXPECT_TRUE(test::sameBits(hand.samples(), lifted));
  EXPECT_FALSE(selectionOf(hand.document, 1));
}

TEST(MaskTool, WhatIsSeenWhilePaintingIsWhatAReplayMakes) {
  MaskHand hand, again;
  hand.paint(-40, 40, kControl);
  hand.paint(-30, 0, kShift);
  for (const std::size_t step : {2U, 3U}) {
    ASSERT_TRUE(perform(*hand.document.history().record(step).operation, again.document));
  }
  EXPECT_TRUE(test::sameBits(test::samplesOf(*selectionOf(hand.document, 1)),
                             test::samplesOf(*selectionOf(again.document, 1))));
  EXPECT_TRUE(test::sameBits(hand.samples(), again.samples()));
}

TEST(MaskTool, EscTakesItBackAndAnotherLayerEndsIt) {
  MaskHand hand;
  const auto lifted = hand.samples();
  hand.modifiers = kControl;
  hand.press(hand.pixelOf(0, 0));
  hand.move(hand.pixelOf(20, 0));
  EXPECT_NE(hand.samples(), lifted);
  EXPECT_TRUE(hand.controller.cancel());
  EXPECT_TRUE(test::sameBits(hand.samples(), lifted));
  EXPECT_FALSE(selectionOf(hand.document, 1));
  hand.document.activate(kBaseLayer);
  EXPECT_FALSE(hand.tools.get<SculptTool>().paintsMask());
  hand.document.activate(hand.document.layers()[0].id);
  EXPECT_FALSE(hand.tools.get<SculptTool>().paintsMask()) << "not again by itself";
}

TEST(MaskTool, BrushesHaveTheirWay) {
  EXPECT_EQ(maskHow(BrushKind::Raise, {}), MaskOperation::Add);
  EXPECT_EQ(maskHow(BrushKind::Noise, {}), MaskOperation::Add);
  EXPECT_EQ(maskHow(BrushKind::Raise, kControl), MaskOperation::Subtract);
  EXPECT_EQ(maskHow(BrushKind::Lower, {}), MaskOperation::Subtract);
  EXPECT_EQ(maskHow(BrushKind::Lower, kControl), MaskOperation::Add);
  EXPECT_EQ(maskHow(BrushKind::Smooth, {}), MaskOperation::Smooth);
  EXPECT_EQ(maskHow(BrushKind::Raise, kShift), MaskOperation::Smooth);
}

TEST(MaskTool, WhereTheMaskLetsNothingThroughItIsSaidAndNoStep) {
  MaskHand hand;
  BrushSettings brush = hand.tools.brush();
  brush.radius = 30.0;
  brush.innerRadius = 0.8;
  hand.tools.setBrush(brush);
  hand.paint(-60, 60, kControl);
  hand.tools.get<SculptTool>().paintMask(false);
  std::vector<std::string> refused;
  const Subscription listen =
      hand.tools.refused.subscribe([&](const Message& why) { refused.push_back(why.text()); });
  const std::size_t steps = hand.document.history().size();
  brush.radius = 6.0;
  hand.tools.setBrush(brush);
  hand.move(hand.pixelOf(0, 0));
  const std::string why = "the mask of the layer \"Ridge\" lets nothing through here";
  EXPECT_EQ(hand.controller.hindrance().text(), why);
  hand.drag({hand.pixelOf(-5, 0), hand.pixelOf(5, 0)});
  EXPECT_EQ(hand.document.history().size(), steps);
  EXPECT_EQ(refused, std::vector<std::string>{why});
  hand.move(hand.pixelOf(0, 70));
  EXPECT_EQ(hand.controller.hindrance(), "");
  hand.drag({hand.pixelOf(-5, 70), hand.pixelOf(5, 70)});
  EXPECT_EQ(hand.document.history().size(), steps + 1);
  EXPECT_EQ(refused.size(), 1U);
  SetLayerOperation hide;
  hide.layer = 1;
  hide.visible = false;
  ASSERT_TRUE(perform(hide, hand.document));
  EXPECT_EQ(hand.controller.hindrance(), "the layer \"Ridge\" is hidden");
}

}  // namespace
}  // namespace scarp
