#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/document/TerrainDocument.h"
#include "core/geometry/PolygonClip.h"
#include "core/view/NamedView.h"
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

TEST(CompassDial, EveryPartIsWhereItIsDrawn) {
  for (double yaw = -4.0; yaw < 4.0; yaw += 0.37)
    for (const double pitch : {-1.57, -0.6, -0.1, 0.0, 0.4})
      for (const CompassPart part : {CompassPart::North, CompassPart::East, CompassPart::South,
                                     CompassPart::West, CompassPart::Middle}) {
        const auto found = compassPartAt(0.9 * compassPlace(part, yaw, pitch), yaw, pitch);
        ASSERT_TRUE(found) << yaw << " " << pitch;
        EXPECT_EQ(*found, part) << yaw << " " << pitch;
      }
}

TEST(CompassDial, NorthIsUpWhereTheCameraLooksNorthAndToTheLeftWhereItLooksEast) {
  EXPECT_GT(compassPlace(CompassPart::North, 0.0, -1.5).y(), 0.8);
  EXPECT_LT(compassPlace(CompassPart::North, 0.5 * std::numbers::pi, -1.5).x(), -0.8);
  EXPECT_NEAR(headingOf(CompassPart::West), 1.5 * std::numbers::pi, 1e-12);
}

TEST(CompassDial, BeyondItsRimIsNothing) {
  EXPECT_FALSE(compassPartAt({0.99, 0.99}, 0.0, -1.0));
  EXPECT_FALSE(compassPartAt({0.0, 0.9}, 0.0, 0.0)) << "the dial lies flatter than that";
}

using test::ToolHarness;

TEST(ViewFootprint, OnLevelGroundIsWhatThePixelsMeet) {
  ToolHarness hand(test::flatTerrain());
  std::mt19937_64 random(6);
  std::uniform_real_distribution<double> place(-120.0, 120.0), height(8.0, 90.0), turn(-3.0, 3.0),
      slant(-1.5, -0.05);
  std::uniform_real_distribution<double> across(-100.0, 100.0);
  int inside = 0, outside = 0;
  for (int i = 0; i < 100; ++i) {
    Camera camera = hand.controller.camera();
    camera.projection = i % 2 ? Camera::Projection::Perspective : Camera::Projection::Orthographic;
    camera.orthoHeight = 90.0;
    camera.position = {place(random), place(random), height(random)};
    camera.yaw = turn(random);
    camera.pitch = slant(random);
    hand.controller.setCamera(camera);
    const std::vector<Vec2> seen = viewFootprint(hand.controller.camera(), hand.document, hand.view);
    for (const Vec2& corner : seen) EXPECT_LE(corner.cwiseAbs().maxCoeff(), 100.0 + 1e-9);
    for (int k = 0; k < 40; ++k) {
      const Vec2 at(across(random), across(random));
      const auto pixel = hand.controller.camera().project({at.x(), at.y(), 5.0}, hand.view);
      const bool shown =
          pixel && pixel->x() > 0.0 && pixel->x() < 800.0 && pixel->y() > 0.0 && pixel->y() < 600.0;
      ASSERT_EQ(windingNumber(seen, at) != 0, shown);
      (shown ? inside : outside)++;
    }
  }
  EXPECT_GT(inside, 150);
  EXPECT_GT(outside, 150);
}

TEST(ViewFootprint, IsEmptyWhereNoGroundIsInSight) {
  ToolHarness hand(test::flatTerrain());
  Camera camera = hand.controller.camera();
  camera.position = {0.0, 300.0, 50.0};
  camera.yaw = 0.0;
  camera.pitch = -0.1;
  hand.controller.setCamera(camera);
  EXPECT_TRUE(viewFootprint(hand.controller.camera(), hand.document, hand.view).empty());
}

TEST(ViewFootprint, LookingAtBringsAPlaceToTheMiddleAndKeepsDirectionAndHeight) {
  ToolHarness hand(test::fractalTerrain(257, 257, 10.0, 10.0));
  Camera start = hand.controller.camera();
  start.pitch = -1.2;
  start.frame(hand.document.box(), hand.view);
  hand.controller.setCamera(start);
  const Vec3 before = *groundInMiddle(hand.controller.camera(), hand.document, hand.view);
  for (const Vec2& place : {Vec2(0.0, 0.0), Vec2(-700.0, 300.0), Vec2(900.0, -1100.0)}) {
    hand.controller.travelTo(lookingAt(hand.controller.camera(), place, hand.document, hand.view));
    while (hand.controller.moving()) hand.controller.pass(0.05);
    const Camera& camera = hand.controller.camera();
    const Vec3 middle = *groundInMiddle(camera, hand.document, hand.view);
    EXPECT_LT((middle.head<2>() - place).norm(), 0.01);
    EXPECT_EQ(camera.yaw, start.yaw);
    EXPECT_EQ(camera.pitch, start.pitch);
    EXPECT_NEAR(camera.position.z() - middle.z(), start.position.z() - before.z(), 0.01);
  }
  const Camera far = lookingAt(hand.controller.camera(), {1e9, 0.0}, hand.document, hand.view);
  EXPECT_LT(far.position.head<2>().norm(), 1e4);
}

}  // namespace
}  // namespace scarp
