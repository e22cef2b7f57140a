#include <gtest/gtest.h>

#include <chrono>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/ObjectSetEdits.h"
#include "core/objects/ObjectPicker.h"
#include "core/tools/ObjectDrags.h"
#include "core/tools/PlaceTool.h"
#include "core/tools/SelectedObjects.h"
#include "tests/tools/ToolHarness.h"

namespace scarp {
namespace {

using test::flatTerrain;
using test::ToolHarness;

struct Objects : ToolHarness {
  explicit Objects(PlaceMode mode, Terrain terrain = flatTerrain()) : ToolHarness(std::move(terrain)) {
    tools.setTool(PlaceTool::kName);
    setMode(mode);
  }
  void setMode(PlaceMode mode) {
    PlaceSettings place = tools.get<PlaceTool>().settings();
    place.mode = mode;
    tools.get<PlaceTool>().setSettings(place);
  }
  /// Rocks: small, so that ground between them can be pressed.
  ObjectId put(double x, double y, AssetKind asset = AssetKind::Rock) {
    Object object;
    object.asset = asset;
    object.x = x;
    object.y = y;
    EXPECT_TRUE(perform(PlaceOperation{object}, document));
    return document.objects().nextId() - 1;
  }
  const Object& at(ObjectId id) const { return *document.objects().find(id); }
  Vec2 pixelOfObject(ObjectId id) const {
    const Object& o = at(id);
    return *controller.camera().project({o.x, o.y, height(o.x, o.y) + 0.3}, view);
  }
  std::vector<ObjectId> selected() const {
    const auto ids = tools.selectedObjects().ids();
    return {ids.begin(), ids.end()};
  }
  std::map<ObjectId, Object> all() const { return document.objects().all(); }
  Vec2 pixelOfPart(GizmoPart part) const {
    const auto gizmo = gizmoOf(tools.selected(), document, controller.camera(), view);
    // What stands on the way of two handles is one of them: the middle of the last line is clear.
    Vec2 at = Vec2::Zero();
    for (const GizmoLine& line : linesOf(*gizmo, controller.camera())) {
      if (line.part != part) continue;
      const Vec2 pixel =
          0.5 * (*controller.camera().project(line.from, view) + *controller.camera().project(line.to, view));
      if (partAt(*gizmo, controller.camera(), view, pixel) == part) at = pixel;
    }
    return at;
  }
};

TEST(ObjectTools, ABoxSelectsWhatItEnclosesShiftAddsAndControlTakesAway) {
  Objects hand(PlaceMode::Select);
  const ObjectId a = hand.put(-20, 0), b = hand.put(0, 0), c = hand.put(40, 20);
  const Vec2 pa = hand.pixelOfObject(a), pb = hand.pixelOfObject(b);
  const Vec2 low = pa.cwiseMin(pb) - Vec2(15, 15), high = pa.cwiseMax(pb) + Vec2(15, 15);
  hand.drag({low, high});
  EXPECT_EQ(hand.selected(), (std::vector{a, b}));
  hand.modifiers.shift = true;
  hand.click(hand.pixelOfObject(c));
  EXPECT_EQ(hand.selected(), (std::vector{a, b, c}));
  hand.modifiers = {.control = true};
  hand.drag({low - Vec2(140, 140), high});  // not from a handle
  EXPECT_EQ(hand.selected(), (std::vector{c}));
  hand.modifiers = {};
  hand.click({400.0, 2.0});
  EXPECT_TRUE(hand.selected().empty());
  EXPECT_EQ(hand.document.history().size(), 3u) << "selecting is no edit";
}

TEST(ObjectTools, ALassoSelectsWhatItGoesRound) {
  Objects hand(PlaceMode::Lasso);
  const ObjectId a = hand.put(-20, 0), b = hand.put(0, 0);
  const Vec2 p = hand.pixelOfObject(a);
  hand.drag({p + Vec2(-12, -12), p + Vec2(12, -12), p + Vec2(12, 12), p + Vec2(-12, 12)});
  EXPECT_EQ(hand.selected(), (std::vector{a}));
  (void)b;
}

TEST(ObjectTools, AHillHidesWhatStandsBehindItFromABox) {
  Objects hand(PlaceMode::Select,
               test::makeTerrain({201, 201, 1.0, 1.0}, [](int, int r) { return r == 100 ? 40.0f : 0.0f; }));
  Camera camera;
  camera.position = {0.0, -95.0, 12.0};
  camera.pitch = -0.05;
  camera.yaw = 0.0;
  hand.controller.setCamera(camera);
  const ObjectId front = hand.put(3, -40);
  (void)hand.put(3, 40);
  hand.drag({{2.0, 2.0}, {790.0, 590.0}});
  for (const ObjectId id : hand.selected()) EXPECT_EQ(id, front);
}

TEST(ObjectTools, ADoubleClickSelectsAllOfTheSameKind) {
  Objects hand(PlaceMode::Select);
  const ObjectId a = hand.put(-20, 0), other = hand.put(0, 0, AssetKind::Conifer), b = hand.put(30, 0);
  hand.click(hand.pixelOfObject(a));
  EXPECT_EQ(hand.selected(), (std::vector{a}));
  hand.time += 0.1;
  hand.click(hand.pixelOfObject(a));
  EXPECT_EQ(hand.selected(), (std::vector{a, b}));
  (void)other;
}

TEST(ObjectTools, ADragMovesAllThatIsSelectedInOneStepAndKeepsTheLayout) {
  Objects hand(PlaceMode::Select, test::fractalTerrain(201, 201));
  const ObjectId a = hand.put(-20, 0), b = hand.put(0, 0);
  hand.tools.selectObjects(ObjectSelection(std::vector{a, b}));
  const auto before = hand.all();
  const Vec2 grab = hand.pixelOfObject(b);
  hand.drag({grab, grab + Vec2(20, 8), grab + Vec2(50, 20)});
  const Vec2 movedA(hand.at(a).x - before.at(a).x, hand.at(a).y - before.at(a).y);
  const Vec2 movedB(hand.at(b).x - before.at(b).x, hand.at(b).y - before.at(b).y);
  EXPECT_GT(movedB.norm(), 3.0);
  EXPECT_NEAR((movedA - movedB).norm(), 0.0, 1e-9);
  ASSERT_EQ(hand.document.history().size(), 3u);
  EXPECT_EQ(hand.document.history().record(2).name, "Move 2 objects");
  ASSERT_TRUE(hand.document.undo().ok());
  EXPECT_EQ(hand.all(), before);
}

TEST(ObjectTools, TheGizmoMovesLiftsTurnsAndScales) {
  Objects hand(PlaceMode::Select);
  const ObjectId a = hand.put(-10, 0), b = hand.put(10, 0);
  hand.tools.selectObjects(ObjectSelection(std::vector{a, b}));
  const auto before = hand.all();
  const auto dragPart = [&](GizmoPart part, const Vec2& by) {
    const Vec2 from = hand.pixelOfPart(part);
    hand.drag({from, from + 0.5 * by, from + by});
  };
  dragPart(GizmoPart::East, {40, 0});
  EXPECT_GT(hand.at(a).x, before.at(a).x + 1.0);
  EXPECT_EQ(hand.at(a).y, before.at(a).y);
  ASSERT_TRUE(hand.document.undo().ok());
  dragPart(GizmoPart::North, {0, -30});
  EXPECT_GT(hand.at(a).y, before.at(a).y + 1.0);
  EXPECT_EQ(hand.at(a).x, before.at(a).x);
  ASSERT_TRUE(hand.document.undo().ok());
  dragPart(GizmoPart::Height, {0, -30});
  EXPECT_GT(hand.at(a).heightOffset, 1.0);
  EXPECT_EQ(hand.at(a).heightOffset, hand.at(b).heightOffset);
  ASSERT_TRUE(hand.document.undo().ok());
  dragPart(GizmoPart::Scale, {20, -20});
  EXPECT_GT(hand.at(a).scale, 1.1);
  EXPECT_NEAR(hand.at(b).x, 10.0 * hand.at(b).scale, 1e-9) << "the layout grows with them";
  ASSERT_TRUE(hand.document.undo().ok());
  hand.modifiers.control = true;
  const Vec2 middle = hand.pixelOf(0.0, 0.0), arm = hand.pixelOfPart(GizmoPart::Turn) - middle;
  dragPart(GizmoPart::Turn, 0.8 * Vec2(arm.y(), -arm.x()));
  const double steps = hand.at(a).yaw / (15.0 * std::numbers::pi / 180.0);
  EXPECT_NEAR(steps, std::round(steps), 1e-9);
  EXPECT_NE(steps, 0.0);
  EXPECT_NEAR(std::hypot(hand.at(a).x, hand.at(a).y), 10.0, 1e-9);
  ASSERT_TRUE(hand.document.undo().ok());
  EXPECT_EQ(hand.all(), before);
}

TEST(ObjectTools, AGroupIsSelectedByOneOfItAndLockedOnesAreNot) {
  Objects hand(PlaceMode::Select);
  const ObjectId a = hand.put(-20, 0), b = hand.put(20, 0), c = hand.put(0, 20);
  hand.tools.selectObjects(ObjectSelection(std::vector{a, b}));
  groupSelected(hand.tools);
  hand.tools.selectObjects({});
  hand.click(hand.pixelOfObject(a));
  EXPECT_EQ(hand.selected(), (std::vector{a, b}));
  hand.tools.selectObject(c);
  lockSelected(hand.tools);
  std::string said;
  const auto on = hand.tools.refused.subscribe([&](const Message& why) { said = why.text(); });
  hand.click(hand.pixelOfObject(c));
  EXPECT_TRUE(hand.selected().empty());
  EXPECT_EQ(said, "rock 3 is locked");
  EXPECT_FALSE(perform(RemoveObjectOperation{c}, hand.document));
  Object moved = hand.at(c);
  moved.x += 1.0;
  EXPECT_FALSE(perform(ChangeObjectOperation{moved}, hand.document));
  unlockAll(hand.tools);
  EXPECT_TRUE(perform(ChangeObjectOperation{moved}, hand.document));
  // Copies are in a group of their own.
  hand.tools.selectObjects(ObjectSelection(std::vector{a, b}));
  duplicateSelected(hand.tools);
  for (const ObjectId id : hand.selected()) EXPECT_NE(hand.at(id).group, hand.at(a).group);
}

TEST(ObjectTools, HiddenObjectsAreNotPicked) {
  Objects hand(PlaceMode::Select);
  const ObjectId a = hand.put(0, 0);
  const Vec2 pixel = hand.pixelOfObject(a);
  const LocalRay ray = hand.controller.camera().rayThrough(pixel, hand.view);
  EXPECT_TRUE(hand.document.objectPicker().pick(ray));
  hand.tools.selectObject(a);
  hideSelected(hand.tools);
  EXPECT_FALSE(hand.document.objectPicker().pick(ray));
  showAllHidden(hand.tools);
  EXPECT_TRUE(hand.document.objectPicker().pick(ray));
}

TEST(ObjectTools, CopiesAreTheSameElsewhereAndInAnotherDocument) {
  Objects hand(PlaceMode::Select), other(PlaceMode::Select);
  const ObjectId a = hand.put(-20, 0), b = hand.put(0, 10);
  hand.tools.selectObjects(ObjectSelection(std::vector{a, b}));
  const auto copied = copySelected(hand.tools);
  ASSERT_TRUE(copied);
  pasteObjects(other.tools, *copied, Vec2(30, 5));
  ASSERT_EQ(other.document.objects().size(), 2u);
  EXPECT_EQ(other.document.history().size(), 1u);
  const auto ids = other.selected();
  EXPECT_NEAR(other.at(ids[1]).x - other.at(ids[0]).x, 20.0, 1e-9);
  EXPECT_NEAR(other.at(ids[0]).x + other.at(ids[1]).x, 60.0, 1e-9);
}

TEST(ObjectTools, ALineAndACircleHaveWhatWasAskedFor) {
  const auto line = placesOnLine({0, 0}, {30, 0}, 10.0, 0);
  ASSERT_EQ(line.size(), 4u);
  EXPECT_NEAR(line[3].place.x(), 30.0, 1e-12);
  EXPECT_EQ(placesOnLine({0, 0}, {30, 0}, 10.0, 7).size(), 7u);
  EXPECT_NEAR(placesOnLine({0, 0}, {30, 0}, 10.0, 7).back().place.x(), 30.0, 1e-12);
  for (const ArrayPlace& at : placesOnCircle({5, 5}, 10.0, 0.3, 3.0, 0))
    EXPECT_NEAR((at.place - Vec2(5, 5)).norm(), 10.0, 1e-12);
  Objects hand(PlaceMode::Line);
  hand.drag({hand.pixelOf(-30, 0), hand.pixelOf(0, 0), hand.pixelOf(25, 0)});
  EXPECT_EQ(hand.document.objects().size(), 6u);
  EXPECT_EQ(hand.document.history().size(), 1u);
  ASSERT_TRUE(hand.document.undo().ok());
  EXPECT_EQ(hand.document.objects().size(), 0u);
}

TEST(ObjectTools, ADragFromANewObjectTurnsItAndWithShiftScalesIt) {
  Objects hand(PlaceMode::Place);
  const Vec2 from = hand.pixelOf(0, 0), to = hand.pixelOf(30, 30);
  hand.drag({from, to});
  const Object turned = hand.all().begin()->second;
  EXPECT_NEAR(turned.x, 0.0, 1e-6);
  EXPECT_NEAR(turned.yaw, std::numbers::pi / 4, 1e-3);
  EXPECT_EQ(hand.document.history().size(), 1u);
}

/// A stroke by a hand, with as many events as there are.
std::map<ObjectId, Object> painted(int events, PlaceMode mode = PlaceMode::Paint) {
  Objects hand(mode, test::fractalTerrain(201, 201));
  PlaceSettings place = hand.tools.get<PlaceTool>().settings();
  place.density = 2000.0;
  place.spacing = 2.0;
  place.variation = {0.2, 0.5};
  place.mix = {{AssetKind::Rock, 1.0}, {AssetKind::Conifer, 2.0}};
  hand.tools.get<PlaceTool>().setSettings(place);
  BrushObjectsOperation stroke =
      objectStroke(false, hand.tools.get<PlaceTool>().settings(), hand.tools.brush());
  for (int i = 0; i <= events; ++i) {
    const double t = static_cast<double>(i) / events;
    stroke.stroke.samples.push_back({-60.0 + 120.0 * t, -20.0 + 40.0 * t, 1.0, t});
  }
  EXPECT_TRUE(perform(stroke, hand.document));
  EXPECT_EQ(hand.document.history().size(), 1u);
  return hand.all();
}

TEST(ObjectTools, TheSameStrokePutsTheSameObjectsWhateverTheRateOfEvents) {
  const auto coarse = painted(4), fine = painted(400);
  ASSERT_GT(coarse.size(), 30u);
  EXPECT_EQ(coarse, fine);
  for (const auto& [id, a] : coarse)
    for (const auto& [other, b] : coarse)
      if (id < other) {
        EXPECT_GE(std::hypot(a.x - b.x, a.y - b.y), 2.0);
      }
}

TEST(ObjectTools, AStrokeByHandIsWhatItsOperationMakesAndErasingTakesItAway) {
  Objects hand(PlaceMode::Paint);
  PlaceSettings place = hand.tools.get<PlaceTool>().settings();
  place.density = 1500.0;
  hand.tools.get<PlaceTool>().setSettings(place);
  hand.drag({hand.pixelOf(-40, 0), hand.pixelOf(-10, 5), hand.pixelOf(20, 0), hand.pixelOf(40, -10)});
  const auto before = hand.all();
  ASSERT_GT(before.size(), 20u);
  ASSERT_EQ(hand.document.history().size(), 1u);
  TerrainDocument again(flatTerrain());
  ASSERT_TRUE(perform(*hand.document.history().record(0).operation, again));
  EXPECT_EQ(again.objects().all(), before);
  // Over it again, there is no more room but between those that are there.
  hand.modifiers.control = true;
  hand.drag({hand.pixelOf(-40, 0), hand.pixelOf(-10, 5)});
  EXPECT_LT(hand.document.objects().size(), before.size());
  EXPECT_EQ(hand.document.history().record(1).name, "Erase objects");
  ASSERT_TRUE(hand.document.undo().ok());
  EXPECT_EQ(hand.all(), before);
}

TEST(ObjectTools, TenThousandObjectsAreDraggedFluently) {
  Objects hand(PlaceMode::Select, test::fractalTerrain(513, 513));
  PlaceObjectsOperation many;
  for (int i = 0; i < 10'000; ++i) {
    Object object;
    object.asset = AssetKind::Rock;
    object.x = -150.0 + 3.0 * (i % 100);
    object.y = -150.0 + 3.0 * (i / 100);
    many.objects.push_back(object);
  }
  ASSERT_TRUE(perform(many, hand.document));
  selectAllObjects(hand.tools);
  const ObjectId middle = 5050;
  const Vec2 grab = hand.pixelOfObject(middle);
  hand.press(grab);
  const auto begin = std::chrono::steady_clock::now();
  constexpr int kMoves = 5;
  for (int i = 1; i <= kMoves; ++i) hand.move(grab + Vec2(i, 0.5 * i));
  const double each =
      std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count() / kMoves;
  hand.release(grab + Vec2(kMoves, 0.5 * kMoves));
  RecordProperty("milliseconds_a_move", std::to_string(each));
  std::cout << "10,000 objects: " << each << " ms a move\n";
  EXPECT_LT(each, 400.0);
  EXPECT_EQ(hand.document.history().size(), 2u);
}

}  // namespace
}  // namespace scarp
