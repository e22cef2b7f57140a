#include <gtest/gtest.h>

#include <cmath>

#include "core/base/Parallel.h"
#include "core/document/DocumentContent.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/Deposits.h"
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
  for (std::size_t i = history.size(); i-- > 0;) {
    ASSERT_TRUE(document.goTo(i));
    EXPECT_TRUE(sameBits(depositsOf(document), history[i])) << i;
  }
  ASSERT_TRUE(document.goTo(steps.size()));
  EXPECT_TRUE(sameBits(depositsOf(document), history.back()));
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

TEST(Deposits, AreTheSameForAnyNumberOfThreads) {
  std::vector<std::vector<float>> all;
  for (const int threads : {1, 8}) {
    const ThreadLimit limit(threads);
    TerrainDocument document(test::fractalTerrain(300, 270));
    must(rainOn(0, 0), document);
    all.push_back(depositsOf(document));
  }
  EXPECT_GT(countAbove(all[0], 0.0F), 100U);
  EXPECT_TRUE(sameBits(all[0], all[1]));
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
  must(ReshapeOperation{ExtendReshape{}}, document);
  ASSERT_TRUE(document.goTo(1));
  EXPECT_TRUE(sameBits(depositsOf(document), samplesOf(laid)));
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
  ASSERT_TRUE(adjusted.undo());
  EXPECT_FALSE(sameBits(depositsOf(adjusted), depositsOf(anew)));
}

/// Ground of 200 × 100 samples, flat at 10 m, that is edited without a session.
struct RecordedGround {
  DocumentContent content =
      contentOf(test::makeTerrain({200, 100, 1.0, 1.0}, [](int, int) { return 10.0F; }));
  RecordTiles before;

  /// Sets the heights of samples, and puts tiles of deposits into the content. Returns their number.
  std::size_t set(const GridRect& rect, float height) {
    HeightRaster& ground = content.rasters.at(kGround);
    const GridRect tiles = ground.tilesTouching(rect);
    for (int row = tiles.row0; row < tiles.row1; ++row)
      for (int column = tiles.column0; column < tiles.column1; ++column) {
        const int slot = ground.tileIndex(column, row);
        before[kGround].try_emplace(slot, ground.tile(slot));
      }
    ground.write(rect, std::vector<float>(static_cast<std::size_t>(rect.area()), height));
    const TileSet changed = depositTiles(rect, content, before);
    HeightRaster& deposits =
        content.rasters.try_emplace(kDeposit, emptyRaster(RasterRole::Deposit, content.state.frame, 0.0F))
            .first->second;
    for (const auto& [slot, tile] : changed)
      before[kDeposit].try_emplace(slot, deposits.exchangeTile(slot, tile));
    return changed.size();
  }
  [[nodiscard]] float at(int column, int row) const { return content.rasters.at(kDeposit).at(column, row); }
};

TEST(DepositTiles, AreWhatIsAboveTheGroundBeforeTheEdit) {
  RecordedGround ground;
  EXPECT_EQ(ground.set({0, 0, 20, 20}, 8.0F), 0U) << "nothing has risen";
  EXPECT_EQ(ground.set({100, 10, 160, 30}, 13.0F), 2U) << "two tiles";
  EXPECT_EQ(ground.at(120, 20), 3.0F);
  EXPECT_EQ(ground.at(150, 20), 3.0F);
  EXPECT_EQ(ground.at(150, 40), 0.0F);
  const HeightRaster kept = ground.content.rasters.at(kDeposit);
  EXPECT_EQ(ground.set({110, 10, 150, 30}, 11.0F), 2U);
  EXPECT_EQ(ground.at(120, 20), 1.0F) << "compared with the ground before the edit";
  EXPECT_EQ(ground.at(105, 20), 3.0F);
  EXPECT_EQ(kept.at(120, 20), 3.0F) << "copies stay";
  EXPECT_EQ(ground.set({110, 10, 150, 30}, 7.0F), 2U);
  EXPECT_EQ(ground.at(120, 20), 0.0F) << "deposits are not negative";
}

TEST(DepositTiles, WearOffEarlierDeposits) {
  RecordedGround ground;
  ground.set({10, 10, 30, 30}, 14.0F);
  ground.before.clear();
  EXPECT_EQ(ground.set({20, 20, 40, 40}, 11.0F), 1U) << "another edit";
  EXPECT_EQ(ground.at(25, 25), 1.0F);
  EXPECT_EQ(ground.at(15, 15), 4.0F);
  EXPECT_EQ(ground.at(35, 35), 1.0F);
  ground.set({20, 20, 40, 40}, 10.0F);
  EXPECT_EQ(ground.at(25, 25), 0.0F) << "4 m before this edit, in which the ground sank by 4 m";
  EXPECT_EQ(ground.at(35, 35), 0.0F);
}

}  // namespace
}  // namespace scarp
