#include <gtest/gtest.h>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/tools/MeasureTool.h"
#include "core/tools/SculptTool.h"
#include "tests/tools/ToolHarness.h"

namespace scarp {
namespace {

struct Measuring : test::ToolHarness {
  Measuring() : ToolHarness(test::fractalTerrain(129, 129, 5.0, 5.0)) {
    tools.setTool(MeasureTool::kName);
    watching = tools.get<MeasureTool>().changed.subscribe([this] { ++changes; });
  }
  void clickAt(const Vec2& at) {
    time += 1.0;
    click(at);
  }
  void doubleClickAt(const Vec2& at) {
    clickAt(at);
    time += 0.1;
    click(at);
  }
  [[nodiscard]] const MeasuredLine& line() const { return tools.get<MeasureTool>().line(); }
  int changes = 0;
  Subscription watching;
};

const Vec2 kA(400, 300), kB(460, 330), kC(380, 360);

TEST(MeasureTool, ClicksAreCornersOnTheGroundAndADoubleClickEndsTheLine) {
  Measuring hand;
  hand.clickAt(kA);
  hand.clickAt(kB);
  hand.doubleClickAt(kC);
  ASSERT_EQ(hand.line().corners.size(), 3u);
  const Vec2 pixels[] = {kA, kB, kC};
  for (std::size_t i = 0; i < 3; ++i)
    EXPECT_LT((hand.line().corners[i] - hand.ground(pixels[i])->point.head<2>()).norm(), 1e-9);
  EXPECT_TRUE(hand.line().ended);
  EXPECT_FALSE(hand.line().closed);
  EXPECT_EQ(hand.changes, 4);
  EXPECT_EQ(hand.document.history().size(), 0u);
  hand.clickAt({300, 300});
  EXPECT_EQ(hand.line().corners.size(), 1u) << "a new line";
}

TEST(MeasureTool, AClickOnTheFirstCornerClosesTheOutline) {
  Measuring hand;
  for (const Vec2& at : {kA, kB, kC, Vec2(kA + Vec2(4, -3))}) hand.clickAt(at);
  EXPECT_EQ(hand.line().corners.size(), 3u);
  EXPECT_TRUE(hand.line().closed && hand.line().ended);
}

TEST(MeasureTool, EnterEndsAndEscTakesBackOneAfterAnother) {
  Measuring hand;
  EXPECT_FALSE(hand.tools.claims(ToolKey::Confirm));
  hand.clickAt(kA);
  EXPECT_TRUE(hand.tools.claims(ToolKey::Confirm));
  EXPECT_FALSE(hand.tools.key(ToolKey::Confirm)) << "one corner is no line";
  hand.clickAt(kB);
  EXPECT_TRUE(hand.tools.key(ToolKey::Confirm));
  EXPECT_FALSE(hand.tools.key(ToolKey::Confirm));
  EXPECT_TRUE(hand.tools.key(ToolKey::StepBack));
  EXPECT_FALSE(hand.line().ended);
  EXPECT_EQ(hand.line().corners.size(), 2u);
  EXPECT_TRUE(hand.tools.key(ToolKey::StepBack));
  EXPECT_TRUE(hand.tools.key(ToolKey::StepBack));
  EXPECT_TRUE(hand.line().corners.empty());
  EXPECT_FALSE(hand.tools.key(ToolKey::StepBack));
}

TEST(MeasureTool, CornersCanBeDraggedAndEscPutsThemBack) {
  Measuring hand;
  for (const Vec2& at : {kA, kB}) hand.clickAt(at);
  hand.doubleClickAt(kC);
  hand.time += 1.0;
  const MeasuredLine before = hand.line();
  hand.press(kB + Vec2(3, 3));
  hand.move({500, 300});
  EXPECT_LT((hand.line().corners[1] - hand.ground({500, 300})->point.head<2>()).norm(), 1e-9);
  EXPECT_TRUE(hand.controller.cancel());
  EXPECT_EQ(hand.line(), before);
  hand.time += 1.0;
  hand.drag({kB, {480, 310}, {500, 300}});
  EXPECT_EQ(hand.line().corners.size(), 3u);
  EXPECT_LT((hand.line().corners[1] - hand.ground({500, 300})->point.head<2>()).norm(), 1e-9);
  EXPECT_TRUE(hand.line().ended);
}

TEST(MeasureTool, OtherToolsLeaveTheLineAndTheSkyGivesNoCorner) {
  Measuring hand;
  for (const Vec2& at : {kA, kB}) hand.clickAt(at);
  hand.tools.setTool(SculptTool::kName);
  hand.drag({kA, kB});
  EXPECT_EQ(hand.document.history().size(), 1u);
  EXPECT_EQ(hand.line().corners.size(), 2u);
  EXPECT_FALSE(hand.tools.claims(ToolKey::Confirm));
  EXPECT_FALSE(hand.tools.key(ToolKey::StepBack));
  hand.tools.setTool(MeasureTool::kName);
  hand.clickAt({400, 1});
  EXPECT_EQ(hand.line().corners.size(), 2u);
  hand.tools.get<MeasureTool>().clear();
  EXPECT_TRUE(hand.line().corners.empty());
}

}  // namespace
}  // namespace scarp
