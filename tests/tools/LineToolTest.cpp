#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "core/document/EditHistory.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/LineEdit.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/Operation.h"
#include "core/line/LineSchema.h"
#include "core/line/StampShape.h"
#include "core/script/Script.h"
#include "core/tools/ChosenLine.h"
#include "core/tools/LineTool.h"
#include "tests/edit/LineEditing.h"
#include "tests/tools/ToolHarness.h"

namespace scarp {
namespace {

struct DrawingLines : test::ToolHarness {
  explicit DrawingLines(Terrain terrain = test::fractalTerrain(257, 257, 4.0, 4.0))
      : ToolHarness(std::move(terrain)) {
    tools.setTool(LineTool::kName);
    refusing = tools.refused.subscribe([this](const Message& why) { refusal = why.text(); });
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
  [[nodiscard]] const LineWork& work() const { return tools.get<LineTool>().work(); }
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
  EXPECT_TRUE(hand.tools.claims(ToolKey::Confirm));
  EXPECT_EQ(hand.document.history().size(), 0u);
  EXPECT_LT((Vec2(hand.work().draft[1].x, hand.work().draft[1].y) - hand.ground(kOver)->point.head<2>()).norm(), 1e-9);
  hand.clickAt(kTo);
  hand.time += 0.1;
  hand.click(kTo);
  EXPECT_FALSE(hand.tools.claims(ToolKey::Confirm));
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

void assignDefaultMaterials(TerrainDocument& document) {
  const auto usual = defaultMaterials();
  ASSERT_TRUE(perform(MaterialsOperation{{usual.begin(), usual.end()}, {usual.front().id, {}}}, document));
}

TEST(LineTool, TheFirstRoadBringsItsSurfaceInTheSameStep) {
  DrawingLines hand(test::fractalTerrain(257, 257, 1.0, 1.0));
  TerrainDocument& document = hand.document;
  ASSERT_NO_FATAL_FAILURE(assignDefaultMaterials(document));
  const DocumentState before = document.state();
  const std::size_t steps = document.history().size();
  hand.draw({kFrom, kOver, kTo});
  ASSERT_EQ(hand.lines().size(), 1u);
  EXPECT_EQ(document.history().size(), steps + 1);
  ASSERT_EQ(document.materials().size(), before.materials.size() + 1);
  const Material& asphalt = document.materials().back();
  EXPECT_EQ(asphalt.name, "Asphalt");
  EXPECT_GT(asphalt.id, defaultMaterials().back().id) << "no texture of another material";
  ASSERT_EQ(document.rules().rules.size(), 1u);
  EXPECT_EQ(document.rules().rules[0].material, asphalt.id);
  EXPECT_EQ(document.rules().rules[0].conditions.at(0).lines, (LineChoice{{}, {}, LineKind::Road}));

  ASSERT_TRUE(document.undo());
  EXPECT_EQ(document.state(), before);
  ASSERT_TRUE(document.redo());
  EXPECT_EQ(document.rules().rules.size(), 1u);
  // One rule is for all roads, and does not return where it was deleted.
  hand.tools.get<LineTool>().chooseLine(0);
  hand.draw({kFrom + Vec2(0, 60), kTo + Vec2(0, 60)});
  ASSERT_EQ(hand.lines().size(), 2u);
  EXPECT_EQ(document.rules().rules.size(), 1u);
  ASSERT_TRUE(perform(MaterialsOperation{document.materials(), {before.rules.base, {}}}, document));
  hand.tools.get<LineTool>().chooseLine(0);
  hand.draw({kFrom + Vec2(0, 90), kTo + Vec2(0, 90)});
  ASSERT_EQ(hand.lines().size(), 3u);
  EXPECT_TRUE(document.rules().rules.empty());
}

TEST(LineTool, TerrainWithoutMaterialsAndOtherKindsGetNoSurface) {
  DrawingLines hand;
  hand.draw({kFrom, kOver, kTo});
  EXPECT_EQ(hand.lines().size(), 1u);
  EXPECT_TRUE(hand.document.materials().empty());
  DrawingLines other;
  ASSERT_NO_FATAL_FAILURE(assignDefaultMaterials(other.document));
  other.tools.get<LineTool>().setKind(LineKind::River);
  other.draw({kFrom, kOver, kTo});
  EXPECT_EQ(other.lines().size(), 1u);
  EXPECT_TRUE(other.document.rules().rules.empty());
  // Gravel is there already.
  other.tools.get<LineTool>().chooseLine(0);
  other.tools.get<LineTool>().setKind(LineKind::Track);
  other.draw({kFrom + Vec2(0, 60), kTo + Vec2(0, 60)});
  EXPECT_EQ(other.lines().size(), 2u);
  EXPECT_EQ(other.document.materials().size(), defaultMaterials().size());
  ASSERT_EQ(other.document.rules().rules.size(), 1u);
  EXPECT_EQ(other.document.rules().rules[0].material,
            std::ranges::find(defaultMaterials(), "Gravel", &Material::name)->id);
}

TEST(LineOperations, AssignASurfaceOnlyWhenAskedTo) {
  const auto withRoad = [](const std::string& more) {
    TerrainDocument document(test::fractalTerrain(65, 65));
    assignDefaultMaterials(document);
    AddLayerOperation add{"Roads"};
    add.ofLines = true;
    EXPECT_TRUE(perform(add, document));
    const auto script = parseScript(R"({"scarp": 1, "operations": [{"op": "lines", "layer": 1, "lines": [
      {"kind": "road", "points": [[-20, 0], [20, 5]]}])" +
                                    more + "}]}");
    EXPECT_TRUE(script && perform(script->operations.at(0), document));
    return document.rules();
  };
  EXPECT_TRUE(withRoad("").rules.empty()) << "as in scripts of earlier versions";
  EXPECT_EQ(withRoad(R"(, "surface": true)").rules.size(), 1u);
}

TEST(LineTool, KeysEndTakeBackAndGiveUp) {
  DrawingLines hand;
  hand.clickAt(kFrom);
  EXPECT_TRUE(hand.tools.key(ToolKey::Confirm));
  EXPECT_EQ(hand.refusal, "a line has two points or more");
  EXPECT_TRUE(hand.tools.claims(ToolKey::Confirm));
  hand.clickAt(kOver);
  hand.clickAt(kTo);
  EXPECT_TRUE(hand.tools.key(ToolKey::StepBack));
  EXPECT_EQ(hand.work().draft.size(), 2u);
  EXPECT_TRUE(hand.tools.key(ToolKey::Confirm));
  EXPECT_EQ(hand.lines().at(0).points.size(), 2u);
  EXPECT_TRUE(hand.tools.key(ToolKey::Cancel)) << "the choice";
  EXPECT_EQ(hand.work().chosen, 0u);
  hand.clickAt(kAside);
  EXPECT_TRUE(hand.tools.key(ToolKey::Cancel));
  EXPECT_FALSE(hand.tools.claims(ToolKey::Confirm));
  EXPECT_FALSE(hand.tools.key(ToolKey::Cancel));
  EXPECT_EQ(hand.lines().size(), 1u);
}

TEST(LineTool, AClickOnTheFirstPointClosesAndAreasAreClosed) {
  DrawingLines hand;
  hand.tools.get<LineTool>().setKind(LineKind::Pad);
  for (const Vec2& at : {kFrom, kTo, kAside, Vec2(kFrom + Vec2(3, -2))}) hand.clickAt(at);
  ASSERT_EQ(hand.lines().size(), 1u);
  EXPECT_EQ(hand.lines()[0].points.size(), 3u);
  EXPECT_TRUE(hand.lines()[0].closed);
  hand.tools.get<LineTool>().setKind(LineKind::Wall);
  hand.clickAt({300, 420});
  hand.clickAt({360, 450});
  hand.time += 1.0;
  EXPECT_TRUE(hand.tools.key(ToolKey::Confirm));
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
  hand.tools.key(ToolKey::Cancel);
  hand.clickAt(kAside);
  const Vec2 near = hand.pixelOfPoint(0, 2) + Vec2(5, 4);
  hand.clickAt(near);
  EXPECT_EQ(hand.work().draft[1].x, hand.lines()[0].points[2].x);
  EXPECT_EQ(hand.work().draft[1].y, hand.lines()[0].points[2].y);
  hand.tools.key(ToolKey::StepBack);
  hand.modifiers.control = true;
  hand.clickAt(near);
  EXPECT_NE(hand.work().draft[1].x, hand.lines()[0].points[2].x);
  hand.modifiers = {};
  hand.tools.key(ToolKey::Cancel);
}

TEST(LineTool, LinesAreSplitJoinedReversedAndPasted) {
  DrawingLines hand;
  hand.draw({kFrom, kOver, kTo, kAside});
  const Line before = hand.lines()[0];
  splitChosenLine(hand.tools);
  EXPECT_EQ(hand.refusal, "click on the point at which to split first");
  hand.tools.get<LineTool>().chooseLine(before.id, 2);
  splitChosenLine(hand.tools);
  ASSERT_EQ(hand.lines().size(), 2u);
  joinChosenLines(hand.tools);
  ASSERT_EQ(hand.lines().size(), 1u);
  EXPECT_EQ(hand.lines()[0], before);
  reverseChosenLines(hand.tools);
  EXPECT_EQ(hand.lines()[0].points.front(), before.points.back());
  pasteLines(hand.tools, {before}, {0.0, 0.0});
  ASSERT_EQ(hand.lines().size(), 2u);
  EXPECT_EQ(hand.work().chosen, hand.lines()[1].id);
  EXPECT_EQ(hand.document.history().size(), 5u);
}

/// Three roads beside each other, none of them chosen.
struct ThreeRoads : DrawingLines {
  ThreeRoads() {
    std::vector<Line> roads;
    for (const double y : {-120.0, 0.0, 120.0})
      roads.push_back(newLine({.kind = LineKind::Road, .draft = {{-150.0, y}, {0.0, y + 10.0}, {150.0, y}}}));
    EXPECT_TRUE(addLines(roads, document));
    made = samples();
  }
  /// On the course of a road, aside from its points.
  [[nodiscard]] Vec2 onRoad(std::size_t line) const {
    const auto nodes = lineNodes(lines()[line], document.frame());
    const Vec2 place = nodes[nodes.size() / 4].place;
    return pixelOf(place.x(), place.y());
  }
  void clickWith(const Vec2& at, Modifiers held) {
    modifiers = held;
    clickAt(at);
    modifiers = {};
  }
  [[nodiscard]] std::vector<LineId> chosen() const { return idsOf(chosenLines(document, work())); }
  /// One step was made, the ground is as if made anew, and undo and redo are exact.
  void expectOneStep(std::size_t steps) {
    EXPECT_EQ(document.history().size(), steps + 1);
    EXPECT_TRUE(test::linesEqualAnew(document));
    const std::vector<Line> after = lines();
    const std::vector<float> ground = samples();
    ASSERT_TRUE(document.undo());
    EXPECT_TRUE(test::sameBits(made, samples()));
    ASSERT_TRUE(document.redo());
    EXPECT_EQ(lines(), after);
    EXPECT_TRUE(test::sameBits(ground, samples()));
    ASSERT_TRUE(document.undo());
  }
  std::vector<float> made;
};
const Modifiers kWithShift{.shift = true}, kWithControl{.control = true};

TEST(LineTool, ShiftAndCtrlClicksAddLinesToTheChoiceAndTakeThemOut) {
  ThreeRoads hand;
  hand.clickAt(hand.onRoad(0));
  hand.clickWith(hand.onRoad(1), kWithShift);
  hand.clickWith(hand.onRoad(2), kWithControl);
  EXPECT_EQ(hand.chosen(), (std::vector<LineId>{1, 2, 3}));
  EXPECT_EQ(hand.work().chosen, 3u);
  hand.clickWith(hand.onRoad(1), kWithControl);
  EXPECT_EQ(hand.chosen(), (std::vector<LineId>{1, 3}));
  hand.clickWith(hand.onRoad(2), kWithShift);
  EXPECT_EQ(hand.chosen(), (std::vector<LineId>{1}));
  EXPECT_EQ(hand.work().chosen, 1u);
  hand.clickWith(kAside + Vec2(60, 80), kWithShift);
  EXPECT_EQ(hand.chosen(), (std::vector<LineId>{1})) << "beside all lines";
  EXPECT_FALSE(hand.tools.claims(ToolKey::Confirm));
  hand.clickWith(hand.onRoad(2), kWithShift);
  hand.clickAt(hand.onRoad(0));
  EXPECT_EQ(hand.chosen(), (std::vector<LineId>{1})) << "without keys it alone";
  // Points of a single one.
  hand.clickWith(hand.pixelOfPoint(0, 1), kWithControl);
  EXPECT_TRUE(hand.chosen().empty());
  hand.tools.get<LineTool>().chooseLines({3, 1, 3, 2}, 2);
  EXPECT_EQ(hand.work().chosen, 2u);
  EXPECT_EQ(hand.work().also, (std::vector<LineId>{1, 3}));
  EXPECT_EQ(hand.document.history().size(), 1u);
  EXPECT_TRUE(test::sameBits(hand.made, hand.samples()));
}

TEST(LineTool, ADragOfOneOfSeveralMovesAllAsOneStep) {
  ThreeRoads hand;
  hand.tools.get<LineTool>().chooseLines({1, 3});
  const std::vector<Line> before = hand.lines();
  const Vec2 from = hand.onRoad(0), to = from + Vec2(20, 15);
  for (const bool shift : {false, true}) {
    hand.time += 1.0;
    hand.modifiers.shift = shift;
    hand.press(from);
    hand.move(to);
    EXPECT_FALSE(test::sameBits(hand.made, hand.samples())) << "while it is dragged";
    EXPECT_TRUE(test::linesEqualAnew(hand.document));
    hand.release(to);
    hand.modifiers = {};
    EXPECT_EQ(hand.chosen(), (std::vector<LineId>{1, 3}));
    const Vec2 way(hand.lines()[0].points[0].x - before[0].points[0].x,
                   hand.lines()[0].points[0].y - before[0].points[0].y);
    EXPECT_GT(way.norm(), 5.0);
    EXPECT_EQ(hand.lines()[0], movedBy(before[0], way));
    EXPECT_EQ(hand.lines()[1], before[1]);
    EXPECT_LT(std::abs(hand.lines()[2].points[1].x - before[2].points[1].x - way.x()), 1e-9);
    hand.expectOneStep(1);
  }
  hand.time += 1.0;
  hand.press(from);
  hand.move(to);
  EXPECT_TRUE(hand.controller.cancel());
  EXPECT_EQ(hand.lines(), before);
  EXPECT_TRUE(test::sameBits(hand.made, hand.samples()));
}

TEST(LineTool, WhatIsDoneToSeveralIsOneStepEach) {
  ThreeRoads hand;
  const std::vector<Line> before = hand.lines();
  const auto done = [&](const std::function<void(ToolState&)>& act, auto&& check) {
    hand.tools.get<LineTool>().chooseLines({1, 3}, 1);
    hand.refusal.clear();
    act(hand.tools);
    EXPECT_EQ(hand.refusal, "");
    check(hand.lines());
    hand.expectOneStep(1);
    EXPECT_EQ(hand.lines(), before);
  };
  using Lines = const std::vector<Line>&;
  done(deleteChosen, [&](Lines now) { EXPECT_EQ(now, std::vector{before[1]}); });
  done(reverseChosenLines, [&](Lines now) {
    EXPECT_EQ(now, (std::vector{reversed(before[0]), before[1], reversed(before[2])}));
  });
  done([](ToolState& tools) { simplifyChosenLines(tools, 20.0); },
       [&](Lines now) {
         EXPECT_EQ(now[0].points.size(), 2u);
         EXPECT_EQ(now[1], before[1]);
         EXPECT_EQ(now[2].points.size(), 2u);
       });
  done([](ToolState& tools) { showChosenLines(tools, false); },
       [&](Lines now) {
         EXPECT_FALSE(now[0].visible || now[2].visible);
         EXPECT_TRUE(now[1].visible);
       });
  done([](ToolState& tools) { setKindOfChosenLines(tools, LineKind::Pond); },
       [&](Lines now) {
         for (const std::size_t i : {0u, 2u}) {
           EXPECT_EQ(now[i].kind, LineKind::Pond);
           EXPECT_TRUE(now[i].closed);
           EXPECT_EQ(now[i].settings, usualSettings(LineKind::Pond));
           EXPECT_EQ(now[i].points, before[i].points);
         }
         EXPECT_EQ(now[1], before[1]);
       });
  done(joinChosenLines, [&](Lines now) {
    ASSERT_EQ(now.size(), 2u);
    EXPECT_EQ(now[0].id, 1u);
    EXPECT_EQ(now[0].points.size(), 6u);
  });
  done(duplicateChosenLines, [&](Lines now) {
    ASSERT_EQ(now.size(), 5u);
    EXPECT_EQ(hand.chosen(), (std::vector{now[3].id, now[4].id}));
    const double by = now[3].points[0].x - before[0].points[0].x;
    EXPECT_GT(by, before[0].settings.width);
    EXPECT_EQ(now[4].points[2].y, before[2].points[2].y);
  });
  done(
      [&](ToolState& tools) {
        pasteLines(tools, {before[0], before[2]}, {30.0, 40.0});
      },
      [&](Lines now) {
        ASSERT_EQ(now.size(), 5u);
        EXPECT_EQ(now[3].points[1].x, 30.0);
        EXPECT_NEAR(0.5 * (now[3].points[0].y + now[4].points[1].y), 40.0, 1e-9);
      });
  hand.tools.get<LineTool>().chooseLines({1, 3});
  splitChosenLine(hand.tools);
  EXPECT_EQ(hand.refusal, "only a single line can be split");
}

TEST(LineTool, ALineThatIsGoneIsNoLongerChosenAndTheOthersAre) {
  ThreeRoads hand;
  hand.tools.get<LineTool>().chooseLines({1, 2, 3}, 2);
  LinesOperation gone;
  gone.layer = 1;
  gone.removed = {2};
  ASSERT_TRUE(perform(gone, hand.document));
  EXPECT_EQ(hand.chosen(), (std::vector<LineId>{1, 3}));
  EXPECT_EQ(hand.work().chosen, 3u);
  ASSERT_TRUE(hand.document.undo());
  EXPECT_EQ(hand.chosen(), (std::vector<LineId>{1, 3}));
  ASSERT_TRUE(hand.document.undo());
  EXPECT_EQ(hand.work().chosen, 0u);
  EXPECT_TRUE(hand.work().also.empty());
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
  EXPECT_FALSE(hand.tools.claims(ToolKey::Confirm));
}

/// The tool with stamps, of which the first one is at kOver.
struct PlacingStamps : DrawingLines {
  PlacingStamps() : DrawingLines(test::flatTerrain()) {
    tools.get<LineTool>().setKind(LineKind::Stamp);
    pressed = ground(kOver)->point.head<2>();
    clickAt(kOver);
  }
  [[nodiscard]] Line stamp(std::size_t i = 0) const { return lines()[i]; }
  [[nodiscard]] StampSize size(std::size_t i = 0) const { return stampSize(stamp(i).brush.settings()); }
  [[nodiscard]] Vec2 pixelOf(const Vec2& place) const { return ToolHarness::pixelOf(place.x(), place.y()); }
  /// The place of the last handle of a kind.
  [[nodiscard]] Vec2 handle(StampHandleKind kind) const {
    Vec2 place = Vec2::Zero();
    for (const StampHandle& each : stampFrame(selectedStamps(document, work())).handles)
      if (each.kind == kind) place = each.place;
    return place;
  }
  void dragPixels(const Vec2& from, const Vec2& to) {
    time += 1.0;
    drag({from, 0.5 * (from + to), to});
  }
  void dragPlace(const Vec2& from, const Vec2& to) { dragPixels(pixelOf(from), pixelOf(to)); }

