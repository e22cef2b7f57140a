#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "core/edit/DerivedContent.h"
#include "core/edit/HistoryOperations.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/ScatterOperations.h"
#include "core/edit/ScatterRuleEdits.h"
#include "core/line/LineSchema.h"
#include "core/noise/Noise.h"
#include "core/scatter/ScatterPresets.h"
#include "core/scene/Drainage.h"
#include "core/scene/LiveMaterials.h"
#include "core/scene/LiveScatter.h"
#include "core/scene/LiveWater.h"
#include "core/terrain/Surface.h"
#include "tests/edit/Layered.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::must;

ScatterRule ruleOf(const char* name, AssetKind asset, double density) {
  ScatterRule rule;
  rule.name = name;
  rule.assets = {{asset, 1.0}};
  rule.density = density;
  rule.spacing = 3.0;
  return rule;
}

/// Trees away from all lines, lamps along the streets, bushes where there are neither.
std::vector<ScatterRule> rulesByLines() {
  ScatterRule trees = ruleOf("Trees", AssetKind::Conifer, 300.0),
              lamps = ruleOf("Lamps", AssetKind::Marker, 400.0),
              bushes = ruleOf("Bushes", AssetKind::Broadleaf, 300.0);
  trees.fromLines = 12.0;
  trees.keepOut = 4.0;
  lamps.fromLines = 0.5;
  lamps.toLines = 5.0;
  lamps.linesOf = "Streets";
  ScatterRule posts = ruleOf("Posts", AssetKind::Rock, 1.0);
  posts.along = ScatterAlong::Both;
  posts.linesOf = "Streets";
  posts.spacing = 7.0;
  posts.rowJitter = 0.2;
  posts.fromLines = 0.5;
  posts.keepOut = 2.0;
  posts.randomYaw = false;
  RuleCondition dry;
  dry.by = GroundMeasure::Lines;
  dry.lines.water = true;
  dry.low = 2.0;
  dry.softLow = 3.0;
  bushes.conditions = {dry};
  return {trees, lamps, posts, bushes};
}

class LiveScatterLinesTest : public testing::Test {
 protected:
  LiveScatterLinesTest()
      : document_(test::fractalTerrain(640, 520)), live_(document_, drainage_, materials_) {
    for (const char* name : {"Streets", "Rivers"}) {
      AddLayerOperation add{name};
      add.ofLines = true;
      must(add, document_);
    }
    must(ScatterRulesOperation{rulesByLines()}, document_);
    live_.update();
  }

  void expectTheWhole(int edit) {
    const auto made = DerivedContent(document_.content()).scatter();
    ASSERT_TRUE(made);
    const std::shared_ptr<const ScatterField>& anew = *made;
    ASSERT_EQ(live_.field().rules(), anew->rules());
    for (std::size_t rule = 0; rule < anew->rules().size(); ++rule)
      for (int tile = 0; tile < anew->tileCount(); ++tile)
        ASSERT_TRUE(std::ranges::equal(live_.field().objects(rule, tile), anew->objects(rule, tile)))
            << edit << ": " << rule << ", " << tile;
  }

  TerrainDocument document_;
  Drainage drainage_{document_};
  LiveMaterials materials_{document_, drainage_};
  LiveScatter live_;
};

TEST_F(LiveScatterLinesTest, WhatAMovedLineDoesNotReachStays) {
  Line street;
  street.settings.reach = 5.0;
  for (int i = 0; i <= 30; ++i) street.points.push_back({-300.0 + 20.0 * i, -240.0 + 16.0 * i});
  must(LinesOperation{1, {street}, {}}, document_);
  live_.update();
  expectTheWhole(0);
  const ScatterField before = live_.field();
  street.id = 1;
  street.points[3].x -= 9.0;
  must(LinesOperation{1, {street}, {}}, document_);
  const ScatterChange change = live_.update();
  EXPECT_FALSE(change.empty() || change.all);
  expectTheWhole(1);
  for (int tile = 0; tile < before.tileCount(); ++tile) {
    if (live_.field().tileRect(tile).column0 < 256) continue;
    for (const std::size_t rule : {0U, 1U})
      EXPECT_EQ(before.objects(rule, tile).data(), live_.field().objects(rule, tile).data());
  }
  // All of a large layer at once is more than a few dabs: it is made as a whole, with the same result.
  SetLayerOperation hide;
  hide.layer = 1;
  hide.visible = false;
  must(hide, document_);
  live_.update();
  EXPECT_EQ(live_.field().count(1), 0U);
  expectTheWhole(2);
}

