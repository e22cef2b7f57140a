#include <gtest/gtest.h>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/Operation.h"
#include "core/tools/PlaceTool.h"
#include "core/tools/SculptTool.h"
#include "core/tools/SelectTool.h"
#include "core/tools/WorkTools.h"
#include "tests/tools/ToolHarness.h"

namespace scarp {
namespace {

class BendHandles : public ::testing::Test {
 protected:
  test::ToolHarness hand{test::fractalTerrain(201, 201, 1.0, 1.0)};
  const std::vector<StrokeSample> made{{-50, 5, 1.0, 0.0}, {50, 15, 1.0, 1.0}};

  void SetUp() override { hand.tools.get<BendTool>().begin(bendable(hand.tools.brush(), made)); }

  [[nodiscard]] Vec2 handle(std::size_t which) const {
    const BendablePath& path = *hand.tools.get<BendTool>().path();
    const StrokeSample& sample = path.samples[path.handles[which]];
    return {sample.x, sample.y};
  }
  [[nodiscard]] Vec2 pixelOf(std::size_t which) const {
    return hand.pixelOf(handle(which).x(), handle(which).y());
  }
};

TEST_F(BendHandles, AHandleStaysUnderThePointer) {
  const Vec2 start = handle(0), from = pixelOf(2);
  int told = 0;
  const Subscription listens = hand.tools.get<BendTool>().changed.subscribe([&] { ++told; });
  hand.press(from);
  for (const Vec2& way : {Vec2(10, -8), Vec2(25, -31), Vec2(-20, 40)}) {
    hand.move(from + way);
    const auto under = hand.ground(from + way);
    ASSERT_TRUE(under);
    EXPECT_NEAR((handle(2) - under->point.head<2>()).norm(), 0.0, 0.05);
  }
  hand.release(from + Vec2(-20, 40));
  EXPECT_GE(told, 3);
  EXPECT_EQ(handle(0), start);
  EXPECT_EQ(hand.document.history().size(), 0U) << "nothing is edited by it";
}

TEST_F(BendHandles, EscTakesADragBack) {
  const auto before = hand.tools.get<BendTool>().path()->samples;
  hand.press(pixelOf(1));
  hand.move(pixelOf(1) + Vec2(30, 30));
  EXPECT_NE(hand.tools.get<BendTool>().path()->samples, before);
  int told = 0;
  const Subscription listens = hand.tools.get<BendTool>().changed.subscribe([&] { ++told; });
  ASSERT_TRUE(hand.controller.cancel());
  EXPECT_EQ(hand.tools.get<BendTool>().path()->samples, before);
  EXPECT_EQ(told, 1);
}

TEST_F(BendHandles, AHandleThatIsMissedEditsNothingAndSaysSo) {
  const auto before = hand.tools.get<BendTool>().path()->samples;
  std::vector<std::string> refusals;
  const Subscription listens =
      hand.tools.refused.subscribe([&](const Message& why) { refusals.push_back(why.text()); });
  for (const std::string_view tool : {SculptTool::kName, PlaceTool::kName, SelectTool::kName}) {
    hand.tools.setTool(tool);
    hand.drag({pixelOf(1) + Vec2(0, 30), pixelOf(1) + Vec2(40, 50)});
  }
  EXPECT_EQ(refusals.size(), 3U);
  EXPECT_EQ(hand.document.history().size(), 0U);
  EXPECT_EQ(hand.tools.get<BendTool>().path()->samples, before);
}

TEST_F(BendHandles, EndedItIsGoneEvenWhileItIsDragged) {
  const Vec2 at = pixelOf(1);
  hand.press(at);
  hand.move(at + Vec2(9, 9));
  hand.tools.get<BendTool>().end();
  EXPECT_FALSE(hand.tools.dragging());
  EXPECT_FALSE(hand.tools.get<BendTool>().path());
  hand.drag({at, at + Vec2(20, 0)});
  EXPECT_EQ(hand.document.history().size(), 1U) << "sculpts";
}

}  // namespace
}  // namespace scarp
