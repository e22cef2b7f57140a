#include <gtest/gtest.h>

#include <random>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/ScatterRuleEdits.h"
#include "core/pick/SurfacePicker.h"
#include "core/tools/PlaceTool.h"
#include "core/tools/SelectedObjects.h"
#include "tests/tools/ToolHarness.h"

namespace scarp {
namespace {

using test::ToolHarness;

/// The object tool over what two rules put down, far apart from each other.
struct Scattered : ToolHarness {
  explicit Scattered(PlaceMode mode = PlaceMode::Select) : ToolHarness(test::fractalTerrain(201, 201)) {
    ScatterRule trees{.id = 3, .name = "Trees"};
    trees.assets = {{AssetKind::Conifer, 1.0}};
    trees.density = 8.0;
    trees.spacing = 20.0;
    ScatterRule stones{.id = 9, .name = "Stones"};
    stones.assets = {{AssetKind::Rock, 1.0}};
    stones.density = 6.0;
    stones.spacing = 20.0;
    stones.seed = 5;
    EXPECT_TRUE(perform(ScatterRulesOperation{{trees, stones}}, document));
    scatter.update();
    tools.setTool(PlaceTool::kName);
    PlaceSettings place = tools.get<PlaceTool>().settings();
    place.mode = mode;
    tools.get<PlaceTool>().setSettings(place);
    steps = document.history().position();
  }
  std::vector<ScatterPlace> all() {
    scatter.update();
    std::vector<ScatterPlace> places;
    for (std::size_t rule = 0; rule < scatter.field().rules().size(); ++rule)
      for (int tile = 0; tile < scatter.field().tileCount(); ++tile)
        for (const ScatteredObject& object : scatter.field().objects(rule, tile))
          places.push_back({scatter.field().rules()[rule].id, object.key});
    return places;
  }
  std::vector<ScatterPlace> except(std::vector<ScatterPlace> places, const ScatterPlace& gone) {
    std::erase(places, gone);
    return places;
  }
  Vec2 pixelOfPlace(const ScatterPlace& place) {
    const auto object = objectAt(place, document.scatterRules());
    return *controller.camera().project({object->x, object->y, height(object->x, object->y) + 0.3}, view);
  }
  /// One in the middle of the terrain that a press at its pixel meets.
  ScatterPlace oneToPress(std::uint32_t rule) {
    for (const ScatterPlace& place : all()) {
      const auto object = objectAt(place, document.scatterRules());
      if (place.rule != rule || std::abs(object->x) > 60.0 || std::abs(object->y) > 60.0) continue;
      const auto hit = scatter.picker().pick(controller.camera().rayThrough(pixelOfPlace(place), view));
      if (hit && hit->rule == rule && hit->object.key == place.key) return place;
    }
    ADD_FAILURE() << "there is none";
    return {};
  }
  [[nodiscard]] std::vector<ScatterPlace> selectedPlaces() const {
    const auto ids = tools.selected().scattered.ids();
    return {ids.begin(), ids.end()};
  }
  [[nodiscard]] std::size_t stepsSince() const { return document.history().position() - steps; }
  void undo() {
    ASSERT_TRUE(perform(UndoOperation{}, document));
    scatter.update();
  }

