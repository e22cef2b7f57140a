#include <gtest/gtest.h>

#include <random>

#include "core/edit/AdjustmentLayers.h"
#include "core/edit/EditSession.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/LayerEdits.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/StrokeOperations.h"
#include "core/script/Script.h"
#include "tests/edit/Hand.h"
#include "tests/edit/LineEditing.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::sameBits;
using test::samplesOf;

AddLayerOperation adjustmentOf(const Filter& filter) {
  AddLayerOperation add;
  add.filter = filter;
  return add;
}

StrokeOperation raised(double x, double y) {
  BrushSettings brush;
  brush.radius = 30.0;
  brush.strength = 8.0;
  return {brush, {{x - 20.0, y, 1.0, 0.0}, {x + 20.0, y, 1.0, 1.0}}};
}

/// The terrain after a filter of the whole base.
std::vector<float> filteredBase(const TerrainDocument& document, const Filter& filter) {
  const auto after = filtered({document.frame(), {}, *document.raster(kBase)}, filter, nullptr);
  EXPECT_TRUE(after.ok());
  return samplesOf(*after);
}

/// Filters with a limited and an unlimited extent.
Filter anyFilter(std::mt19937_64& random) {
  const double unit = std::uniform_real_distribution<double>(0.0, 1.0)(random);
  switch (random() % 11) {
    case 0:
      return OffsetFilter{10.0 * unit};
    case 1:
      return ScaleFilter{0.5 + unit, 3.0};
    case 2:
      return ClampFilter{-5.0, 10.0 * unit};
    case 3:
      return RemapFilter{-10.0, 20.0, 0.0, 15.0,
                         *Curve::through({{0.0, 0.0}, {0.4, 0.2 + 0.6 * unit}, {1.0, 1.0}})};
    case 4:
      return NoiseFilter{{}, 4.0 * unit};
    case 5:
      return TerraceFilter{{1.0 + 5.0 * unit, 0.8}};
    case 6:
      return SharpenFilter{1.0 + 6.0 * unit, 0.7};
    case 7:
      return HydraulicErosionFilter{2};
    case 8:
      return ThermalErosionFilter{10.0 + 20.0 * unit, 1 + static_cast<int>(random() % 40)};
    default:
      return BlurFilter{0.5 + 12.0 * unit};
  }
}

/// Adjustment layers added, changed and updated at random.
Operation anyAdjustment(const TerrainDocument& document, std::mt19937_64& random) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < document.layers().size(); ++i)
    if (document.layers()[i].adjustment) places.push_back(i + 1);
  if (places.size() < 2 || (places.size() < 5 && random() % 3 == 0)) return adjustmentOf(anyFilter(random));
  const std::size_t place = places[random() % places.size()];
  if (!document.layers()[place - 1].isUpdatedByEdits() && random() % 2 == 0)
    return UpdateLayerOperation{place};
  SetLayerOperation change;
  change.layer = place;
  change.filter = anyFilter(random);
  return change;
}

TEST(AdjustmentLayers, HaveTheBitsOfTheFilteredTerrainAndFollowStrokes) {
  for (const Filter& filter :
       std::vector<Filter>{TerraceFilter{{4.0, 0.8}}, BlurFilter{6.0}, ClampFilter{-3.0, 8.0},
                           NoiseFilter{{}, 5.0}, ThermalErosionFilter{15.0, 30}}) {
    TerrainDocument document(test::fractalTerrain(300, 260));
    const auto plain = samplesOf(document.heights());
    test::must(adjustmentOf(filter), document);
    const auto with = samplesOf(document.heights());
    ASSERT_TRUE(document.layers().front().isUpdatedByEdits());
    EXPECT_FALSE(sameBits(with, plain));
    EXPECT_TRUE(sameBits(with, filteredBase(document, filter)));
    EXPECT_EQ(document.editedLayer(), kBaseLayer);
    test::must(raised(-40.0, 30.0), document);
    EXPECT_FALSE(sameBits(samplesOf(*document.raster(kBase)), plain)) << "the stroke is in the base";
    EXPECT_TRUE(sameBits(samplesOf(document.heights()), filteredBase(document, filter)));
  }
}

