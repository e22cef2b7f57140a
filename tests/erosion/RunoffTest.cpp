#include <gtest/gtest.h>

#include <cmath>
#include <numeric>
#include <span>
#include <vector>

#include "core/erosion/Runoff.h"

namespace scarp {
namespace {

constexpr int kSide = 130;  ///< Samples, the dry rim included.

/// A valley that runs south, with steep sides.
std::vector<float> valley() {
  std::vector<float> ground;
  for (int r = 0; r < kSide; ++r)
    for (int c = 0; c < kSide; ++c)
      ground.push_back(static_cast<float>(100.0 - 0.5 * r + 0.4 * std::abs(c - kSide / 2)));
  return ground;
}

std::vector<float> wetButForTheRim() {
  std::vector<float> wet(static_cast<std::size_t>(kSide) * kSide, 0.0F);
  for (int r = 1; r + 1 < kSide; ++r)
    std::fill_n(&wet[static_cast<std::size_t>(r) * kSide + 1], kSide - 2, 1.0F);
  return wet;
}

double total(std::span<const float> plane) { return std::accumulate(plane.begin(), plane.end(), 0.0); }

TEST(Runoff, KeepsWaterWithinABasin) {
  // Walls higher than the water all round; a pit in the middle.
  std::vector<float> ground;
  for (int r = 0; r < kSide; ++r)
    for (int c = 0; c < kSide; ++c)
      ground.push_back(static_cast<float>(0.2 * std::hypot(c - kSide / 2, r - kSide / 2)));
  const std::vector<float> wet = wetButForTheRim(), dry(wet.size(), 1e-30F);
  Runoff water(kSide, kSide, 1.0, 1.5, 1e-3);
  water.move(wet);
  const double fallen = total(water.depth);
  EXPECT_NEAR(fallen, 1e-3 * (kSide - 2) * (kSide - 2), 1e-3);
  for (int step = 0; step < 200; ++step) {
    water.flow(ground);
    water.move(dry);
    for (const float depth : water.depth) ASSERT_GE(depth, 0.0F);
  }
  EXPECT_NEAR(total(water.depth), fallen, 1e-3 * fallen);
  const auto middle = static_cast<std::size_t>(kSide / 2) * kSide + kSide / 2;
  EXPECT_GT(water.depth[middle], 0.05F) << "it has run together";
}

TEST(Runoff, GathersFromAfar) {
  // At the valley's end there flows what fell along all of it, not along a few steps' way.
  const std::vector<float> ground = valley(), wet = wetButForTheRim();
  const double rain = 1e-5;
  Runoff water = gatheredRunoff(ground, wet, kSide, kSide, 1.0, 1.0, rain);
  water.flow(ground);
  const auto through = [&](int column, int row) {
    const auto at = static_cast<std::size_t>(row) * kSide + column;
    return flowsAt(&water.east[at], &water.south[at], &water.keep[at], kSide).south / rain;
  };
  const double early = through(kSide / 2, 30), late = through(kSide / 2, kSide - 6);
  EXPECT_GT(late, 2.0 * early);
  EXPECT_GT(late, 500.0);
  EXPECT_LT(through(kSide / 2 + 50, kSide - 6), 0.1 * late) << "the sides carry little";
}

TEST(Runoff, NothingFlowsIntoOrOutOfHoles) {
  std::vector<float> ground = valley();
  for (int r = 60; r < 66; ++r)
    std::fill_n(&ground[static_cast<std::size_t>(r) * kSide + 60], 9, std::nanf(""));
  const Runoff water = gatheredRunoff(ground, wetButForTheRim(), kSide, kSide, 2.0, 3.0, 1e-5);
  for (const auto* plane : {&water.depth, &water.east, &water.south, &water.keep})
    for (const float value : *plane) ASSERT_TRUE(std::isfinite(value));
  EXPECT_EQ(water.east[62 * kSide + 59], 0.0F);
  EXPECT_EQ(water.south[59 * kSide + 62], 0.0F);
}

}  // namespace
}  // namespace scarp
