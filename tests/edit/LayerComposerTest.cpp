#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/document/DocumentContent.h"
#include "core/document/DocumentParts.h"
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

std::vector<int> slotsIn(const TileSet& tiles) {
  std::vector<int> slots;
  for (const auto& [slot, tile] : tiles) slots.push_back(slot);
  return slots;
}

TEST(LayerComposer, ComposesTilesThatLayersChange) {
  const DocumentContent content = threeLayers();
  const HeightRaster& base = content.rasters.at(kBase);
  const TileSet tiles = composedTiles(content, allSlots(base));
  EXPECT_EQ(slotsIn(tiles), slotsOfLayers(content, {kAdds, kReplaces}))
      << "the last tile has only a hidden layer";
  EXPECT_TRUE(composedTiles(content, {base.tileIndex(2, 1)}).empty());

  const DocumentContent composed = composedThreeLayers();
  EXPECT_TRUE(composedTiles(composed, allSlots(base)).empty()) << "the ground is up to date";
  const TerrainDocument document{DocumentParts{composed, kBaseLayer, kHidden + 1}};
  for (int row = 0; row < 200; row += 3)
    for (int column = 0; column < 300; column += 3)
      ASSERT_NEAR(document.heights().at(column, row), test::composedSample(document, column, row), 1e-4)
          << column << ", " << row;
}

TEST(LayerComposer, GroundBeneathHasOnlyTheLowerLayers) {
  const DocumentContent content = composedThreeLayers();
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

/// Raises a rectangle of the ground by 3 m and digs a hole, puts that into a layer, and composes again.
void editAndFold(DocumentContent& content, LayerId layer, const GridRect& rect) {
  HeightRaster& ground = content.rasters.at(kGround);
  const GridRect tiles = ground.tilesTouching(rect);
  std::set<int> slots;
  TileSet before;
  for (int row = tiles.row0; row < tiles.row1; ++row)
    for (int column = tiles.column0; column < tiles.column1; ++column) {
      const int slot = ground.tileIndex(column, row);
      slots.insert(slot);
      before.emplace(slot, ground.tile(slot));
    }
  std::vector<float> samples;
  for (int row = rect.row0; row < rect.row1; ++row)
    for (int column = rect.column0; column < rect.column1; ++column)
      samples.push_back(ground.at(column, row) + 3.0F);
  samples.front() = test::kHole;
  ground.write(rect, samples);
  for (auto& [id, folded] : foldedTiles(content, layer, before, slots))
    for (auto& [slot, tile] : folded) content.rasters.at(id).exchangeTile(slot, tile);
  putTiles(content, composedTiles(content, {slots.begin(), slots.end()}));
}

TEST(LayerComposer, FoldsChangesOfTheGroundIntoALayer) {
  const GridRect rect{110, 15, 140, 50};  // Over two tiles, under no other layer.
  for (const LayerId layer : {kBaseLayer, kAdds}) {
    DocumentContent content = composedThreeLayers();
    const DocumentContent before = content;
    editAndFold(content, layer, rect);
    const auto at = [](const DocumentContent& of, RasterId id, int column, int row) {
      return of.rasters.at(id).at(column, row);
    };
    EXPECT_TRUE(std::isnan(at(content, kGround, 110, 15)));
    EXPECT_TRUE(std::isnan(at(content, kBase, 110, 15))) << "a hole is one of the base";
    for (int row = 20; row < 50; row += 5) {
      EXPECT_NEAR(at(content, kGround, 130, row), at(before, kGround, 130, row) + 3.0F, 1e-4) << layer;
      EXPECT_EQ(at(content, kGround, 145, row), at(before, kGround, 145, row)) << "not edited";
      if (layer == kAdds) {
        EXPECT_EQ(at(content, kBase, 130, row), at(before, kBase, 130, row));
        EXPECT_NEAR(at(content, {RasterRole::Layer, kAdds}, 130, row), 8.0 + 6.0, 1e-3) << "at half opacity";
      } else {
        EXPECT_NEAR(at(content, kBase, 130, row), at(before, kBase, 130, row) + 3.0F, 1e-4);
      }
    }
  }
}

TEST(LayerComposer, ReturnsNoTilesWithoutABase) {
  const DocumentContent content = contentOf(test::fractalTerrain(40, 40));
  EXPECT_TRUE(composedTiles(content, {0}).empty());
  EXPECT_TRUE(foldedTiles(content, kBaseLayer, {{0, content.rasters.at(kGround).tile(0)}}, {0}).empty());
  EXPECT_TRUE(test::sameBits(test::samplesOf(groundBeneath(content, 0)),
                             test::samplesOf(content.rasters.at(kGround))));
}

}  // namespace
}  // namespace scarp
