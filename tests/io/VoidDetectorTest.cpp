#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "core/io/HeightRule.h"

namespace scarp {
namespace {

VoidDetector over(const std::vector<double>& samples) {
  VoidDetector detector;
  detector.add(samples);
  return detector;
}

TEST(VoidDetector, FindsTheUsualSentinels) {
  EXPECT_EQ(over({-32767.0, 1289.0, 1880.0}).undeclaredVoid(), -32767.0);
  EXPECT_EQ(over({5.0, -32768.0, 1909.0, -10.0}).undeclaredVoid(), -32768.0);
  EXPECT_EQ(over({-9999.0, 0.0, 3000.0}).undeclaredVoid(), -9999.0);
  EXPECT_EQ(over({32767.0, 553.0, 3421.0}).undeclaredVoid(), 32767.0);
}

TEST(VoidDetector, LeavesGroundAlone) {
  EXPECT_TRUE(std::isnan(over({115.0, 1908.0}).undeclaredVoid()));
  EXPECT_TRUE(std::isnan(over({-9999.0, -9998.0, -5000.0, 0.0}).undeclaredVoid()));  // a deep sea
  EXPECT_TRUE(
      std::isnan(over({-32768.0, -32700.0, 0.0, 32700.0, 32767.0}).undeclaredVoid()));  // all 16 bits in use
  EXPECT_TRUE(std::isnan(over({-9000.0, 10.0, 20.0}).undeclaredVoid()));                // no sentinel
  EXPECT_TRUE(std::isnan(over({-32768.0, -32768.0}).undeclaredVoid()));  // nothing else to compare
  EXPECT_TRUE(std::isnan(VoidDetector().undeclaredVoid()));
}

TEST(VoidDetector, TellsTheGroundWithoutTheVoid) {
  VoidDetector detector = over({-32767.0, 1289.0});
  detector.add(std::vector<double>{1880.0, -32767.0, std::nan("")});
  EXPECT_EQ(detector.lowestGround(), 1289.0);
  EXPECT_EQ(detector.highestGround(), 1880.0);
  EXPECT_EQ(over({4.0}).lowestGround(), 4.0);
  EXPECT_FALSE(over({std::nan("")}).any());
}

}  // namespace
}  // namespace scarp
