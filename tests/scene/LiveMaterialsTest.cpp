#include <gtest/gtest.h>

#include <optional>
#include <utility>

#include "core/base/Parallel.h"
#include "core/base/Simd.h"
#include "core/document/EditHistory.h"
#include "core/edit/DerivedContent.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/LineEdit.h"
#include "core/edit/LineReferences.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/SculptStroke.h"
#include "core/edit/StrokeOperations.h"
#include "core/line/LineSchema.h"
#include "core/material/DefaultRules.h"
#include "core/material/DrainageArea.h"
#include "core/scene/Drainage.h"
#include "core/scene/LiveMaterials.h"
#include "tests/edit/Layered.h"
#include "tests/line/Lines.h"

namespace scarp {
namespace {

using test::must;

/// A document and its materials, which follow it.
class FollowedMaterials : public testing::Test {
 protected:
  explicit FollowedMaterials(Terrain terrain) : document_(std::move(terrain)), live_(document_, drainage_) {}

  /// Weights of all materials, one after the other.
  std::vector<std::uint8_t> weights(const MaterialMap& map) const {
    std::vector<std::uint8_t> all;
    std::vector<std::uint8_t> one(static_cast<std::size_t>(map.rect().area()));
    for (const Material& material : document_.materials()) {
      map.read(material.id, map.rect(), one);
      all.insert(all.end(), one.begin(), one.end());
    }
    return all;
  }
  void expectWhole() {
    LiveMaterials anew(document_, drainage_);
    anew.update();
    EXPECT_TRUE(weights(*live_.map()) == weights(*anew.map()));
  }

  TerrainDocument document_;
  Drainage drainage_{document_};
  LiveMaterials live_;
};

class LiveMaterialsTest : public FollowedMaterials {
 protected:
  LiveMaterialsTest() : FollowedMaterials(test::fractalTerrain(300, 270)) {}

