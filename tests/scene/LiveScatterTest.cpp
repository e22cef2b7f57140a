#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include "core/document/EditHistory.h"
#include "core/edit/DerivedContent.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/Operation.h"
#include "core/edit/ScatterRuleEdits.h"
#include "core/edit/StrokeOperations.h"
#include "core/line/LineSchema.h"
#include "core/material/DefaultRules.h"
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

RuleCondition within(GroundMeasure by, double low, double high, double soft) {
  RuleCondition condition;
  condition.by = by;
  condition.low = low;
  condition.high = high;
  condition.softLow = condition.softHigh = soft;
  return condition;
}

ScatterRule ruleOf(std::string name, AssetKind asset, double density, double spacing) {
  ScatterRule rule;
  rule.name = std::move(name);
  rule.assets = {{asset, 1.0}};
  rule.density = density;
  rule.spacing = spacing;
  return rule;
}

/// Trees on flat ground, bushes between them, stones on a material.
std::vector<ScatterRule> someRules() {
  ScatterRule trees = ruleOf("Trees", AssetKind::Conifer, 200.0, 5.0);
  trees.keepOut = 4.0;
  trees.conditions = {within(GroundMeasure::Slope, -kHighest, 30.0, 10.0)};
  ScatterRule bushes = ruleOf("Bushes", AssetKind::Broadleaf, 900.0, 2.0);
  bushes.seed = 4;
  bushes.conditions = {within(GroundMeasure::Concavity, -kHighest, 1.0, 2.0)};
  ScatterRule stones = ruleOf("Stones", AssetKind::Rock, 100.0, 0.0);
  stones.onto = defaultMaterials()[3].id;
  return {trees, bushes, stones};
}

/// A document and the objects of its rules, which follow it.
class FollowedScatter : public testing::Test {
 protected:
  explicit FollowedScatter(Terrain terrain)
      : document_(std::move(terrain)), live_(document_, drainage_, materials_) {}

  void expectTheWhole() {
    live_.update();
    const auto made = DerivedContent(document_.content()).scatter();
    ASSERT_TRUE(made);
    const std::shared_ptr<const ScatterField>& anew = *made;
    ASSERT_EQ(live_.field().rules(), anew->rules());
    for (std::size_t rule = 0; rule < anew->rules().size(); ++rule)
      for (int tile = 0; tile < anew->tileCount(); ++tile)
        ASSERT_TRUE(std::ranges::equal(live_.field().objects(rule, tile), anew->objects(rule, tile)))
            << rule << ", " << tile;
  }

  TerrainDocument document_;
  Drainage drainage_{document_};
  LiveMaterials materials_{document_, drainage_};
  LiveScatter live_;
};

class LiveScatterTest : public FollowedScatter {
 protected:
  LiveScatterTest() : FollowedScatter(test::fractalTerrain(300, 270)) {
    const auto usual = defaultMaterials();
    RuleStack stack{usual[0].id, {{usual[3].id, 1.0, true, {within(GroundMeasure::Height, 0.0, 50.0, 5.0)}}}};
    must(MaterialsOperation{{usual.begin(), usual.end()}, stack}, document_);
    must(ScatterRulesOperation{someRules()}, document_);
    live_.update();
  }

  std::vector<std::size_t> counts() {
    live_.update();
    std::vector<std::size_t> all;
    for (std::size_t rule = 0; rule < live_.field().rules().size(); ++rule)
      all.push_back(live_.field().count(rule));
    return all;
  }
  /// The rules, one of them changed.
  template <class Change>
  void change(std::size_t rule, const Change& change) {
    ScatterRulesOperation operation{document_.scatterRules()};
    change(operation.rules[rule]);
    must(operation, document_);
  }
};