  std::size_t steps = 0;
};

TEST(ScatteredTools, AClickSelectsShiftAddsAndDeleteRemovesForGood) {
  Scattered hand;
  const auto before = hand.all();
  const ScatterPlace tree = hand.oneToPress(3), stone = hand.oneToPress(9);
  hand.click(hand.pixelOfPlace(tree));
  EXPECT_EQ(hand.selectedPlaces(), std::vector{tree});
  EXPECT_TRUE(hand.controller.drawing(ToolHarness::view).gizmo);
  hand.time += 1.0;
  hand.modifiers.shift = true;
  hand.click(hand.pixelOfPlace(stone));
  EXPECT_EQ(hand.selectedPlaces(), (std::vector{tree, stone}));
  hand.modifiers = {};
  EXPECT_EQ(hand.stepsSince(), 0U) << "selecting is no edit";
  deleteSelected(hand.tools);
  EXPECT_EQ(hand.stepsSince(), 1U);
  EXPECT_EQ(hand.document.objects().size(), 0U);
  const auto left = hand.except(hand.except(before, tree), stone);
  EXPECT_EQ(hand.all(), left);
  EXPECT_TRUE(hand.tools.selected().empty());
  // Scattered anew they stay away.
  ScatterRulesOperation rules{hand.document.scatterRules()};
  rules.rules[0].name = "Wood";
  rules.rules[0].conditions = {RuleCondition{}};
  rules.rules[0].conditions[0].low = -1e4;
  ASSERT_TRUE(perform(rules, hand.document));
  EXPECT_EQ(hand.all(), left);
  hand.undo();
  hand.undo();
  EXPECT_EQ(hand.all(), before);
}

TEST(ScatteredTools, ADragPinsWhatItMovesInOneStepAndEscapeLeavesNoTrace) {
  Scattered hand;
  const auto before = hand.all();
  const ScatterPlace tree = hand.oneToPress(3);
  const Object stood = *objectAt(tree, hand.document.scatterRules());
  const Vec2 grab = hand.pixelOfPlace(tree);
  hand.press(grab);
  hand.move(grab + Vec2(20, 5));
  hand.scatter.update();
  EXPECT_EQ(hand.document.objects().size(), 1U);
  EXPECT_EQ(hand.tools.selected().size(), 1U);
  EXPECT_TRUE(hand.controller.drawing(ToolHarness::view).gizmo);
  EXPECT_FALSE(hand.scatter.field().find(tree)) << "it is not there twice";
  ASSERT_TRUE(hand.controller.cancel());
  EXPECT_EQ(hand.document.objects().size(), 0U);
  EXPECT_EQ(hand.all(), before);
  EXPECT_EQ(hand.selectedPlaces(), std::vector{tree});
  EXPECT_EQ(hand.stepsSince(), 0U);

  hand.time += 1.0;
  hand.drag({grab, grab + Vec2(10, 5), grab + Vec2(40, 10)});
  EXPECT_EQ(hand.stepsSince(), 1U);
  ASSERT_EQ(hand.document.objects().size(), 1U);
  const Object& moved = hand.document.objects().all().begin()->second;
  EXPECT_EQ(hand.tools.selectedObject(), moved.id);
  EXPECT_GT((Vec2(moved.x, moved.y) - Vec2(stood.x, stood.y)).norm(), 3.0);
  EXPECT_EQ(moved.yaw, stood.yaw);
  EXPECT_EQ(moved.scale, stood.scale);
  EXPECT_EQ(std::ranges::count(hand.all(), tree), 0);
  const Object kept = moved;
  // Where the rule scatters anew it stays.
  ScatterRulesOperation rules{hand.document.scatterRules()};
  rules.rules[0].seed = 77;
  ASSERT_TRUE(perform(rules, hand.document));
  (void)hand.all();
  EXPECT_EQ(hand.document.objects().all().begin()->second, kept);
  hand.undo();
  hand.undo();
  EXPECT_EQ(hand.all(), before);
  EXPECT_EQ(hand.document.objects().size(), 0U);
  ASSERT_TRUE(perform(RedoOperation{}, hand.document));
  EXPECT_EQ(hand.document.objects().all().begin()->second, kept);
}

TEST(ScatteredTools, ABoxTakesBothKindsAndPinningLeavesTheOthersAlone) {
  Scattered hand;
  Object house;
  house.asset = AssetKind::House;
  ASSERT_TRUE(perform(PlaceOperation{house}, hand.document));
  const ObjectId id = hand.document.objects().all().begin()->first;
  const auto before = hand.all();
  hand.drag({{2.0, 2.0}, {798.0, 598.0}});
  EXPECT_GT(hand.selectedPlaces().size(), before.size() / 2);
  EXPECT_TRUE(hand.tools.selectedObjects().contains(id));
  const auto chosen = hand.selectedPlaces();
  std::vector<Object> stood;
  for (const ScatterPlace& place : chosen) stood.push_back(*objectAt(place, hand.document.scatterRules()));
  pinSelected(hand.tools);
  EXPECT_EQ(hand.stepsSince(), 2U) << "the house was one";
  EXPECT_EQ(hand.document.objects().size(), stood.size() + 1);
  EXPECT_EQ(hand.tools.selectedObjects().size(), stood.size() + 1);
  auto now = std::next(hand.document.objects().all().begin());
  for (Object object : stood) {
    object.id = now->first;
    EXPECT_EQ((now++)->second, object);
  }
  deleteSelected(hand.tools);
  EXPECT_EQ(hand.document.objects().size(), 0U);
  hand.undo();
  hand.undo();
  EXPECT_EQ(hand.all(), before);
  // All at once, of both kinds.
  hand.tools.select({ObjectSelection(id), ScatterSelection(chosen)});
  deleteSelected(hand.tools);
  EXPECT_EQ(hand.stepsSince(), 2U);
  EXPECT_EQ(hand.document.objects().size(), 0U);
  for (const ScatterPlace& place : hand.all()) EXPECT_EQ(std::ranges::count(chosen, place), 0);
}

TEST(ScatteredTools, CommandsWorkOnThemAsOnPlacedOnes) {
  Scattered hand;
  const auto before = hand.all();
  const ScatterPlace tree = hand.oneToPress(3), stone = hand.oneToPress(9);
  hand.tools.select({{}, ScatterSelection(std::vector{tree, stone})});
  duplicateSelected(hand.tools);
  EXPECT_EQ(hand.document.objects().size(), 2U);
  EXPECT_EQ(hand.tools.selectedObjects().size(), 2U);
  hand.undo();
  EXPECT_EQ(hand.all(), before);
  hand.tools.select({{}, ScatterSelection(std::vector{tree, stone})});
  EXPECT_EQ(copySelected(hand.tools)->objects.size(), 2U);
  groupSelected(hand.tools);
  ASSERT_EQ(hand.document.objects().size(), 2U);
  for (const auto& [id, object] : hand.document.objects().all()) EXPECT_NE(object.group, 0U);
  EXPECT_EQ(std::ranges::count(hand.all(), tree), 0);
  hand.undo();
  hand.tools.select({{}, ScatterSelection(tree)});
  selectSameAsset(hand.tools);
  EXPECT_GT(hand.selectedPlaces().size(), 3U);
  for (const ScatterPlace& place : hand.selectedPlaces()) EXPECT_EQ(place.rule, 3U);
}

TEST(ScatteredTools, WhatIsPlacedIsNotHinderedByThem) {
  Scattered hand(PlaceMode::Place);
  const ScatterPlace tree = hand.oneToPress(3);
  hand.click(hand.pixelOfPlace(tree));
  EXPECT_TRUE(hand.selectedPlaces().empty());
  EXPECT_EQ(hand.document.objects().size(), 1U);
}

TEST(ScatteredTools, WhatTheGroundOrTheRuleTakesAwayIsSelectedNoMore) {
  Scattered hand;
  const ScatterPlace tree = hand.oneToPress(3);
  hand.tools.select({{}, ScatterSelection(tree)});
  ScatterRulesOperation rules{hand.document.scatterRules()};
  rules.rules[0].visible = false;
  ASSERT_TRUE(perform(rules, hand.document));
  // What is drawn is not what the rules say yet: it cannot be taken.
  std::string said;
  const auto onRefusal = hand.tools.refused.subscribe([&](const Message& why) { said = why.text(); });
  deleteSelected(hand.tools);
  EXPECT_NE(said.find("still being scattered"), std::string::npos) << said;
  EXPECT_EQ(hand.stepsSince(), 1U);
  hand.scatter.update();
  EXPECT_TRUE(hand.tools.selected().empty());
}

}  // namespace
}  // namespace scarp