  void addMaterials() {
    const HeightRange range = document_.pyramid().range();
    const auto usual = defaultMaterials();
    must(MaterialsOperation{{usual.begin(), usual.end()},
                            defaultRules(range.low, range.high, document_.frame())},
         document_);
  }
};

TEST_F(LiveMaterialsTest, ThereIsNoMapWithoutMaterials) {
  live_.update();
  EXPECT_EQ(live_.map(), nullptr);
  addMaterials();
  live_.update();
  ASSERT_NE(live_.map(), nullptr);
  must(UndoOperation{}, document_);
  live_.update();
  EXPECT_EQ(live_.map(), nullptr);
}

TEST_F(LiveMaterialsTest, AStrokeChangesOnlyItsSurroundings) {
  addMaterials();
  live_.update();
  const auto before = live_.map();
  int told = 0;
  const Subscription heard = live_.changed.subscribe([&] { ++told; });
  must(test::strokeAt(BrushKind::Raise, -60, 20, 15, 30), document_);
  EXPECT_GT(told, 0);
  const GridRect changed = live_.update();
  EXPECT_EQ(live_.map(), before) << "changed in place";
  EXPECT_FALSE(changed.empty());
  EXPECT_LT(changed.area(), document_.frame().samples().area() / 4);
  expectWhole();
  EXPECT_TRUE(live_.update().empty());
}

/// Rules by all that depends on the ground around a sample, and by deposits.
RuleStack rulesByEverything() {
  const auto from = [](GroundMeasure measure, double low, double soft) {
    RuleCondition condition;
    condition.by = measure;
    condition.low = low;
    condition.softLow = soft;
    return condition;
  };
  RuleCondition aspect = from(GroundMeasure::Aspect, 280, 30),
                hollow = from(GroundMeasure::Concavity, 0.2, 1);
  aspect.high = 70;
  hollow.radius = 9;
  RuleCondition noise = from(GroundMeasure::Noise, 0, 0.2);
  noise.noise.scale = 40;
  return {1,
          {{2, 0.9, true, {from(GroundMeasure::Height, 3, 4)}},
           {3, 0.8, true, {from(GroundMeasure::Slope, 20, 9)}},
           {4, 0.7, true, {aspect, noise}},
           {5, 0.9, true, {from(GroundMeasure::Curvature, 0.02, 0.1)}},
           {6, 0.6, true, {hollow}},
           {7, 0.9, true, {from(GroundMeasure::Deposition, 0.05, 0.05)}}}};
}

TEST_F(LiveMaterialsTest, AreThoseOfTheWholeAfterEachDabWithAnyInstructionSetAndThreads) {
  const auto usual = defaultMaterials();
  must(MaterialsOperation{{usual.begin(), usual.end()}, rulesByEverything()}, document_);
  live_.update();
  std::vector<std::vector<std::uint8_t>> ends;
  for (const BrushKind kind : {BrushKind::Raise, BrushKind::Hydraulic, BrushKind::Thermal, BrushKind::Hole}) {
    std::vector<std::uint8_t> end;
    for (const SimdLevel level : simdLevels()) {
      const int threads = level == simdLevels().front() ? 1 : 3;
      const SimdChoice choice(level);
      const ThreadLimit limit(threads);
      StrokeOperation across = test::strokeAt(kind, 0, 0, 21, 8);
      across.brush.erosion.steps = 5;
      {
        SculptStroke stroke(document_, across.brush);
        for (int i = 0; i < 3; ++i) {
          stroke.add({-60.0 + 42.0 * i, 18.0 * i - 30.0, 1.0, 0.2 * i});
          live_.update();
          expectWhole();
        }
        stroke.finish();
      }
      live_.update();
      const auto is = weights(*live_.map());
      if (end.empty()) end = is;
      ASSERT_EQ(is, end) << simdName(level) << ", " << threads << " threads";
      must(UndoOperation{}, document_);
      live_.update();
    }
    expectWhole();
    ends.push_back(std::move(end));
    must(test::strokeAt(kind, 10, 5, 30, 8), document_);
    live_.update();
  }
  for (std::size_t i = 1; i < ends.size(); ++i) EXPECT_NE(ends[i], ends[0]);
  std::vector<std::uint8_t> laid(static_cast<std::size_t>(live_.map()->rect().area()));
  live_.map()->read(7, live_.map()->rect(), laid);
  EXPECT_GT(std::ranges::count_if(laid, [](std::uint8_t weight) { return weight > 100; }), 300);
}

TEST_F(LiveMaterialsTest, FollowsPaintMasksAndReshapes) {
  addMaterials();
  PaintOperation paint;
  paint.material = 6;
  paint.stroke =
      PaintSource{test::strokeAt(BrushKind::Raise, 40, 20, 30, 1).brush, {{0, 0, 1, 0}, {60, 30, 1, 1}}};
  must(paint, document_);
  live_.update();
  expectWhole();
  must(SelectOperation{ShapeSource{MaskRectangle{{-50, -50}, {50, 50}}, 5.0}}, document_);
  must(KeepMaskOperation{"here"}, document_);
  MaterialsOperation operation{document_.materials(), document_.rules()};
  RuleCondition mask;
  mask.by = GroundMeasure::Mask;
  mask.low = 0.5;
  mask.high = 1.0;
  mask.mask = "here";
  operation.rules.rules.push_back({11, 1.0, true, {mask}});
  must(operation, document_);
  live_.update();
  EXPECT_EQ(live_.map()->weight(11, 150, 100), 255);
  expectWhole();
  must(ReshapeOperation{RotateReshape{1}}, document_);
  live_.update();
  EXPECT_EQ(live_.map()->rect(), document_.frame().samples());
  expectWhole();
}

TEST_F(LiveMaterialsTest, DrainageIsAskedForAndTakenOver) {
  addMaterials();
  live_.update();
  ASSERT_TRUE(live_.needsDrainage()) << "the default rules lay gravel where water gathers";
  const auto task = drainage_.takeTask();
  ASSERT_TRUE(task);
  EXPECT_FALSE(drainage_.takeTask()) << "one is out";
  drainage_.finish(task({}));
  EXPECT_FALSE(live_.needsDrainage());
  live_.update();
  EXPECT_TRUE(test::sameBits(test::samplesOf(*live_.ground().drainage),
                             test::samplesOf(*drainageArea(document_.heights(), document_.frame()))));
  expectWhole();
  must(test::strokeAt(BrushKind::Raise, -60, 20, 15, 30), document_);
  EXPECT_TRUE(live_.needsDrainage());
  const auto other = drainage_.takeTask();
  ASSERT_TRUE(other);
  must(test::strokeAt(BrushKind::Raise, 40, 20, 15, 30), document_);
  drainage_.finish(other({}));
  EXPECT_TRUE(live_.needsDrainage()) << "of the ground before the second stroke";
  ASSERT_TRUE(drainage_.takeTask());
  drainage_.finish(std::nullopt);
  EXPECT_FALSE(drainage_.takeTask()) << "cancelled, until the ground is another";
  must(test::strokeAt(BrushKind::Raise, -60, 20, 15, 30), document_);
  EXPECT_TRUE(drainage_.takeTask());
}

TEST_F(LiveMaterialsTest, AnEvaluationEqualsTheWholeAndOneOfOtherRulesIsNotUsed) {
  addMaterials();
  live_.endEvaluation(live_.beginEvaluation()({}));
  live_.update();
  expectWhole();
  // Other rules while it runs: its map is replaced by the next update.
  auto old = live_.beginEvaluation()({});
  const auto& usual = document_.materials();
  must(MaterialsOperation{{usual.begin(), usual.end()}, rulesByEverything()}, document_);
  live_.endEvaluation(std::move(old));
  EXPECT_TRUE(live_.needsEvaluation());
  live_.update();
  expectWhole();
}

TEST_F(LiveMaterialsTest, NamesAndColoursLeaveTheMapAsItIs) {
  addMaterials();
  live_.update();
  const auto before = live_.map();
  int told = 0;
  const Subscription heard = live_.changed.subscribe([&] { ++told; });
  MaterialsOperation operation{document_.materials(), document_.rules()};
  operation.materials[0].name = "Other";
  operation.materials[0].colour = {1, 2, 3};
  must(operation, document_);
  EXPECT_EQ(told, 1);
  EXPECT_TRUE(live_.update().empty());
  EXPECT_EQ(live_.map(), before);
  operation.materials.push_back({0, "New", {}, 1.0});
  must(operation, document_);
  live_.update();
  EXPECT_NE(live_.map(), before);
  must(UndoOperation{}, document_);
  live_.update();
  expectWhole();
}

TEST_F(LiveMaterialsTest, WhatLiesBelowHiddenMaterialsShows) {
  addMaterials();
  PaintOperation paint;
  paint.material = 6;
  paint.stroke =
      PaintSource{test::strokeAt(BrushKind::Raise, 40, 20, 30, 1).brush, {{0, 0, 1, 0}, {60, 30, 1, 1}}};
  must(paint, document_);
  const MaterialId under = document_.rules().rules.back().material, base = document_.rules().base;
  // As if there were neither the rules nor the paint of it.
  TerrainDocument without(test::fractalTerrain(300, 270));
  MaterialsOperation operation{document_.materials(), document_.rules()};
  std::erase_if(operation.rules.rules,
                [&](const MaterialRule& rule) { return rule.material == under || rule.material == 6; });
  must(operation, without);
  Drainage otherDrainage(without);
  LiveMaterials wanted(without, otherDrainage), hidden(document_, drainage_, {under, 6});
  wanted.update();
  hidden.update();
  EXPECT_EQ(weights(*hidden.map()), weights(*wanted.map()));
  // It follows strokes as the whole made anew does.
  must(test::strokeAt(BrushKind::Raise, -60, 20, 15, 30), document_);
  must(test::strokeAt(BrushKind::Raise, -60, 20, 15, 30), without);
  hidden.update();
  wanted.update();
  EXPECT_EQ(weights(*hidden.map()), weights(*wanted.map()));
  // Below the base there is nothing.
  LiveMaterials bare(document_, drainage_, {base});
  live_.update();
  bare.update();
  const GridRect all = document_.frame().samples();
  std::vector<std::uint8_t> nothing(static_cast<std::size_t>(all.area())), ground(nothing);
  bare.map()->read(0, all, nothing);
  live_.map()->read(base, all, ground);
  EXPECT_GT(std::ranges::count_if(nothing, [](std::uint8_t weight) { return weight > 0; }), 1000);
  for (std::size_t i = 0; i < ground.size(); ++i) ASSERT_LE(nothing[i], ground[i] + 1) << i;
  bare.map()->read(base, all, ground);
  EXPECT_EQ(std::ranges::count(ground, 0), std::ssize(ground));
}

constexpr MaterialId kAsphalt = 9, kShoulder = 7, kBank = 6;

class LiveMaterialLinesTest : public FollowedMaterials {
 protected:
  LiveMaterialLinesTest() : FollowedMaterials(test::fractalTerrain(640, 520)) {
    for (const char* name : {"Roads", "Rivers"}) {
      AddLayerOperation add{name};
      add.ofLines = true;
      must(add, document_);
    }
    const auto usual = defaultMaterials();
    MaterialsOperation materials{{usual.begin(), usual.end()}, {1, {}}};
    materials.rules.rules = {{kBank, 0.9, true, {within({"Rivers", {}, {}}, 3.0, 4.0)}},
                             {kShoulder, 1.0, true, {within({"Roads", {}, {}}, 2.0, 3.0)}},
                             {kAsphalt, 1.0, true, {within({"Roads", {}, {}}, -1.0, 1.0)}},
                             {11, 1.0, true, {within({{}, {}, LineKind::Pond}, 0.0, 6.0)}}};
    must(materials, document_);
    live_.update();
  }
  static RuleCondition within(const LineChoice& lines, double high, double soft) {
    RuleCondition condition;
    condition.by = GroundMeasure::Lines;
    condition.lines = lines;
    condition.high = high;
    condition.softHigh = soft;
    return condition;
  }
  const std::vector<MaterialRule>& rules() const { return document_.rules().rules; }
};

TEST_F(LiveMaterialLinesTest, FollowADraggedPointAndLeaveTheRestAlone) {
  Line road = test::lineThrough(LineKind::Road, {});
  for (int i = 0; i <= 30; ++i) road.points.push_back({-300.0 + 20.0 * i, -240.0 + 16.0 * i});
  must(LinesOperation{1, {road}, {}}, document_);
  live_.update();
  expectWhole();
  const auto far = [&] { return live_.map()->tile(live_.map()->tileIndex(4, 0)); };
  const MaterialTile before = far();
  const auto map = live_.map();
  LineEdit edit(document_, document_.layers()[0].id, 1);
  Line moved = edit.lines().front();
  for (int step = 0; step < 4; ++step) {
    moved.points[3].x -= 3.0;
    ASSERT_TRUE(edit.show({moved}));
    const GridRect changed = live_.update();
    EXPECT_FALSE(changed.empty());
    EXPECT_LE(changed.column1, 512) << "the road goes on to 620";
    expectWhole();
  }
  ASSERT_TRUE(edit.commit());
  EXPECT_EQ(live_.map(), map) << "changed in place";
  ASSERT_EQ(far().parts.size(), before.parts.size());
  for (std::size_t i = 0; i < before.parts.size(); ++i)
    EXPECT_EQ(far().parts[i].weights, before.parts[i].weights);
}

TEST_F(LiveMaterialLinesTest, AMaterialLaidAlongALineHasSoftEdgesAndIsOneStep) {
  Line road = test::lineThrough(LineKind::Road, {{-250.0, 30.0}, {250.0, 30.0}});
  road.settings.course = LineCourse::Straight;
  must(LinesOperation{1, {road}, {}}, document_);
  MaterialsOperation none{document_.materials(), {1, {}}};
  must(none, document_);
  road.id = 1;
  const std::size_t steps = document_.history().position();
  must(layAlong(road, "Roads", LineStrip::Bed, kAsphalt, document_.state()), document_);
  EXPECT_EQ(document_.history().position(), steps + 1);
  must(layAlong(road, "Roads", LineStrip::Edges, kShoulder, document_.state()), document_);
  ASSERT_EQ(rules().size(), 2U);
  EXPECT_EQ(rules()[0].material, kShoulder) << "beneath the bed";
  live_.update();
  // Metres from the middle; the width is 6 m, with 1 m of shoulder on each side.
  const GridFrame& frame = document_.frame();
  const int column = static_cast<int>(std::lround(frame.column(0.0)));
  const auto weight = [&](MaterialId material, double metres) {
    return int(live_.map()->weight(material, column, static_cast<int>(std::lround(frame.row(30.0 + metres)))));
  };
  EXPECT_EQ(weight(kAsphalt, 0.0), 255);
  EXPECT_EQ(weight(kAsphalt, 7.0), 0);
  EXPECT_GT(weight(kShoulder, 5.0), 200);
  EXPECT_EQ(weight(kShoulder, 12.0), 0);
  EXPECT_EQ(weight(1, 12.0), 255);
  // Another choice takes the place of the first.
  must(layAlong(road, "Roads", LineStrip::Bed, 10, document_.state()), document_);
  ASSERT_EQ(rules().size(), 2U);
  EXPECT_EQ(rules()[1].material, 10U);
  // Where cells are wider than the road every sample beside its middle has some of it.
  const RuleCondition coarse = conditionAlong(road, "Roads", LineStrip::Bed, {100, 100, 30.0, 30.0});
  EXPECT_GT(coarse.high + coarse.softHigh, 1.5 * 30.0 - 4.01);
  for (std::size_t kind = 0; kind < lineKindNames().size(); ++kind) {
    Line other = test::lineThrough(static_cast<LineKind>(kind), {{-20.0, 0.0}, {20.0, 0.0}, {0.0, 20.0}});
    for (const LineStrip strip : {LineStrip::Bed, LineStrip::Edges})
      must(layAlong(other, "Roads", strip, kBank, document_.state()), document_);
  }
}

TEST_F(LiveMaterialLinesTest, RulesFollowNamesAndRefuseThoseThatAreNotThere) {
  Line road = test::lineThrough(LineKind::Road, {{-250.0, 30.0}, {250.0, 30.0}});
  must(LinesOperation{1, {road}, {}}, document_);
  road.id = 1;
  must(layAlong(road, "Roads", LineStrip::Bed, kAsphalt, document_.state()), document_);
  const auto lines = [&] { return rules().back().conditions.front().lines; };
  EXPECT_EQ(lines().line, "#1");
  road.name = "Deeside Way";
  must(LinesOperation{1, {road}, {}}, document_);
  EXPECT_EQ(lines().line, "Deeside Way");
  SetLayerOperation rename;
  rename.layer = 1;
  rename.name = "Streets";
  must(rename, document_);
  EXPECT_EQ(lines().layer, "Streets");
  EXPECT_EQ(rules()[1].conditions.front().lines.layer, "Streets");
  {
    LineEdit edit(document_, document_.layers()[0].id, 1);
    road.name = "High Street";
    ASSERT_TRUE(edit.show(road));
    ASSERT_TRUE(edit.commit());
  }
  EXPECT_EQ(lines().line, "High Street");
  must(UndoOperation{}, document_);
  EXPECT_EQ(lines().line, "Deeside Way");
  // Another line of the name keeps it.
  Line second = road;
  second.id = 0;
  second.name = "Deeside Way";
  must(LinesOperation{1, {second}, {}}, document_);
  road.name = "Elsewhere";
  must(LinesOperation{1, {road}, {}}, document_);
  EXPECT_EQ(lines().line, "Deeside Way");

  const auto refusal = [&](const LineChoice& choice) {
    MaterialsOperation wrong{document_.materials(), document_.rules()};
    wrong.rules.rules[1].conditions = {within(choice, 1.0, 1.0)};
    const auto done = perform(wrong, document_);
    return done ? std::string() : done.error().text();
  };
  const DocumentState state = document_.state();
  EXPECT_EQ(refusal({"Roads", {}, {}}), "rule 2: there is no layer of lines \"Roads\"");
  EXPECT_EQ(refusal({"Streets", "A1", {}}), "rule 2: there is no line \"A1\" in the layer \"Streets\"");
  EXPECT_EQ(refusal({{}, "A1", {}}), "rule 2: there is no line \"A1\"");
  PaintOperation paint;
  paint.material = kBank;
  paint.limits = {within({"Roads", {}, {}}, 1.0, 1.0)};
  EXPECT_EQ(perform(paint, document_).error().text(), "there is no layer of lines \"Roads\"");
  EXPECT_TRUE(document_.state() == state) << "nothing is half done";
  // Rules may go on naming what was deleted, which is far from everything, and comes back by undo.
  live_.update();
  must(DeleteLayerOperation{1}, document_);
  live_.update();
  expectWhole();
  MaterialsOperation other{document_.materials(), document_.rules()};
  other.rules.rules[0].opacity = 0.5;
  must(other, document_);
  must(UndoOperation{}, document_);
  must(UndoOperation{}, document_);
  live_.update();
  expectWhole();
}

TEST_F(LiveMaterialLinesTest, PaintTakesTheConditionAndScatterRulesNameLayers) {
  Line road = test::lineThrough(LineKind::Road, {{-250.0, 30.0}, {250.0, 30.0}});
  road.settings.course = LineCourse::Straight;
  must(LinesOperation{1, {road}, {}}, document_);
  PaintOperation paint;
  paint.material = kBank;
  paint.limits = {within({"Roads", {}, {}}, 20.0, 5.0)};
  must(paint, document_);
  live_.update();
  const int column = static_cast<int>(std::lround(document_.frame().column(0.0)));
  const auto banked = [&](double y) {
    return int(live_.map()->weight(kBank, column, static_cast<int>(std::lround(document_.frame().row(y)))));
  };
  EXPECT_EQ(banked(45.0), 255);
  EXPECT_EQ(banked(70.0), 0);
  ScatterRule trees;
  trees.name = "Trees";
  trees.assets = {{AssetKind::Conifer, 1.0}};
  trees.conditions = {within({"Paths", {}, {}}, 10.0, 30.0)};
  EXPECT_EQ(perform(ScatterRulesOperation{{trees}}, document_).error().text(),
            "rule 1 (Trees): there is no layer of lines \"Paths\"");
}

}  // namespace
}  // namespace scarp
