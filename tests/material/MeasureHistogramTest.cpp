#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/material/DefaultRules.h"
#include "core/material/DrainageArea.h"
#include "core/material/MaterialSchema.h"
#include "core/material/MeasureHistogram.h"
#include "tests/line/Lines.h"
#include "tests/material/RuleOracle.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

struct Ground {
  Terrain terrain = test::makeTerrain({260, 190, 2.0, 1.5}, [](int c, int r) {
    if ((c / 9 + r / 7) % 23 == 0) return test::kHole;
    return static_cast<float>(80.0 * fractalNoise(c * 0.022, r * 0.0165, 6, 0.5, 3));
  });
  std::map<std::string, MaskRaster> masks{{"part", MaskRaster(260, 190, 0.0F)}};
  HeightRaster drainage = *drainageArea(terrain.heights, terrain.frame);
  HeightRaster deposits{260, 190, 0.0F};
  test::RuleOracle oracle{terrain};
  std::unique_ptr<const NearLines> lines;

  Ground() {
    std::vector<float> weights;
    for (int i = 0; i < 100 * 90; ++i) weights.push_back(static_cast<float>(i % 11) * 0.1F);
    masks.at("part").write({20, 30, 120, 120}, weights);
    oracle.masks = masks;
    oracle.drainage = &drainage;
    for (float& weight : weights) weight *= weight * weight;
    deposits.write({100, 50, 200, 140}, weights);
    oracle.deposits = &deposits;
    const std::vector<Line> road{
        test::lineThrough(LineKind::Road, {{-200.0, 90.0}, {0.0, -40.0}, {220.0, 60.0}})};
    oracle.setLines(road);
    lines = std::make_unique<const NearLines>(std::vector<NamedLines>{{"Lines", LineSet(road)}}, terrain.frame);
  }
  [[nodiscard]] RuleInputs inputs() const { return {terrain.heights, &masks, &drainage, &deposits, lines.get()}; }
  /// All values of a measure, sorted; of deposits those above 0, of distances to lines those up to the radius.
  [[nodiscard]] std::vector<double> values(const RuleCondition& condition) const {
    std::vector<double> values;
    for (int r = 0; r < terrain.frame.rows; ++r)
      for (int c = 0; c < terrain.frame.columns; ++c)
        if (const double value = oracle.measure(condition, c, r);
            !std::isnan(oracle.height(c, r)) && !std::isnan(value) &&
            (condition.by != GroundMeasure::Deposition || value > 0.0) &&
            (condition.by != GroundMeasure::Lines || value <= condition.radius))
          values.push_back(value);
    std::ranges::sort(values);
    return values;
  }
};

RuleCondition by(std::size_t measure) {
  RuleCondition condition;
  condition.by = static_cast<GroundMeasure>(measure);
  condition.mask = "part";
  condition.radius = 12.0;
  condition.noise.scale = 60.0;
  return condition;
}

