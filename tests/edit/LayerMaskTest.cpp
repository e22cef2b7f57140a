#include <gtest/gtest.h>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/LayerEdits.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/SelectionEdits.h"
#include "core/edit/StrokeOperations.h"
#include "core/mask/MaskBounds.h"
#include "core/script/Script.h"
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
    EXPECT_TRUE(result) << result.error().message;
  }
  std::string whyNot(const Operation& operation) {
    const auto result = perform(operation, document);
    return result ? "" : result.error().message;
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
  std::vector<float> state() const {
    std::vector<float> all = samplesOf(document.heights());
    for (const auto& mask : {selectionOf(document, 1), selectionOf(document)}) {
      const std::vector<float> weights = mask ? samplesOf(*mask) : std::vector<float>{-1.0F};
      all.insert(all.end(), weights.begin(), weights.end());
    }
    return all;
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

TEST_F(LayerMaskTest, EveryChangeIsUndoneAndRedoneToTheBit) {
  const std::vector<Operation> operations{
      painted(-50, 50, MaskOperation::Subtract),
      painted(-60, -20, MaskOperation::Smooth),
      painted(10, 30, MaskOperation::Add),
      ChangeSelectionOperation{SelectionChange::Invert, 0.0, 1},
      ChangeSelectionOperation{SelectionChange::Grow, 7.0, 1},
      ChangeSelectionOperation{SelectionChange::Blur, 5.0, 1},
      SelectOperation{LayerMaskSource{1}},
      SelectOperation{ShapeSource{MaskEllipse{{-60, -60}, {60, 60}}, 10.0}, MaskOperation::Intersect, 1},
      ChangeSelectionOperation{SelectionChange::None, 0.0, 1},
      MaskLayerOperation{1}};
  const std::size_t before = document.history().size();
  std::vector<std::vector<float>> states{state()};
  for (const Operation& operation : operations) {
    done(operation);
    states.push_back(state());
    EXPECT_EQ(document.history().size(), before + states.size() - 1) << operation.kind();
  }
  for (std::size_t i = states.size(); i-- > 1;) {
    ASSERT_TRUE(document.undo());
    EXPECT_TRUE(sameBits(state(), states[i - 1])) << i;
  }
  for (std::size_t i = 1; i < states.size(); ++i) {
    ASSERT_TRUE(document.redo());
    EXPECT_TRUE(sameBits(state(), states[i])) << i;
  }
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

TEST_F(LayerMaskTest, AHistoryWrittenAsAScriptPaintsTheSameMask) {
  done(painted(-50, 50, MaskOperation::Subtract));
  done(painted(-60, -20, MaskOperation::Smooth));
  done(ChangeSelectionOperation{SelectionChange::Invert, 0.0, 1});
  done(SelectOperation{LayerMaskSource{1}});
  Script script;
  for (std::size_t i = 0; i < document.history().size(); ++i)
    script.operations.push_back(*document.history().record(i).operation);
  const std::string text = writeScript(script);
  const auto read = parseScript(text);
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(writeScript(*read), text);
  const auto wanted = state();
  TerrainDocument other(test::fractalTerrain(300, 150));
  ASSERT_TRUE(replay(*read, other));
  EXPECT_TRUE(sameBits(samplesOf(*selectionOf(other, 1)), samplesOf(*selectionOf(document, 1))));
  EXPECT_TRUE(sameBits(samplesOf(other.heights()), samplesOf(document.heights())));
}

}  // namespace
}  // namespace scarp
