#include <gtest/gtest.h>

#include "core/document/EditHistory.h"
#include "core/edit/DerivedContent.h"
#include "core/edit/HistoryOperations.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/LineEdit.h"
#include "core/edit/LineMaterials.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/ScatterOperations.h"
#include "core/line/LineSchema.h"
#include "core/scene/Drainage.h"
#include "core/scene/LiveMaterials.h"
#include "tests/edit/Layered.h"
#include "tests/line/Lines.h"

namespace scarp {
namespace {

using test::must;

constexpr MaterialId kAsphalt = 9, kShoulder = 7, kBank = 6;

class LiveMaterialLinesTest : public testing::Test {
 protected:
  LiveMaterialLinesTest() : document_(test::fractalTerrain(640, 520)), live_(document_, drainage_) {
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
  std::vector<std::uint8_t> weights(const MaterialMap& map) const {
    std::vector<std::uint8_t> all, one(static_cast<std::size_t>(map.rect().area()));
    for (const Material& material : document_.materials()) {
      map.read(material.id, map.rect(), one);
      all.insert(all.end(), one.begin(), one.end());
    }
    return all;
  }
  void expectTheWhole(int edit) {
    const auto anew = DerivedContent(document_.content()).materials();
    ASSERT_TRUE(anew);
    ASSERT_TRUE(weights(*live_.map()) == weights(**anew)) << edit;
  }
  const std::vector<MaterialRule>& rules() const { return document_.rules().rules; }

  TerrainDocument document_;
  Drainage drainage_{document_};
  LiveMaterials live_;
};

TEST_F(LiveMaterialLinesTest, FollowADraggedPointAndLeaveTheRestAlone) {
  Line road = test::lineThrough(LineKind::Road, {});
  for (int i = 0; i <= 30; ++i) road.points.push_back({-300.0 + 20.0 * i, -240.0 + 16.0 * i});
  must(LinesOperation{1, {road}, {}}, document_);
  live_.update();
  expectTheWhole(0);
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
    expectTheWhole(step);
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
  // Metres from the middle; the width is 6 m, and 1 m of shoulder lies beside it.
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
    return done ? std::string() : done.error().message;
  };
  const DocumentState state = document_.state();
  EXPECT_EQ(refusal({"Roads", {}, {}}), "rule 2: there is no layer of lines \"Roads\"");
  EXPECT_EQ(refusal({"Streets", "A1", {}}), "rule 2: there is no line \"A1\" in the layer \"Streets\"");
  EXPECT_EQ(refusal({{}, "A1", {}}), "rule 2: there is no line \"A1\"");
  PaintOperation paint;
  paint.material = kBank;
  paint.limits = {within({"Roads", {}, {}}, 1.0, 1.0)};
  EXPECT_EQ(perform(paint, document_).error().message, "there is no layer of lines \"Roads\"");
  EXPECT_TRUE(document_.state() == state) << "nothing is half done";
  // Rules may go on naming what was deleted, which is far from everything, and comes back by undo.
  live_.update();
  must(DeleteLayerOperation{1}, document_);
  live_.update();
  expectTheWhole(0);
  MaterialsOperation other{document_.materials(), document_.rules()};
  other.rules.rules[0].opacity = 0.5;
  must(other, document_);
  must(UndoOperation{}, document_);
  must(UndoOperation{}, document_);
  live_.update();
  expectTheWhole(1);
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
  EXPECT_EQ(perform(ScatterRulesOperation{{trees}}, document_).error().message,
            "rule 1 (Trees): there is no layer of lines \"Paths\"");
}

}  // namespace
}  // namespace scarp
