#include <gtest/gtest.h>

#include "core/document/EditHistory.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/MaskStroke.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/PaintEdit.h"
#include "core/edit/StrokeOperations.h"
#include "core/material/DrainageArea.h"
#include "core/scene/Drainage.h"
#include "core/scene/LiveMaterials.h"
#include "tests/edit/Layered.h"

namespace scarp {
namespace {

using test::makeTerrain;
using test::must;

constexpr MaterialId kGrass = 1, kSoil = 4, kRock = 9;

/// Level ground in the west, a steep slope in the east, on which rules lay rock.
class PaintEditTest : public testing::Test {
 protected:
  PaintEditTest()
      : document_(makeTerrain({200, 150, 1, 1}, [](int c, int) {
          return c < 100 ? 0.0F : 2.0F * static_cast<float>(c - 100);
        })) {
    MaterialsOperation operation;
    const auto usual = defaultMaterials();
    operation.materials.assign(usual.begin(), usual.end());
    RuleCondition steep;
    steep.by = GroundMeasure::Slope;
    steep.low = 40.0;
    steep.high = 90.0;
    operation.rules = {kGrass, {{kRock, 1.0, true, {steep}}}};
    must(operation, document_);
  }
  static PaintSource stroke(double x0, double x1, double radius) {
    PaintSource source;
    source.brush.radius = radius;
    source.brush.innerRadius = 0.5;
    source.samples = {{x0, 0.0, 1.0, 0.0}, {x1, 0.0, 1.0, 0.5}};
    return source;
  }
  int weight(MaterialId material, int column, int row = 75) {
    Drainage drainage(document_);
    LiveMaterials live(document_, drainage);
    live.update();
    return live.map()->weight(material, column, row);
  }
  void paint(PaintOperation operation) { must(operation, document_); }