TEST_F(LiveScatterLinesTest, DistancesHoldAtEachObject) {
  Line street;
  street.settings.course = LineCourse::Straight;
  street.points = {{-250.0, 30.0}, {250.0, 30.0}};
  must(LinesOperation{1, {street}, {}}, document_);
  live_.update();
  const double half = 0.5 * street.settings.width + street.settings.shoulder;
  std::size_t trees = 0, lamps = 0;
  for (int tile = 0; tile < live_.field().tileCount(); ++tile) {
    for (const ScatteredObject& tree : live_.field().objects(0, tile))
      if (std::abs(tree.x) < 240.0) {
        ASSERT_GE(std::abs(tree.y - 30.0), half + 12.0 - 1e-9);
        trees += std::abs(tree.y - 30.0) < half + 15.0 ? 1 : 0;
      }
    for (const ScatteredObject& lamp : live_.field().objects(1, tile)) {
      ASSERT_GE(std::abs(lamp.y - 30.0), std::abs(lamp.x) < 250.0 ? half + 0.5 - 1e-9 : 0.0);
      ASSERT_LT(std::abs(lamp.y - 30.0), half + 5.0);
      ++lamps;
    }
  }
  EXPECT_GT(trees, 20U) << "up to that distance";
  EXPECT_GT(lamps, 50U);
}

TEST_F(LiveScatterLinesTest, WhatIsTakenOutOfARowStaysOutWhereTheLineMoves) {
  Line street;
  street.settings.course = LineCourse::Straight;
  street.points = {{-250.0, 30.0}, {250.0, 30.0}};
  must(LinesOperation{1, {street}, {}}, document_);
  live_.update();
  const std::size_t posts = live_.field().count(2);
  ASSERT_GT(posts, 100U);
  const ScatterPlace place{document_.scatterRules()[2].id, {1, 20, 1}};
  const ScatteredObject* stands = live_.field().find(place);
  ASSERT_TRUE(stands);
  const ScatteredObject post = *stands;
  const auto taken = pinned({place}, document_.scatterRules(), rowLinesOf(document_.state()));
  ASSERT_TRUE(taken) << taken.error().message;
  EXPECT_EQ(taken->objects.at(0).x, post.x);
  EXPECT_EQ(taken->objects.at(0).y, post.y);
  must(*taken, document_);
  live_.update();
  EXPECT_EQ(live_.field().count(2), posts - 1);
  EXPECT_FALSE(live_.field().find(place));
  expectTheWhole(0);
  street.id = 1;
  for (LinePoint& point : street.points) point.y += 12.0;
  must(LinesOperation{1, {street}, {}}, document_);
  live_.update();
  EXPECT_FALSE(live_.field().find(place));
  EXPECT_TRUE(live_.field().find({place.rule, {1, 21, 1}}));
  expectTheWhole(1);
  ScatterRulesOperation wider{document_.scatterRules()};
  wider.rules[2].spacing = 9.0;
  must(wider, document_);
  ASSERT_EQ(document_.scatterRules()[2].clearings.size(), 1U);
  EXPECT_NEAR(document_.scatterRules()[2].clearings[0].y, post.y + 12.0, 1e-9);
  live_.update();
  expectTheWhole(2);
}

TEST_F(LiveScatterLinesTest, RulesFollowTheNameOfALayerAndRefuseOneThatIsNotThere) {
  Line street;
  street.settings.reach = 10.0;
  street.points = {{-250.0, 30.0}, {0.0, 60.0}, {250.0, 30.0}};
  must(LinesOperation{1, {street}, {}}, document_);
  live_.update();
  const std::size_t lamps = live_.field().count(1);
  EXPECT_GT(lamps, 0U);
  SetLayerOperation rename;
  rename.layer = 1;
  rename.name = "Roads";
  must(rename, document_);
  EXPECT_EQ(document_.scatterRules()[1].linesOf, "Roads");
  live_.update();
  EXPECT_EQ(live_.field().count(1), lamps);
  ScatterRulesOperation wrong{document_.scatterRules()};
  wrong.rules[1].linesOf = "Streets";
  EXPECT_EQ(perform(wrong, document_).error().message,
            "rule 2 (Lamps): there is no layer of lines \"Streets\"");
  must(DeleteLayerOperation{1}, document_);
  live_.update();
  EXPECT_EQ(live_.field().count(1), 0U) << "nothing is near lines that are not there";
  ScatterRulesOperation other{document_.scatterRules()};
  other.rules[0].density = 50.0;
  must(other, document_);
  must(UndoOperation{}, document_);
  must(UndoOperation{}, document_);
  live_.update();
  EXPECT_EQ(live_.field().count(1), lamps);
  must(UndoOperation{}, document_);
  EXPECT_EQ(document_.scatterRules()[1].linesOf, "Streets");
  live_.update();
  expectTheWhole(0);
}

