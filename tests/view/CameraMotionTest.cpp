#include <gtest/gtest.h>

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

}  // namespace
}  // namespace scarp
