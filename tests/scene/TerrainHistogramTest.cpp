#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <random>
#include <vector>

#include "core/document/DocumentParts.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/Operation.h"
#include "core/scene/TerrainHistogram.h"
#include "tests/edit/RaisedGround.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using HistogramArea = TerrainHistogram::Area;

/// Updates a histogram, with a task if needed.
const Distribution& countedBy(TerrainHistogram& histogram) {
  if (!histogram.update()) {
    auto task = histogram.takeTask();
    EXPECTS(task);
    EXPECT_TRUE(histogram.finish(task->id, task->run({})));
  }
  return histogram.distribution();
}

Distribution countedAnew(TerrainDocument& document, GroundMeasure measure,
                         HistogramArea area = HistogramArea::Whole) {
  TerrainHistogram histogram(document);
  histogram.setMeasure(measure);
  histogram.setArea(area);
  return countedBy(histogram);
}

std::vector<double> sortedHeights(const TerrainDocument& document) {
  std::vector<double> heights;
  for (const float sample : test::samplesOf(document.heights()))
    if (std::isfinite(sample)) heights.push_back(static_cast<double>(sample));
  std::ranges::sort(heights);
  return heights;
}

double shareBelowIn(const std::vector<double>& sorted, double value) {
  return static_cast<double>(std::ranges::lower_bound(sorted, value) - sorted.begin()) /
         static_cast<double>(sorted.size());
}

TEST(TerrainHistogram, CountsEachHeightInItsBin) {
  TerrainDocument document(test::fractalTerrain(300, 270));
  const std::vector<double> heights = sortedHeights(document);
  const Distribution counted = countedAnew(document, GroundMeasure::Height);
  EXPECT_EQ(counted.samples, static_cast<std::int64_t>(heights.size()));
  EXPECT_EQ(counted.low, heights.front());
  EXPECT_EQ(counted.high, heights.back());
  double sum = 0.0;
  for (const double height : heights) sum += height;
  EXPECT_NEAR(counted.mean(), sum / static_cast<double>(heights.size()), 1e-6);
  ASSERT_LE(counted.counts.size(), static_cast<std::size_t>(Distribution::kMaxBins + 1));
  EXPECT_GT(counted.counts.size(), static_cast<std::size_t>(Distribution::kMaxBins / 2));
  EXPECT_GT(counted.counts.front(), 0);
  EXPECT_GT(counted.counts.back(), 0);
  for (std::size_t i = 1; i < counted.counts.size(); ++i) {
    const double edge = counted.begin() + static_cast<double>(i) * counted.width();
    EXPECT_NEAR(counted.shareBelow(edge), shareBelowIn(heights, edge), 1e-12) << i;
  }
  for (const double share : {0.0, 0.05, 0.5, 0.95, 1.0}) {
    const auto at = static_cast<std::size_t>(share * static_cast<double>(heights.size() - 1));
    EXPECT_NEAR(counted.quantile(share), heights[at], 2.0 * counted.width()) << share;
  }
}

TEST(TerrainHistogram, AfterEditsEqualsACompleteCount) {
  TerrainDocument document(test::fractalTerrain(270, 200));
  TerrainHistogram heights(document), slopes(document);
  slopes.setMeasure(GroundMeasure::Slope);
  std::mt19937 random(3);
  int told = 0;
  const Subscription counting = heights.changed.subscribe([&] { ++told; });
  for (int i = 0; i < 16; ++i) {
    if (i % 8 >= 6) {
      ASSERT_TRUE((i % 8 == 6 ? document.undo() : document.redo()).ok());
    } else {
      const int column = static_cast<int>(random() % 250), row = static_cast<int>(random() % 180);
      const GridRect rect{column, row, column + 1 + static_cast<int>(random() % 20),
                          row + 1 + static_cast<int>(random() % 20)};
      // Includes values far outside the previous range, and holes.
      const float by = i % 6 == 5 ? std::numeric_limits<float>::quiet_NaN()
                                  : static_cast<float>(static_cast<int>(random() % 400) - 200);
      test::raise(document, rect, by);
    }
    EXPECT_GT(told, i);
    EXPECT_EQ(countedBy(heights), countedAnew(document, GroundMeasure::Height)) << i;
    EXPECT_EQ(countedBy(slopes), countedAnew(document, GroundMeasure::Slope)) << i;
  }
}

