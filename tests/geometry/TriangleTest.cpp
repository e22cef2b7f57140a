#include <gtest/gtest.h>

#include <cmath>

#include "core/geometry/Triangle.h"

namespace scarp {
namespace {

const Vec3 kA(0, 0, 0), kB(4, 0, 0), kC(0, 4, 0);

TEST(HitTriangle, GivesDistanceWeightsAndSide) {
  const auto hit = hitTriangle({1, 2, 6}, {0, 0, -2}, kA, kB, kC);
  ASSERT_TRUE(hit);
  EXPECT_DOUBLE_EQ(hit->t, 3.0);
  EXPECT_DOUBLE_EQ(hit->u, 0.25);
  EXPECT_DOUBLE_EQ(hit->v, 0.5);
  EXPECT_TRUE(hit->front);
  EXPECT_FALSE(hitTriangle({1, 2, -6}, {0, 0, 2}, kA, kB, kC)->front);
}

TEST(HitTriangle, BordersCountAndBeyondMisses) {
  EXPECT_TRUE(hitTriangle({0, 0, 1}, {0, 0, -1}, kA, kB, kC));
  EXPECT_TRUE(hitTriangle({2, 2, 1}, {0, 0, -1}, kA, kB, kC));
  EXPECT_FALSE(hitTriangle({2.01, 2, 1}, {0, 0, -1}, kA, kB, kC));
  EXPECT_FALSE(hitTriangle({1, 1, 1}, {1, 0, 0}, kA, kB, kC)) << "parallel";
  EXPECT_FALSE(hitTriangle({std::nan(""), 1, 1}, {0, 0, -1}, kA, kB, kC));
}

}  // namespace
}  // namespace scarp