TEST(MeasureHistogram, CountsWhatTheOracleCounts) {
  const Ground ground;
  for (std::size_t measure = 0; measure < groundMeasureNames().size(); ++measure) {
    SCOPED_TRACE(groundMeasureNames().all()[measure].title);
    const RuleCondition condition = by(measure);
    const MeasureHistogram histogram = measureHistogram(condition, ground.inputs(), ground.terrain.frame);
    ASSERT_LT(histogram.low, histogram.high);
    ASSERT_FALSE(histogram.bins.empty());
    EXPECT_EQ(*std::ranges::max_element(histogram.bins), 1.0F);
    for (const double share : {0.0, 0.25, 1.0})
      EXPECT_NEAR(histogram.fractionOf(histogram.valueAt(share)), share, 1e-9);
    EXPECT_NEAR(histogram.valueAt(0.0), histogram.low, 1e-9 * std::abs(histogram.low));
    EXPECT_NEAR(histogram.valueAt(1.0), histogram.high, 1e-9 * std::abs(histogram.high));
    std::vector<double> counts(histogram.bins.size());
    const auto bins = static_cast<double>(counts.size());
    const std::vector<double> values = ground.values(condition);
    double beyond = 0.0;
    for (const double value : values) {
      // By hand, as the axis says that it is laid out.
      const double share = histogram.logarithmic
                               ? std::log(value / histogram.low) / std::log(histogram.high / histogram.low)
                               : (value - histogram.low) / (histogram.high - histogram.low);
      if (share < -1e-6 || share > 1.0 + 1e-6)
        ++beyond;
      else
        ++counts[static_cast<std::size_t>(std::clamp(share * bins, 0.0, bins - 1.0))];
    }
    EXPECT_LE(beyond, 0.011 * static_cast<double>(values.size()));
    // Values at the border of two bars may count for either.
    const double most = *std::ranges::max_element(counts);
    double differs = 0.0;
    for (std::size_t i = 0; i < counts.size(); ++i)
      differs += std::abs(counts[i] / most - static_cast<double>(histogram.bins[i])) * most;
    EXPECT_LT(differs, 0.03 * static_cast<double>(values.size()));
    for (const double share : {0.1, 0.5, 0.9}) {
      // The share of values below the quantile, but for those in its own bar.
      const double at = histogram.fractionOf(histogram.quantile(share));
      const auto below = [&](double fraction) {
        return static_cast<double>(std::ranges::count_if(
                   values, [&](double v) { return histogram.fractionOf(v) < fraction; })) /
               static_cast<double>(values.size());
      };
      EXPECT_LE(below(at - 1.1 / bins), share + 0.01);
      EXPECT_GE(below(at + 1.1 / bins), share - 0.01);
    }
  }
}

TEST(MeasureHistogram, NoGroundAndLevelGroundHaveAnAxisToo) {
  for (const float height : {test::kHole, 7.0F}) {
    const Terrain terrain = test::makeTerrain({40, 30, 1.0, 1.0}, [=](int, int) { return height; });
    for (std::size_t measure = 0; measure < groundMeasureNames().size(); ++measure) {
      const MeasureHistogram histogram = measureHistogram(by(measure), {terrain.heights}, terrain.frame);
      EXPECT_LT(histogram.low, histogram.high) << measure;
      EXPECT_TRUE(std::isfinite(histogram.quantile(0.5))) << measure;
      EXPECT_TRUE(!std::isnan(height) || histogram.bins.empty()) << measure;
    }
  }
}

TEST(MeasureHistogram, LargeTerrainIsSampledEvenly) {
  // Higher to the east, or to the south, of more tiles than are looked at.
  for (const auto& [columns, rows] : {std::pair(1280, 1280), std::pair(9000, 3), std::pair(3, 9000)}) {
    const int longest = std::max(columns, rows);
    const bool wide = columns >= rows;
    const Terrain terrain = test::makeTerrain({columns, rows, 1.0, 1.0},
                                              [=](int c, int r) { return static_cast<float>(wide ? c : r); });
    const MeasureHistogram histogram = measureHistogram(by(0), {terrain.heights}, terrain.frame);
    for (const double share : {0.25, 0.5, 0.75})
      EXPECT_NEAR(histogram.quantile(share), share * longest, 0.08 * longest) << columns;
    EXPECT_LT(histogram.low, 0.1 * longest);
    EXPECT_GT(histogram.high, 0.9 * longest);
  }
}

// What a new condition begins with holds somewhere and not everywhere.
TEST(StartingCondition, HoldsOnPartOfTheGround) {
  const Ground ground;
  for (std::size_t measure = 0; measure < groundMeasureNames().size(); ++measure) {
    SCOPED_TRACE(groundMeasureNames().all()[measure].title);
    const RuleCondition condition = startingCondition(by(measure), ground.inputs(), ground.terrain.frame);
    EXPECT_EQ(condition.by, by(measure).by);
    ASSERT_TRUE(validate(RuleStack{1, {{1, 1.0, true, {condition}}}}));
    double sum = 0.0, all = 0.0;
    for (int r = 0; r < ground.terrain.frame.rows; ++r)
      for (int c = 0; c < ground.terrain.frame.columns; ++c)
        if (!std::isnan(ground.oracle.height(c, r))) {
          sum += ground.oracle.weight(condition, c, r);
          ++all;
        }
    EXPECT_GT(sum / all, 0.01);
    EXPECT_LT(sum / all, 0.75);
  }
}

}  // namespace
}  // namespace scarp
