#include <gtest/gtest.h>

#include <numbers>

#include "core/view/CameraMotion.h"

namespace scarp {
namespace {

TEST(CameraTravel, RunsFromOneViewToTheOtherAndEndsThereExactly) {
  Camera from, to;
  to.position = {0.1, -7.3, 812.7};
  to.yaw = 1.1;
  to.pitch = -1.0;
  CameraTravel travel(from, to);
  EXPECT_TRUE(samePose(travel.present(), from));
  double last = (to.position - from.position).norm();
  for (int i = 0; i < 24; ++i) {
    travel.advance(0.01);
    const double left = (to.position - travel.present().position).norm();
    EXPECT_LT(left, last);
    last = left;
  }
  EXPECT_FALSE(travel.arrived());
  travel.advance(0.02);
  EXPECT_TRUE(travel.arrived());
  EXPECT_TRUE(samePose(travel.present(), to));
}

TEST(CameraTravel, TurnsTheShorterWayRound) {
  Camera from, to;
  from.yaw = 3.0;
  to.yaw = -3.0;
  CameraTravel travel(from, to);
  travel.advance(0.5 * CameraTravel::duration);
  EXPECT_NEAR(std::abs(std::remainder(travel.present().yaw, 2.0 * std::numbers::pi)), std::numbers::pi,
              1e-12);
}

TEST(CameraTravelDeathTest, BetweenProjectionsThereIsNoWay) {
  Camera from, to;
  to.projection = Camera::Projection::Orthographic;
  EXPECT_DEATH(CameraTravel(from, to), "precondition");
}

}  // namespace
}  // namespace scarp
