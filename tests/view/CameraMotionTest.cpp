#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <random>

#include "core/tools/ViewController.h"
#include "core/view/CameraMotion.h"
#include "tests/tools/ToolHarness.h"

namespace scarp {
namespace {

using test::ToolHarness;

struct Moving : ToolHarness {
  Moving() : ToolHarness(test::fractalTerrain(129, 129, 10.0, 10.0)) {}
  void arrive() {
    for (int i = 0; i < 40 && controller.moving(); ++i) controller.pass(0.016);
    EXPECT_FALSE(controller.moving());
  }
  [[nodiscard]] bool at(const Camera& pose) const { return samePose(controller.camera(), pose); }
  void orbit(double pixels) {
    modifiers.alt = true;
    drag({{400.0, 300.0}, {400.0 + 0.5 * pixels, 300.0}, {400.0 + pixels, 300.0}});
    modifiers.alt = false;
  }
};

TEST(CameraMotion, AFlightGlidesOnWhenTheButtonIsLetGoAndThenStops) {
  Moving hand;
  int began = 0;
  const Subscription counting = hand.controller.motionBegan.subscribe([&] { ++began; });
  hand.press({400.0, 300.0}, PointerButton::Right);
  for (int i = 0; i < 20; ++i) hand.controller.fly(0.0, 1.0, 0.0, 0.016);
  hand.release({400.0, 300.0}, PointerButton::Right);
  EXPECT_EQ(began, 1);
  const Vec3 released = hand.controller.camera().position;
  hand.arrive();
  const Vec3 stopped = hand.controller.camera().position;
  EXPECT_GT((stopped - released).norm(), 0.0);
  hand.controller.pass(1.0);
  EXPECT_EQ(hand.controller.camera().position, stopped);
}

TEST(CameraMotion, EscapeTakesAFlightBackAndItDoesNotGlideOn) {
  Moving hand;
  const Camera before = hand.controller.camera();
  hand.press({400.0, 300.0}, PointerButton::Right);
  for (int i = 0; i < 20; ++i) hand.controller.fly(0.0, 1.0, 0.0, 0.016);
  EXPECT_TRUE(hand.controller.cancel());
  EXPECT_FALSE(hand.controller.moving());
  EXPECT_TRUE(hand.at(before));
}

TEST(CameraMotion, ATravelArrivesAndADragTakesOverFromIt) {
  Moving hand;
  const Camera before = hand.controller.camera();
  const Camera top = hand.controller.viewNamed(NamedView::Top, hand.view);
  hand.controller.travelTo(top);
  EXPECT_TRUE(hand.at(before)) << "it takes its time";
  EXPECT_TRUE(samePose(hand.controller.destination(), top));
  hand.arrive();
  EXPECT_TRUE(hand.at(top));

  hand.controller.travelTo(before);
  hand.controller.pass(0.1);
  const Camera midway = hand.controller.camera();
  hand.press({400.0, 300.0}, PointerButton::Middle);
  EXPECT_FALSE(hand.controller.moving());
  hand.controller.pass(0.1);
  EXPECT_TRUE(hand.at(midway));
  hand.release({400.0, 300.0}, PointerButton::Middle);
}

TEST(CameraMotion, AStopOfMovementIsOneViewToGoBackTo) {
  Moving hand;
  const Camera first = hand.controller.camera();
  hand.orbit(80.0);
  const Camera second = hand.controller.camera();
  for (int i = 0; i < 6; ++i) {
    hand.time += 0.1;
    hand.controller.wheel(hand.event({400.0, 300.0}), 1.0);
  }
  const Camera third = hand.controller.camera();
  hand.time += 5.0;
  hand.controller.wheel(hand.event({400.0, 300.0}), 1.0);
  const Camera fourth = hand.controller.camera();
  for (const Camera& view : {third, second, first}) {
    ASSERT_TRUE(hand.controller.canGoBack());
    hand.controller.goBack();
    hand.arrive();
    EXPECT_TRUE(hand.at(view));
  }
  EXPECT_FALSE(hand.controller.canGoBack());
  for (const Camera& view : {second, third, fourth}) {
    ASSERT_TRUE(hand.controller.canGoForward());
    hand.controller.goForward();
    hand.arrive();
    EXPECT_TRUE(hand.at(view));
  }
  EXPECT_FALSE(hand.controller.canGoForward());
  // Sculpting moves no camera.
  hand.drag({{400.0, 300.0}, {420.0, 300.0}});
  EXPECT_FALSE(hand.controller.canGoForward());
  hand.controller.goBack();
  hand.controller.goBack();
  hand.arrive();
  EXPECT_TRUE(hand.at(second)) << "two steps at once, though the first had not arrived";
}

TEST(CameraMotion, PerspectiveComesBackAsItWas) {
  Moving hand;
  hand.orbit(33.0);
  const Camera slanted = hand.controller.camera();
  hand.controller.travelTo(hand.controller.viewNamed(NamedView::Front, hand.view));
  hand.arrive();
  EXPECT_EQ(hand.controller.camera().projection, Camera::Projection::Orthographic);
  EXPECT_EQ(hand.controller.camera().pitch, 0.0);
  hand.controller.travelTo(hand.controller.viewNamed(NamedView::Side, hand.view));
  hand.arrive();
  EXPECT_NEAR(hand.controller.camera().forward().x(), -1.0, 1e-12);
  hand.controller.travelTo(hand.controller.viewNamed(NamedView::Perspective, hand.view));
  hand.arrive();
  EXPECT_TRUE(hand.at(slanted));
}

TEST(CameraMotion, FacingKeepsTheMiddleOfTheView) {
  Moving hand;
  const Vec3 middle = *groundInMiddle(hand.controller.camera(), hand.document, hand.view);
  for (const double heading : {0.0, 1.5707963, 4.0}) {
    const Camera turned = facing(hand.controller.camera(), heading, hand.document, hand.view);
    EXPECT_EQ(turned.yaw, heading);
    EXPECT_LT((*turned.project(middle, hand.view) - Vec2(400.0, 300.0)).norm(), 1e-6);
    EXPECT_EQ(turned.pitch, hand.controller.camera().pitch);
  }
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

Camera view(int number) {
  Camera camera;
  camera.position.x() = number;
  return camera;
}
int numberOf(const std::optional<Camera>& camera) {
  return camera ? static_cast<int>(camera->position.x()) : -1;
}

TEST(ViewHistory, MovingOnFromAnEarlierViewForgetsTheLaterOnes) {
  ViewHistory history;
  for (int i = 0; i < 3; ++i) history.keep(view(i));
  EXPECT_EQ(numberOf(history.back(view(3))), 2);
  EXPECT_EQ(numberOf(history.back(view(2))), 1);
  history.keep(view(1));  // on to 9
  EXPECT_FALSE(history.canGoForward(view(9)));
  EXPECT_EQ(numberOf(history.back(view(9))), 1);
  EXPECT_EQ(numberOf(history.forward(view(1))), 9);
  EXPECT_FALSE(history.canGoForward(view(9)));
}

TEST(ViewHistory, TheSameViewIsOneEntry) {
  ViewHistory history;
  for (int i = 0; i < 5; ++i) history.keep(view(4));
  EXPECT_FALSE(history.canGoBack(view(4)));
  EXPECT_EQ(numberOf(history.back(view(5))), 4);
}

TEST(ViewHistory, HoldsTheLastHundred) {
  ViewHistory history;
  for (int i = 0; i < 1000; ++i) history.keep(view(i));
  int steps = 0;
  Camera at = view(1000);
  while (const auto before = history.back(at)) {
    at = *before;
    ++steps;
  }
  EXPECT_EQ(steps, 99);
  EXPECT_EQ(numberOf(at), 901);
}

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
  // No movement keeps the heading finite, also with a step length of 0.
  heading.follow({1.2, 5.0}, 0.0);
  heading.follow({1.2, 5.0}, 0.0);
  EXPECT_TRUE(std::isfinite(heading.angle()));
}

}  // namespace
}  // namespace scarp
