#include <gtest/gtest.h>

#include <numbers>
#include <random>

#include "core/sceneio/SceneFrames.h"

namespace scarp::test {
namespace {

/// A turn carries vectors as the frame's own axes say: place(q · v) = turn(q) · place(v).
template <class Frame>
void expectTurnsGoWithPlaces() {
  std::mt19937 random(3);
  std::uniform_real_distribution<double> any(-1.0, 1.0);
  for (int i = 0; i < 200; ++i) {
    const Eigen::Quaterniond q =
        Eigen::Quaterniond(any(random), any(random), any(random), any(random)).normalized();
    const Vec3 v(any(random), any(random), any(random));
    EXPECT_LT((Frame::place(q * v) - Frame::turn(q) * Frame::place(v)).norm(), 1e-9);
    EXPECT_LT((Frame::local(Frame::place(v)) - v).norm(), 1e-12);
    EXPECT_LT((Frame::localTurn(Frame::turn(q)).coeffs() - q.coeffs()).norm(), 1e-12);
  }
}

TEST(SceneFrames, TurnsGoWithPlacesInEveryProgramsAxes) {
  expectTurnsGoWithPlaces<GltfFrame>();
  expectTurnsGoWithPlaces<UnityFrame>();
  expectTurnsGoWithPlaces<UnrealFrame>();
}

TEST(SceneFrames, EastNorthAndUpAreWhereEachProgramHasThem) {
  EXPECT_EQ(GltfFrame::place(Vec3(1, 2, 3)), Vec3(1, 3, -2));
  EXPECT_EQ(UnityFrame::place(Vec3(1, 2, 3)), Vec3(1, 3, 2));
  EXPECT_EQ(UnrealFrame::place(Vec3(1, 2, 3)), Vec3(100, -200, 300));
}

/// A quarter turn anticlockwise from above is −90° in Unreal, whose yaw runs clockwise.
TEST(SceneFrames, UnrealsYawRunsClockwise) {
  const Eigen::Quaterniond quarter(Eigen::AngleAxisd(0.5 * std::numbers::pi, Vec3::UnitZ()));
  const auto rotator = UnrealFrame::rotator(UnrealFrame::turn(quarter));
  EXPECT_NEAR(rotator[0], 0.0, 1e-9);
  EXPECT_NEAR(rotator[1], 0.0, 1e-9);
  EXPECT_NEAR(rotator[2], -90.0, 1e-9);
}

TEST(SceneFrames, RotatorsAreTheTurnsThatTheyCameFrom) {
  std::mt19937 random(4);
  std::uniform_real_distribution<double> any(-1.0, 1.0);
  for (int i = 0; i < 2000; ++i) {
    Eigen::Quaterniond q =
        Eigen::Quaterniond(any(random), any(random), any(random), any(random)).normalized();
    if (i % 10 == 0)  // straight up or down
      q = Eigen::AngleAxisd(any(random), Vec3::UnitZ()) *
          Eigen::AngleAxisd((i % 20 == 0 ? 0.5 : -0.5) * std::numbers::pi, Vec3::UnitY()) *
          Eigen::AngleAxisd(any(random), Vec3::UnitX());
    const Eigen::Quaterniond back = UnrealFrame::turnOf(UnrealFrame::rotator(q));
    EXPECT_NEAR(std::abs(back.dot(q)), 1.0, 1e-6) << i;
  }
}

}  // namespace
}  // namespace scarp::test
