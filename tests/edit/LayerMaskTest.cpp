#include <gtest/gtest.h>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/LayerEdits.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/SelectionEdits.h"
#include "core/edit/StrokeOperations.h"
#include "core/mask/MaskTiles.h"
#include "tests/edit/Layered.h"
#include "tests/support/Masks.h"

namespace scarp {
namespace {

using test::sameBits;
using test::samplesOf;

/// A terrain with a layer that lifts all of it by ten metres.
class LayerMaskTest : public ::testing::Test {
 protected:
  void SetUp() override {
    done(AddLayerOperation{"Ridge"});
    done(FilterOperation{OffsetFilter{10.0}});
  }
  void done(const Operation& operation) {
    const auto result = perform(operation, document);
    EXPECT_TRUE(result) << result.error().text();
  }
  std::string whyNot(const Operation& operation) {
    const auto result = perform(operation, document);
    return result ? "" : result.error().text();
  }
  static SelectOperation painted(double x0, double x1, MaskOperation how, std::size_t layer = 1) {
    PaintSource source;
    source.brush.radius = 20.0;
    source.samples = {{x0, 0.0, 1.0, 0.0}, {x1, 0.0, 1.0, 0.5}};
    return {source, how, layer};
  }
  int columnAt(double x) const { return static_cast<int>(std::lround(document.frame().column(x))); }
  float lifted(double x) const {
    return document.heights().at(columnAt(x), 75) - document.raster(kBase)->at(columnAt(x), 75);
  }
  float weight(double x) const {
    const auto mask = selectionOf(document, 1);
    return mask ? mask->at(columnAt(x), 75) : -1.0F;
  }
  TerrainDocument document{test::fractalTerrain(300, 150)};
};

TEST_F(LayerMaskTest, WithoutAMaskALayerShowsEverywhereAndTheBrushTakesAway) {
  const std::size_t steps = document.history().size();
  done(painted(-50, 50, MaskOperation::Add));
  EXPECT_EQ(document.history().size(), steps) << "nothing can be added to what shows everywhere";
  EXPECT_FALSE(selectionOf(document, 1));
  done(painted(-50, 50, MaskOperation::Subtract));
  EXPECT_EQ(document.history().size(), steps + 1);
  EXPECT_EQ(document.history().record(steps).name, "Paint Mask");
  EXPECT_EQ(weight(0), 0.0F);
  EXPECT_EQ(weight(120), 1.0F);
  EXPECT_EQ(lifted(0), 0.0F);
  EXPECT_NEAR(lifted(120), 10.0F, 1e-4);
  EXPECT_EQ(document.selection(), nullptr) << "the selection is not touched";
  PaintSource wide;
  wide.brush.radius = 40.0;
  wide.brush.innerRadius = 0.9;
  wide.samples = {{-80.0, 0.0, 1.0, 0.0}, {80.0, 0.0, 1.0, 0.5}};
  done(SelectOperation{wide, MaskOperation::Add, 1});
  EXPECT_FALSE(isMasked(document, document.layers()[0].id)) << "all of it shows again";
  EXPECT_NEAR(lifted(0), 10.0F, 1e-4);
}

TEST_F(LayerMaskTest, AMaskBecomesTheSelectionAndBack) {
  done(painted(-50, 50, MaskOperation::Subtract));
  const auto mask = samplesOf(*selectionOf(document, 1));
  done(SelectOperation{LayerMaskSource{1}});
  ASSERT_TRUE(document.selection());
  EXPECT_TRUE(sameBits(samplesOf(*document.selection()), mask));
  done(ChangeSelectionOperation{SelectionChange::None, 0.0, 1});
  EXPECT_FALSE(isMasked(document, document.layers()[0].id));
  EXPECT_NEAR(lifted(0), 10.0F, 1e-4);
  done(MaskLayerOperation{1});
  EXPECT_TRUE(sameBits(samplesOf(*selectionOf(document, 1)), mask));
  done(SelectOperation{LayerMaskSource{1}, MaskOperation::Subtract});
  ASSERT_TRUE(document.selection());
  EXPECT_TRUE(selectsNothing(*document.selection())) << "nothing of it is left";
}

TEST_F(LayerMaskTest, InvertingWhatShowsEverywhereHidesTheLayer) {
  done(ChangeSelectionOperation{SelectionChange::Invert, 0.0, 1});
  EXPECT_EQ(weight(0), 0.0F);
  EXPECT_EQ(lifted(100), 0.0F);
  done(ChangeSelectionOperation{SelectionChange::Invert, 0.0, 1});
  EXPECT_NEAR(lifted(100), 10.0F, 1e-4);
}

TEST_F(LayerMaskTest, SmoothingSoftensTheEdgeUnderTheBrushAlone) {
  const std::size_t steps = document.history().size();
  done(painted(-50, 50, MaskOperation::Smooth));
  EXPECT_EQ(document.history().size(), steps) << "there is no edge yet";
  done(SelectOperation{ShapeSource{MaskRectangle{{-200, -100}, {0, 100}}, 0.0}, MaskOperation::Replace, 1});
  const auto before = selectionOf(document, 1);
  done(painted(-10, 10, MaskOperation::Smooth));
  const auto after = selectionOf(document, 1);
  EXPECT_GT(weight(2), 0.05F);
  EXPECT_LT(weight(-2), 0.95F);
  EXPECT_EQ(after->at(columnAt(0), 5), before->at(columnAt(0), 5)) << "far from the brush";
  EXPECT_EQ(whyNot(SelectOperation{ShapeSource{MaskEllipse{{0, 0}, {9, 9}}, 0.0}, MaskOperation::Smooth, 1}),
            "only what a brush paints can be smoothed");
}

TEST_F(LayerMaskTest, WhatCannotBeIsSaidAndChangesNothing) {
  EXPECT_EQ(whyNot(painted(0, 1, MaskOperation::Add, 2)), "there is no layer 2; there are 1");
  EXPECT_EQ(whyNot(SelectOperation{LayerMaskSource{0}}), "there is no layer 0; there are 1");
  EXPECT_EQ(whyNot(ChangeSelectionOperation{SelectionChange::Grow, 4.0, 1}), "the layer has no mask");
  SetLayerOperation lock;
  lock.layer = 1;
  lock.locked = true;
  done(lock);
  const std::size_t steps = document.history().size();
  EXPECT_EQ(whyNot(painted(0, 1, MaskOperation::Subtract)), "the layer \"Ridge\" is locked");
  EXPECT_EQ(document.history().size(), steps);
}

}  // namespace
}  // namespace scarp
