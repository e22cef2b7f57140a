#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/ClipOperations.h"
#include "core/edit/EditReach.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/SelectionEdits.h"
#include "core/edit/StrokeOperations.h"
#include "core/mask/MaskTiles.h"
#include "core/material/DrainageArea.h"
#include "tests/support/Masks.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

const GridFrame kFrame{300, 200, 2.0, 3.0};

SelectOperation rectangle(const Vec2& a, const Vec2& b, MaskOperation how = MaskOperation::Replace) {
  return {ShapeSource{MaskRectangle{a, b}, 0.0}, how};
}

RuleCondition rangeOf(GroundMeasure by, double low, double high) {
  RuleCondition range;
  range.by = by;
  range.low = low;
  range.high = high;
  return range;
}

class SelectionEditsTest : public ::testing::Test {
 protected:
  void done(const Operation& operation) {
    const auto result = perform(operation, document);
    EXPECT_TRUE(result) << result.error().text();
  }
  float weight(double x, double y) const {
    const auto* selection = document.selection();
    return selection ? selection->at(static_cast<int>(std::lround(kFrame.column(x))),
                                     static_cast<int>(std::lround(kFrame.row(y))))
                     : -1.0F;
  }
  TerrainDocument document{test::fractalTerrain(300, 200, 2.0, 3.0)};
};

TEST_F(SelectionEditsTest, WithoutASelectionAddBeginsWithNothingAndSubtractWithAll) {
  done(rectangle({-50, -50}, {50, 50}, MaskOperation::Subtract));
  EXPECT_EQ(weight(0, 0), 0.0F);
  EXPECT_EQ(weight(100, 0), 1.0F);
  ASSERT_TRUE(document.undo());
  EXPECT_EQ(document.selection(), nullptr);
  done(rectangle({-50, -50}, {50, 50}, MaskOperation::Add));
  EXPECT_EQ(weight(0, 0), 1.0F);
  EXPECT_EQ(weight(100, 0), 0.0F);
}

/// Ways to a selection that holds no sample. Each is a list of operations.
std::vector<std::vector<Operation>> waysToNothing() {
  const auto none = std::make_shared<const MaskRaster>(kFrame.columns, kFrame.rows, 0.0F);
  const SelectOperation middle = rectangle({-50, -50}, {50, 50});
  BrushSettings brush;
  brush.radius = 60.0;
  brush.innerRadius = 0.99;
  KeepMaskOperation keep{"none"};
  return {
      {rectangle({40000, 50000}, {40100, 50100})},
      {rectangle({40000, 50000}, {40100, 50100}, MaskOperation::Add)},
      {SelectOperation{ShapeSource{MaskLasso{{{-900, 0}, {-800, 10}, {-850, 40}}}, 5.0}}},
      {SelectOperation{MaskSource{none}}},
      {middle, rectangle({-80, -80}, {80, 80}, MaskOperation::Subtract)},
      {middle, rectangle({100, 60}, {150, 90}, MaskOperation::Intersect)},
      {rectangle({100, 60}, {110, 70}),
       SelectOperation{PaintSource{brush, {{105, 65, 1, 0}}}, MaskOperation::Subtract}},
      {rectangle({-5, -5}, {5, 5}), ChangeSelectionOperation{SelectionChange::Shrink, 40.0}},
      {ChangeSelectionOperation{SelectionChange::All}, ChangeSelectionOperation{SelectionChange::Invert}},
      {SelectOperation{MaskSource{none}}, keep, ChangeSelectionOperation{SelectionChange::None},
       SelectOperation{NamedSource{"none"}}},
  };
}

