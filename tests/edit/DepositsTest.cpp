#include <gtest/gtest.h>

#include <cmath>

#include "core/document/TerrainDocument.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/SculptStroke.h"
#include "core/edit/StrokeOperations.h"
#include "tests/edit/Layered.h"

namespace scarp {
namespace {

using test::must;
using test::sameBits;
using test::samplesOf;

std::vector<float> depositsOf(const TerrainDocument& document) {
  const HeightRaster* const raster = document.raster(kDeposit);
  return raster ? samplesOf(*raster)
                : std::vector<float>(static_cast<std::size_t>(document.frame().samples().area()), 0.0F);
}

/// What deposits become by their definition, sample by sample.
std::vector<float> expected(const std::vector<float>& laid, const std::vector<float>& before,
                            const std::vector<float>& after) {
  std::vector<float> all = laid;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const float now = laid[i] + (after[i] - before[i]);
    all[i] = std::isnan(now) ? 0.0F : std::max(now, 0.0F);
  }
  return all;
}

std::size_t countAbove(const std::vector<float>& values, float bound) {
  return static_cast<std::size_t>(std::ranges::count_if(values, [&](float v) { return v > bound; }));
}

Operation rainOn(double x, double y) {
  StrokeOperation stroke = test::strokeAt(BrushKind::Hydraulic, x, y, 50, 6);
  stroke.brush.erosion.steps = 12;
  return stroke;
}

TEST(Deposits, AreWhatErosionRaisesAndAreWornOffFirst) {
  TerrainDocument document(test::fractalTerrain(300, 270, 1.3, 0.9));
  HydraulicErosionFilter rain;
  rain.iterations = 20;
  SetLayerOperation half{1, {}, {}, 0.6, {}, {}};
  const std::vector<Operation> steps{
      rainOn(-40, 20),
      rainOn(-30, 10),
      test::strokeAt(BrushKind::Thermal, 30, -20, 60, 20),
      FilterOperation{rain},
      AddLayerOperation{"Worn"},
      half,
      rainOn(0, 0),
      FilterOperation{ThermalErosionFilter{30.0, 10}},
      test::strokeAt(BrushKind::Hole, 10, 10, 20, 5),
      rainOn(10, 10),
  };
  std::vector<std::vector<float>> history{depositsOf(document)};
  std::size_t eroded = 0, wornOff = 0;
  for (const Operation& step : steps) {
    const auto ground = samplesOf(document.heights());
    must(step, document);
    const bool erodes =
        step.is<FilterOperation>() ||
        (step.is<StrokeOperation>() && step.as<StrokeOperation>()->brush.kind != BrushKind::Hole);
    const auto wanted =
        erodes ? expected(history.back(), ground, samplesOf(document.heights())) : history.back();
    const auto is = depositsOf(document);
    EXPECT_TRUE(sameBits(is, wanted)) << "step " << history.size();
    if (erodes) ++eroded;
    for (std::size_t i = 0; i < is.size(); ++i) wornOff += is[i] < history.back()[i];
    history.push_back(is);
  }
  EXPECT_EQ(eroded, 7U);
  EXPECT_GT(countAbove(history.back(), 0.01F), 1000U);
  EXPECT_GT(wornOff, 100U);
}

TEST(Deposits, FollowEachDabAndGoWithAStrokeThatIsGivenUp) {
  TerrainDocument document(test::fractalTerrain(300, 270));
  must(rainOn(20, 0), document);
  const auto before = samplesOf(document.heights()), laid = depositsOf(document);
  {
    const auto operation = *rainOn(0, 0).as<StrokeOperation>();
    SculptStroke stroke(document, operation.brush);
    std::size_t differ = 0;
    for (int i = 0; i <= 20; ++i) {
      stroke.add({-50.0 + 5.0 * i, 2.0 * i, 1.0, 0.05 * i});
      const auto is = depositsOf(document);
      EXPECT_TRUE(sameBits(is, expected(laid, before, samplesOf(document.heights())))) << i;
      differ += !sameBits(is, laid);
    }
    EXPECT_GT(differ, 10U);
  }
  EXPECT_TRUE(sameBits(samplesOf(document.heights()), before));
  EXPECT_TRUE(sameBits(depositsOf(document), laid));
}

TEST(Deposits, OtherEditsMakeNone) {
  TerrainDocument document(test::fractalTerrain(200, 170));
  must(test::strokeAt(BrushKind::Raise, 0, 0, 40, 10), document);
  must(FilterOperation{OffsetFilter{5.0}}, document);
  EXPECT_EQ(document.raster(kDeposit), nullptr);
}

TEST(Deposits, MoveAndGrowWithTheTerrain) {
  TerrainDocument document(test::fractalTerrain(300, 270));
  must(rainOn(0, 0), document);
  const HeightRaster laid = *document.raster(kDeposit);
  must(ReshapeOperation{CropReshape{{40, 30, 280, 250}}}, document);
  ASSERT_TRUE(document.raster(kDeposit));
  for (int row = 0; row < 220; ++row)
    for (int column = 0; column < 240; ++column)
      ASSERT_EQ(document.raster(kDeposit)->at(column, row), laid.at(column + 40, row + 30));
  RescaleReshape twice;
  twice.scale = 2.0;
  twice.offset = 100.0;
  must(ReshapeOperation{twice}, document);
  EXPECT_EQ(document.raster(kDeposit)->at(110, 105), 2.0F * laid.at(150, 135));
  must(ReshapeOperation{ResampleReshape{111, 97, ResampleMethod::Bicubic}}, document);
  EXPECT_GT(countAbove(depositsOf(document), 0.01F), 50U);
  EXPECT_TRUE(std::ranges::none_of(depositsOf(document), [](float metres) { return metres < 0.0F; }));
}

TEST(Deposits, AreThoseOfAnAdjustedStroke) {
  TerrainDocument adjusted(test::fractalTerrain(300, 270)), anew(test::fractalTerrain(300, 270));
  must(rainOn(0, 0), adjusted);
  must(test::strokeAt(BrushKind::Raise, 40, 0, 40, 5), adjusted);
  AdjustOperation moved;
  moved.stroke = *rainOn(-60, 40).as<StrokeOperation>();
  must(moved, adjusted);
  must(rainOn(-60, 40), anew);
  must(test::strokeAt(BrushKind::Raise, 40, 0, 40, 5), anew);
  EXPECT_TRUE(sameBits(depositsOf(adjusted), depositsOf(anew)));
}

}  // namespace
}  // namespace scarp