TEST(AdjustmentLayers, EqualThoseOfTheWholeTerrainUnderRandomEdits) {
  TerrainDocument document(test::fractalTerrain(290, 260));
  test::Hand hand(1);
  test::RandomLineEdits lines(51);
  std::mt19937_64 random(1);
  int adjusted = 0, undone = 0;
  for (int i = 0; i < 50; ++i) {
    const Operation operation = i % 3 == 0    ? anyAdjustment(document, random)
                                : i % 10 == 1 ? lines.next(document)
                                              : hand.next(document);
    const bool done = perform(operation, document).ok();
    undone += done && operation.is<UndoOperation>();
    for (const Layer& layer : document.layers()) adjusted += done && layer.adjustment;
    ASSERT_TRUE(test::linesEqualAnew(document)) << "edit " << i;
  }
  EXPECT_GT(adjusted, 20);
  EXPECT_GT(undone, 1);
  for (int i = 0; i < 4 && document.undo(); ++i) ASSERT_TRUE(test::linesEqualAnew(document));
  for (int i = 0; i < 4 && document.redo(); ++i) ASSERT_TRUE(test::linesEqualAnew(document));
}

TEST(AdjustmentLayers, AStrokeComputesOnlyTheTilesAroundIt) {
  TerrainDocument document(test::fractalTerrain(700, 150));
  test::must(adjustmentOf(BlurFilter{4.0}), document);
  const HeightRaster before = *document.raster({RasterRole::Layer, document.layers().front().id});
  test::must(raised(-250.0, 0.0), document);
  const HeightRaster& after = *document.raster({RasterRole::Layer, document.layers().front().id});
  const std::vector<int> changed = after.unsharedSlots(before);
  EXPECT_FALSE(changed.empty());
  for (const int slot : changed) EXPECT_LT(after.tileRect(slot).column0, 300);
}

TEST(AdjustmentLayers, ErosionIsUpdatedOnRequestAndMarkedAsOutdatedByEdits) {
  const HydraulicErosionFilter erosion{4};
  TerrainDocument document(test::fractalTerrain(260, 200));
  const auto plain = samplesOf(document.heights());
  test::must(adjustmentOf(erosion), document);
  EXPECT_TRUE(document.layers().front().outdated);
  EXPECT_TRUE(sameBits(samplesOf(document.heights()), plain)) << "empty until it is updated";
  test::must(UpdateLayerOperation{1}, document);
  EXPECT_FALSE(document.layers().front().outdated);
  EXPECT_EQ(document.history().record(document.history().size() - 1).name,
            "Update layer \"Hydraulic Erosion\"");
  const auto eroded = samplesOf(document.heights()), expected = filteredBase(document, erosion);
  EXPECT_FALSE(sameBits(eroded, plain));
  for (std::size_t i = 0; i < eroded.size(); ++i) ASSERT_NEAR(eroded[i], expected[i], 1e-3F);

  test::must(raised(0.0, 0.0), document);
  EXPECT_TRUE(document.layers().front().outdated);
  EXPECT_FALSE(sameBits(samplesOf(document.heights()), eroded)) << "an edit beneath shows at once";
  ASSERT_TRUE(document.undo());
  EXPECT_FALSE(document.layers().front().outdated);
  EXPECT_TRUE(sameBits(samplesOf(document.heights()), eroded));

  // Layers above have no effect on it.
  test::must(AddLayerOperation{"Above"}, document);
  test::must(raised(10.0, 0.0), document);
  EXPECT_FALSE(document.layers().front().outdated);
  test::must(DeleteLayerOperation{2}, document);
  EXPECT_FALSE(document.layers().front().outdated);

  // From one kind of update to the other.
  SetLayerOperation change;
  change.layer = 1;
  change.filter = Filter(TerraceFilter{{4.0, 0.8}});
  test::must(change, document);
  EXPECT_FALSE(document.layers().front().outdated);
  EXPECT_TRUE(sameBits(samplesOf(document.heights()), filteredBase(document, *change.filter)));
  change.filter = Filter(erosion);
  test::must(change, document);
  EXPECT_TRUE(document.layers().front().outdated);
  EXPECT_TRUE(sameBits(samplesOf(document.heights()), plain)) << "filtered heights are not added";
}

