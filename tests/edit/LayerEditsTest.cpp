#include <gtest/gtest.h>

#include "core/brush/BrushKinds.h"
#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/LayerEdits.h"
#include "core/edit/LayerOperations.h"
#include "tests/edit/Layered.h"

namespace scarp {
namespace {

using test::composedSample;
using test::sameBits;
using test::samplesOf;
using test::strokeAt;

void expectComposed(const TerrainDocument& document) {
  const GridFrame& frame = document.frame();
  for (int row = 0; row < frame.rows; ++row)
    for (int column = 0; column < frame.columns; ++column) {
      const float is = document.heights().at(column, row), should = composedSample(document, column, row);
      ASSERT_TRUE(is == should || (std::isnan(is) && std::isnan(should))) << column << ", " << row;
    }
}

double largestDifference(const HeightRaster& one, const HeightRaster& other) {
  double most = 0.0;
  for (int row = 0; row < one.rows(); ++row)
    for (int column = 0; column < one.columns(); ++column)
      most = std::max(most, std::abs(double(one.at(column, row)) - double(other.at(column, row))));
  return most;
}

TEST(LayerEdits, AStrokeOnALayerLooksAsOnTheBaseAndLeavesTheBaseAlone) {
  for (const LayerBlend blend : {LayerBlend::Add, LayerBlend::Replace, LayerBlend::Max}) {
    TerrainDocument plain(test::fractalTerrain(300, 200)), layered(test::fractalTerrain(300, 200));
    const auto before = samplesOf(layered.heights());
    test::must(AddLayerOperation{"Hills", blend}, layered);
    EXPECT_EQ(layered.raster({RasterRole::Layer, layered.activeLayer()}), nullptr)
        << "empty layers cost nothing";
    for (TerrainDocument* document : {&plain, &layered})
      test::must(strokeAt(BrushKind::Raise, 10, -5, 40, 12), *document);
    EXPECT_LT(largestDifference(plain.heights(), layered.heights()), 1e-4);
    EXPECT_GT(largestDifference(plain.heights(), *layered.raster(kBase)), 5.0);
    EXPECT_TRUE(sameBits(samplesOf(*layered.raster(kBase)), before));
    expectComposed(layered);
    const auto shown = samplesOf(layered.heights());
    SetLayerOperation hide;
    hide.layer = 1;
    hide.visible = false;
    test::must(hide, layered);
    EXPECT_TRUE(sameBits(samplesOf(layered.heights()), before));
    EXPECT_EQ(layered.pyramid().range(), HeightPyramid(layered.heights()).range());
    hide.visible = true;
    test::must(hide, layered);
    EXPECT_TRUE(sameBits(samplesOf(layered.heights()), shown));
  }
}

TEST(LayerEdits, ALayerThatIsLockedOrHiddenIsNotSculpted) {
  TerrainDocument document(test::fractalTerrain(150, 150));
  test::must(AddLayerOperation{"Roads"}, document);
  SetLayerOperation change;
  change.layer = 1;
  change.locked = true;
  test::must(change, document);
  const std::size_t steps = document.history().size();
  EXPECT_EQ(perform(strokeAt(BrushKind::Raise, 0, 0, 20, 5), document).error().message,
            "the layer \"Roads\" is locked");
  EXPECT_EQ(perform(DeleteLayerOperation{1}, document).error().message, "the layer \"Roads\" is locked");
  change.locked = false;
  change.visible = false;
  test::must(change, document);
  EXPECT_EQ(perform(strokeAt(BrushKind::Raise, 0, 0, 20, 5), document).error().message,
            "the layer \"Roads\" is hidden");
  EXPECT_EQ(perform(DeleteLayerOperation{2}, document).error().message, "there is no layer 2; there are 1");
  EXPECT_EQ(document.history().size(), steps + 1) << "what is refused is no step";
  change.visible = true;
  change.opacity = 0.0;
  test::must(change, document);
  EXPECT_EQ(perform(strokeAt(BrushKind::Raise, 0, 0, 20, 5), document).error().message,
            "the layer \"Roads\" has no opacity");
  test::must(ActivateLayerOperation{0}, document);
  test::must(strokeAt(BrushKind::Raise, 0, 0, 20, 5), document);
}

TEST(LayerEdits, HolesAreOfTheBaseWhicheverLayerIsActive) {
  TerrainDocument document(test::fractalTerrain(200, 150));
  test::must(AddLayerOperation{"Caves"}, document);
  test::must(strokeAt(BrushKind::Raise, 0, 0, 30, 5), document);
  test::must(strokeAt(BrushKind::Hole, 0, 0, 12, 1), document);
  EXPECT_TRUE(std::isnan(document.heights().at(100, 75)));
  EXPECT_TRUE(std::isnan(document.raster(kBase)->at(100, 75)));
  expectComposed(document);
  test::must(strokeAt(BrushKind::Fill, 0, 0, 30, 1), document);
  EXPECT_FALSE(std::isnan(document.heights().at(100, 75)));
  expectComposed(document);
}

TEST(LayerEdits, MergingAndFlatteningLeaveTheGroundAsItIsSeen) {
  TerrainDocument document(test::fractalTerrain(300, 300));
  const double at[] = {-60, 0, 60};
  const LayerBlend blends[] = {LayerBlend::Add, LayerBlend::Max, LayerBlend::Replace};
  for (int i = 0; i < 3; ++i) {
    test::must(AddLayerOperation{"", blends[i]}, document);
    test::must(strokeAt(BrushKind::Raise, at[i], 10.0 * i, 70, 15), document);
  }
  const HeightRaster seen = document.heights();
  test::must(MergeLayerOperation{2}, document);
  EXPECT_EQ(document.layers().size(), 2u);
  EXPECT_LT(largestDifference(seen, document.heights()), 1e-4);
  expectComposed(document);
  test::must(MergeLayerOperation{1}, document);
  EXPECT_LT(largestDifference(seen, document.heights()), 2e-4);
  expectComposed(document);
  const auto merged = samplesOf(document.heights());
  test::must(FlattenLayersOperation{}, document);
  EXPECT_TRUE(document.layers().empty());
  EXPECT_TRUE(sameBits(samplesOf(document.heights()), merged));
}

TEST(LayerEdits, ASelectionBoundsEveryBrush) {
  const Terrain terrain = test::fractalTerrain(180, 180);
  MaskRaster weights(180, 180, 0.0F);
  std::vector<float> ramp(180 * 180);
  for (int row = 0; row < 180; ++row)
    for (int column = 0; column < 180; ++column)
      ramp[static_cast<std::size_t>(row * 180 + column)] =
          static_cast<float>(std::clamp((column - 60) / 60.0, 0.0, 1.0));
  weights.write(weights.rect(), ramp);
  for (const BrushKind kind : {BrushKind::Raise, BrushKind::Smooth, BrushKind::Flatten, BrushKind::Hydraulic,
                               BrushKind::Hole, BrushKind::Ramp, BrushKind::Smudge}) {
    TerrainDocument free(terrain), bound(terrain);
    test::select(bound, weights);
    for (TerrainDocument* document : {&free, &bound}) test::must(strokeAt(kind, 0, 0, 60, 10), *document);
    int changed = 0;
    for (int row = 0; row < 180; ++row)
      for (int column = 0; column < 180; ++column) {
        const float was = terrain.heights.at(column, row), is = bound.heights().at(column, row);
        if (weights.at(column, row) == 0.0F) {
          EXPECT_EQ(was, is);
        }
        if (is != was) ++changed;
        if (kind == BrushKind::Raise) {
          EXPECT_NEAR(is - was, weights.at(column, row) * (free.heights().at(column, row) - was), 2e-4);
        }
      }
    EXPECT_GT(changed, 500) << brushTitle(kind);
  }
}

}  // namespace
}  // namespace scarp
