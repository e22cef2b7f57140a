#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

#include "core/brush/RoundingRest.h"
#include "core/brush/RowOps.h"

namespace scarp {
namespace {

constexpr float kNoHeight = std::numeric_limits<float>::quiet_NaN();

TEST(RowOps, AddKeepsTheBitsWhereNothingMayChange) {
  std::vector<float> heights{-0.0F, 1.0F, kNoHeight, 5.0F}, rests(4);
  const std::vector<float> most{0.0F, 2.0F, 1.0F, 0.5F};
  const DabRow row{heights.data(), most.data(), 4, 0, 0, rests.data()};
  addRow(row, -1.0F);
  EXPECT_TRUE(std::signbit(heights[0]));
  EXPECT_EQ(heights[1], -1.0F);
  EXPECT_TRUE(std::isnan(heights[2]));
  EXPECT_EQ(heights[3], 4.5F);
}

TEST(RowOps, TowardStopsAtTheGoalAndLeavesHoles) {
  std::vector<float> heights{0.0F, 10.0F, 3.9F, kNoHeight, 7.0F, 7.0F}, rests(6);
  const std::vector<float> most{1.0F, 2.0F, 1.0F, 9.0F, 0.0F, 1.0F};
  const std::vector<float> goals{4.0F, 4.0F, 4.1F, 4.0F, 4.0F, kNoHeight};
  towardRow({heights.data(), most.data(), 6, 0, 0, rests.data()}, goals.data());
  EXPECT_EQ(heights[0], 1.0F);
  EXPECT_EQ(heights[1], 8.0F);
  EXPECT_EQ(heights[2], 4.1F);
  EXPECT_TRUE(std::isnan(heights[3]));
  EXPECT_EQ(heights[4], 7.0F);
  EXPECT_EQ(heights[5], 7.0F) << "no goal, no change";
}

TEST(RowOps, TowardAGoalThatRisesAlongTheRow) {
  std::vector<float> heights{0.0F, 0.0F, 0.0F, kNoHeight, -0.0F}, rests(5);
  const std::vector<float> most{9.0F, 1.0F, 9.0F, 9.0F, 0.0F};
  towardRow({heights.data(), most.data(), 5, 0, 0, rests.data()}, 1.0F, 2, 0.5F);
  EXPECT_EQ(heights[0], 2.0F);
  EXPECT_EQ(heights[1], 1.0F);
  EXPECT_EQ(heights[2], 3.0F);
  EXPECT_TRUE(std::isnan(heights[3]));
  EXPECT_TRUE(std::signbit(heights[4]));
}

TEST(RowOps, UpAndDownTowardAGoalLeaveWhatIsBeyond) {
  std::vector<float> heights{0.0F, 3.5F, 9.0F, kNoHeight, -0.0F}, rests(5);
  const std::vector<float> most{1.0F, 1.0F, 1.0F, 1.0F, 0.0F};
  const DabRow row{heights.data(), most.data(), 5, 0, 0, rests.data()};
  upTowardRow(row, 4.0F);
  EXPECT_EQ(heights[0], 1.0F);
  EXPECT_EQ(heights[1], 4.0F);
  EXPECT_EQ(heights[2], 9.0F);
  EXPECT_TRUE(std::isnan(heights[3]));
  EXPECT_TRUE(std::signbit(heights[4]));
  downTowardRow(row, 3.5F);
  EXPECT_EQ(heights[0], 1.0F);
  EXPECT_EQ(heights[1], 3.5F);
  EXPECT_EQ(heights[2], 8.0F);
}

TEST(RowOps, AShareGoesNoFartherThanTheGoal) {
  std::vector<float> heights{0.0F, 0.0F, 5.0F, 5.0F}, rests(4);
  const std::vector<float> most{1.0F, 8.0F, 1.0F, 0.0F};
  const std::vector<float> goals{4.0F, 4.0F, kNoHeight, 4.0F};
  fractionRow({heights.data(), most.data(), 4, 0, 0, rests.data()}, goals.data(), 0.25F);
  EXPECT_EQ(heights[0], 1.0F);
  EXPECT_EQ(heights[1], 4.0F);
  EXPECT_EQ(heights[2], 5.0F);
  EXPECT_EQ(heights[3], 5.0F);
}

TEST(RowOps, ManyChangesBelowAStepOfTheHeightAddUp) {
  // At 2000 m heights have steps of 2⁻¹³ m. Each change is a third of a step.
  const float step = 0x1p-13F;
  std::vector<float> heights{2000.0F, 2000.0F, 2000.0F}, rests(3);
  const std::vector<float> most{step / 3.0F, step / 3.0F, 0.0F}, factors{1.0F, -1.0F, 1.0F};
  const DabRow row{heights.data(), most.data(), 3, 0, 0, rests.data()};
  for (int i = 0; i < 100; ++i) addRow(row, factors.data());
  EXPECT_EQ(heights[0], 2000.0F + 33.0F * step);
  EXPECT_EQ(heights[1], 2000.0F - 33.0F * step);
  EXPECT_NEAR(rests[0], step / 3.0F, 1e-3F * step);
  EXPECT_EQ(heights[2], 2000.0F);
  EXPECT_EQ(rests[2], 0.0F);

  for (int i = 0; i < 30; ++i) towardRow(row, 2000.0F);
  EXPECT_NEAR((double(heights[0]) - 2000.0 + rests[0]) / step, 100.0 / 3.0 - 10.0, 1e-3);
  for (int i = 0; i < 90; ++i) towardRow(row, 2000.0F);
  EXPECT_EQ(heights[0], 2000.0F);
  EXPECT_EQ(rests[0], 0.0F) << "at the goal nothing is left over";
}

}  // namespace
}  // namespace scarp
