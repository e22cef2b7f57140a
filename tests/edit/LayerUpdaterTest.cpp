#include <gtest/gtest.h>

#include <limits>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "core/document/DocumentContent.h"
#include "core/edit/AdjustmentLayers.h"
#include "core/edit/LayerUpdater.h"
#include "core/terrain/HeldSlots.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

constexpr LayerId kDerived = 1;

/// A content with one derived layer, edited without a session.
class DerivedLayer {
 public:
  explicit DerivedLayer(Layer layer) {
    layer.id = kDerived;
    content.rasters.emplace(kBase, content.rasters.at(kGround));
    content.state.layers.push_back(std::move(layer));
    if (auto ground = recomputedLayers(content.state, content.rasters))
      content.rasters.at(kGround) = *std::move(ground);
  }

  void exchange(LayerUpdater& updater, const RasterId& id, int slot, HeightRaster::TilePtr tile) {
    auto& raster = content.rasters
                       .try_emplace(id, emptyRaster(id.role, content.state.frame,
                                                    std::numeric_limits<float>::quiet_NaN()))
                       .first->second;
    raster.exchangeTile(slot, std::move(tile));
    updater.note(id, slot);
  }
  LayerUpdater::Exchange exchanging(LayerUpdater& updater) {
    return [this, &updater](const RasterId& id, int slot, HeightRaster::TilePtr tile) {
      exchange(updater, id, slot, std::move(tile));
    };
  }
  /// Raises a tile of the base by 5 m.
  void raise(LayerUpdater& updater, int slot) {
    const auto tile = content.rasters.at(kBase).copyOfTile(slot);
    for (float& height : *tile) height += 5.0F;
    exchange(updater, kBase, slot, tile);
  }
  [[nodiscard]] bool isUpToDate() const {
    std::map<RasterId, HeightRaster> rasters = content.rasters;
    if (!recomputedLayers(content.state, rasters)) return false;
    const RasterId id{RasterRole::Layer, kDerived};
    return test::sameBits(test::samplesOf(content.rasters.at(id)), test::samplesOf(rasters.at(id)));
  }

  DocumentContent content = contentOf(test::fractalTerrain(700, 400));
};

Layer adjustmentLayer(const Filter& filter) {
  Layer layer;
  setAdjustment(layer, filter, GridFrame{700, 400, 1.0, 1.0});
  return layer;
}

Layer roadLayer() {
  Line line;
  line.id = 1;
  line.points = {{-150.0, -60.0}, {-100.0, 0.0}, {-60.0, 40.0}};
  line.settings.reach = 20.0;
  Layer layer;
  layer.blend = LayerBlend::Replace;
  layer.lines = LineSet({line});
  return layer;
}

TEST(LayerUpdater, UpdatesAdjustmentsAroundChangesBeneath) {
  DerivedLayer derived(adjustmentLayer(BlurFilter{3.0}));
  ASSERT_TRUE(derived.content.state.layers[0].isUpdatedByEdits());
  LayerUpdater updater(derived.content);
  EXPECT_FALSE(updater.update(derived.exchanging(updater))) << "nothing has changed";
  const HeightRaster& base = derived.content.rasters.at(kBase);
  derived.raise(updater, base.tileIndex(0, 0));
  EXPECT_FALSE(derived.isUpToDate());
  const auto slots = updater.update(derived.exchanging(updater));
  ASSERT_TRUE(slots);
  EXPECT_TRUE(slots->contains(0));
  EXPECT_TRUE(slots->contains(1)) << "the blur depends on neighbouring samples";
  EXPECT_FALSE(slots->contains(base.tileIndex(4, 2)));
  EXPECT_TRUE(derived.isUpToDate());
  EXPECT_TRUE(updater.outdated().empty());
}

TEST(LayerUpdater, UpdatesAdjustmentsWithAnotherFilterEverywhere) {
  DerivedLayer derived(adjustmentLayer(BlurFilter{3.0}));
  LayerUpdater updater(derived.content);
  derived.content.state.layers[0].adjustment = Filter(BlurFilter{5.0});
  const auto slots = updater.update(derived.exchanging(updater));
  ASSERT_TRUE(slots);
  EXPECT_EQ(static_cast<int>(slots->size()), derived.content.rasters.at(kBase).tileCount());
  EXPECT_TRUE(derived.isUpToDate());
}

TEST(LayerUpdater, FollowsLinesAndTheGroundBeneathThem) {
  DerivedLayer derived(roadLayer());
  LayerUpdater updater(derived.content);
  std::vector<Line> lines = derived.content.state.layers[0].lines.lines();
  lines[0].points[1].y += 15.0;
  derived.content.state.layers[0].lines = LineSet(lines);
  ASSERT_FALSE(derived.isUpToDate());
  EXPECT_FALSE(updater.preview(derived.exchanging(updater))) << "roads are updated at once";
  ASSERT_TRUE(updater.update(derived.exchanging(updater)));
  EXPECT_TRUE(derived.isUpToDate());
  const auto unchanged = updater.preview(derived.exchanging(updater));
  ASSERT_TRUE(unchanged);
  EXPECT_TRUE(unchanged->empty());

  const HeightRaster& base = derived.content.rasters.at(kBase);
  derived.raise(updater, base.tileIndex(1, 1));
  ASSERT_FALSE(derived.isUpToDate());
  ASSERT_TRUE(updater.update(derived.exchanging(updater)));
  EXPECT_TRUE(derived.isUpToDate());
  EXPECT_FALSE(updater.update(derived.exchanging(updater))) << "nothing has changed since";
}

TEST(LayerUpdater, ListsAdjustmentsThatEditsDoNotUpdate) {
  Layer layer = adjustmentLayer(BlurFilter{3.0});
  layer.blend = LayerBlend::Add;
  layer.outdated = true;
  DerivedLayer derived(std::move(layer));
  ASSERT_FALSE(derived.content.state.layers[0].isUpdatedByEdits());
  LayerUpdater updater(derived.content);
  EXPECT_FALSE(updater.update(derived.exchanging(updater)));
  EXPECT_TRUE(updater.outdated().empty());
  derived.raise(updater, 0);
  EXPECT_FALSE(updater.update(derived.exchanging(updater)));
  EXPECT_EQ(updater.outdated(), std::set<LayerId>{kDerived});
}

}  // namespace
}  // namespace scarp