TEST_F(SelectionEditsTest, AnEmptySelectionBoundsEveryEditToNothing) {
  MaterialsOperation materials;
  const auto usual = defaultMaterials();
  materials.materials.assign(usual.begin(), usual.end());
  done(materials);
  BrushSettings brush;
  brush.radius = 60.0;
  brush.strength = 10.0;
  ScatterSettings scatter;
  scatter.density = 2.0;
  const std::vector<Operation> edits{FilterOperation{{OffsetFilter{5.0}}},
                                     StrokeOperation{brush, {{0.0, 0.0, 1.0, 0.0}, {40.0, 0.0, 1.0, 0.5}}},
                                     PaintOperation{.material = materials.materials.back().id}};
  const std::vector<float> before = test::samplesOf(document.heights());
  const auto paint = [&] {
    const HeightRaster* const raster = document.raster({RasterRole::Paint, materials.materials.back().id});
    return raster ? raster->heldSlots().size() : 0;
  };
  const auto ways = waysToNothing();
  for (std::size_t i = 0; i < ways.size(); ++i) {
    SCOPED_TRACE(i);
    for (const Operation& operation : ways[i]) done(operation);
    ASSERT_TRUE(document.selection());
    ASSERT_TRUE(selectsNothing(*document.selection()));
    EXPECT_EQ(whyMasked(document, document.frame().samples()), "nothing is selected");
    for (const Operation& edit : edits) done(edit);
    EXPECT_EQ(perform(ScatterOperation{scatter}, document).error().text(),
              "there is no place here that suits them");
    EXPECT_TRUE(test::sameBits(test::samplesOf(document.heights()), before));
    EXPECT_EQ(document.objects().size(), 0U);
    EXPECT_EQ(paint(), 0U);
    EXPECT_EQ(perform(CutOperation{}, document).error().text(), "nothing is selected");
    done(ChangeSelectionOperation{SelectionChange::None});
    EXPECT_FALSE(document.selection());
    ASSERT_TRUE(document.undo());
    EXPECT_TRUE(document.selection());
    ASSERT_TRUE(document.redo());
  }
  // Without a selection the same edits reach everywhere.
  for (const Operation& edit : edits) done(edit);
  done(ScatterOperation{scatter});
  EXPECT_EQ(document.heights().at(290, 190), before[190U * 300U + 290U] + 5.0F);
  EXPECT_GT(document.objects().size(), 0U);
  EXPECT_GT(paint(), 0U);
}

TEST_F(SelectionEditsTest, PaintedIsWhatTheBrushReached) {
  BrushSettings brush;
  brush.radius = 30.0;
  brush.innerRadius = 0.5;
  done(SelectOperation{PaintSource{brush, {{-60, 0, 1, 0}, {60, 0, 1, 0.5}}}, MaskOperation::Add});
  EXPECT_EQ(weight(0, 0), 1.0F);
  EXPECT_EQ(weight(0, 9), 1.0F);
  EXPECT_GT(weight(0, 21), 0.1F);
  EXPECT_LT(weight(0, 21), 0.95F);
  EXPECT_EQ(weight(0, 33), 0.0F);
  EXPECT_EQ(weight(120, 0), 0.0F);
  done(SelectOperation{PaintSource{brush, {{0, 0, 1, 0}}}, MaskOperation::Subtract});
  EXPECT_EQ(weight(0, 0), 0.0F);
  EXPECT_EQ(weight(-60, 0), 1.0F);
}

TEST_F(SelectionEditsTest, PasteGoesBeyondTheSelectionAndIsOneStep) {
  const auto clip = clipOf(test::fractalTerrain(60, 60, 2.0, 3.0, 4), nullptr);
  const PasteOperation paste{std::make_shared<const TerrainClip>(*clip), {}};
  done(rectangle({-300, -300}, {0, 300}));
  const std::vector<float> before = test::samplesOf(document.heights());
  done(paste);
  EXPECT_EQ(document.history().size(), 2U);
  for (const int column : {130, 170})
    EXPECT_NE(document.heights().at(column, 100), before[100U * 300U + static_cast<std::size_t>(column)]);
  ASSERT_TRUE(document.undo());
  EXPECT_TRUE(test::sameBits(test::samplesOf(document.heights()), before));
}

