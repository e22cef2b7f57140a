#include <gtest/gtest.h>

#include <numbers>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/EditSession.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/TerrainEdits.h"
#include "tests/edit/Layered.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

ObjectId place(TerrainDocument& document, double x, double y) {
  Object object;
  object.x = x;
  object.y = y;
  EditSession session(document, Message("Place"));
  const ObjectId id = test::addObject(session, object);
  session.commit();
  return id;
}

TEST(TerrainEdits, AFilterKeepsToTheSelectionAndTheActiveLayer) {
  TerrainDocument document(test::fractalTerrain(200, 170));
  ASSERT_TRUE(perform(AddLayerOperation{"Detail"}, document).ok());
  MaskRaster selection(200, 170, 0.0F);
  selection.write({20, 30, 60, 70}, std::vector<float>(40 * 40, 1.0F));
  test::select(document, selection);
  const auto before = test::samplesOf(document.heights()), base = test::samplesOf(*document.raster(kBase));
  ASSERT_TRUE(perform(FilterOperation{OffsetFilter{10.0}}, document).ok());
  for (int r = 0; r < 170; ++r)
    for (int c = 0; c < 200; ++c) {
      const float was = before[static_cast<std::size_t>(r) * 200 + static_cast<std::size_t>(c)];
      const bool selected = c >= 20 && c < 60 && r >= 30 && r < 70;
      ASSERT_NEAR(document.heights().at(c, r), selected ? was + 10.0F : was, 1e-4);
    }
  EXPECT_TRUE(test::sameBits(base, test::samplesOf(*document.raster(kBase)))) << "the base stays as it is";
}

TEST(TerrainEdits, AStoppedOrRefusedEditLeavesTheDocument) {
  TerrainDocument document(test::fractalTerrain(100, 90));
  const auto before = test::samplesOf(document.heights());
  for (const Operation& operation :
       {Operation(FilterOperation{BlurFilter{5.0}}), Operation(ReshapeOperation{RotateReshape{}})}) {
    const auto stopped = perform(operation, document, [](double) { return false; });
    ASSERT_FALSE(stopped.ok());
    EXPECT_TRUE(stopped.error().cancelled);
  }
  EXPECT_FALSE(perform(FilterOperation{BlurFilter{-5.0}}, document).ok());
  EXPECT_FALSE(perform(ReshapeOperation{CropReshape{{-1, 0, 5, 5}}}, document).ok());
  EXPECT_EQ(document.history().size(), 0u);
  EXPECT_TRUE(test::sameBits(before, test::samplesOf(document.heights())));
}

TEST(TerrainEdits, AReshapeTakesEverythingAlong) {
  TerrainDocument document(test::fractalTerrain(200, 170, 2.0, 3.0));
  const ObjectId kept = place(document, -100.0, 60.0), lost = place(document, 150.0, 60.0);
  ASSERT_TRUE(perform(AddLayerOperation{"Detail"}, document).ok());
  ASSERT_TRUE(perform(FilterOperation{OffsetFilter{10.0}}, document).ok());
  const GridFrame frame = document.frame();
  const auto before = test::samplesOf(document.heights());
  const auto layer = RasterId{RasterRole::Layer, document.activeLayer()};
  const CropReshape crop{{10, 20, 110, 120}};
  ASSERT_TRUE(perform(ReshapeOperation{crop}, document).ok());
  EXPECT_EQ(document.frame(), (GridFrame{100, 100, 2.0, 3.0}));
  EXPECT_EQ(document.raster(kBase)->rect(), document.frame().samples());
  EXPECT_EQ(document.raster(layer)->rect(), document.frame().samples());
  for (int r = 0; r < 100; ++r)
    for (int c = 0; c < 100; ++c)
      ASSERT_NEAR(document.heights().at(c, r),
                  before[static_cast<std::size_t>(r + 20) * 200 + static_cast<std::size_t>(c + 10)], 1e-4);
  ASSERT_NE(document.objects().find(kept), nullptr);
  EXPECT_EQ(document.objects().find(lost), nullptr);
  // The same ground under it: the same column of the old frame.
  EXPECT_NEAR(document.frame().column(document.objects().find(kept)->x) + 10.0, frame.column(-100.0), 1e-9);
  EXPECT_NEAR(document.frame().row(document.objects().find(kept)->y) + 20.0, frame.row(60.0), 1e-9);

  ASSERT_TRUE(document.undo());
  EXPECT_EQ(document.frame(), frame);
  EXPECT_TRUE(test::sameBits(before, test::samplesOf(document.heights())));
  EXPECT_NE(document.objects().find(lost), nullptr);
  EXPECT_EQ(document.objects().find(kept)->x, -100.0);
}