  Vec2 pressed;  ///< The place on the bare ground at which the first one was placed.
};

TEST(LineToolStamps, AClickPlacesOneAsOneStepAndTheNextIsLikeIt) {
  PlacingStamps hand;
  ASSERT_EQ(hand.lines().size(), 1u);
  EXPECT_EQ(hand.document.history().size(), 1u);
  EXPECT_EQ(hand.document.history().record(0).name, "Add height stamp");
  EXPECT_LT((stampCentre(hand.stamp()) - hand.pressed).norm(), 1e-9);
  EXPECT_NEAR(hand.size().width, 40.0, 1e-9) << "a fifth of the terrain's side";
  EXPECT_GT(hand.height(hand.stamp().points[0].x, hand.stamp().points[0].y), 6.0);
  EXPECT_EQ(hand.work().chosen, hand.stamp().id);
  Line changed = hand.stamp();
  StampChange change;
  change.width = change.depth = 0.5;
  changeLines(hand.tools, {changedStamp(changed, change, stampCentre(changed))});
  hand.clickAt(kAside);
  ASSERT_EQ(hand.lines().size(), 2u);
  EXPECT_NEAR(hand.size(1).width, 20.0, 1e-9);
  EXPECT_TRUE(test::linesEqualAnew(hand.document));
}

TEST(LineToolStamps, ADragSizesTheNewOneAndEscRemovesIt) {
  DrawingLines hand(test::flatTerrain());
  hand.tools.get<LineTool>().setKind(LineKind::Stamp);
  const std::vector<float> before = hand.samples();
  const Vec2 to = hand.ground(kTo)->point.head<2>();
  hand.press(kOver);
  hand.move(kTo);
  EXPECT_FALSE(test::sameBits(before, hand.samples())) << "live";
  hand.release(kTo);
  ASSERT_EQ(hand.lines().size(), 1u);
  EXPECT_EQ(hand.document.history().size(), 1u);
  const Line stamp = hand.lines()[0];
  EXPECT_NEAR(stamp.brush.settings().radius, (to - stampCentre(stamp)).norm(), 1e-6);
  ASSERT_TRUE(hand.document.undo());
  EXPECT_TRUE(test::sameBits(before, hand.samples()));
  hand.time += 1.0;
  hand.press(kOver);
  hand.move(kTo);
  hand.controller.cancel();
  EXPECT_TRUE(test::sameBits(before, hand.samples()));
  EXPECT_EQ(hand.document.history().position(), 0u);
}

TEST(LineToolStamps, HandlesScaleAndRotateAndTheCentreMoves) {
  PlacingStamps hand;
  const Vec2 centre = stampCentre(hand.stamp());
  const auto outward = [&](StampHandleKind kind, double factor) {
    const Vec2 from = hand.handle(kind);
    hand.dragPlace(from, centre + factor * (from - centre));
  };
  outward(StampHandleKind::Corner, 1.5);
  EXPECT_NEAR(hand.size().width, 60.0, 1.0);
  EXPECT_NEAR(hand.size().depth, hand.size().width, 1e-6);
  EXPECT_EQ(hand.document.history().size(), 2u);
  const StampSize square = hand.size();
  outward(StampHandleKind::Width, 1.3);
  EXPECT_NEAR(hand.size().width, 1.3 * square.width, 1.0);
  EXPECT_NEAR(hand.size().depth, square.depth, 1e-6);
  const Vec2 knob = hand.handle(StampHandleKind::Turn), arm = knob - centre;
  hand.modifiers.control = true;
  hand.dragPlace(knob, centre + Vec2(0.766 * arm.x() + 0.643 * arm.y(), 0.766 * arm.y() - 0.643 * arm.x()));
  hand.modifiers.control = false;
  EXPECT_NEAR(hand.stamp().brush.settings().alphaAngle, -45.0, 1e-9) << "from 40° to a step of 15°";
  const StampSize size = hand.size();
  const Vec2 from = hand.pixelOf(centre);
  const double strength = hand.stamp().brush.settings().strength;
  hand.modifiers.shift = true;
  hand.dragPixels(from, from - Vec2(0.0, 40.0));
  hand.modifiers.shift = false;
  EXPECT_GT(hand.stamp().brush.settings().strength, strength + 1.0);
  ASSERT_TRUE(hand.document.undo());
  hand.dragPixels(from, from + Vec2(30.0, 10.0));
  EXPECT_GT((stampCentre(hand.stamp()) - centre).norm(), 5.0);
  EXPECT_EQ(hand.size().width, size.width);
  EXPECT_EQ(hand.document.history().size(), 5u);
  EXPECT_TRUE(test::linesEqualAnew(hand.document));
  EXPECT_EQ(hand.lines().size(), 1u);
}

TEST(LineToolStamps, SeveralAreMovedScaledRotatedAndReorderedTogether) {
  PlacingStamps hand;
  hand.clickAt(kAside);
  hand.tools.get<LineTool>().chooseLines({hand.stamp(0).id, hand.stamp(1).id});
  const double apart = (stampCentre(hand.stamp(1)) - stampCentre(hand.stamp(0))).norm();
  const double width = hand.size().width;
  const StampFrame frame = stampFrame(selectedStamps(hand.document, hand.work()));
  const Vec2 corner = frame.corners[2];  // The drag ends on the terrain.
  hand.dragPlace(corner, frame.middle + 1.3 * (corner - frame.middle));
  const double factor = hand.size().width / width;
  EXPECT_NEAR(factor, 1.3, 0.03);
  EXPECT_NEAR((stampCentre(hand.stamp(1)) - stampCentre(hand.stamp(0))).norm(), factor * apart, 1e-6);
  EXPECT_EQ(hand.document.history().size(), 3u) << "one step for both";
  const LineId first = hand.stamp(0).id;
  hand.tools.get<LineTool>().chooseLines({first});
  reorderChosenLines(hand.tools, true);
  EXPECT_EQ(hand.stamp(1).id, first);
  reorderChosenLines(hand.tools, true);
  EXPECT_FALSE(hand.refusal.empty());
  reorderChosenLines(hand.tools, false);
  EXPECT_EQ(hand.stamp(0).id, first);
  duplicateChosenLines(hand.tools);
  EXPECT_EQ(hand.lines().size(), 3u);
  EXPECT_TRUE(test::linesEqualAnew(hand.document));
}

TEST(LineToolStamps, WhatIsForCoursesLeavesThemAlone) {
  PlacingStamps hand;
  const Line before = hand.stamp();
  for (const auto& action : {reverseChosenLines, splitChosenLine, joinChosenLines}) {
    hand.refusal.clear();
    action(hand.tools);
    EXPECT_FALSE(hand.refusal.empty());
  }
  setKindOfChosenLines(hand.tools, LineKind::Road);
  EXPECT_EQ(hand.stamp(), before);
  EXPECT_EQ(hand.document.history().size(), 1u);
}

}  // namespace
}  // namespace scarp