TEST_F(LiveScatterTest, IsTheWholeAfterEachKindOfEdit) {
  for (const std::size_t count : counts()) EXPECT_GT(count, 50U);
  expectTheWhole();
  must(test::strokeAt(BrushKind::Raise, 10.0, 5.0, 20.0, 30.0), document_);
  expectTheWhole();
  must(PaintOperation{PaintAction::Paint, someRules()[2].onto, 1.0,
                      PaintSource{test::strokeAt(BrushKind::Raise, 40.0, 40.0, 25.0, 1.0).brush,
                                  {{40.0, 40.0, 1.0, 0.0}, {60.0, 40.0, 1.0, 0.5}}}},
       document_);
  expectTheWhole();
  Object house;
  house.asset = AssetKind::House;
  must(PlaceOperation{house}, document_);
  expectTheWhole();
  house.id = 1;
  house.x = 33.0;
  must(ChangeObjectOperation{house}, document_);
  expectTheWhole();
  must(SelectOperation{ShapeSource{MaskRectangle{{-80.0, -80.0}, {20.0, 20.0}}}}, document_);
  must(KeepMaskOperation{"meadow"}, document_);
  RuleCondition mask = within(GroundMeasure::Mask, 0.5, 1.0, 0.0);
  mask.mask = "meadow";
  change(1, [&](ScatterRule& rule) { rule.conditions.push_back(mask); });
  expectTheWhole();
  must(ChangeSelectionOperation{SelectionChange::Grow, 20.0}, document_);
  must(KeepMaskOperation{"meadow"}, document_);
  expectTheWhole();
  must(ReshapeOperation{RotateReshape{1}}, document_);
  expectTheWhole();
  for (int i = 0; i < 3; ++i) {
    must(UndoOperation{}, document_);
    expectTheWhole();
  }
}

TEST_F(LiveScatterTest, AStrokeChangesTheTilesOfItsSurroundingsAlone) {
  std::vector<int> told;
  const auto onChange = live_.fieldChanged.subscribe([&](const ScatterChange& change) {
    EXPECT_FALSE(change.all);
    told.insert(told.end(), change.tiles.begin(), change.tiles.end());
  });
  const ScatterField before = live_.field();
  must(test::strokeAt(BrushKind::Raise, -120.0, -110.0, 10.0, 40.0), document_);
  const ScatterChange change = live_.update();
  ASSERT_FALSE(change.empty());
  EXPECT_FALSE(change.all);
  EXPECT_EQ(told, change.tiles);
  for (int tile = 0; tile < before.tileCount(); ++tile) {
    bool same = true;
    for (std::size_t rule = 0; rule < 3; ++rule)
      same = same && std::ranges::equal(before.objects(rule, tile), live_.field().objects(rule, tile));
    EXPECT_EQ(same, std::ranges::find(change.tiles, tile) == change.tiles.end()) << tile;
  }
  EXPECT_LT(change.tiles.size(), 4U);
  EXPECT_TRUE(live_.update().empty());
}

TEST_F(LiveScatterTest, AChangedRuleLeavesThoseAboveItAsTheyAre) {
  const ScatterField before = live_.field();
  const auto shared = [&](std::size_t rule) {
    bool same = true;
    for (int tile = 0; tile < before.tileCount(); ++tile)
      same = same && before.objects(rule, tile).data() == live_.field().objects(rule, tile).data();
    return same;
  };
  change(1, [](ScatterRule& rule) { rule.density = 500.0; });
  expectTheWhole();
  EXPECT_TRUE(shared(0));
  EXPECT_FALSE(shared(1));
  EXPECT_TRUE(shared(2)) << "what is changed keeps nothing free";
  change(0, [](ScatterRule& rule) { rule.seed = 77; });
  expectTheWhole();
  EXPECT_FALSE(shared(0));
  EXPECT_FALSE(shared(2)) << "trees keep places free";
  const ScatterField after = live_.field();
  change(2, [](ScatterRule& rule) { rule.name = "Boulders"; });
  EXPECT_TRUE(live_.update().empty());
}

