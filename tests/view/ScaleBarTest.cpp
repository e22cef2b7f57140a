#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/view/ViewFootprint.h"
#include "tests/tools/ToolHarness.h"

namespace scarp {
namespace {

TEST(ScaleBar, IsTheLongestRoundLengthThatFits) {
  for (double scale = 1e-4; scale < 1e4; scale *= 1.037) {
    const ScaleBar bar = scaleBar(scale, 150.0);
    const double digit = bar.metres / std::pow(10.0, std::floor(std::log10(bar.metres) + 1e-9));
    EXPECT_TRUE(std::ranges::any_of(std::vector{1.0, 2.0, 5.0}, [&](double d) {
      return std::abs(d - digit) < 1e-9;
    })) << bar.metres;
    EXPECT_NEAR(bar.pixels * scale, bar.metres, 1e-9 * bar.metres);
    EXPECT_LE(bar.pixels, 150.0);
    EXPECT_GT(bar.pixels, 150.0 / 2.5 - 1e-6);
  }
}

TEST(ScaleBar, IsAsLongAsThatStretchOfGroundInTheMiddleOfTheView) {
  test::ToolHarness hand(test::flatTerrain());
  for (const auto projection : {Camera::Projection::Perspective, Camera::Projection::Orthographic}) {
    hand.controller.setCamera(withProjection(hand.controller.camera(), projection, hand.document));
    const Camera& camera = hand.controller.camera();
    const auto bar = scaleBarFor(camera, hand.document, hand.view, 150.0);
    ASSERT_TRUE(bar);
    const Vec3 middle = *groundInMiddle(camera, hand.document, hand.view);
    const Vec3 half = 0.5 * bar->metres * camera.right();
    const Vec2 left = *camera.project(middle - half, hand.view),
               right = *camera.project(middle + half, hand.view);
    EXPECT_NEAR((right - left).norm(), bar->pixels, 1e-6);
    EXPECT_NEAR(0.5 * (left.x() + right.x()), 400.0, 1e-6);
  }
}

TEST(ScaleBar, ThereIsNoneInTheSky) {
  test::ToolHarness hand(test::flatTerrain());
  Camera camera = hand.controller.camera();
  camera.pitch = 0.5;
  hand.controller.setCamera(camera);
  EXPECT_FALSE(scaleBarFor(hand.controller.camera(), hand.document, hand.view, 150.0));
}

}  // namespace
}  // namespace scarp