/// The four samples around a place.
GridRect cellUnder(const GridFrame& frame, double x, double y) {
  const int column = std::clamp(static_cast<int>(std::floor(frame.column(x))), 0, frame.columns - 2),
            row = std::clamp(static_cast<int>(std::floor(frame.row(y))), 0, frame.rows - 2);
  return {column, row, column + 2, row + 2};
}

/// Objects of a rule in the water of lines, where all samples around them are wet, and below sea level.
struct WetObjects {
  std::size_t inLineWater = 0, inSea = 0;
};
WetObjects wetObjects(TerrainDocument& document, const ScatterField& field, std::size_t rule,
                      double seaLevel) {
  LiveWater water(document);
  water.update();
  WetObjects wet;
  for (int tile = 0; tile < field.tileCount(); ++tile)
    for (const ScatteredObject& object : field.objects(rule, tile)) {
      const GridRect cell = cellUnder(document.frame(), object.x, object.y);
      std::array<float, 4> ground{}, levels{};
      document.heights().read(cell, ground);
      water.field().evaluate(cell, ground, levels);
      bool allWet = true;
      for (std::size_t corner = 0; corner < 4; ++corner) allWet = allWet && ground[corner] < levels[corner];
      wet.inLineWater += allWet;
      const GridFrame& frame = document.frame();
      wet.inSea += heightAt(document.heights(), frame.column(object.x), frame.row(object.y)) < seaLevel;
    }
  return wet;
}

/// Presets keep out of water that is drawn before them and after them.
TEST(LiveScatterPresets, PutNothingIntoRiversPondsAndTheSea) {
  constexpr double kSeaLevel = -4.0;
  TerrainDocument document(test::makeTerrain({640, 520, 1.0, 1.0}, [](int c, int r) {
    return static_cast<float>(16.0 * fractalNoise(c / 320.0, r / 320.0, 3, 0.4, 5));
  }));
  Drainage drainage(document);
  LiveMaterials materials(document, drainage);
  LiveScatter live(document, drainage, materials);
  live.update();
  std::vector<ScatterRule> rules;
  for (std::size_t preset = 0; preset < scatterPresets().size(); ++preset) {
    rules.push_back(presetRule(preset, live.inputs(), document.frame(), kSeaLevel));
    rules.back().id = static_cast<std::uint32_t>(preset) + 1;
  }
  // The forest of earlier versions, without the condition on the water of lines; in the sea without the
  // level.
  ScatterRule wet = presetRule(0, live.inputs(), document.frame());
  ASSERT_EQ(wet.conditions.back().by, GroundMeasure::Lines);
  ASSERT_TRUE(wet.conditions.back().lines.water);
  wet.conditions.pop_back();
  wet.id = 9;
  rules.push_back(wet);
  must(ScatterRulesOperation{rules}, document);
  live.update();
  const std::size_t dry = live.field().count(0);
  EXPECT_GT(dry, 300U);

  Line river, pond;
  river.kind = LineKind::River;
  river.settings = usualSettings(LineKind::River);
  river.settings.offset = -5.0;
  river.settings.water = 4.0;
  river.settings.cut = 4.0;
  river.points = {{-310.0, 40.0}, {-60.0, 90.0}, {310.0, 20.0}};
  pond.kind = LineKind::Pond;
  pond.settings = usualSettings(LineKind::Pond);
  pond.points = {{-150.0, -200.0}, {-20.0, -200.0}, {-20.0, -100.0}, {-150.0, -100.0}};
  AddLayerOperation add{"Water"};
  add.ofLines = true;
  add.lines = {river, pond};
  must(add, document);
  live.update();
  for (std::size_t rule = 0; rule < scatterPresets().size(); ++rule) {
    const WetObjects found = wetObjects(document, live.field(), rule, kSeaLevel);
    EXPECT_EQ(found.inLineWater, 0U) << scatterPresets()[rule].title;
    EXPECT_EQ(found.inSea, 0U) << scatterPresets()[rule].title;
  }
  const WetObjects earlier = wetObjects(document, live.field(), scatterPresets().size(), kSeaLevel);
  EXPECT_GT(earlier.inLineWater, 20U) << "2 m from the bed is not yet the shore of a deep river";
  EXPECT_GT(earlier.inSea, 20U);
  EXPECT_GT(live.field().count(0), dry / 2);
}

}  // namespace
}  // namespace scarp