TEST_F(LiveScatterTest, TasksGiveTheSameAndWhatHappensMeanwhileFollows) {
  change(0, [](ScatterRule& rule) {
    rule.density = 150'000.0;
    rule.spacing = 0.2;
  });
  auto task = live_.takeTask();
  ASSERT_TRUE(task) << "so many objects take long";
  EXPECT_TRUE(live_.taskOut());
  EXPECT_FALSE(live_.takeTask());
  must(test::strokeAt(BrushKind::Raise, 0.0, 0.0, 30.0, 30.0), document_);
  EXPECT_TRUE(live_.update().empty());
  live_.finish(task({}));
  expectTheWhole();
  // The frame becomes another one meanwhile.
  change(0, [](ScatterRule& rule) { rule.seed = 5; });
  task = live_.takeTask();
  ASSERT_TRUE(task);
  must(ReshapeOperation{RotateReshape{1}}, document_);
  EXPECT_EQ(live_.field().frame(), document_.frame());
  EXPECT_EQ(live_.field().count(), 0U);
  live_.finish(task({}));
  EXPECT_EQ(live_.field().frame(), document_.frame());
  expectTheWhole();
  EXPECT_GT(live_.field().count(), 1000U);
  // Nobody wants it any more.
  change(0, [](ScatterRule& rule) { rule.seed = 6; });
  task = live_.takeTask();
  ASSERT_TRUE(task);
  live_.finish(task([](double) { return false; }));
  live_.update();
  EXPECT_EQ(live_.field().count(), 0U);
  EXPECT_FALSE(live_.refusal().empty());
  must(UndoOperation{}, document_);
  live_.update();
  EXPECT_GT(live_.field().count(), 1000U);
  EXPECT_TRUE(live_.refusal().empty());
}

TEST_F(LiveScatterTest, ObjectsThatAreTakenOutStandAsTheyDid) {
  const auto before = counts();
  const ScatterRule rule = document_.scatterRules()[0];
  std::vector<ScatterPlace> places;
  std::vector<ScatteredObject> stood;
  for (int tile = 0; tile < live_.field().tileCount() && places.size() < 5; ++tile)
    for (const ScatteredObject& object : live_.field().objects(0, tile).first(1)) {
      places.push_back({rule.id, object.key});
      stood.push_back(object);
    }
  const auto pin = pinned(places, document_.scatterRules());
  ASSERT_TRUE(pin);
  const std::size_t steps = document_.history().position();
  must(*pin, document_);
  EXPECT_EQ(document_.history().position(), steps + 1);
  ASSERT_EQ(document_.objects().size(), places.size());
  auto placed = document_.objects().all().begin();
  for (const ScatteredObject& object : stood) {
    Object expected = objectOf(object, rule);
    expected.id = placed->first;
    EXPECT_EQ((placed++)->second, expected);
  }
  expectTheWhole();
  for (const ScatterPlace& place : places) EXPECT_FALSE(live_.field().find(place));
  must(UndoOperation{}, document_);
  EXPECT_EQ(counts(), before);
  must(TakeScatteredOperation{places}, document_);
  expectTheWhole();
  EXPECT_EQ(document_.objects().size(), 0U);
  change(0, [](ScatterRule& one) { one.without.clear(); });
  EXPECT_EQ(counts(), before);
}

TEST_F(LiveScatterTest, TakingAFewOutChangesTheirTilesAloneAndNothingGrowsBesideThem) {
  std::vector<ScatterPlace> places;
  std::set<int> tiles;
  for (int tile = 0; tile < live_.field().tileCount(); tile += 2)
    for (const ScatteredObject& object : live_.field().objects(2, tile).first(1)) {
      places.push_back({document_.scatterRules()[2].id, object.key});
      tiles.insert(tile);
    }
  const std::size_t trees = 3;
  for (const ScatteredObject& object : live_.field().objects(0, 0).first(trees))
    places.push_back({document_.scatterRules()[0].id, object.key});
  ASSERT_GT(places.size(), trees + 1);
  const ScatterField before = live_.field();
  must(TakeScatteredOperation{places}, document_);
  EXPECT_FALSE(live_.takeTask());
  const ScatterChange change = live_.update();
  EXPECT_FALSE(change.all);
  expectTheWhole();
  for (const std::size_t rule : {0U, 2U})
    for (int tile = 0; tile < before.tileCount(); ++tile) {
      std::vector<ScatteredObject> expected;
      for (const ScatteredObject& object : before.objects(rule, tile))
        if (std::ranges::find(places, ScatterPlace{before.rules()[rule].id, object.key}) == places.end())
          expected.push_back(object);
      EXPECT_TRUE(std::ranges::equal(live_.field().objects(rule, tile), expected)) << rule << ", " << tile;
    }
  for (const int tile : change.tiles) EXPECT_TRUE(tile < 6 || tiles.contains(tile)) << tile;
  must(UndoOperation{}, document_);
  live_.update();
  for (std::size_t rule = 0; rule < 3; ++rule)
    for (int tile = 0; tile < before.tileCount(); ++tile)
      EXPECT_TRUE(std::ranges::equal(live_.field().objects(rule, tile), before.objects(rule, tile)));
}

