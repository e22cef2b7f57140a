#include <gtest/gtest.h>

#include <Eigen/Geometry>
#include <random>

#include "core/geometry/Camera.h"
#include "core/geometry/Frustum.h"

namespace scarp {
namespace {

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
