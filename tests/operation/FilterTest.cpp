#include <gtest/gtest.h>

#include <numbers>

#include "core/operation/Filter.h"
#include "tests/operation/OperationSupport.h"

namespace scarp {
namespace {

HeightRaster done(const Terrain& terrain, const Filter& filter, const MaskRaster* selection = nullptr) {
  auto result = filtered(terrain, filter, selection);
  EXPECT_TRUE(result.ok()) << (result.ok() ? "" : result.error().text());
  return *std::move(result);
}

TEST(Filter, KeepsHolesSelectionTilesAndBits) {
  const Terrain terrain = test::groundWithHoles();
  const MaskRaster selection = test::middleSelected(terrain.frame);
  const auto before = test::samplesOf(terrain.heights), weights = test::samplesOf(selection);
  for (const Filter& filter : test::allFilters()) {
    SCOPED_TRACE(filter.index());
    const bool fillsHoles = std::holds_alternative<FillHolesFilter>(filter);
    const auto wholeBy = [&](int threads) {
      const ThreadLimit limit(threads);
      return test::samplesOf(done(terrain, filter));
    };
    const auto whole = wholeBy(8);
    const HeightRaster partly = done(terrain, filter, &selection);
    const auto part = test::samplesOf(partly);
    std::size_t changed = 0;
    for (std::size_t i = 0; i < before.size(); ++i) {
      const bool same = std::bit_cast<std::uint32_t>(before[i]) == std::bit_cast<std::uint32_t>(part[i]);
      if (weights[i] == 0.0F) {
        ASSERT_TRUE(same) << i;
      }
      changed += !same;
      if (fillsHoles) continue;
      ASSERT_EQ(test::isHole(before[i]), test::isHole(whole[i])) << i;
      // Part of the way where the selection is partial.
      if (!test::isHole(before[i])) {
        ASSERT_NEAR(part[i], before[i] + weights[i] * (whole[i] - before[i]), 1e-4) << i;
      }
    }
    EXPECT_GT(changed, 0u);
    int shared = 0;
    for (int i = 0; i < partly.tileCount(); ++i) {
      const bool same = partly.tile(i) == terrain.heights.tile(i);
      shared += same;
      std::vector<float> a(static_cast<std::size_t>(partly.tileRect(i).area())), b = a;
      partly.read(partly.tileRect(i), a);
      terrain.heights.read(partly.tileRect(i), b);
      EXPECT_EQ(same, test::sameBits(a, b)) << "tile " << i;
    }
    EXPECT_GE(shared, 4);
    EXPECT_TRUE(test::sameBits(whole, wholeBy(1)));
  }
}

TEST(Filter, StopsWhenToldTo) {
  const Terrain terrain = test::groundWithHoles();
  for (const Filter& filter : test::allFilters()) {
    int asked = 0;
    const auto result = filtered(terrain, filter, nullptr, [&](double fraction) {
      EXPECT_GE(fraction, 0.0);
      EXPECT_LE(fraction, 1.0);
      return ++asked < 2;
    });
    ASSERT_FALSE(result.ok()) << filter.index();
    EXPECT_TRUE(result.error().cancelled);
    EXPECT_EQ(asked, 2) << filter.index();
  }
}

TEST(Filter, ShowsStagesOfErosions) {
  const Terrain terrain = test::groundWithHoles();
  for (const Filter& filter : {Filter(HydraulicErosionFilter{8}), Filter(ThermalErosionFilter{10.0, 12})}) {
    std::vector<HeightRaster> stages;
    const auto result =
        filtered(terrain, filter, nullptr, {}, [&](const HeightRaster& stage) { stages.push_back(stage); });
    ASSERT_GE(stages.size(), 3u);
    for (const HeightRaster& stage : stages) {
      EXPECT_EQ(stage.rect(), terrain.heights.rect());
      EXPECT_FALSE(test::sameBits(test::samplesOf(stage), test::samplesOf(terrain.heights)));
    }
    // Being watched changes nothing.
    EXPECT_TRUE(test::sameBits(test::samplesOf(*result), test::samplesOf(done(terrain, filter))));
  }
}

TEST(FilterDeathTest, WantsASelectionOfTheTerrainsSize) {
  const Terrain terrain = test::fractalTerrain(20, 20);
  const MaskRaster other(19, 20, 1.0F);
  EXPECT_DEATH((void)filtered(terrain, OffsetFilter{}, &other), "");
}

/// The steepest that any two of eight neighbours lie, as a tangent.
double steepest(const HeightRaster& heights, const GridFrame& f) {
  double most = 0.0;
  for (int r = 0; r < f.rows; ++r)
    for (int c = 0; c < f.columns; ++c)
      for (const auto& [dc, dr] : {std::pair(1, 0), {0, 1}, {1, 1}, {-1, 1}}) {
        if (!f.samples().contains(c + dc, r + dr)) continue;
        const double drop = heights.at(c + dc, r + dr) - heights.at(c, r);
        if (!std::isnan(drop)) most = std::max(most, std::abs(drop) / std::hypot(dc * f.dx, dr * f.dy));
      }
  return most;
}

TEST(ThermalErosion, ComesToRestAtTheTalusAngle) {
  const Terrain terrain = test::fractalTerrain(90, 70, 2.0, 3.0);
  const double limit = std::tan(30.0 * std::numbers::pi / 180.0);
  ASSERT_GT(steepest(terrain.heights, terrain.frame), 1.5 * limit);
  const HeightRaster after = *filtered(terrain, ThermalErosionFilter{30.0, 3000}, nullptr);
  EXPECT_LT(steepest(after, terrain.frame), 1.001 * limit);
}

TEST(ThermalErosion, KeepsTheMass) {
  const Terrain terrain = test::groundWithHoles();
  const HeightRaster after = *filtered(terrain, ThermalErosionFilter{8.0, 60}, nullptr);
  double moved = 0.0;
  const auto a = test::samplesOf(terrain.heights), b = test::samplesOf(after);
  for (std::size_t i = 0; i < a.size(); ++i)
    if (!test::isHole(a[i])) moved += std::abs(double(b[i]) - a[i]);
  ASSERT_GT(moved, 1000.0);
  EXPECT_LT(std::abs(test::sumOf(after) - test::sumOf(terrain.heights)), 1e-3 * moved);
}

TEST(ThermalErosion, LeavesFlatterGroundAsItIs) {
  const Terrain terrain = test::makeTerrain({150, 140, 1, 1}, [](int c, int r) {
    return 0.3F * static_cast<float>(c) + 0.1F * static_cast<float>(r);
  });
  const HeightRaster after = *filtered(terrain, ThermalErosionFilter{35.0, 20}, nullptr);
  for (int i = 0; i < after.tileCount(); ++i) EXPECT_EQ(after.tile(i), terrain.heights.tile(i));
}

}  // namespace
}  // namespace scarp