TEST(TerrainHistogram, HolesDoNotCount) {
  TerrainDocument document(test::fractalTerrain(150, 140));
  test::raise(document, {20, 30, 140, 60}, std::numeric_limits<float>::quiet_NaN());
  EXPECT_EQ(countedAnew(document, GroundMeasure::Height).samples, 150 * 140 - 120 * 30);
  test::raise(document, {0, 0, 150, 140}, std::numeric_limits<float>::quiet_NaN());
  EXPECT_EQ(countedAnew(document, GroundMeasure::Height), Distribution());
}

TEST(TerrainHistogram, CountsTerrainThatIsNotStoredAsTiles) {
  constexpr int kSide = 20000;
  TerrainDocument document(Terrain{{kSide, kSide, 1.0, 1.0}, {}, HeightRaster(kSide, kSide, 12.5F)});
  TerrainHistogram heights(document), slopes(document);
  slopes.setMeasure(GroundMeasure::Slope);
  for (TerrainHistogram* each : {&heights, &slopes}) {
    ASSERT_TRUE(each->update()) << "nothing to count";
    EXPECT_EQ(each->distribution().samples, std::int64_t{kSide} * kSide);
    EXPECT_EQ(each->distribution().mean(), each == &heights ? 12.5 : 0.0);
  }
  // A step at the edge of a tile changes slopes of the adjacent tile.
  test::raise(document, {128, 128, 130, 130}, 7.0F);
  EXPECT_EQ(countedBy(heights).samples, std::int64_t{kSide} * kSide);
  EXPECT_EQ(countedBy(heights).high, 19.5);
  EXPECT_EQ(countedBy(heights).counts.back(), 4);
  EXPECT_EQ(countedBy(slopes), countedAnew(document, GroundMeasure::Slope));
  const Distribution& counted = countedBy(slopes);
  EXPECT_EQ(std::llround((1.0 - counted.shareBelow(0.5)) * static_cast<double>(counted.samples)), 16)
      << "the raised samples and those around them";
}

TEST(TerrainHistogram, ChangesDuringATaskAreCountedAfterIt) {
  TerrainDocument document(test::makeTerrain({1100, 1000, 1.0, 1.0}, [](int c, int r) {
    return 0.3F * static_cast<float>((c * 7 + r * 13) % 400);
  }));
  TerrainHistogram histogram(document);
  ASSERT_FALSE(histogram.update()) << "too much for the document's thread";
  auto task = histogram.takeTask();
  ASSERT_TRUE(task);
  test::raise(document, {500, 500, 560, 520}, 300.0F);
  EXPECT_FALSE(histogram.takeTask()) << "one at a time";
  EXPECT_TRUE(histogram.finish(task->id, task->run({})));
  EXPECT_TRUE(histogram.update());
  EXPECT_EQ(histogram.distribution(), countedAnew(document, GroundMeasure::Height));
  // A cancelled task leaves its tiles to the next; a late result is ignored.
  histogram.setMeasure(GroundMeasure::Slope);
  EXPECT_EQ(histogram.distribution(), Distribution()) << "heights are not slopes";
  ASSERT_FALSE(histogram.update());
  task = histogram.takeTask();
  EXPECT_TRUE(histogram.finish(task->id, task->run([](double) { return false; })));
  EXPECT_FALSE(histogram.finish(task->id, task->run({})));
  EXPECT_EQ(countedBy(histogram), countedAnew(document, GroundMeasure::Slope));
}

