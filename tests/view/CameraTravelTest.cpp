#include <gtest/gtest.h>

#include <numbers>

#include "core/view/CameraMotion.h"

namespace scarp {
namespace {

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
