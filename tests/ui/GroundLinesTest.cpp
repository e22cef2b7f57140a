#include <gtest/gtest.h>

#include "ui/render/ContourLabels.h"

namespace scarp {
namespace {

TEST(GroundLines, StepsAreRound) {
  EXPECT_DOUBLE_EQ(roundStep(1.0), 1.0);
  EXPECT_DOUBLE_EQ(roundStep(1.7), 2.0);
  EXPECT_DOUBLE_EQ(roundStep(37.0), 50.0);
  EXPECT_DOUBLE_EQ(roundStep(80.0), 100.0);
  EXPECT_DOUBLE_EQ(roundStep(0.0022), 0.002);
}

TEST(GroundLines, TypedStepsHoldAndOthersSuitTheTerrain) {
  EXPECT_DOUBLE_EQ(contourInterval({}, {0.0F, 1200.0F}), 50.0);
  EXPECT_DOUBLE_EQ(contourInterval({true, 7.5, 5, true}, {0.0F, 1200.0F}), 7.5);
  EXPECT_GT(contourInterval({}, {5.0F, 5.0F}), 0.0);
  EXPECT_GT(contourInterval({}, {}), 0.0);
  EXPECT_DOUBLE_EQ(groundGridStep({}, {1201, 1201, 30.0, 30.0}), 1000.0);
  EXPECT_DOUBLE_EQ(groundGridStep({true, 250.0}, {1201, 1201, 30.0, 30.0}), 250.0);
}

}  // namespace
}  // namespace scarp