  TerrainDocument document_;
};

TEST_F(PaintEditTest, PaintCoversTheRulesAndErasingBringsThemBack) {
  EXPECT_EQ(weight(kGrass, 50), 255);
  EXPECT_EQ(weight(kRock, 150), 255);
  paint({.material = kSoil, .stroke = stroke(-60, 60, 10)});
  for (const int column : {50, 150}) EXPECT_EQ(weight(kSoil, column), 255) << column;
  EXPECT_EQ(weight(kGrass, 50, 100), 255) << "off the stroke";
  paint({.action = PaintAction::Erase, .opacity = 0.5, .stroke = stroke(-60, -20, 10)});
  EXPECT_NEAR(weight(kSoil, 50), 127, 1);
  EXPECT_NEAR(weight(kGrass, 50), 128, 1);
  paint({.action = PaintAction::Erase, .stroke = stroke(-80, 80, 20)});
  EXPECT_EQ(weight(kGrass, 50), 255);
  EXPECT_EQ(weight(kRock, 150), 255);
  for (const Material& material : document_.materials()) {
    const HeightRaster* raster = document_.raster({RasterRole::Paint, material.id});
    for (int slot = 0; raster && slot < raster->tileCount(); ++slot) EXPECT_FALSE(raster->holds(slot));
  }
}

TEST_F(PaintEditTest, OpacityCountsOnceAlongAStrokeThatCrossesItself) {
  PaintSource source = stroke(-60, -20, 10);
  source.samples.push_back({-60.0, 0.0, 1.0, 1.0});
  paint({.material = kSoil, .opacity = 0.25, .stroke = source});
  EXPECT_NEAR(weight(kSoil, 60), 64, 1);
}

TEST_F(PaintEditTest, LaterPaintLiesOverEarlier) {
  paint({.material = kSoil, .stroke = stroke(-60, 60, 10)});
  paint({.material = kRock, .opacity = 0.75, .stroke = stroke(-60, 60, 10)});
  EXPECT_NEAR(weight(kRock, 50), 191, 1);
  EXPECT_NEAR(weight(kSoil, 50), 64, 1);
  EXPECT_EQ(weight(kGrass, 50), 0);
}

TEST_F(PaintEditTest, LimitsSelectionAndOntoBoundIt) {
  RuleCondition low;
  low.high = 1.0;
  paint({.material = kSoil, .stroke = stroke(-60, 60, 10), .limits = {low}});
  EXPECT_EQ(weight(kSoil, 50), 255);
  EXPECT_EQ(weight(kSoil, 150), 0) << "too high";
  paint({.material = 6, .stroke = stroke(-90, 90, 10), .onto = kRock});
  EXPECT_EQ(weight(6, 150), 255);
  EXPECT_EQ(weight(6, 50), 0) << "no rock there";
  must(SelectOperation{ShapeSource{MaskRectangle{{-100, -80}, {-60, 80}}, 0.0}}, document_);
  paint({.material = 7});
  EXPECT_EQ(weight(7, 20), 255);
  EXPECT_EQ(weight(7, 50), 0) << "not selected";
}

TEST_F(PaintEditTest, BlendSoftensABorder) {
  ASSERT_EQ(weight(kRock, 98), 0);
  ASSERT_EQ(weight(kRock, 103), 255);
  paint({.action = PaintAction::Blend, .stroke = stroke(-40, 40, 40)});
  int before = -1;
  for (int column = 90; column <= 110; ++column) {
    const int rock = weight(kRock, column);
    EXPECT_GE(rock, before) << column;
    EXPECT_EQ(rock + weight(kGrass, column), 255) << column;
    before = rock;
  }
  EXPECT_GT(weight(kRock, 98), 30);
  EXPECT_LT(weight(kRock, 103), 225);
  EXPECT_EQ(weight(kGrass, 80), 255) << "away from the border";
}

TEST_F(PaintEditTest, AStrokeThatGrowsIsTheSameAsTheWholeAtOnce) {
  TerrainDocument other(document_.snapshot());
  must(MaterialsOperation{document_.materials(), document_.rules()}, other);
  const PaintOperation operation{.material = kSoil, .opacity = 0.7, .stroke = stroke(-60, 60, 25)};
  must(operation, other);
  MaskStroke path(document_.frame(), operation.stroke->brush);
  PaintEdit edit(document_, operation, *ruleGround(document_.content(), {}));
  for (const StrokeSample& sample : operation.stroke->samples) {
    path.add(sample);
    edit.lay(path.weights(), path.takePainted());
  }
  path.finish();
  edit.lay(path.weights(), path.takePainted());
  edit.commit(path.samples());
  const RasterId id{RasterRole::Paint, kSoil};
  EXPECT_TRUE(test::sameBits(test::samplesOf(*document_.raster(id)), test::samplesOf(*other.raster(id))));
}

TEST(MaskStroke, CopiesOfItsWeightsStayAsTheyAre) {
  BrushSettings brush;
  brush.radius = 10.0;
  MaskStroke stroke({200, 100, 1.0, 1.0}, brush);
  stroke.add({-60.0, 0.0, 1.0, 0.0});
  stroke.add({-40.0, 0.0, 1.0, 0.1});
  const MaskRaster kept = stroke.weights();
  const std::vector<float> then = test::samplesOf(kept);
  stroke.add({-20.0, 0.0, 1.0, 0.2});
  stroke.finish();
  EXPECT_TRUE(test::sameBits(test::samplesOf(kept), then));
  EXPECT_FALSE(test::sameBits(test::samplesOf(stroke.weights()), then));
}

TEST_F(PaintEditTest, RemovingAMaterialTakesItsPaintAlongAndUndoBringsItBack) {
  paint({.material = kSoil, .stroke = stroke(-60, 60, 10)});
  MaterialsOperation operation{document_.materials(), document_.rules()};
  std::erase_if(operation.materials, [](const Material& m) { return m.id == kSoil; });
  must(operation, document_);
  EXPECT_EQ(document_.raster({RasterRole::Paint, kSoil}), nullptr);
  EXPECT_EQ(weight(kGrass, 50), 255);
  ASSERT_TRUE(document_.undo());
  EXPECT_EQ(weight(kSoil, 50), 255);
}

TEST_F(PaintEditTest, ReshapingCarriesPaintAlong) {
  paint({.material = kSoil, .stroke = stroke(-60, -40, 10)});
  must(ReshapeOperation{RotateReshape{1}}, document_);
  const GridRect all = document_.frame().samples();
  std::vector<std::uint8_t> bytes(static_cast<std::size_t>(all.area()));
  readPaint(*document_.raster({RasterRole::Paint, kSoil}), all, bytes);
  EXPECT_EQ(all.width(), 150);
  EXPECT_GT(std::ranges::count(bytes, 255), 100);
  ASSERT_TRUE(document_.undo());
  EXPECT_EQ(weight(kSoil, 50), 255);
}

TEST_F(PaintEditTest, WhatCannotBeIsOneLine) {
  const auto refusal = [&](const Operation& operation) {
    const auto done = perform(operation, document_);
    return done ? std::string() : done.error().text();
  };
  EXPECT_EQ(refusal(PaintOperation{.material = 99}), "there is no material 99");
  EXPECT_EQ(refusal(PaintOperation{.material = 1, .onto = 99}), "there is no material 99");
  EXPECT_EQ(refusal(PaintOperation{.material = 1, .opacity = 1.5}),
            "the opacity 1.5 is out of range (0 to 1)");
  EXPECT_EQ(refusal(PaintOperation{.action = PaintAction::Blend}), "borders are blended along a stroke only");
  MaterialsOperation operation{document_.materials(), document_.rules()};
  operation.rules.base = 77;
  EXPECT_EQ(refusal(operation), "base: there is no material 77");
  operation.materials.push_back(operation.materials.front());
  EXPECT_EQ(refusal(operation), "the material 1 stands twice");
  must(MaterialsOperation{}, document_);
  EXPECT_EQ(refusal(PaintOperation{.material = 1}), "the terrain has no materials yet");
}

TEST(Drainage, IsComputedAnewOnOtherGroundAlone) {
  TerrainDocument document(test::fractalTerrain(200, 170));
  Drainage drainage(document);
  const auto first = drainage.compute(), again = drainage.compute();
  ASSERT_TRUE(first && again);
  for (int slot = 0; slot < first->tileCount(); ++slot) EXPECT_TRUE(again->shares(slot, *first));
  test::must(test::strokeAt(BrushKind::Raise, 20, 10, 30, 15), document);
  const auto other = drainage.compute();
  EXPECT_FALSE(other->shares(0, *first));
  EXPECT_TRUE(test::sameBits(test::samplesOf(*other),
                             test::samplesOf(*drainageArea(document.heights(), document.frame()))));
  RescaleReshape wider;
  wider.dx = 2.0;
  wider.dy = 2.0;
  test::must(ReshapeOperation{wider}, document);
  EXPECT_TRUE(test::sameBits(test::samplesOf(*drainage.compute()),
                             test::samplesOf(*drainageArea(document.heights(), document.frame()))));
}

}  // namespace
}  // namespace scarp
