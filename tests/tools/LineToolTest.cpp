#include <gtest/gtest.h>

#include <algorithm>

#include "core/edit/LineEdit.h"
#include "core/tools/ChosenLine.h"
#include "core/tools/LineTool.h"
#include "tests/tools/ToolHarness.h"

namespace scarp {
namespace {

struct DrawingLines : test::ToolHarness {
  explicit DrawingLines(Terrain terrain = test::fractalTerrain(257, 257, 4.0, 4.0))
      : ToolHarness(std::move(terrain)) {
    tools.setTool(ToolKind::Line);
    refusing = tools.refused.subscribe([this](const std::string& why) { refusal = why; });
  }
  void clickAt(const Vec2& at) {
    time += 1.0;
    click(at);
  }
  void draw(const std::vector<Vec2>& pixels) {
    for (const Vec2& at : pixels) clickAt(at);
    time += 0.1;
    click(pixels.back());
  }
  [[nodiscard]] const std::vector<Line>& lines() const {
    const auto* found = linesOf(document, layerForLines(document));
    static const std::vector<Line> none;
    return found ? *found : none;
  }
  [[nodiscard]] const LineWork& work() const { return tools.lineWork(); }
  [[nodiscard]] Vec2 pixelOfPoint(std::size_t line, std::size_t point) const {
    return pixelOf(lines()[line].points[point].x, lines()[line].points[point].y);
  }
  std::string refusal;
  Subscription refusing;
};

const Vec2 kFrom(330, 300), kOver(400, 330), kTo(470, 300), kAside(420, 400);

TEST(LineTool, ClicksDrawALineAndADoubleClickEndsItAsOneStep) {
  DrawingLines hand;
  const std::vector<float> before = hand.samples();
  hand.clickAt(kFrom);
  hand.clickAt(kOver);
  EXPECT_TRUE(hand.tools.draftsLine());
  EXPECT_EQ(hand.document.history().size(), 0u);
  EXPECT_LT((Vec2(hand.work().draft[1].x, hand.work().draft[1].y) - hand.ground(kOver)->point.head<2>()).norm(), 1e-9);
  hand.clickAt(kTo);
  hand.time += 0.1;
  hand.click(kTo);
  EXPECT_FALSE(hand.tools.draftsLine());
  ASSERT_EQ(hand.lines().size(), 1u);
  EXPECT_EQ(hand.lines()[0].points.size(), 3u);
  EXPECT_EQ(hand.work().chosen, hand.lines()[0].id);
  EXPECT_EQ(hand.document.history().size(), 1u) << "with the layer that was made for it";
  EXPECT_EQ(hand.document.history().record(0).name, "Add road");
  EXPECT_FALSE(test::sameBits(before, hand.samples()));
  ASSERT_TRUE(hand.document.undo());
  EXPECT_TRUE(hand.document.layers().empty());
  EXPECT_TRUE(test::sameBits(before, hand.samples()));
  EXPECT_EQ(hand.work().chosen, 0u);
  ASSERT_TRUE(hand.document.redo());
  EXPECT_EQ(hand.lines().size(), 1u);
}

TEST(LineTool, KeysEndTakeBackAndGiveUp) {
  DrawingLines hand;
  hand.clickAt(kFrom);
  EXPECT_TRUE(hand.tools.endDraftedLine());
  EXPECT_EQ(hand.refusal, "a line has two points or more");
  EXPECT_TRUE(hand.tools.draftsLine());
  hand.clickAt(kOver);
  hand.clickAt(kTo);
  EXPECT_TRUE(hand.tools.takeBackDraftedPoint());
  EXPECT_EQ(hand.work().draft.size(), 2u);
  EXPECT_TRUE(hand.tools.endDraftedLine());
  EXPECT_EQ(hand.lines().at(0).points.size(), 2u);
  EXPECT_TRUE(hand.tools.giveUpLine()) << "the choice";
  EXPECT_EQ(hand.work().chosen, 0u);
  hand.clickAt(kAside);
  EXPECT_TRUE(hand.tools.giveUpLine());
  EXPECT_FALSE(hand.tools.draftsLine());
  EXPECT_FALSE(hand.tools.giveUpLine());
  EXPECT_EQ(hand.lines().size(), 1u);
}

TEST(LineTool, AClickOnTheFirstPointClosesAndAreasAreClosed) {
  DrawingLines hand;
  hand.tools.setLineKind(LineKind::Pad);
  for (const Vec2& at : {kFrom, kTo, kAside, Vec2(kFrom + Vec2(3, -2))}) hand.clickAt(at);
  ASSERT_EQ(hand.lines().size(), 1u);
  EXPECT_EQ(hand.lines()[0].points.size(), 3u);
  EXPECT_TRUE(hand.lines()[0].closed);
  hand.tools.setLineKind(LineKind::Wall);
  hand.clickAt({300, 420});
  hand.clickAt({360, 450});
  hand.time += 1.0;
  EXPECT_TRUE(hand.tools.endDraftedLine());
  EXPECT_FALSE(hand.lines()[1].closed);
  EXPECT_EQ(hand.lines()[1].kind, LineKind::Wall);
}

TEST(LineTool, ABridgeIsChosenWhereItIsSeen) {
  DrawingLines hand(test::makeTerrain({257, 257, 4.0, 4.0}, [](int c, int) {
    return static_cast<float>(std::min(120.0, 1.5 * std::abs(c - 128)));
  }));
  Line road = newLine({.kind = LineKind::Road, .draft = {{-400.0, 0.0}, {400.0, 0.0}}});
  road.points[0].onward = LineSpan::Bridge;
  ASSERT_TRUE(addLines({road}, hand.document));
  const Vec3 middle(20.0, 0.0, 120.0);
  const Vec2 over = *hand.controller.camera().project(middle, DrawingLines::view), under = hand.pixelOf(20.0, 0.0);
  ASSERT_GT((over - under).norm(), 30.0);
  hand.clickAt(over);
  EXPECT_EQ(hand.work().chosen, hand.lines()[0].id);
  EXPECT_TRUE(hand.work().draft.empty());
  hand.clickAt(over - Vec2(0.0, 40.0));
  EXPECT_EQ(hand.work().chosen, 0u) << "beside it";
  EXPECT_EQ(hand.work().draft.size(), 1u);
}

TEST(LineTool, DraggedPointsTakeTheGroundAlongAndAreOneStep) {
  DrawingLines hand;
  hand.draw({kFrom, kOver, kTo});
  const std::vector<float> made = hand.samples();
  const Vec2 at = hand.pixelOfPoint(0, 1), to = at + Vec2(10, 45);
  hand.press(at);
  hand.move(at + Vec2(4, 20));
  const std::vector<float> under = hand.samples();
  EXPECT_FALSE(test::sameBits(made, under)) << "while it is dragged";
  hand.move(to);
  EXPECT_FALSE(test::sameBits(under, hand.samples()));
  hand.release(to);
  EXPECT_EQ(hand.document.history().size(), 2u);
  EXPECT_EQ(hand.document.history().record(1).name, "Change road");
  EXPECT_EQ(hand.work().point, 1u);
  ASSERT_TRUE(hand.document.undo());
  EXPECT_TRUE(test::sameBits(made, hand.samples()));
  // Esc in the middle of a drag.
  hand.time += 1.0;
  hand.press(at);
  hand.move(to);
  EXPECT_FALSE(test::sameBits(made, hand.samples()));
  EXPECT_TRUE(hand.controller.cancel());
  EXPECT_TRUE(test::sameBits(made, hand.samples()));
  EXPECT_FALSE(hand.document.editing());
}

TEST(LineTool, APointerThatKeepsStillKeepsThePointStill) {
  DrawingLines hand;
  hand.draw({kFrom, kOver, kTo});
  const Vec2 at = hand.pixelOfPoint(0, 1), to = at + Vec2(0, 40);
  hand.press(at);
  hand.move(to);
  const LinePoint once = hand.lines()[0].points[1];
  for (int i = 0; i < 5; ++i) hand.move(to);
  EXPECT_NEAR(hand.lines()[0].points[1].x, once.x, 1e-9) << "the ground that it moves is not what it is put on";
  EXPECT_NEAR(hand.lines()[0].points[1].y, once.y, 1e-9);
  hand.release(to);
}

TEST(LineTool, CoursesTakePointsInAndWholeLinesMoveWithShift) {
  DrawingLines hand;
  hand.draw({kFrom, kOver, kTo});
  const Line before = hand.lines()[0];
  const auto nodes = lineNodes(before, hand.document.frame());
  const auto second = std::ranges::find_if(nodes, [](const LineNode& n) { return n.point == 1; }) - nodes.begin();
  const Vec2 between = nodes[static_cast<std::size_t>(second) / 2].place;
  const Vec2 on = hand.pixelOf(between.x(), between.y());
  hand.time += 1.0;
  hand.press(on);
  hand.move(on + Vec2(0, 30));
  hand.release(on + Vec2(0, 30));
  ASSERT_EQ(hand.lines()[0].points.size(), 4u);
  EXPECT_EQ(hand.work().point, 1u);
  deleteChosen(hand.tools);
  EXPECT_EQ(hand.lines()[0].points.size(), 3u);
  EXPECT_EQ(hand.lines()[0].points, before.points);

  hand.time += 1.0;
  hand.modifiers.shift = true;
  hand.press(on);
  hand.move(on + Vec2(30, 20));
  hand.release(on + Vec2(30, 20));
  const Vec2 way(hand.lines()[0].points[0].x - before.points[0].x,
                 hand.lines()[0].points[0].y - before.points[0].y);
  EXPECT_GT(way.norm(), 5.0);
  EXPECT_LT((movedBy(before, way).points[2].x - hand.lines()[0].points[2].x), 1e-9);
  // And points up and down.
  hand.time += 1.0;
  const Vec2 at = hand.pixelOfPoint(0, 1);
  hand.press(at);
  hand.move(at - Vec2(0, 40));
  hand.release(at - Vec2(0, 40));
  ASSERT_TRUE(hand.lines()[0].points[1].height);
  EXPECT_GT(*hand.lines()[0].points[1].height,
            hand.height(hand.lines()[0].points[0].x, hand.lines()[0].points[0].y) - 1000.0);
  hand.modifiers = {};
}

TEST(LineTool, PointsSnapToOtherLinesUnlessCtrlIsHeld) {
  DrawingLines hand;
  hand.draw({kFrom, kOver, kTo});
  hand.time += 1.0;
  hand.tools.giveUpLine();
  hand.clickAt(kAside);
  const Vec2 near = hand.pixelOfPoint(0, 2) + Vec2(5, 4);
  hand.clickAt(near);
  EXPECT_EQ(hand.work().draft[1].x, hand.lines()[0].points[2].x);
  EXPECT_EQ(hand.work().draft[1].y, hand.lines()[0].points[2].y);
  hand.tools.takeBackDraftedPoint();
  hand.modifiers.control = true;
  hand.clickAt(near);
  EXPECT_NE(hand.work().draft[1].x, hand.lines()[0].points[2].x);
  hand.modifiers = {};
  hand.tools.giveUpLine();
}

TEST(LineTool, LinesAreSplitJoinedReversedAndPasted) {
  DrawingLines hand;
  hand.draw({kFrom, kOver, kTo, kAside});
  const Line before = hand.lines()[0];
  splitChosenLine(hand.tools);
  EXPECT_EQ(hand.refusal, "click on the point at which to split first");
  hand.tools.chooseLine(before.id, 2);
  splitChosenLine(hand.tools);
  ASSERT_EQ(hand.lines().size(), 2u);
  joinChosenLine(hand.tools);
  ASSERT_EQ(hand.lines().size(), 1u);
  EXPECT_EQ(hand.lines()[0], before);
  reverseChosenLine(hand.tools);
  EXPECT_EQ(hand.lines()[0].points.front(), before.points.back());
  pasteLine(hand.tools, before, {0.0, 0.0});
  ASSERT_EQ(hand.lines().size(), 2u);
  EXPECT_EQ(hand.work().chosen, hand.lines()[1].id);
  EXPECT_EQ(hand.document.history().size(), 5u);
}

TEST(LineTool, SaysWhyNothingIsDoneInALockedLayer) {
  DrawingLines hand;
  hand.draw({kFrom, kOver, kTo});
  SetLayerOperation lock;
  lock.layer = 1;
  lock.locked = true;
  ASSERT_TRUE(perform(lock, hand.document));
  hand.clickAt(kAside);
  EXPECT_EQ(hand.refusal, "the layer \"Lines\" is locked");
  EXPECT_FALSE(hand.tools.draftsLine());
}

}  // namespace
}  // namespace scarp