TEST_F(SelectionEditsTest, PaintedByABrushOfNoSizeIsRefusedBeforeItBegins) {
  BrushSettings brush;
  brush.radius = 1e-6;
  brush.jitter.position = 0.5;
  brush.symmetry.kind = SymmetryKind::MirrorX;
  // A stamp is pressed once where it sculpts; as a mask it is painted all along.
  for (const BrushKind kind : {BrushKind::Raise, BrushKind::Stamp, BrushKind::Smudge, BrushKind::Ramp}) {
    brush.kind = kind;
    const std::vector<StrokeSample> way{{-60, 0, 1, 0}, {60, 0, 1, 0.5}};
    const auto done = perform(SelectOperation{PaintSource{brush, way}, MaskOperation::Add}, document);
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().text().rfind("the stroke is too long for its brush: ", 0), 0U)
        << done.error().text();
  }
  EXPECT_EQ(document.history().size(), 0U);
}

/// Level in the west; from column 50 on it rises eastward at 45°. Row 90 of the columns from 60 on is
/// missing.
Terrain levelThenSteep() {
  return test::makeTerrain({120, 100, 2.0, 2.0}, [](int column, int row) {
    if (row == 90 && column >= 60) return test::kHole;
    return static_cast<float>(2.0 * std::max(0, column - 50));
  });
}

TEST(SelectionByRange, DrainageIsComputedWhereItIsNotKnown) {
  const Terrain terrain = test::fractalTerrain(150, 140, 2.0, 3.0);
  const auto area = drainageArea(terrain.heights, terrain.frame);
  ASSERT_TRUE(area);
  const RangeSource streams{rangeOf(GroundMeasure::Drainage, 2000.0, RuleCondition().high)};
  const auto mask = maskFrom(streams, terrain), known = rangeMask(streams, terrain, &*area);
  ASSERT_TRUE(mask && known);
  int selected = 0;
  for (int row = 0; row < 140; ++row)
    for (int column = 0; column < 150; ++column) {
      const bool wanted = area->at(column, row) >= 2000.0F;
      ASSERT_EQ(mask->at(column, row), wanted ? 1.0F : 0.0F) << column << ", " << row;
      selected += wanted;
    }
  EXPECT_GT(selected, 20);
  EXPECT_TRUE(test::sameBits(test::samplesOf(*mask), test::samplesOf(*known)));
}

TEST(SelectionByRange, RefusesOtherMeasuresAndReversedRanges) {
  const Terrain terrain = levelThenSteep();
  const auto lines = maskFrom(RangeSource{rangeOf(GroundMeasure::Lines, 0.0, 5.0)}, terrain);
  ASSERT_FALSE(lines);
  EXPECT_EQ(lines.error().text(),
            "\"lines\" cannot be selected by range. Supported: slope, height, aspect, curvature, concavity, "
            "drainage, "
            "water, noise");
  const auto reversed = maskFrom(RangeSource{rangeOf(GroundMeasure::Slope, 90.0, 40.0)}, terrain);
  ASSERT_FALSE(reversed);
  EXPECT_EQ(reversed.error().text(), "the range begins above its end");
}

TEST_F(SelectionEditsTest, WhatCannotBeIsOneLineAndLeavesEverything) {
  EXPECT_EQ(perform(ChangeSelectionOperation{SelectionChange::Grow, 3.0}, document).error().text(),
            "nothing is selected");
  EXPECT_FALSE(perform(ChangeSelectionOperation{SelectionChange::All, -3.0}, document));
  EXPECT_FALSE(perform(rectangle({std::nan(""), 0}, {1, 1}), document));
  EXPECT_FALSE(perform(SelectOperation{WandSource{{1e6, 0}, {}}, MaskOperation::Replace}, document));
  const auto small = std::make_shared<const MaskRaster>(5, 5, 1.0F);
  EXPECT_FALSE(perform(SelectOperation{MaskSource{small}, MaskOperation::Replace}, document));
  EXPECT_EQ(document.history().size(), 0U);
}

}  // namespace
}  // namespace scarp
