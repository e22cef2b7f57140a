#include <gtest/gtest.h>

#include <numbers>

#include "core/tools/ViewController.h"

namespace scarp {
namespace {

TEST(PathHeading, TakesTheWayAndNotTheTrembling) {
  PathHeading heading;
  EXPECT_EQ(heading.angle(), 0.0);
  heading.follow({0.0, 0.0}, 1.0);
  EXPECT_EQ(heading.angle(), 0.0);
  heading.follow({0.0, 5.0}, 1.0);
  EXPECT_DOUBLE_EQ(heading.angle(), 0.5 * std::numbers::pi);
  heading.follow({0.4, 5.0}, 1.0);
  EXPECT_DOUBLE_EQ(heading.angle(), 0.5 * std::numbers::pi);
  // Many small steps make a way.
  for (int i = 1; i <= 4; ++i) heading.follow({0.4 * i, 5.0}, 1.0);
  EXPECT_NEAR(heading.angle(), 0.0, 1e-12);
  // Standing still says nothing, whatever counts as a way.
  heading.follow({1.2, 5.0}, 0.0);
  heading.follow({1.2, 5.0}, 0.0);
  EXPECT_TRUE(std::isfinite(heading.angle()));
}

}  // namespace
}  // namespace scarp
