#include <gtest/gtest.h>

#include "core/operation/Filter.h"
#include "tests/operation/OperationSupport.h"

namespace scarp {
namespace {

HeightRaster done(const Terrain& terrain, const Filter& filter, const MaskRaster* selection = nullptr) {
  auto result = filtered(terrain, filter, selection);
  EXPECT_TRUE(result.ok()) << (result.ok() ? "" : result.error().message);
  return *std::move(result);
}

TEST(Filter, ChangesNothingWhereTheSelectionIsNothing) {
  const Terrain terrain = test::groundWithHoles();
  const MaskRaster selection = test::middleSelected(terrain.frame);
  const auto before = test::samplesOf(terrain.heights), weights = test::samplesOf(selection);
  for (const Filter& filter : test::allFilters()) {
    const auto after = test::samplesOf(done(terrain, filter, &selection));
    std::size_t changed = 0;
    for (std::size_t i = 0; i < before.size(); ++i) {
      if (weights[i] == 0.0F) {
        ASSERT_EQ(std::bit_cast<std::uint32_t>(before[i]), std::bit_cast<std::uint32_t>(after[i]))
            << filter.index() << " at " << i;
      }
      changed += before[i] != after[i];
    }
    EXPECT_GT(changed, 0u) << filter.index();
  }
}

TEST(Filter, GoesPartOfTheWayWhereTheSelectionIsPartial) {
  const Terrain terrain = test::groundWithHoles();
  const MaskRaster selection = test::middleSelected(terrain.frame);
  const auto before = test::samplesOf(terrain.heights), weights = test::samplesOf(selection);
  for (const Filter& filter : test::allFilters()) {
    if (std::holds_alternative<FillHolesFilter>(filter)) continue;
    const auto whole = test::samplesOf(done(terrain, filter));
    const auto part = test::samplesOf(done(terrain, filter, &selection));
    for (std::size_t i = 0; i < before.size(); ++i) {
      if (test::isHole(before[i])) continue;
      ASSERT_NEAR(part[i], before[i] + weights[i] * (whole[i] - before[i]), 1e-4) << filter.index();
    }
  }
}

TEST(Filter, SharesTheTilesThatDoNotChange) {
  const Terrain terrain = test::groundWithHoles();
  const MaskRaster selection = test::middleSelected(terrain.frame);
  for (const Filter& filter : test::allFilters()) {
    const HeightRaster after = done(terrain, filter, &selection);
    int shared = 0;
    for (int i = 0; i < after.tileCount(); ++i) {
      const bool same = after.tile(i) == terrain.heights.tile(i);
      shared += same;
      std::vector<float> a(static_cast<std::size_t>(after.tileRect(i).area())), b = a;
      after.read(after.tileRect(i), a);
      terrain.heights.read(after.tileRect(i), b);
      EXPECT_EQ(same, test::sameBits(a, b)) << filter.index() << " tile " << i;
    }
    EXPECT_GE(shared, 4) << filter.index();
  }
}

TEST(Filter, KeepsHolesAndMakesNone) {
  const Terrain terrain = test::groundWithHoles();
  const auto before = test::samplesOf(terrain.heights);
  for (const Filter& filter : test::allFilters()) {
    if (std::holds_alternative<FillHolesFilter>(filter)) continue;
    const auto after = test::samplesOf(done(terrain, filter));
    for (std::size_t i = 0; i < before.size(); ++i)
      ASSERT_EQ(test::isHole(before[i]), test::isHole(after[i])) << filter.index() << " at " << i;
  }
}

TEST(Filter, GivesTheSameBitsForAnyNumberOfThreads) {
  const Terrain terrain = test::groundWithHoles();
  for (const Filter& filter : test::allFilters()) {
    std::vector<float> first;
    for (const int threads : {1, 2, 8}) {
      const ThreadLimit limit(threads);
      const auto after = test::samplesOf(done(terrain, filter));
      if (threads == 1) first = after;
      EXPECT_TRUE(test::sameBits(first, after)) << filter.index() << " with " << threads;
    }
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

}  // namespace
}  // namespace scarp
