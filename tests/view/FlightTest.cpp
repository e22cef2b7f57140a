#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "core/view/CameraMotion.h"

namespace scarp {
namespace {

const Vec3 kAhead(0.3, 1.0, -0.2);

/// Half a second at full speed, then let go: the way in steps of a length.
Vec3 wayInSteps(int steps) {
  Flight flight;
  Vec3 way = Vec3::Zero();
  for (int i = 0; i < steps; ++i) way += flight.advance(kAhead, 0.5 / steps);
  for (int i = 0; i < 2 * steps; ++i) way += flight.advance(Vec3::Zero(), 0.5 / steps);
  EXPECT_TRUE(flight.atRest());
  return way;
}

TEST(Flight, TheWayDoesNotDependOnTheFrames) {
  const Vec3 once = wayInSteps(1);
  for (const int steps : {2, 7, 30, 144, 1000}) EXPECT_LT((wayInSteps(steps) - once).norm(), 1e-12) << steps;
  std::mt19937_64 random(5);
  std::uniform_real_distribution<double> step(0.0, 0.05);
  Flight flight;
  Vec3 way = Vec3::Zero();
  for (double left = 0.5; left > 0.0;) {
    const double seconds = std::min(left, step(random));
    way += flight.advance(kAhead, seconds);
    left -= seconds;
  }
  for (int i = 0; i < 100; ++i) way += flight.advance(Vec3::Zero(), step(random));
  EXPECT_LT((way - once).norm(), 1e-12);
}

TEST(Flight, TheWayIsTheIntegralOfTheVelocity) {
  Flight flight;
  Vec3 sum = Vec3::Zero(), way = Vec3::Zero();
  constexpr int kSteps = 20000;
  for (int i = 0; i < kSteps; ++i) {
    const Vec3 before = flight.velocity();
    way += flight.advance(kAhead, 0.4 / kSteps);
    sum += 0.5 * (before + flight.velocity()) * 0.4 / kSteps;
  }
  EXPECT_LT((way - sum).norm(), 1e-8);
}

TEST(Flight, StartsAndStopsSoftlyAndThenStandsStill) {
  Flight flight;
  static_cast<void>(flight.advance(kAhead, 0.016));
  EXPECT_LT(flight.velocity().norm(), 0.3 * kAhead.norm());
  static_cast<void>(flight.advance(kAhead, 2.0));
  EXPECT_LT((flight.velocity() - kAhead).norm(), 1e-6);
  const Vec3 glide = flight.advance(Vec3::Zero(), 0.016);
  EXPECT_GT(glide.norm(), 0.8 * 0.016 * kAhead.norm());
  EXPECT_FALSE(flight.atRest());
  static_cast<void>(flight.advance(Vec3::Zero(), 0.5));
  EXPECT_TRUE(flight.atRest());
  EXPECT_EQ(flight.advance(Vec3::Zero(), 1.0), Vec3(Vec3::Zero()));
}

TEST(Flight, StopEndsItAtOnce) {
  Flight flight;
  static_cast<void>(flight.advance(kAhead, 1.0));
  flight.stop();
  EXPECT_TRUE(flight.atRest());
  EXPECT_EQ(flight.advance(Vec3::Zero(), 1.0), Vec3(Vec3::Zero()));
}

}  // namespace
}  // namespace scarp
