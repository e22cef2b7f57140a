#include <gtest/gtest.h>

#include <limits>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/tools/NavigateTool.h"
#include "tests/tools/ToolHarness.h"

namespace scarp {
namespace {

using test::ToolHarness;

struct Navigating : ToolHarness {
  Navigating() : ToolHarness(test::fractalTerrain(257, 257, 10.0, 10.0)) {}

  /// How far a point has gone from a pixel.
  [[nodiscard]] double strayed(const Vec3& point, const Vec2& pixel) const {
    const auto seen = controller.camera().project(point, view);
    return seen ? (*seen - pixel).norm() : std::numeric_limits<double>::infinity();
  }
  void expectSane() const {
    const Camera& camera = controller.camera();
    EXPECT_TRUE(camera.position.allFinite() && std::isfinite(camera.yaw) &&
                std::isfinite(camera.orthoHeight));
    EXPECT_LE(std::abs(camera.pitch), std::numbers::pi / 2.0);
    EXPECT_GT(camera.nearPlane, 0.0);
    EXPECT_GT(camera.farPlane, camera.nearPlane);
    EXPECT_TRUE(camera.viewClip(view).allFinite());
  }
  void useOrthographic() {
    Camera camera = controller.camera();
    camera.projection = Camera::Projection::Orthographic;
    controller.setCamera(camera);
  }
};

const std::vector<Vec2> kPixels{{400, 300}, {330, 320}, {460, 350}, {410.5, 270.25}};

class Projections : public testing::TestWithParam<Camera::Projection> {
 protected:
  void SetUp() override {
    if (GetParam() == Camera::Projection::Orthographic) hand.useOrthographic();
  }
  Navigating hand;
};

TEST_P(Projections, OrbitKeepsTheGroundPointInItsPixel) {
  hand.modifiers.alt = true;
  const Camera start = hand.controller.camera();
  for (const Vec2& pixel : kPixels) {
    hand.controller.setCamera(start);
    const auto pivot = hand.ground(pixel);
    ASSERT_TRUE(pivot);
    hand.press(pixel);
    EXPECT_TRUE(hand.controller.navigating());
    EXPECT_FALSE(hand.controller.flying());
    for (int i = 1; i <= 40; ++i) {
      hand.move(pixel + Vec2(11.0 * i, 3.0 * i));
      ASSERT_LT(hand.strayed(pivot->point, pixel), 0.01);
    }
    hand.release(pixel);
    hand.expectSane();
  }
  EXPECT_EQ(hand.document.history().size(), 0u);
}

TEST_P(Projections, PanKeepsTheGroundPointUnderThePointer) {
  const Camera start = hand.controller.camera();
  for (const Vec2& pixel : kPixels) {
    hand.controller.setCamera(start);
    const auto anchor = hand.ground(pixel);
    ASSERT_TRUE(anchor);
    hand.press(pixel, PointerButton::Middle);
    for (const Vec2& way : {Vec2(40, 10), Vec2(-80, 35), Vec2(15, -60)}) {
      hand.move(pixel + way);
      ASSERT_LT(hand.strayed(anchor->point, pixel + way), 0.01);
    }
    hand.release(pixel, PointerButton::Middle);
    hand.expectSane();
  }
}

TEST_P(Projections, TheWheelGoesToTheGroundPointUnderThePointer) {
  for (const Vec2& pixel : kPixels) {
    const Camera before = hand.controller.camera();
    const auto anchor = hand.ground(pixel);
    ASSERT_TRUE(anchor);
    for (const double steps : {1.0, 2.5, -0.5}) {
      hand.controller.wheel(hand.event(pixel), steps);
      ASSERT_LT(hand.strayed(anchor->point, pixel), 0.01);
    }
    const double expected = std::pow(0.85, 3.0);
    if (GetParam() == Camera::Projection::Perspective) {
      EXPECT_NEAR((hand.controller.camera().position - anchor->point).norm() /
                      (before.position - anchor->point).norm(),
                  expected, 1e-6);
    } else {
      EXPECT_NEAR(hand.controller.camera().orthoHeight / before.orthoHeight, expected, 1e-9);
    }
    hand.controller.setCamera(before);
  }
}

INSTANTIATE_TEST_SUITE_P(Both, Projections,
                         testing::Values(Camera::Projection::Perspective, Camera::Projection::Orthographic));

TEST(NavigateTool, TheWheelStopsHalfAMetreBeforeTheGround) {
  Navigating hand;
  const Vec2 pixel(400.0, 300.0);
  for (int i = 0; i < 300; ++i) {
    hand.controller.wheel(hand.event(pixel), 1.0);
    const auto hit = hand.ground(pixel);
    ASSERT_TRUE(hit) << "step " << i;
    ASSERT_GT((hit->point - hand.controller.camera().position).norm(), 0.49) << "step " << i;
  }
  const Vec3& eye = hand.controller.camera().position;
  const double above = eye.z() - hand.height(eye.x(), eye.y());
  EXPECT_GE(above, 0.5 - 1e-9);
  EXPECT_TRUE(above < 0.51 || (hand.ground(pixel)->point - eye).norm() < 0.51);
  hand.expectSane();
  for (int i = 0; i < 5; ++i) hand.controller.wheel(hand.event(pixel), -1e9);
  hand.expectSane();
  EXPECT_TRUE(hand.ground(pixel)) << "the terrain is lost from sight";
}

TEST(NavigateTool, EveryHandFindsItsOwnButtons) {
  using enum PointerButton;
  using enum CameraMove;
  const Modifiers none, alt{.alt = true}, shift{.shift = true}, control{.control = true},
      altControl{.control = true, .alt = true}, altShift{.shift = true, .alt = true};
  for (std::size_t i = 0; i < kNavigationNames.size(); ++i) {
    const auto style = static_cast<NavigationStyle>(i);
    EXPECT_EQ(cameraMove(style, Left, alt), Orbit);
    for (const Modifiers& brush : {none, shift, control})
      EXPECT_EQ(cameraMove(style, Left, brush), std::nullopt) << "that is the brush's";
    EXPECT_EQ(cameraMove(style, None, none), std::nullopt);
    EXPECT_EQ(cameraMove(style, Right, none), style == NavigationStyle::Qgis ? Zoom : Look);
  }
  struct Case {
    NavigationStyle style;
    PointerButton button;
    Modifiers with;
    CameraMove move;
  };
  for (const auto& [style, button, with, move] : {
           Case{NavigationStyle::Scarp, Middle, none, Pan}, {NavigationStyle::Scarp, Right, alt, Look},
           {NavigationStyle::Blender, Middle, none, Orbit}, {NavigationStyle::Blender, Middle, shift, Pan},
           {NavigationStyle::Blender, Middle, control, Zoom}, {NavigationStyle::Blender, Left, altControl, Zoom},
           {NavigationStyle::Blender, Left, altShift, Pan}, {NavigationStyle::Unreal, Middle, none, Pan},
           {NavigationStyle::Unreal, Right, alt, Zoom}, {NavigationStyle::Unity, Right, alt, Zoom},
           {NavigationStyle::Unity, Left, altControl, Pan}, {NavigationStyle::Krita, Middle, none, Pan},
           {NavigationStyle::Krita, Middle, control, Zoom}, {NavigationStyle::Krita, Middle, shift, Orbit},
           {NavigationStyle::Krita, Left, {.space = true}, Pan},
           {NavigationStyle::Krita, Left, {.control = true, .space = true}, Zoom},
           {NavigationStyle::Qgis, Middle, none, Orbit}, {NavigationStyle::Qgis, Middle, control, Look}})
    EXPECT_EQ(cameraMove(style, button, with), move) << int(style) << " " << int(button);
}

TEST(NavigateTool, ADragZoomsToTheGroundWhereItBegan) {
  for (const NavigationStyle style : {NavigationStyle::Unreal, NavigationStyle::Qgis}) {
    Navigating hand;
    hand.controller.setNavigation(style);
    hand.modifiers.alt = style == NavigationStyle::Unreal;
    const Vec2 pixel = kPixels.front();
    const auto anchor = hand.ground(pixel);
    ASSERT_TRUE(anchor);
    const double before = (hand.controller.camera().position - anchor->point).norm();
    hand.press(pixel, PointerButton::Right);
    EXPECT_TRUE(hand.controller.navigating());
    EXPECT_FALSE(hand.controller.flying());
    const double nearer = style == NavigationStyle::Qgis ? 40.0 : -40.0;
    hand.move(pixel + Vec2(0.0, nearer));
    EXPECT_LT(hand.strayed(anchor->point, pixel), 0.01);
    EXPECT_LT((hand.controller.camera().position - anchor->point).norm(), 0.8 * before);
    hand.move(pixel);
    EXPECT_NEAR((hand.controller.camera().position - anchor->point).norm(), before, 1e-6 * before);
    hand.release(pixel, PointerButton::Right);
    hand.expectSane();
  }
}

TEST(NavigateTool, DragsOnTheSkyWorkToo) {
  Navigating hand;
  Camera camera = hand.controller.camera();
  camera.pitch = 0.9;
  hand.controller.setCamera(camera);
  const Vec2 sky(400.0, 100.0);
  ASSERT_FALSE(hand.ground(sky));
  hand.modifiers.alt = true;
  hand.drag({sky, sky + Vec2(30.0, 30.0)});
  EXPECT_NE(hand.controller.camera().yaw, camera.yaw);
  hand.modifiers = {};
  hand.drag({sky, sky + Vec2(30.0, 30.0)}, PointerButton::Middle);
  hand.controller.wheel(hand.event(sky), 3.0);
  hand.expectSane();
}

TEST(NavigateTool, LookingTurnsInPlace) {
  Navigating hand;
  const Camera before = hand.controller.camera();
  hand.press({400.0, 300.0}, PointerButton::Right);
  EXPECT_TRUE(hand.controller.flying());
  hand.move({500.0, 300.0});
  EXPECT_GT(hand.controller.camera().yaw, before.yaw);
  hand.move({500.0, 1e7});
  EXPECT_GE(hand.controller.camera().pitch, -std::numbers::pi / 2.0);
  EXPECT_EQ(hand.controller.camera().position, before.position);
  hand.expectSane();
  EXPECT_TRUE(hand.controller.cancel());
  EXPECT_EQ(hand.controller.camera().pitch, before.pitch);
}

TEST(NavigateTool, FlyingNeedsTheRightButton) {
  Navigating hand;
  const Camera before = hand.controller.camera();
  hand.controller.fly(0.0, 1.0, 0.0, 0.1);
  EXPECT_EQ(hand.controller.camera().position, before.position);
  hand.press({400.0, 300.0}, PointerButton::Right);
  hand.controller.fly(0.0, 1.0, 0.0, 0.1);
  const Vec3 way = hand.controller.camera().position - before.position;
  EXPECT_GT(way.dot(before.forward()), 0.99 * way.norm());
  EXPECT_GT(way.norm(), 0.0);
}

TEST(NavigateTool, FlyingIsFasterHighUpAndByTheWheel) {
  Navigating hand;
  const auto leap = [&] {
    for (int i = 0; i < 8; ++i) hand.controller.fly(1.0, 0.0, 0.0, 0.1);  // until it goes at full speed
    const Vec3 from = hand.controller.camera().position;
    hand.controller.fly(1.0, 0.0, 0.0, 0.1);
    return (hand.controller.camera().position - from).norm();
  };
  hand.press({400.0, 300.0}, PointerButton::Right);
  const double high = leap();
  hand.controller.wheel(hand.event({400.0, 300.0}), 2.0);
  EXPECT_NEAR(leap() / high, 1.44, 0.05);
  hand.controller.wheel(hand.event({400.0, 300.0}), -2.0);
  Camera low = hand.controller.camera();
  low.position = {0.0, 0.0, hand.height(0.0, 0.0) + 2.0};
  hand.controller.setCamera(low);
  EXPECT_LT(leap(), 0.1 * high);
  const double atOnce = leap();
  hand.controller.fly(1.0, 0.0, 0.0, 1e9);
  EXPECT_LT((hand.controller.camera().position - low.position).norm(), 10.0 * atOnce + 10.0);
  for (const double odd : {std::nan(""), std::numeric_limits<double>::infinity(), -1.0})
    hand.controller.fly(1.0, odd, 0.0, odd);
  for (int i = 0; i < 2000; ++i) hand.controller.fly(1.0, 1.0, 1.0, 0.25);
  hand.expectSane();
}

TEST(NavigateTool, OddPixelsDoNoHarm) {
  Navigating hand;
  hand.modifiers.alt = true;
  for (const PointerButton button : {PointerButton::Left, PointerButton::Middle, PointerButton::Right}) {
    hand.press({400.0, 300.0}, button);
    hand.move({1e300, -1e300});
    hand.expectSane();
    hand.move({std::nan(""), 0.0});
    hand.move({-1e15, 3.0});
    hand.expectSane();
    hand.release({2.0, 1e200}, button);
    hand.expectSane();
    EXPECT_FALSE(hand.tools.dragging());
  }
  hand.controller.wheel(hand.event({1e300, 1e300}), 3.0);
  hand.controller.wheel(hand.event({400.0, 300.0}), std::nan(""));
  hand.expectSane();
}

}  // namespace
}  // namespace scarp
