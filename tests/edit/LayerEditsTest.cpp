#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "core/brush/BrushKinds.h"
#include "core/document/DocumentState.h"
#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/LayerComposer.h"
#include "core/edit/LayerEdits.h"
#include "core/edit/LayerOperations.h"
#include "core/terrain/HeldSlots.h"
#include "tests/edit/Layered.h"
#include "tests/support/Terrains.h"

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
  EXPECT_EQ(perform(strokeAt(BrushKind::Raise, 0, 0, 20, 5), document).error().text(),
            "the layer \"Roads\" is locked");
  EXPECT_EQ(perform(DeleteLayerOperation{1}, document).error().text(), "the layer \"Roads\" is locked");
  change.locked = false;
  change.visible = false;
  test::must(change, document);
  EXPECT_EQ(perform(strokeAt(BrushKind::Raise, 0, 0, 20, 5), document).error().text(),
            "the layer \"Roads\" is hidden");
  EXPECT_EQ(perform(DeleteLayerOperation{2}, document).error().text(), "there is no layer 2; there are 1");
  EXPECT_EQ(document.history().size(), steps + 1) << "what is refused is no step";
  change.visible = true;
  change.opacity = 0.0;
  test::must(change, document);
  EXPECT_EQ(perform(strokeAt(BrushKind::Raise, 0, 0, 20, 5), document).error().text(),
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

constexpr LayerId kAdds = 1, kReplaces = 2, kHidden = 3;

Layer blendingLayer(LayerId id, LayerBlend blend) {
  Layer layer;
  layer.id = id;
  layer.name = "Layer " + std::to_string(id);
  layer.blend = blend;
  return layer;
}

void putHeights(DocumentContent& content, LayerId layer, const GridRect& rect, float height) {
  HeightRaster raster =
      emptyRaster(RasterRole::Layer, content.state.frame, std::numeric_limits<float>::quiet_NaN());
  raster.write(rect, std::vector<float>(static_cast<std::size_t>(rect.area()), height));
  content.rasters.insert_or_assign({RasterRole::Layer, layer}, std::move(raster));
}

/// 3 × 2 tiles of ground; a layer that adds in the first two, one that replaces through a mask in the second,
/// and a hidden one in the last. The ground is that of the base.
DocumentContent threeLayers() {
  DocumentContent content = contentOf(test::fractalTerrain(300, 200));
  content.rasters.emplace(kBase, content.rasters.at(kGround));
  content.state.layers = {blendingLayer(kAdds, LayerBlend::Add),
                          blendingLayer(kReplaces, LayerBlend::Replace),
                          blendingLayer(kHidden, LayerBlend::Max)};
  content.state.layers[0].opacity = 0.5;
  content.state.layers[2].visible = false;
  putHeights(content, kAdds, {100, 10, 180, 60}, 8.0F);
  putHeights(content, kReplaces, {150, 20, 200, 90}, -3.0F);
  putHeights(content, kHidden, {270, 140, 290, 190}, 500.0F);
  MaskRaster mask = emptyRaster(RasterRole::LayerMask, content.state.frame, 1.0F);
  mask.write({140, 0, 170, 100}, std::vector<float>(30 * 100, 0.25F));
  content.rasters.emplace(RasterId{RasterRole::LayerMask, kReplaces}, std::move(mask));
  return content;
}

void putTiles(DocumentContent& content, const TileSet& tiles) {
  for (const auto& [slot, tile] : tiles) content.rasters.at(kGround).exchangeTile(slot, tile);
}

DocumentContent composedThreeLayers() {
  DocumentContent content = threeLayers();
  putTiles(content, composedTiles(content, allSlots(content.rasters.at(kGround))));
  return content;
}

TEST(LayerComposer, GroundBeneathHasOnlyTheLowerLayers) {
  const DocumentContent content = composedThreeLayers();
  const HeightRaster& base = content.rasters.at(kBase);
  EXPECT_TRUE(composedTiles(content, allSlots(base)).empty()) << "the ground is up to date";
  EXPECT_TRUE(composedTiles(threeLayers(), {base.tileIndex(2, 1)}).empty()) << "it has only a hidden layer";
  DocumentContent one = threeLayers();
  one.state.layers.resize(1);
  putTiles(one, composedTiles(one, allSlots(one.rasters.at(kGround))));
  EXPECT_TRUE(
      test::sameBits(test::samplesOf(groundBeneath(content, 1)), test::samplesOf(one.rasters.at(kGround))));
  EXPECT_TRUE(
      test::sameBits(test::samplesOf(groundBeneath(content, 0)), test::samplesOf(content.rasters.at(kBase))));
  EXPECT_TRUE(test::sameBits(test::samplesOf(groundBeneath(content, 3)),
                             test::samplesOf(content.rasters.at(kGround))));
  const HeightRaster part = groundBeneath(content, 3, {0});
  EXPECT_EQ(part.at(110, 20), content.rasters.at(kGround).at(110, 20));
  EXPECT_EQ(part.at(160, 30), content.rasters.at(kBase).at(160, 30)) << "another slot";
}

TEST(LayerComposer, MovedLayersAreThoseWithAnotherEffectOrIndex) {
  const std::vector<Layer> before = threeLayers().state.layers;
  std::vector<Layer> after = before;
  after[0].name = "Renamed";
  after[0].locked = true;
  EXPECT_TRUE(movedLayers(before, after).empty());
  after[1].opacity = 0.25;
  EXPECT_EQ(movedLayers(before, after), std::vector{kReplaces});
  after = before;
  std::swap(after[1], after[2]);
  EXPECT_EQ(movedLayers(before, after), (std::vector{kReplaces, kHidden}));
  after = before;
  after.pop_back();
  EXPECT_EQ(movedLayers(before, after), std::vector{kHidden});
  EXPECT_EQ(movedLayers(after, before), std::vector{kHidden});
}

}  // namespace
}  // namespace scarp
