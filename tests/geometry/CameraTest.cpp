#include <gtest/gtest.h>

#include <Eigen/Geometry>
#include <array>
#include <numbers>
#include <random>

#include "core/geometry/Camera.h"
#include "core/geometry/Frustum.h"

namespace scarp {
namespace {

const ViewSize kView{1280, 800};

Camera someCamera(std::mt19937_64& random) {
  std::uniform_real_distribution<double> place(-500, 500), turn(-3, 3), slant(-1.5, 1.5);
  Camera camera;
  camera.position = {place(random), place(random), place(random)};
  camera.yaw = turn(random);
  camera.pitch = slant(random);
  camera.nearPlane = 0.5;
  camera.farPlane = 5000;
  camera.exaggeration = std::array{1.0, 0.1, 3.0, 10.0}[random() % 4];
  return camera;
}

TEST(Camera, LooksNorthAtYawZeroAndTurnsEast) {
  Camera camera;
  camera.pitch = 0;
  EXPECT_LT((camera.forward() - Vec3(0, 1, 0)).norm(), 1e-15);
  EXPECT_LT((camera.right() - Vec3(1, 0, 0)).norm(), 1e-15);
  EXPECT_LT((camera.up() - Vec3(0, 0, 1)).norm(), 1e-15);
  camera.look(std::numbers::pi / 2, 0);
  EXPECT_LT((camera.forward() - Vec3(1, 0, 0)).norm(), 1e-12);
}

TEST(Camera, RayRunsFromTheNearToTheFarPlaneUnderItsPixel) {
  std::mt19937_64 random(1);
  std::uniform_real_distribution<double> px(0, kView.width), py(0, kView.height);
  for (int i = 0; i < 600; ++i) {
    Camera camera = someCamera(random);
    if (i % 2) camera.projection = Camera::Projection::Orthographic;
    const Vec2 pixel(px(random), py(random));
    const LocalRay ray = camera.rayThrough(pixel, kView);
    EXPECT_EQ(ray.tMin, 0.0);
    EXPECT_EQ(ray.tMax, 1.0);
    ASSERT_NEAR(camera.depth(ray.at(0)), camera.nearPlane, 1e-6);
    ASSERT_NEAR(camera.depth(ray.at(1)), camera.farPlane, 1e-3);
    for (const double t : {0.0, 0.01, 0.5, 1.0}) {
      const auto back = camera.project(ray.at(t), kView);
      ASSERT_TRUE(back);
      ASSERT_LT((*back - pixel).norm(), 1e-5);
    }
  }
}

TEST(Camera, ExaggerationStretchesHeightsInThePicture) {
  Camera camera;
  camera.pitch = 0.0;
  camera.exaggeration = 4.0;
  const Vec3 level = camera.position + 1000.0 * camera.forward();
  const auto higher = camera.project(level + Vec3(0.0, 0.0, 25.0), kView);
  camera.exaggeration = 1.0;
  const auto four = camera.project(level + Vec3(0.0, 0.0, 100.0), kView);
  ASSERT_TRUE(higher && four);
  EXPECT_LT((*higher - *four).norm(), 1e-9);
}

TEST(Camera, MiddleOfTheScreenIsStraightAhead) {
  Camera camera;
  camera.yaw = 0.3;
  const LocalRay ray = camera.rayThrough({640, 400}, kView);
  EXPECT_LT(ray.direction.normalized().cross(camera.forward()).norm(), 1e-12);
  EXPECT_FALSE(camera.project(camera.position - camera.forward(), kView)) << "behind the eye";
}

TEST(Camera, OrbitKeepsThePivotOnItsPixel) {
  std::mt19937_64 random(2);
  for (int i = 0; i < 200; ++i) {
    Camera camera = someCamera(random);
    camera.pitch *= 0.5;
    const Vec3 pivot = camera.rayThrough({300, 500}, kView).at(0.05);
    const double distance = camera.stretched(pivot - camera.position).norm();
    camera.orbit(pivot, 0.4, -0.2);
    const auto pixel = camera.project(pivot, kView);
    ASSERT_TRUE(pixel);
    ASSERT_LT((*pixel - Vec2(300, 500)).norm(), 1e-6);
    ASSERT_NEAR(camera.stretched(pivot - camera.position).norm(), distance, 1e-9 * distance);
  }
}

TEST(Camera, PitchStopsAtTheZenith) {
  Camera camera;
  camera.look(0, 99);
  EXPECT_DOUBLE_EQ(camera.pitch, std::numbers::pi / 2);
  camera.look(0, -99);
  EXPECT_DOUBLE_EQ(camera.pitch, -std::numbers::pi / 2);
}

TEST(Camera, PanCarriesTheAnchorToThePixel) {
  std::mt19937_64 random(3);
  for (int i = 0; i < 200; ++i) {
    Camera camera = someCamera(random);
    if (i % 2) camera.projection = Camera::Projection::Orthographic;
    const Vec2 from(200, 300), to(760, 410);
    const Vec3 anchor = camera.rayThrough(from, kView).at(0.1);
    camera.pan(anchor, from, to, kView);
    ASSERT_LT((*camera.project(anchor, kView) - to).norm(), 1e-6);
  }
}

TEST(Camera, DollyKeepsThePointOnItsPixel) {
  std::mt19937_64 random(4);
  for (int i = 0; i < 200; ++i) {
    Camera camera = someCamera(random);
    if (i % 2) camera.projection = Camera::Projection::Orthographic;
    const Vec2 pixel(900, 650);
    const Vec3 point = camera.rayThrough(pixel, kView).at(0.2);
    const double scale = camera.metresPerPixel(point, kView);
    camera.dolly(point, 0.5);
    ASSERT_LT((*camera.project(point, kView) - pixel).norm(), 1e-6);
    ASSERT_NEAR(camera.metresPerPixel(point, kView), 0.5 * scale, 1e-9 * scale);
  }
}

TEST(Camera, FrameBringsTheWholeBoxIntoSight) {
  const Box box{{-300, -700, -5}, {500, 100, 90}};
  for (const auto projection : {Camera::Projection::Perspective, Camera::Projection::Orthographic})
    for (const ViewSize view : {ViewSize{1280, 800}, ViewSize{400, 900}}) {
      Camera camera;
      camera.projection = projection;
      camera.exaggeration = view.width > view.height ? 8.0 : 1.0;
      camera.frame(box, view);
      camera.fitClipPlanes(box);
      for (int corner = 0; corner < 8; ++corner) {
        const Vec3 point((corner & 1 ? box.max : box.min).x(), (corner & 2 ? box.max : box.min).y(),
                         (corner & 4 ? box.max : box.min).z());
        const Eigen::Vector4d clipped = camera.viewClip(view) * point.homogeneous();
        EXPECT_TRUE((clipped.head<3>().cwiseAbs().array() <= clipped.w() * (1 + 1e-9)).all());
      }
    }
}

TEST(Camera, WhatIsFramedFillsTheView) {
  const Box box{{-300, -700, -5}, {500, 100, 90}};
  for (const auto projection : {Camera::Projection::Perspective, Camera::Projection::Orthographic})
    for (const ViewSize view : {ViewSize{1280, 800}, ViewSize{400, 900}, ViewSize{1500, 300}})
      for (const double pitch : {-std::numbers::pi / 2.0, -0.6, 0.0})
        for (const double yaw : {0.0, 0.45, -2.0}) {
          Camera camera;
          camera.projection = projection;
          camera.pitch = pitch;
          camera.yaw = yaw;
          camera.frame(box, view);
          camera.fitClipPlanes(box);
          Vec2 low(1e9, 1e9), high(-1e9, -1e9);
          for (int corner = 0; corner < 8; ++corner) {
            const auto seen =
                camera.project({(corner & 1 ? box.max : box.min).x(), (corner & 2 ? box.max : box.min).y(),
                                (corner & 4 ? box.max : box.min).z()},
                               view);
            ASSERT_TRUE(seen);
            low = low.cwiseMin(*seen);
            high = high.cwiseMax(*seen);
          }
          const Vec2 size(view.width, view.height), share = (high - low).cwiseQuotient(size);
          EXPECT_NEAR(share.maxCoeff(), 0.92, 1e-6) << pitch << ' ' << yaw << ' ' << view.width;
          EXPECT_LT((0.5 * (low + high) - 0.5 * size).norm(), 1e-3) << "as much room on either side";
          EXPECT_TRUE((low.array() >= 0.0).all() && (high.array() <= size.array()).all());
        }
}

TEST(CameraDeathTest, DollyByNothingIsAMistake) {
  Camera camera;
  EXPECT_DEATH(camera.dolly({0, 0, 0}, 0.0), "precondition");
}

TEST(Frustum, NeverRulesOutABoxThatShowsAPoint) {
  std::mt19937_64 random(12);
  std::uniform_real_distribution<double> place(-50, 50), size(0, 20), turn(-3, 3);
  const ViewSize view{640, 480};
  int seen = 0, ruledOut = 0;
  for (int i = 0; i < 5000; ++i) {
    Camera camera;
    camera.position = {place(random), place(random), place(random)};
    camera.yaw = turn(random);
    camera.pitch = turn(random) / 2;
    camera.nearPlane = 1;
    camera.farPlane = 60;
    if (i % 3 == 0) camera.projection = Camera::Projection::Orthographic, camera.orthoHeight = 30;
    const Vec3 corner(place(random), place(random), place(random));
    const Box box{corner, corner + Vec3(size(random), size(random), size(random))};
    const bool may = Frustum(camera.viewClip(view)).mayMeet(box);
    ruledOut += !may;
    const Eigen::Vector4d clipped = camera.viewClip(view) * box.centre().homogeneous();
    const bool visible = (clipped.head<3>().cwiseAbs().array() <= clipped.w()).all();
    seen += visible;
    ASSERT_TRUE(may || !visible);
  }
  EXPECT_GT(seen, 50);
  EXPECT_GT(ruledOut, 1200) << "it must rule out something";
}

}  // namespace
}  // namespace scarp
