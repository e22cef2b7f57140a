#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "core/document/DocumentContent.h"
#include "core/edit/LayerComposer.h"
#include "core/terrain/HeldSlots.h"
#include "tests/edit/Layered.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

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