TEST(AdjustmentLayers, AnUpdateOfTerrainThatChangedInTheMeantimeStaysOutdated) {
  TerrainDocument document(test::fractalTerrain(200, 150));
  test::must(adjustmentOf(HydraulicErosionFilter{2}), document);
  const auto task = adjustmentTask(document, UpdateLayerOperation{1});
  ASSERT_TRUE(task.ok());
  const auto change = task->run({});
  ASSERT_TRUE(change.ok());
  test::must(raised(0.0, 0.0), document);
  ASSERT_TRUE(commitAdjustment(document, *task, *change, UpdateLayerOperation{1}));
  EXPECT_TRUE(document.layers().front().outdated);
  SetLayerOperation other;
  other.layer = 1;
  other.filter = Filter(HydraulicErosionFilter{3});
  test::must(other, document);
  EXPECT_FALSE(commitAdjustment(document, *task, *change, UpdateLayerOperation{1}).ok());
}

TEST(AdjustmentLayers, FollowEditsWhereTheSmallestEditTakesLittleTime) {
  const auto follows = [](const Filter& filter, int side) {
    Layer layer;
    setAdjustment(layer, filter, GridFrame{side, side, 1.0, 1.0});
    EXPECT_EQ(layer.outdated, !layer.isUpdatedByEdits());
    EXPECT_TRUE(checkAdjustment(layer).ok());
    return layer.isUpdatedByEdits();
  };
  EXPECT_TRUE(follows(ThermalErosionFilter{30.0, 256}, 8192));
  EXPECT_FALSE(follows(ThermalErosionFilter{30.0, 400}, 8192));
  EXPECT_TRUE(follows(ThermalErosionFilter{30.0, 400}, 400)) << "a small terrain";
  EXPECT_TRUE(follows(BlurFilter{60.0}, 8192));
  EXPECT_FALSE(follows(BlurFilter{900.0}, 8192));
  EXPECT_FALSE(follows(HydraulicErosionFilter{1}, 64));
  EXPECT_FALSE(follows(FillDepressionsFilter{}, 64));
  EXPECT_FALSE(follows(BreachDepressionsFilter{}, 64));
}

TEST(AdjustmentLayers, RefuseWhatTheyCannotBe) {
  TerrainDocument document(test::fractalTerrain(150, 130));
  for (const Filter& filter :
       std::vector<Filter>{DestepFilter{}, FillHolesFilter{}, DespikeFilter{}, DeseamFilter{}})
    EXPECT_FALSE(perform(adjustmentOf(filter), document));
  EXPECT_FALSE(perform(adjustmentOf(ClampFilter{5.0, 1.0}), document)) << "out of range";
  const auto read =
      parseScript(R"({"scarp": 1, "operations": [{"op": "add-layer", "filter": {"filter": "despike"}}]})");
  EXPECT_EQ(read.error().text(),
            "operations[0].filter: the filter \"despike\" repairs data and cannot be an adjustment layer; "
            "apply it to the base");
  AddLayerOperation lines = adjustmentOf(OffsetFilter{});
  lines.ofLines = true;
  EXPECT_FALSE(perform(lines, document));
  EXPECT_TRUE(document.layers().empty());

  test::must(AddLayerOperation{"Heights"}, document);
  test::must(adjustmentOf(OffsetFilter{5.0}), document);
  EXPECT_EQ(document.layers().back().name, "Offset");
  SetLayerOperation change;
  change.layer = 1;
  change.filter = Filter(OffsetFilter{});
  EXPECT_FALSE(perform(change, document)) << "no adjustment layer";
  change.layer = 2;
  change.filter = {};
  change.blend = LayerBlend::Max;
  EXPECT_FALSE(perform(change, document)) << "the filter determines the blend";
  EXPECT_FALSE(perform(UpdateLayerOperation{2}, document)) << "edits update it";
  EXPECT_FALSE(perform(UpdateLayerOperation{1}, document));
  EXPECT_FALSE(perform(UpdateLayerOperation{0}, document));
  EXPECT_FALSE(perform(UpdateLayerOperation{7}, document));
  change = {};
  change.layer = 2;
  change.locked = true;
  test::must(change, document);
  change.locked.reset();
  change.filter = Filter(OffsetFilter{7.0});
  EXPECT_FALSE(perform(change, document)) << "locked";
  SetLayerOperation lock;
  lock.layer = 2;
  lock.locked = false;
  test::must(lock, document);
  test::must(GroupLayersOperation{"Filters", {2}}, document);
  lock.layer = 3;
  lock.locked = true;
  test::must(lock, document);
  const auto done = perform(change, document);
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().text(), "the group \"Filters\" is locked");
}

