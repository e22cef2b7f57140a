#include <gtest/gtest.h>

#include "core/brush/BrushKinds.h"
#include "core/document/DocumentParts.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/Replay.h"
#include "core/edit/StrokeOperations.h"
#include "tests/edit/Layered.h"
#include "tests/support/Brushes.h"

namespace scarp {
namespace {

using test::sameBits;
using test::samplesOf;

/// Twenty strokes of all sorts over each other.
std::vector<StrokeOperation> strokes() {
  std::mt19937_64 random(1);
  std::uniform_real_distribution<double> along(-60.0, 60.0);
  std::vector<StrokeOperation> all;
  for (int i = 0; i < 20; ++i) {
    const auto kinds = allBrushKinds();
    StrokeOperation stroke;
    stroke.brush = test::usualBrush(kinds[random() % kinds.size()], random);
    const double x = along(random), y = along(random);
    for (int k = 0; k < 6; ++k) stroke.samples.push_back({x + 7.0 * k, y + 3.0 * k * k, 1.0, 0.1 * k});
    all.push_back(stroke);
  }
  return all;
}

TEST(Adjust, TheThirdOfTwentyGivesBitForBitWhatReplayingAllGives) {
  auto all = strokes();
  TerrainDocument document(test::fractalTerrain(260, 230));
  for (const StrokeOperation& stroke : all) test::must(stroke, document);
  ASSERT_GE(document.history().size(), 12U) << "a few may miss what they may change";
  const auto before = samplesOf(document.heights());
  const std::size_t steps = document.history().size();
  std::size_t step = 2;
  StrokeOperation changed = *strokeOfStep(document.history(), step);
  changed.brush.radius *= 1.5;
  changed.brush.kind = BrushKind::Raise;
  changed.brush.limits = {};
  changed.brush.strength = 9.0;
  for (StrokeSample& sample : changed.samples) sample.x += 12.0;
  // Counts history entries, not `all`: a stroke without an effect has none.
  std::vector<Operation> again;
  for (std::size_t i = 0; i < steps; ++i)
    again.push_back(i == step ? Operation(changed) : *document.history().record(i).operation);
  test::must(AdjustOperation{step, changed}, document);
  EXPECT_EQ(document.history().size(), steps + 1) << "one undoable step";
  EXPECT_EQ(document.pyramid().range(), HeightPyramid(document.heights()).range());
  TerrainDocument fresh(test::fractalTerrain(260, 230));
  for (const Operation& operation : again) {
    const std::size_t had = fresh.history().size();
    test::must(operation, fresh);
    if (fresh.history().size() == had) fresh.addEmptyStep();
  }
  EXPECT_TRUE(sameBits(samplesOf(document.heights()), samplesOf(fresh.heights())));
  EXPECT_FALSE(sameBits(samplesOf(document.heights()), before));
  EXPECT_TRUE(document.undo().ok());
  EXPECT_TRUE(sameBits(samplesOf(document.heights()), before));
}

TEST(Adjust, WhatWasPlacedAndMovedSinceLevelsTheGroundThatFollows) {
  const auto a = test::strokeAt(BrushKind::Raise, -10, 0, 40, 12),
             a2 = test::strokeAt(BrushKind::Raise, 5, 0, 30, 20);
  Object house{.asset = AssetKind::House, .x = 0.0, .y = 14.0, .rule = ObjectRule::Flatten};
  TerrainDocument document(test::fractalTerrain(200, 200)), fresh(test::fractalTerrain(200, 200));
  test::must(PlaceOperation{house}, document);
  ASSERT_TRUE(document.undo());
  test::must(a, document);
  test::must(PlaceOperation{house}, document);
  house = document.objects().all().begin()->second;
  house.x = 12.0;
  test::must(ChangeObjectOperation{house}, document);
  test::must(AdjustOperation{0, a2}, document);
  EXPECT_EQ(document.objects().all().begin()->second, house);
  test::must(a2, fresh);
  test::must(*document.history().record(1).operation, fresh);
  test::must(*document.history().record(2).operation, fresh);
  EXPECT_TRUE(sameBits(samplesOf(document.heights()), samplesOf(fresh.heights())));
}

TEST(Adjust, AnAdjustedStrokeCanBeAdjustedAgainAndAnotherToo) {
  const auto make = [] { return test::fractalTerrain(200, 200); };
  const auto a = test::strokeAt(BrushKind::Raise, -20, 0, 40, 8);
  const auto b = test::strokeAt(BrushKind::Smooth, 0, 0, 40, 5);
  const auto c = test::strokeAt(BrushKind::Terrace, 10, 10, 40, 9);
  const auto a2 = test::strokeAt(BrushKind::Crater, -10, 5, 30, 6);
  const auto a3 = test::strokeAt(BrushKind::Lower, -10, 5, 50, 6);
  const auto c2 = test::strokeAt(BrushKind::Flatten, 10, 10, 20, 9);
  TerrainDocument document(make());
  for (const auto& stroke : {a, b, c}) test::must(stroke, document);
  test::must(AdjustOperation{0, a2}, document);
  test::must(AdjustOperation{2, c2}, document);
  test::must(AdjustOperation{0, a3}, document);
  TerrainDocument fresh(make());
  for (const auto& stroke : {a3, b, c2}) test::must(stroke, fresh);
  EXPECT_TRUE(sameBits(samplesOf(document.heights()), samplesOf(fresh.heights())));
  EXPECT_TRUE(document.undo().ok());
  EXPECT_EQ(strokeOfStep(document.history(), 0)->brush.kind, BrushKind::Crater);
  EXPECT_TRUE(document.goTo(3).ok());
  EXPECT_EQ(strokeOfStep(document.history(), 0)->brush.kind, BrushKind::Raise);
}

TEST(Adjust, LayersSelectionsAndObjectsInBetweenAreDoneAnew) {
  TerrainDocument document(test::fractalTerrain(200, 200)), fresh(test::fractalTerrain(200, 200));
  const auto first = test::strokeAt(BrushKind::Raise, 0, 0, 40, 8);
  const auto changed = test::strokeAt(BrushKind::Raise, 5, 5, 60, 4);
  Object tree;
  tree.x = 3.0;
  const auto rest = [&](TerrainDocument& which) {
    test::must(AddLayerOperation{"Hills", LayerBlend::Max}, which);
    test::must(test::strokeAt(BrushKind::Raise, 10, -10, 50, 9), which);
    test::must(PlaceOperation{tree}, which);
    test::must(ActivateLayerOperation{0}, which);
    test::must(test::strokeAt(BrushKind::Noise, -10, 0, 50, 9), which);
  };
  // An id is passed over and a layer undone, as it happens to people.
  test::must(PlaceOperation{tree}, document);
  test::must(AddLayerOperation{"Never"}, document);
  EXPECT_TRUE(document.goTo(0).ok());
  test::must(first, document);
  rest(document);
  test::must(changed, fresh);
  rest(fresh);
  test::must(AdjustOperation{0, changed}, document);
  EXPECT_TRUE(sameBits(samplesOf(document.heights()), samplesOf(fresh.heights())));
  EXPECT_TRUE(sameBits(samplesOf(*document.raster(kBase)), samplesOf(*fresh.raster(kBase))));
  EXPECT_EQ(document.objects().size(), 1U);
}

TEST(Adjust, WhatIsNoStrokeIsRefusedInOneLine) {
  TerrainDocument document(test::fractalTerrain(100, 100));
  test::must(AddLayerOperation{"Hills"}, document);
  const auto stroke = test::strokeAt(BrushKind::Raise, 0, 0, 20, 8);
  EXPECT_EQ(perform(AdjustOperation{0, stroke}, document).error().text(),
            "step 0 of the history is no stroke that is done");
  EXPECT_EQ(perform(AdjustOperation{7, stroke}, document).error().text(),
            "step 7 of the history is no stroke that is done");
  test::must(stroke, document);
  test::select(document, document.emptyRaster(RasterRole::LayerMask));
  EXPECT_EQ(perform(AdjustOperation{1, stroke}, document).error().text(),
            "the step \"Select\" cannot be done anew");
}

TEST(Adjust, CancelledItLeavesNoTrace) {
  TerrainDocument document(test::fractalTerrain(100, 100));
  const auto stroke = test::strokeAt(BrushKind::Raise, 0, 0, 20, 8);
  for (int i = 0; i < 4; ++i) test::must(stroke, document);
  const auto before = samplesOf(document.heights());
  auto wide = stroke;
  wide.brush.radius = 40;
  const auto result =
      perform(AdjustOperation{1, wide}, document, [](double fraction) { return fraction < 0.5; });
  ASSERT_FALSE(result);
  EXPECT_TRUE(result.error().cancelled);
  EXPECT_EQ(document.history().size(), 4U);
  EXPECT_TRUE(sameBits(samplesOf(document.heights()), before));
}

}  // namespace
}  // namespace scarp