TEST_F(LiveScatterTest, WhatWasTakenAwayStaysAwayWhereTheRuleBecomesAnother) {
  std::vector<ScatterPlace> places;
  std::vector<Vec2> gone;
  for (int tile = 0; tile < live_.field().tileCount(); ++tile)
    for (const ScatteredObject& tree : live_.field().objects(0, tile)) {
      if (tree.key.column % 5 != 0) continue;
      places.push_back({document_.scatterRules()[0].id, tree.key});
      gone.emplace_back(tree.x, tree.y);
    }
  ASSERT_GT(gone.size(), 20U);
  must(TakeScatteredOperation{places}, document_);
  change(0, [](ScatterRule& rule) { rule.scale = 2.0; });
  EXPECT_TRUE(document_.scatterRules()[0].clearings.empty()) << "its places are the same";
  const auto expectClear = [&] {
    EXPECT_TRUE(document_.scatterRules()[0].without.empty());
    EXPECT_EQ(document_.scatterRules()[0].clearings.size(), gone.size());
    expectTheWhole();
    for (int tile = 0; tile < live_.field().tileCount(); ++tile)
      for (const ScatteredObject& tree : live_.field().objects(0, tile))
        for (const Vec2& at : gone) ASSERT_GE((at - Vec2(tree.x, tree.y)).norm(), 5.0);
    EXPECT_GT(live_.field().count(0), 100U);
  };
  change(0, [](ScatterRule& rule) { rule.density = 900.0; });
  expectClear();
  change(0, [](ScatterRule& rule) {
    rule.seed = 3;
    rule.spacing = 1.0;
  });
  expectClear();
  must(test::strokeAt(BrushKind::Raise, 0.0, 0.0, 60.0, 1.0), document_);
  expectClear();
  const std::size_t count = live_.field().count(0);
  change(0, [](ScatterRule& rule) { rule.clearings.clear(); });
  expectTheWhole();
  EXPECT_GT(live_.field().count(0), count + gone.size() / 2);
  for (int i = 0; i < 5; ++i) must(UndoOperation{}, document_);
  EXPECT_EQ(document_.scatterRules()[0].without.size(), places.size());
  expectTheWhole();
}

TEST_F(LiveScatterTest, ItsPickerIsThatOfTheFieldAnew) {
  const auto expectThePicks = [&] {
    live_.update();
    ScatterPicker anew(live_.field(), document_.objects().assets(), document_.heights(), document_.frame());
    anew.refresh();
    int hits = 0;
    for (int i = 0; i < 900; ++i) {
      const double x = -140.0 + 280.0 * (i % 30) / 29.0, y = -130.0 + 260.0 * (i / 30) / 29.0;
      const LocalRay ray{{x, y, 500.0}, {0.05, 0.02, -1.0}};
      const auto hit = live_.picker().pick(ray), wanted = anew.pick(ray);
      ASSERT_EQ(hit.has_value(), wanted.has_value());
      if (!hit) continue;
      ++hits;
      EXPECT_EQ(hit->t, wanted->t);
      EXPECT_EQ(hit->object, wanted->object);
      const ScatteredObject* found = live_.field().find({hit->rule, hit->object.key});
      ASSERT_TRUE(found);
      EXPECT_EQ(*found, hit->object);
    }
    EXPECT_GT(hits, 20);
  };
  expectThePicks();
  must(test::strokeAt(BrushKind::Raise, 10.0, 5.0, 20.0, 30.0), document_);
  expectThePicks();
  change(0, [](ScatterRule& rule) { rule.scale = 2.0; });
  expectThePicks();
  must(ReshapeOperation{RotateReshape{1}}, document_);
  expectThePicks();
}

TEST_F(LiveScatterTest, ARuleBecomesObjects) {
  const auto before = counts();
  const auto all = ruledObjects(live_.field());
  must(BakeScatterOperation{document_.scatterRules()[2].id}, document_);
  ASSERT_EQ(document_.objects().size(), before[2]);
  ASSERT_EQ(document_.scatterRules().size(), 2U);
  auto placed = document_.objects().all().begin();
  for (const RuledObject& one : all) {
    if (one.rule != 2) continue;
    Object expected = one.object;
    expected.id = placed->first;
    ASSERT_EQ((placed++)->second, expected);
  }
  expectTheWhole();
  must(UndoOperation{}, document_);
  EXPECT_EQ(counts(), before);
}

