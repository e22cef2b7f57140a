#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/document/EditHistory.h"
#include "core/edit/DerivedContent.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/HistoryOperations.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/Operation.h"
#include "core/edit/ScatterOperations.h"
#include "core/edit/ScatterRuleEdits.h"
#include "core/edit/StrokeOperations.h"
#include "core/material/DefaultRules.h"
#include "core/scene/Drainage.h"
#include "core/scene/LiveMaterials.h"
#include "core/scene/LiveScatter.h"
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

class LiveScatterTest : public testing::Test {
 protected:
  LiveScatterTest() : document_(test::fractalTerrain(300, 270)), live_(document_, drainage_, materials_) {
    const auto usual = defaultMaterials();
    RuleStack stack{usual[0].id, {{usual[3].id, 1.0, true, {within(GroundMeasure::Height, 0.0, 50.0, 5.0)}}}};
    must(MaterialsOperation{{usual.begin(), usual.end()}, stack}, document_);
    must(ScatterRulesOperation{someRules()}, document_);
    live_.update();
  }

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

  TerrainDocument document_;
  Drainage drainage_{document_};
  LiveMaterials materials_{document_, drainage_};
  LiveScatter live_;
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
  EXPECT_EQ(perform(wrong, document_).error().message, "rule 1 (Trees): there is no material 999");
  wrong.rules[0].onto = 0;
  wrong.rules[1].assets = {{*assetNamed("oak of nowhere"), 1.0}};
  EXPECT_EQ(perform(wrong, document_).error().message,
            "rule 2 (Bushes): there is no asset \"oak of nowhere\"");
  wrong = {document_.scatterRules()};
  wrong.rules[1].conditions = {within(GroundMeasure::Mask, 0.5, 1.0, 0.0)};
  wrong.rules[1].conditions[0].mask = "nowhere";
  EXPECT_EQ(perform(wrong, document_).error().message,
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

}  // namespace
}  // namespace scarp