TEST(TerrainEdits, ARescaleTakesLayersSelectionAndObjectsAlong) {
  TerrainDocument document(test::fractalTerrain(200, 170, 2.0, 3.0));
  const ObjectId id = place(document, 30.0, -45.0);
  ASSERT_TRUE(perform(AddLayerOperation{"Detail"}, document).ok());
  ASSERT_TRUE(perform(FilterOperation{OffsetFilter{10.0}}, document).ok());
  for (const LayerBlend blend : {LayerBlend::Max, LayerBlend::Replace}) {
    ASSERT_TRUE(perform(AddLayerOperation{"On top", blend}, document).ok());
    const double x = blend == LayerBlend::Max ? -60.0 : 60.0;
    ASSERT_TRUE(perform(test::strokeAt(BrushKind::Raise, x, 0.0, 40.0, 8.0), document).ok());
  }
  SetLayerOperation half;
  half.layer = 2;
  half.opacity = 0.5;
  ASSERT_TRUE(perform(half, document).ok());
  MaskRaster weights(200, 170, 0.0F);
  weights.write({5, 7, 6, 8}, std::vector<float>{0.75F});
  test::select(document, weights);
  const DocumentState state = document.state();
  const auto before = test::samplesOf(document.heights()), base = test::samplesOf(*document.raster(kBase));

  const RescaleReshape reshape{10.0, 30.0, 5.0, -100.0, RowsChange::Turn};
  ASSERT_TRUE(perform(ReshapeOperation{reshape}, document).ok());
  EXPECT_EQ(document.frame(), (GridFrame{200, 170, 10.0, 30.0}));
  for (int r = 0; r < 170; ++r)
    for (int c = 0; c < 200; ++c) {
      const float was = before[static_cast<std::size_t>(169 - r) * 200 + static_cast<std::size_t>(c)];
      ASSERT_NEAR(document.heights().at(c, r), 5.0F * was - 100.0F, 2e-3) << c << ", " << r;
    }
  EXPECT_EQ(document.selection()->at(5, 169 - 7), 0.75F);
  EXPECT_NEAR(document.objects().find(id)->x, 150.0, 1e-9);
  EXPECT_NEAR(document.objects().find(id)->y, 450.0, 1e-9);

  ASSERT_TRUE(document.undo());
  EXPECT_EQ(document.state(), state);
  EXPECT_TRUE(test::sameBits(before, test::samplesOf(document.heights())));
  EXPECT_TRUE(test::sameBits(base, test::samplesOf(*document.raster(kBase))));
  EXPECT_EQ(document.objects().find(id)->y, -45.0);
}

TEST(TerrainEdits, OneThatStaysIsRescaledWithTheGround) {
  TerrainDocument document(test::fractalTerrain(60, 60));
  Object object;
  object.rule = ObjectRule::Stay;
  object.elevation = 12.0;
  ASSERT_TRUE(perform(PlaceOperation{object}, document).ok());
  ASSERT_TRUE(perform(ReshapeOperation{RescaleReshape{0.0, 0.0, 2.0, 3.0, RowsChange::Keep}}, document).ok());
  EXPECT_EQ(document.objects().find(1)->elevation, 27.0);
}

TEST(TerrainEdits, ATurnTurnsObjects) {
  TerrainDocument document(test::fractalTerrain(50, 50));
  const ObjectId id = place(document, 10.0, 5.0);
  ASSERT_TRUE(perform(ReshapeOperation{RotateReshape{1}}, document).ok());
  const Object& object = *document.objects().find(id);
  EXPECT_NEAR(object.x, 5.0, 1e-9);
  EXPECT_NEAR(object.y, -10.0, 1e-9);
  EXPECT_NEAR(object.yaw, -0.5 * std::numbers::pi, 1e-12);
}

}  // namespace
}  // namespace scarp