/// Tiles of another raster, read when they are needed.
class GroundLater final : public HeightRaster::Source {
 public:
  explicit GroundLater(const HeightRaster& heights) : heights_(heights) {}
  HeightRaster::TilePtr tile(int slot) override { return heights_.tile(slot); }

 private:
  HeightRaster heights_;
};

TEST(TerrainHistogram, ReadsNoTilesOnTheThreadOfTheDocument) {
  const Terrain terrain = test::fractalTerrain(300, 200);
  DocumentParts parts{contentOf(terrain), kBaseLayer, 1};
  parts.rasters.at(kGround) =
      HeightRaster(300, 200, terrain.heights.fill(), std::make_shared<GroundLater>(terrain.heights),
                   terrain.heights.heldSlots());
  parts.pyramid = HeightPyramid(terrain.heights);
  parts.state.selecting = true;
  MaskRaster selected(300, 200, 0.0F);
  selected.write({10, 10, 20, 20}, std::vector<float>(100, 1.0F));
  parts.rasters.emplace(kSelection, selected);
  TerrainDocument document(std::move(parts));
  TerrainHistogram histogram(document);
  histogram.setArea(HistogramArea::Selected);
  EXPECT_TRUE(document.heights().tile(0));
  const int unread = document.heights().unreadTiles();
  EXPECT_GT(unread, 0);
  EXPECT_FALSE(histogram.update()) << "tiles beside the selected one";
  EXPECT_EQ(document.heights().unreadTiles(), unread);
  EXPECT_EQ(countedBy(histogram).samples, 100);
}

TEST(TerrainHistogram, OfTheSelectionCountsWhatIsSelectedByHalf) {
  TerrainDocument document(test::fractalTerrain(300, 200));
  TerrainHistogram histogram(document);
  histogram.setArea(HistogramArea::Selected);
  EXPECT_EQ(countedBy(histogram), countedAnew(document, GroundMeasure::Height)) << "nothing is selected";
  RuleCondition middle;
  middle.by = GroundMeasure::Height;
  const Distribution& all = countedBy(histogram);
  middle.low = all.quantile(0.3);
  middle.high = all.quantile(0.6);
  for (const MaskOperation how : {MaskOperation::Replace, MaskOperation::Subtract}) {
    ASSERT_TRUE(perform(SelectOperation{RangeSource{middle}, how}, document));
    const std::vector<float> heights = test::samplesOf(document.heights());
    const std::vector<float> weights = test::samplesOf(*document.selection());
    std::int64_t selected = 0;
    for (std::size_t i = 0; i < heights.size(); ++i) selected += weights[i] >= 0.5F ? 1 : 0;
    EXPECT_EQ(countedBy(histogram).samples, selected);
    if (how == MaskOperation::Replace) {
      EXPECT_GE(countedBy(histogram).low, middle.low);
      EXPECT_LE(countedBy(histogram).high, middle.high);
    }
    test::raise(document, {100, 80, 200, 120}, 1.5F);
    EXPECT_EQ(countedBy(histogram), countedAnew(document, GroundMeasure::Height, HistogramArea::Selected));
  }
}

TEST(Distribution, WiderBinsHoldTheSameValues) {
  TerrainDocument document(test::fractalTerrain(200, 200));
  const Distribution fine = countedAnew(document, GroundMeasure::Height);
  for (const int most : {2, 3, 60, 200, 5000}) {
    const Distribution wide = fine.withMaxBins(most);
    EXPECT_LE(wide.counts.size(), static_cast<std::size_t>(most));
    std::int64_t all = 0;
    for (const std::int64_t count : wide.counts) all += count;
    EXPECT_EQ(all, fine.samples);
    for (std::size_t i = 1; i < wide.counts.size(); ++i) {
      const double edge = wide.begin() + static_cast<double>(i) * wide.width();
      EXPECT_NEAR(wide.shareBelow(edge), fine.shareBelow(edge), 1e-12);
    }
  }
}

}  // namespace
}  // namespace scarp
