#include <gtest/gtest.h>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/PasteEdit.h"
#include "core/tools/SelectTool.h"
#include "core/tools/WorkTools.h"
#include "tests/tools/ToolHarness.h"

namespace scarp {
namespace {

struct SelectHand : test::ToolHarness {
  explicit SelectHand(SelectKind kind) : ToolHarness(test::flatTerrain()) {
    tools.setTool(SelectTool::kName);
    SelectSettings settings;
    settings.kind = kind;
    tools.get<SelectTool>().setSettings(settings);
  }
  float weight(double x, double y) const {
    if (!document.selection()) return -1.0F;
    const GridFrame& f = document.frame();
    return document.selection()->at(static_cast<int>(std::lround(f.column(x))),
                                    static_cast<int>(std::lround(f.row(y))));
  }
  void drawFrom(const Vec2& a, const Vec2& b) { drag({pixelOf(a.x(), a.y()), pixelOf(b.x(), b.y())}); }
};

TEST(SelectTool, ShiftAddsControlSubtractsBothIntersect) {
  SelectHand hand(SelectKind::Rectangle);
  hand.drawFrom({-40, -40}, {0, 40});
  hand.modifiers = {.shift = true};
  hand.drawFrom({-10, -10}, {50, 10});
  EXPECT_EQ(hand.weight(-30, 30), 1.0F);
  EXPECT_EQ(hand.weight(40, 0), 1.0F);
  hand.modifiers = {.control = true};
  hand.drawFrom({-20, -20}, {20, 20});
  EXPECT_EQ(hand.weight(0, 0), 0.0F);
  EXPECT_EQ(hand.weight(40, 0), 1.0F);
  hand.modifiers = {.control = true, .shift = true};
  hand.drawFrom({-60, -60}, {-10, 60});
  EXPECT_EQ(hand.weight(40, 0), 0.0F);
  EXPECT_EQ(hand.weight(-30, 30), 1.0F);
}

TEST(SelectTool, AClickSelectsNothingAndEscTakesADragBack) {
  SelectHand hand(SelectKind::Ellipse);
  hand.drawFrom({-40, -40}, {40, 40});
  ASSERT_TRUE(hand.document.selection());
  hand.press(hand.pixelOf(0, 0));
  hand.move(hand.pixelOf(50, 50));
  EXPECT_FALSE(hand.tools.get<SelectTool>().draft().empty());
  EXPECT_TRUE(hand.controller.cancel());
  EXPECT_TRUE(hand.tools.get<SelectTool>().draft().empty());
  EXPECT_EQ(hand.document.history().size(), 1U);
  hand.click(hand.pixelOf(5, 5));
  EXPECT_FALSE(hand.document.selection());
  ASSERT_TRUE(hand.document.undo());
  EXPECT_TRUE(hand.document.selection());
}

TEST(SelectTool, ALassoHoldsWhatItGoesRound) {
  SelectHand hand(SelectKind::Lasso);
  hand.drag({hand.pixelOf(-50, -50), hand.pixelOf(0, -50), hand.pixelOf(50, -50), hand.pixelOf(0, 0),
             hand.pixelOf(-50, 50), hand.pixelOf(-50, 0)});
  EXPECT_EQ(hand.weight(-30, -20), 1.0F);
  EXPECT_EQ(hand.weight(30, 20), 0.0F);
}

TEST(SelectTool, PaintsAtOnceAndEscTakesItBack) {
  SelectHand hand(SelectKind::Paint);
  hand.press(hand.pixelOf(-30, 0));
  hand.move(hand.pixelOf(0, 0));
  hand.move(hand.pixelOf(30, 0));
  EXPECT_EQ(hand.weight(0, 0), 1.0F) << "before the button is let go";
  hand.controller.cancel();
  EXPECT_FALSE(hand.document.selection());
  EXPECT_EQ(hand.document.history().size(), 0U);
  hand.drawFrom({-30, 0}, {30, 0});
  EXPECT_EQ(hand.weight(0, 0), 1.0F);
  EXPECT_EQ(hand.document.history().size(), 1U);
  hand.modifiers = {.control = true};
  hand.drawFrom({-5, 0}, {5, 0});
  EXPECT_EQ(hand.weight(0, 0), 0.0F);
  EXPECT_EQ(hand.weight(-28, 0), 1.0F);
}

TEST(SelectTool, TheWandTakesAClick) {
  SelectHand hand(SelectKind::Wand);
  hand.click(hand.pixelOf(10, 10));
  EXPECT_EQ(hand.weight(-90, 90), 1.0F) << "flat ground is alike all over";
}

TEST(PasteTool, FloatsUntilItIsDroppedOrTakenBack) {
  SelectHand hand(SelectKind::Rectangle);
  const std::vector<float> before = hand.samples();
  const auto clip = std::make_shared<const TerrainClip>(
      *clipOf(test::makeTerrain({31, 31, 1.0, 1.0}, [](int, int) { return 9.0F; }), nullptr));
  ASSERT_TRUE(hand.tools.get<PasteTool>().begin({clip, {}}));
  EXPECT_EQ(hand.height(0, 0), 9.0);
  hand.drag({hand.pixelOf(0, 0), hand.pixelOf(40, 20)});
  EXPECT_EQ(hand.height(0, 0), 5.0);
  ASSERT_TRUE(hand.tools.get<PasteTool>().floating());
  EXPECT_NEAR(hand.tools.get<PasteTool>().floating()->placement.centre.x(), 40.0, 3.0);
  EXPECT_TRUE(hand.tools.get<PasteTool>().remove());
  EXPECT_TRUE(test::sameBits(hand.samples(), before));
  EXPECT_EQ(hand.document.history().size(), 0U);
  ASSERT_TRUE(hand.tools.get<PasteTool>().begin({clip, {}}));
  ClipPlacement placement;
  placement.scale = 2.0;
  hand.tools.get<PasteTool>().setPlacement(placement);
  EXPECT_EQ(hand.height(25, 25), 9.0);
  EXPECT_TRUE(hand.tools.get<PasteTool>().drop());
  EXPECT_EQ(hand.document.history().size(), 1U);
  ASSERT_TRUE(hand.document.undo());
  EXPECT_TRUE(test::sameBits(hand.samples(), before));
}

TEST(PasteTool, CornersScaleAndWhatIsAroundTurns) {
  SelectHand hand(SelectKind::Rectangle);
  const auto clip = std::make_shared<const TerrainClip>(
      *clipOf(test::makeTerrain({31, 31, 1.0, 1.0}, [](int, int) { return 5.0F; }), nullptr));
  ASSERT_TRUE(hand.tools.get<PasteTool>().begin({clip, {}}));
  hand.drag({hand.pixelOf(15, 15), hand.pixelOf(30, 30)});
  EXPECT_NEAR(hand.tools.get<PasteTool>().floating()->placement.scale, 2.0, 0.05);
  hand.drag({hand.pixelOf(60, 0), hand.pixelOf(0, 60)});
  EXPECT_NEAR(hand.tools.get<PasteTool>().floating()->placement.turn, std::numbers::pi / 2, 0.02);
  hand.press(hand.pixelOf(0, 0));
  hand.move(hand.pixelOf(30, 0));
  EXPECT_TRUE(hand.controller.cancel()) << "the drag alone";
  ASSERT_TRUE(hand.tools.get<PasteTool>().floating());
  EXPECT_LT(hand.tools.get<PasteTool>().floating()->placement.centre.norm(), 1e-9);
}

}  // namespace
}  // namespace scarp
