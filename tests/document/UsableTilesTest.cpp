#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <limits>

#include "core/document/UsableTiles.h"
#include "core/memory/LargePages.h"

namespace scarp {
namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();
constexpr float kNothing = std::numeric_limits<float>::quiet_NaN();

HeightRaster::TilePtr tileOf(std::initializer_list<float> first) {
  auto tile = makeInLargePages<HeightRaster::Tile>();
  tile->fill(0.5F);
  std::ranges::copy(first, tile->begin());
  return tile;
}

TEST(UsableTiles, GroundKeepsHeightsThatCanBeWorkedWith) {
  const auto tile = usableTile(RasterRole::Ground, tileOf({-1e9F, 1e9F, 2e9F, -kInfinity, kNothing, 1e38F}));
  EXPECT_EQ((*tile)[0], -1e9F);
  EXPECT_EQ((*tile)[1], 1e9F);
  for (const std::size_t hole : {2U, 3U, 4U, 5U}) EXPECT_TRUE(std::isnan((*tile)[hole])) << hole;
  EXPECT_EQ((*tile)[6], 0.5F);
}

TEST(UsableTiles, ALayerMayHoldAnyFiniteNumber) {
  const auto tile = usableTile(RasterRole::Layer, tileOf({2e9F, kInfinity, kNothing}));
  EXPECT_EQ((*tile)[0], 2e9F);
  EXPECT_TRUE(std::isnan((*tile)[1]));
  EXPECT_TRUE(std::isnan((*tile)[2]));
}

TEST(UsableTiles, WeightsAreFromNothingToOne) {
  for (const RasterRole role : {RasterRole::LayerMask, RasterRole::Selection, RasterRole::NamedMask}) {
    const auto tile =
        usableTile(role, tileOf({kNothing, kInfinity, -kInfinity, -0.25F, 1.25F, 0.0F, 1.0F, 0.75F}));
    const std::array<float, 8> expected{0.0F, 1.0F, 0.0F, 0.0F, 1.0F, 0.0F, 1.0F, 0.75F};
    for (std::size_t i = 0; i < expected.size(); ++i) EXPECT_EQ((*tile)[i], expected.at(i)) << i;
  }
}

TEST(UsableTiles, WhatIsAllRightIsNotCopied) {
  const auto ground = tileOf({-5.0F, kNothing, 1e9F});
  EXPECT_EQ(usableTile(RasterRole::Ground, ground), ground);
  const auto mask = tileOf({0.0F, 1.0F});
  EXPECT_EQ(usableTile(RasterRole::Selection, mask), mask);
  EXPECT_EQ(usableTile(RasterRole::Ground, nullptr), nullptr);
}

}  // namespace
}  // namespace scarp
