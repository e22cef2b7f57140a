#include <gtest/gtest.h>

#include <random>

#include "core/document/TerrainDocument.h"
#include "core/view/ViewLimits.h"
#include "tests/tools/ToolHarness.h"

namespace scarp {
namespace {

using test::ToolHarness;

struct Flying : ToolHarness {
  explicit Flying(Terrain terrain) : ToolHarness(std::move(terrain)) {}
  [[nodiscard]] double overGround() const {
    const Vec3& eye = controller.camera().position;
    return eye.z() - groundBeneath(document, eye.x(), eye.y());
  }
  void standAt(const Vec3& eye, double yaw, double pitch) {
    Camera camera = controller.camera();
    camera.position = eye;
    camera.yaw = yaw;
    camera.pitch = pitch;
    controller.setCamera(camera);
  }
};

TEST(GroundClearance, NoDragFlightOrWheelLeadsUnderTheGround) {
  Flying hand(test::fractalTerrain(129, 129, 20.0, 20.0));
  std::mt19937_64 random(11);
  std::uniform_real_distribution<double> across(0.0, 800.0), down(0.0, 600.0), axis(-1.0, 1.0);
  std::uniform_int_distribution<int> kind(0, 3);
  hand.standAt({0.0, 0.0, hand.height(0.0, 0.0) + 40.0}, 0.7, -0.3);
  int low = 0;
  for (int i = 0; i < 500; ++i) {
    const Vec2 from(across(random), down(random)), to(across(random), down(random));
    switch (kind(random)) {
      case 0:
        hand.modifiers.alt = true;
        hand.drag({from, 0.5 * (from + to), to});
        hand.modifiers.alt = false;
        break;
      case 1:
        hand.drag({from, to}, PointerButton::Middle);
        break;
      case 2:
        hand.press(from, PointerButton::Right);
        hand.move(to);
        for (int step = 0; step < 8; ++step) hand.controller.fly(axis(random), 1.0, -0.4, 0.05);
        hand.release(to, PointerButton::Right);
        for (int step = 0; step < 8; ++step) hand.controller.pass(0.05);
        break;
      default:
        hand.controller.wheel(hand.event(from), 20.0 * axis(random));
    }
    ASSERT_GE(hand.overGround(), 0.5 - 1e-6) << "step " << i;
    low += hand.overGround() < 2.0;
    if (i % 10 != 9) continue;
    const Vec2 foot(1000.0 * axis(random), 1000.0 * axis(random));
    hand.standAt({foot.x(), foot.y(), hand.height(foot.x(), foot.y()) + (i % 100 == 99 ? 40.0 : 1.0)},
                 3.0 * axis(random), -0.3);
  }
  EXPECT_GE(low, 7) << "never came near the ground";
}

TEST(GroundClearance, AnOrbitSlidesOverTheGroundWithItsPointInItsPixel) {
  Flying hand(test::flatTerrain());
  hand.standAt({0.0, -60.0, 25.0}, 0.0, -0.35);
  const Vec2 pixel(400.0, 300.0);
  const Vec3 pivot = hand.ground(pixel)->point;
  hand.modifiers.alt = true;
  hand.press(pixel);
  for (int i = 1; i <= 60; ++i) {
    hand.move(pixel + Vec2(4.0 * i, -10.0 * i));
    ASSERT_GE(hand.overGround(), 0.5 - 1e-9);
    ASSERT_LT((*hand.controller.camera().project(pivot, hand.view) - pixel).norm(), 0.01);
  }
  EXPECT_NEAR(hand.overGround(), 0.5, 1e-6);
}

TEST(GroundClearance, GoesUnderWhereItIsAskedToAndComesUpAgain) {
  Flying hand(test::flatTerrain());
  hand.controller.setGoUnder(true);
  hand.standAt({0.0, 0.0, 8.0}, 0.0, -1.0);
  hand.press({400.0, 300.0}, PointerButton::Right);
  for (int i = 0; i < 30; ++i) hand.controller.fly(0.0, 0.0, -1.0, 0.1);
  hand.release({400.0, 300.0}, PointerButton::Right);
  EXPECT_LT(hand.overGround(), 0.0);
  hand.controller.setGoUnder(false);
  EXPECT_NEAR(hand.overGround(), 0.5, 1e-12);
}

TEST(GroundClearance, GroundRaisedOverTheCameraTakesItAlong) {
  Flying hand(test::flatTerrain());
  hand.standAt({0.0, 0.0, 7.0}, 0.0, -1.2);
  BrushSettings brush = hand.tools.brush();
  brush.strength = 30.0;
  hand.tools.setBrush(brush);
  hand.drag({{400.0, 300.0}, {420.0, 310.0}, {400.0, 290.0}});
  EXPECT_GT(hand.height(0.0, 0.0), 7.0);
  EXPECT_GE(hand.overGround(), 0.5 - 1e-9);
}

TEST(GroundClearance, WithoutPerspectiveOneDoesNotLookUpFromBelow) {
  Flying hand(test::flatTerrain());
  Camera camera = hand.controller.camera();
  camera.projection = Camera::Projection::Orthographic;
  hand.controller.setCamera(camera);
  hand.modifiers.alt = true;
  hand.drag({{400.0, 300.0}, {400.0, 100.0}, {400.0, -500.0}});
  EXPECT_LE(hand.controller.camera().pitch, 0.0);
  EXPECT_NEAR(hand.controller.camera().pitch, 0.0, 1e-6);
  hand.controller.setGoUnder(true);
  hand.drag({{400.0, 300.0}, {400.0, 200.0}});
  EXPECT_GT(hand.controller.camera().pitch, 0.1);
}

TEST(GroundClearance, OverHolesAndBeyondTheMapTheLowestPointCounts) {
  const TerrainDocument document(test::makeTerrain(
      {21, 21, 1.0, 1.0}, [](int c, int r) { return c < 8 ? test::kHole : static_cast<float>(10 + r); }));
  EXPECT_EQ(groundBeneath(document, -9.0, 0.0), 10.0);
  EXPECT_EQ(groundBeneath(document, 500.0, 0.0), 10.0);
  EXPECT_EQ(groundBeneath(document, 5.0, 0.0), 20.0);
}

}  // namespace
}  // namespace scarp