TEST(AdjustmentLayers, MergedDuplicatedAndFlattenedKeepTheTerrain) {
  const auto expectNear = [](const TerrainDocument& document, const std::vector<float>& expected) {
    const auto is = samplesOf(document.heights());
    for (std::size_t i = 0; i < is.size(); ++i) ASSERT_NEAR(is[i], expected[i], 1e-3F) << i;
  };
  TerrainDocument document(test::fractalTerrain(200, 150));
  test::must(AddLayerOperation{"Heights"}, document);
  test::must(raised(0.0, 0.0), document);
  test::must(adjustmentOf(TerraceFilter{{4.0, 0.8}}), document);
  test::must(adjustmentOf(BlurFilter{3.0}), document);
  const auto with = samplesOf(document.heights());
  test::must(MergeLayerOperation{3}, document);
  EXPECT_FALSE(document.layers()[1].adjustment) << "what was an adjustment has heights of its own";
  expectNear(document, with);
  ASSERT_TRUE(document.undo());
  test::must(MergeLayerOperation{2}, document);
  expectNear(document, with);
  ASSERT_TRUE(document.undo());
  test::must(FlattenLayersOperation{}, document);
  EXPECT_TRUE(sameBits(samplesOf(document.heights()), with));
  ASSERT_TRUE(document.undo());
  EXPECT_TRUE(sameBits(samplesOf(document.heights()), with));
  test::must(DuplicateLayerOperation{3}, document);
  EXPECT_TRUE(test::linesEqualAnew(document));
  EXPECT_FALSE(sameBits(samplesOf(document.heights()), with)) << "blurred twice";
}

TEST(AdjustmentLayers, AreComputedAgainForACroppedOrRescaledTerrain) {
  TerrainDocument document(test::fractalTerrain(300, 260));
  test::must(adjustmentOf(ClampFilter{-3.0, 8.0}), document);
  test::must(adjustmentOf(HydraulicErosionFilter{2}), document);
  test::must(UpdateLayerOperation{2}, document);
  const auto before = samplesOf(document.heights());
  test::must(ReshapeOperation{CropReshape{{20, 10, 220, 190}}}, document);
  EXPECT_TRUE(test::linesEqualAnew(document));
  EXPECT_TRUE(document.layers()[1].outdated);
  ASSERT_TRUE(document.undo());
  EXPECT_TRUE(sameBits(samplesOf(document.heights()), before));
  EXPECT_FALSE(document.layers()[1].outdated);
  RescaleReshape rescale;
  rescale.scale = 2.0;
  rescale.offset = 1.0;
  test::must(ReshapeOperation{rescale}, document);
  EXPECT_EQ(document.layers()[0].adjustment, Filter(ClampFilter{-5.0, 17.0}))
      << "its heights are rescaled, too";
  const auto after = samplesOf(document.heights());
  for (std::size_t i = 0; i < after.size(); ++i) ASSERT_NEAR(after[i], 2.0F * before[i] + 1.0F, 1e-2F);
}

}  // namespace
}  // namespace scarp
