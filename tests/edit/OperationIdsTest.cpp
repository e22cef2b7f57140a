#include <gtest/gtest.h>

#include "core/edit/GroundOperations.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/OperationInfo.h"
#include "core/edit/Replay.h"
#include "core/edit/StrokeOperations.h"
#include "tests/edit/Hand.h"

namespace scarp {
namespace {

const Operation& lastOf(const TerrainDocument& document) {
  return *document.history().record(document.history().position() - 1).operation;
}

std::vector<std::string> namesOf(const TerrainDocument& document) {
  std::vector<std::string> names;
  for (const Layer& layer : document.layers()) names.push_back(layer.name);
  return names;
}

TEST(OperationIds, WhatWasDoneToALayerIsDoneToItWhereverItStands) {
  TerrainDocument document(test::fractalTerrain(60, 50));
  test::must(AddLayerOperation{"low"}, document);
  test::must(AddLayerOperation{"high"}, document);
  SetLayerOperation change;
  change.layer = 1;
  change.opacity = 0.25;
  test::must(change, document);
  const Operation done = lastOf(document);
  ASSERT_TRUE(document.undo());
  test::must(MoveLayerOperation{1, 2}, document);
  test::must(done, document);
  EXPECT_EQ(namesOf(document), (std::vector<std::string>{"high", "low"}));
  EXPECT_EQ(document.layers()[0].opacity, 1.0);
  EXPECT_EQ(document.layers()[1].opacity, 0.25);
}

TEST(OperationIds, ALayerThatIsMadeAgainIsTheSame) {
  TerrainDocument document(test::fractalTerrain(60, 50));
  test::must(AddLayerOperation{"one"}, document);
  test::must(DuplicateLayerOperation{1}, document);
  const LayerId copy = document.layers()[1].id;
  const Operation done = lastOf(document);
  ASSERT_TRUE(document.undo());
  TerrainDocument other(test::fractalTerrain(60, 50));
  test::must(*document.history().record(0).operation, other);
  test::must(done, other);
  EXPECT_EQ(other.layers()[1].id, copy);
  // Where it is there already, another one is made.
  test::must(done, other);
  EXPECT_EQ(other.layers().size(), 3U);
  EXPECT_NE(other.layers()[1].id, other.layers()[2].id);
}

TEST(OperationIds, WhatIsGoneIsOneLineAndChangesNothing) {
  TerrainDocument document(test::fractalTerrain(60, 50));
  test::must(AddLayerOperation{"one"}, document);
  test::must(AddLayerOperation{"two"}, document);
  test::must(MergeLayerOperation{2}, document);
  const Operation merge = lastOf(document);
  const std::size_t steps = document.history().size();
  EXPECT_EQ(perform(merge, document).error().text(), "its layer is not there any more");
  EXPECT_EQ(document.history().size(), steps);
  EXPECT_EQ(namesOf(document), std::vector<std::string>{"one"});
}

TEST(OperationIds, StepsAreFoundWhereverTheyStand) {
  TerrainDocument document(test::fractalTerrain(60, 50));
  for (const double x : {-10.0, 0.0, 10.0})
    test::must(test::strokeAt(BrushKind::Raise, x, 0.0, 8.0, 3.0), document);
  StrokeOperation wider = *strokeOfStep(document.history(), 1);
  wider.brush.radius = 12.0;
  test::must(AdjustOperation{1, wider}, document);
  const auto& adjust = *lastOf(document).as<AdjustOperation>();
  EXPECT_EQ(adjust.step.id, document.history().record(1).id);
  // Of an id the place does not count.
  AdjustOperation elsewhere = adjust;
  elsewhere.step.place = 0;
  elsewhere.stroke.brush.radius = 10.0;
  test::must(elsewhere, document);
  EXPECT_EQ(lastOf(document).as<AdjustOperation>()->step.place, 1U);
  elsewhere.step.id = 1'000;
  EXPECT_EQ(perform(elsewhere, document).error().text(), "its step of the history is not there any more");
  test::must(RevertOperation{1}, document);
  const auto& revert = *lastOf(document).as<RevertOperation>();
  EXPECT_EQ(revert.step.id, document.history().record(0).id);
  EXPECT_NE(revert.step.id, 0U);
}

TEST(OperationIds, EverythingThatIsDoneNamesLayersAndStepsByTheirIds) {
  std::size_t named = 0;
  for (const std::uint32_t seed : {1U, 2U}) {
    TerrainDocument document(test::fractalTerrain(90, 70));
    test::Hand hand(seed);
    for (int i = 0; i < 150; ++i) (void)perform(hand.next(document), document);
    std::set<StepId> steps;
    for (std::size_t i = 0; i < document.history().size(); ++i) {
      const EditRecord& record = document.history().record(i);
      EXPECT_TRUE(steps.insert(record.id).second && record.id != 0);
      EXPECT_EQ(record.active.place == 0, record.active.id == kBaseLayer);
      if (!record.operation) continue;
      Operation same = *record.operation;
      const auto ids = idsIn(same);
      setIds(same, ids);
      EXPECT_EQ(idsIn(same), ids);
      named += namesById(same) ? 1 : 0;
      // A state before the first step has no id.
      const auto* revert = same.as<RevertOperation>();
      EXPECT_FALSE(namesByPlace(same) && !(revert && revert->step.place == 0)) << record.name;
    }
  }
  EXPECT_GT(named, 10U);
}

}  // namespace
}  // namespace scarp