TEST_F(LiveScatterTest, WhatRulesNameIsKeptOrGoesWithIt) {
  ScatterRulesOperation wrong{document_.scatterRules()};
  wrong.rules[0].onto = 999;
  EXPECT_EQ(perform(wrong, document_).error().text(), "rule 1 (Trees): there is no material 999");
  wrong.rules[0].onto = 0;
  wrong.rules[1].assets = {{*assetNamed("oak of nowhere"), 1.0}};
  EXPECT_EQ(perform(wrong, document_).error().text(),
            "rule 2 (Bushes): there is no asset \"oak of nowhere\"");
  wrong = {document_.scatterRules()};
  wrong.rules[1].conditions = {within(GroundMeasure::Mask, 0.5, 1.0, 0.0)};
  wrong.rules[1].conditions[0].mask = "nowhere";
  EXPECT_EQ(perform(wrong, document_).error().text(),
            "rule 2 (Bushes): there is no kept selection \"nowhere\"");
  // The material of the stones goes.
  MaterialsOperation fewer{document_.materials(), {document_.materials()[0].id, {}}};
  std::erase_if(fewer.materials, [](const Material& one) { return one.id == someRules()[2].onto; });
  must(fewer, document_);
  EXPECT_EQ(document_.scatterRules()[2].onto, 0U);
  EXPECT_FALSE(document_.scatterRules()[2].visible);
  expectTheWhole();
  must(UndoOperation{}, document_);
  EXPECT_EQ(document_.scatterRules()[2].onto, someRules()[2].onto);
  expectTheWhole();
}

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

class LiveScatterLinesTest : public FollowedScatter {
 protected:
  LiveScatterLinesTest() : FollowedScatter(test::fractalTerrain(640, 520)) {
    for (const char* name : {"Streets", "Rivers"}) {
      AddLayerOperation add{name};
      add.ofLines = true;
      must(add, document_);
    }
    must(ScatterRulesOperation{rulesByLines()}, document_);
    live_.update();
  }
};

TEST_F(LiveScatterLinesTest, WhatAMovedLineDoesNotReachStays) {
  Line street;
  street.settings.reach = 5.0;
  for (int i = 0; i <= 30; ++i) street.points.push_back({-300.0 + 20.0 * i, -240.0 + 16.0 * i});
  must(LinesOperation{1, {street}, {}}, document_);
  live_.update();
  expectTheWhole();
  const ScatterField before = live_.field();
  street.id = 1;
  street.points[3].x -= 9.0;
  must(LinesOperation{1, {street}, {}}, document_);
  const ScatterChange change = live_.update();
  EXPECT_FALSE(change.empty() || change.all);
  expectTheWhole();
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
  expectTheWhole();
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
  ASSERT_TRUE(taken) << taken.error().text();
  EXPECT_EQ(taken->objects.at(0).x, post.x);
  EXPECT_EQ(taken->objects.at(0).y, post.y);
  must(*taken, document_);
  live_.update();
  EXPECT_EQ(live_.field().count(2), posts - 1);
  EXPECT_FALSE(live_.field().find(place));
  expectTheWhole();
  street.id = 1;
  for (LinePoint& point : street.points) point.y += 12.0;
  must(LinesOperation{1, {street}, {}}, document_);
  live_.update();
  EXPECT_FALSE(live_.field().find(place));
  EXPECT_TRUE(live_.field().find({place.rule, {1, 21, 1}}));
  expectTheWhole();
  ScatterRulesOperation wider{document_.scatterRules()};
  wider.rules[2].spacing = 9.0;
  must(wider, document_);
  ASSERT_EQ(document_.scatterRules()[2].clearings.size(), 1U);
  EXPECT_NEAR(document_.scatterRules()[2].clearings[0].y, post.y + 12.0, 1e-9);
  live_.update();
  expectTheWhole();
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
  EXPECT_EQ(perform(wrong, document_).error().text(),
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
  expectTheWhole();
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
