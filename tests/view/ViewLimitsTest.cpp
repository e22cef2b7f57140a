#include <gtest/gtest.h>

#include <Eigen/Geometry>
#include <limits>
#include <random>

#include "core/document/TerrainDocument.h"
#include "core/pick/SurfacePicker.h"
#include "core/terrain/Surface.h"
#include "core/view/ViewLimits.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

TEST(ViewLimits, DistanceToGroundIsNeverTooLongAndHardlyTooShort) {
  const TerrainDocument document(test::fractalTerrain(120, 90, 2.0, 3.0));
  const GridFrame& frame = document.frame();
  std::mt19937 random(3);
  std::uniform_real_distribution<double> level(-200.0, 200.0), up(-60.0, 150.0);
  for (int i = 0; i < 60; ++i) {
    const Vec3 point(level(random), level(random), up(random));
    double samples = std::numeric_limits<double>::infinity();
    for (int r = 0; r < frame.rows; ++r)
      for (int c = 0; c < frame.columns; ++c)
        samples =
            std::min(samples, (point - Vec3(frame.x(c), frame.y(r), document.heights().at(c, r))).norm());
    const double found = distanceToGround(document, point);
    EXPECT_LE(found, samples + 1e-9);
    EXPECT_GE(found, samples - 8.0) << "a cell is 3.6 m across";
  }
}

TEST(ViewLimits, AtFirstTheWholeTerrainIsSeenFromAbove) {
  const TerrainDocument document(test::fractalTerrain(300, 40, 2.0, 3.0));
  const Box box = document.box();
  for (const ViewSize view : {ViewSize{1280.0, 800.0}, ViewSize{300.0, 900.0}}) {
    const Camera camera = openingCamera(document, view);
    EXPECT_GT(camera.position.z(), box.max.z());
    for (int corner = 0; corner < 8; ++corner) {
      const auto seen =
          camera.project({(corner & 1 ? box.max : box.min).x(), (corner & 2 ? box.max : box.min).y(),
                          (corner & 4 ? box.max : box.min).z()},
                         view);
      ASSERT_TRUE(seen);
      EXPECT_TRUE(seen->x() >= 0.0 && seen->x() <= view.width && seen->y() >= 0.0 &&
                  seen->y() <= view.height);
    }
  }
}

TEST(ViewLimits, DistanceToHolesOnlyIsInfinite) {
  const TerrainDocument document(test::makeTerrain({20, 20, 1.0, 1.0}, [](int, int) { return test::kHole; }));
  EXPECT_EQ(distanceToGround(document, Vec3::Zero()), std::numeric_limits<double>::infinity());
  const Camera camera = withClipPlanes(Camera{}, document);
  EXPECT_GT(camera.nearPlane, 0.0);
  EXPECT_GT(camera.farPlane, camera.nearPlane);
}

TEST(ViewLimits, NoGroundInSightIsBeforeTheNearPlane) {
  const TerrainDocument document(test::fractalTerrain(200, 200, 5.0, 5.0));
  const GridFrame& frame = document.frame();
  std::mt19937 random(8);
  std::uniform_real_distribution<double> level(-480.0, 480.0), turn(-3.1, 3.1), above(0.0, 1.0);
  constexpr ViewSize view{1280.0, 720.0};
  for (int i = 0; i < 120; ++i) {
    Camera camera;
    const double x = level(random), y = level(random);
    camera.position = {
        x, y,
        heightAt(document.heights(), frame.column(x), frame.row(y)) + 0.1 * std::pow(1e4, above(random))};
    camera.yaw = turn(random);
    camera.pitch = 0.5 * turn(random);
    const Camera fitted = withClipPlanes(camera, document);
    for (const Vec2& pixel : {Vec2(640, 360), Vec2(1, 1), Vec2(1279, 719), Vec2(1, 719), Vec2(640, 719)}) {
      const LocalRay ray = fitted.rayThrough(pixel, view);
      LocalRay fromEye{fitted.position, ray.direction.normalized()};
      const auto expected = document.picker().pick(fromEye), found = document.picker().pick(ray);
      ASSERT_EQ(expected.has_value(), found.has_value()) << i;
      if (!found) continue;
      ASSERT_NEAR((found->point - expected->point).norm(), 0.0, 1e-5 * (1.0 + expected->t)) << i;
    }
  }
}

TEST(ViewLimits, AnOrthographicCameraHasTheTerrainBeforeIt) {
  const TerrainDocument document(test::fractalTerrain(200, 200, 5.0, 5.0));
  Camera camera;
  camera.projection = Camera::Projection::Orthographic;
  camera.position = {30.0, -20.0, 0.0};
  camera.pitch = -0.4;
  constexpr ViewSize view{1280.0, 720.0};
  const Camera fitted = withClipPlanes(camera, document);
  const Box box = document.box();
  for (const Vec3& corner : {box.min, box.max, box.centre()}) {
    EXPECT_GT((corner - fitted.position).dot(fitted.forward()), fitted.nearPlane);
    EXPECT_NEAR(
        (*fitted.project(corner, view) - *withClipPlanes(fitted, document).project(corner, view)).norm(), 0.0,
        1e-9);
  }
  EXPECT_NEAR((fitted.position - camera.position).cross(fitted.forward()).norm(), 0.0, 1e-9);
}

TEST(ViewLimits, AnObjectBeforeTheEyeIsNotCutOff) {
  ObjectLayer objects;
  Object tree;
  tree.id = objects.takeId();
  tree.x = 100.0;
  objects.exchange(tree.id, tree);
  const TerrainDocument document(test::makeTerrain({400, 400, 10.0, 10.0}, [](int, int) { return 0.0f; }),
                                 objects);
  Camera camera;
  camera.position = {100.0, -11.0, 300.0};
  EXPECT_GT(withClipPlanes(camera, document).nearPlane, 0.2);
  camera.position.z() = 5.0;
  EXPECT_LT(withClipPlanes(camera, document).nearPlane, 1.0);
}

TEST(ViewLimits, AMadCameraIsTakenBack) {
  const TerrainDocument document(test::fractalTerrain(50, 50));
  const Camera good;
  Camera mad = good;
  mad.position.x() = std::nan("");
  EXPECT_EQ(withinReason(mad, good, document).position, good.position);
  mad = good;
  mad.yaw = std::numeric_limits<double>::infinity();
  EXPECT_EQ(withinReason(mad, good, document).yaw, good.yaw);
  mad = good;
  mad.position = {1e30, 0.0, 0.0};
  EXPECT_LT(withinReason(mad, good, document).position.norm(), 1e5);
  mad = good;
  mad.pitch = -9.0;
  EXPECT_EQ(withinReason(mad, good, document).pitch, -std::numbers::pi / 2.0);
}

}  // namespace
}  // namespace scarp
