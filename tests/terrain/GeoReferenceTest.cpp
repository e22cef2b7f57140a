#include <gtest/gtest.h>

#include <limits>

#include "core/terrain/GeoReference.h"

namespace scarp {
namespace {

TEST(GeoReference, SamplesStandAtPixelCentres) {
  GeoReference reference;
  reference.geoTransform = {500000.0, 30.0, 0.0, 5200000.0, 0.0, -30.0};
  const GridFrame frame{100, 80, 30.0, 30.0};
  EXPECT_EQ(toWorld(reference, frame, 0, 0), Vec2(500015.0, 5199985.0));
  EXPECT_EQ(toWorld(reference, frame, 99, 79), Vec2(500000.0 + 99.5 * 30, 5200000.0 - 79.5 * 30));
}

TEST(GeoReference, SouthUpRastersCountTheirRowsFromTheSouth) {
  GeoReference reference;
  reference.geoTransform = {10.0, 1.0, 0.0, 20.0, 0.0, 2.0};
  reference.southUp = true;
  const GridFrame frame{4, 5, 1.0, 2.0};
  EXPECT_EQ(toWorld(reference, frame, 0, 4), Vec2(10.5, 21.0)) << "the last row of ours is the first stored";
  EXPECT_GT(toWorld(reference, frame, 0, 0).y(), toWorld(reference, frame, 0, 1).y()) << "row 0 is north";
}

TEST(GeoReference, RaysComeFromTheWorldToWhereTheyPointAt) {
  GeoReference north, south, turned;
  north.geoTransform = {500000.0, 30.0, 0.0, 5200000.0, 0.0, -30.0};
  south.geoTransform = {-72.5, 1e-3, 0.0, 44.0, 0.0, 2e-3};
  south.southUp = true;
  turned.geoTransform = {1000.0, 3.0, 4.0, 2000.0, 4.0, -3.0};
  const GridFrame frame{100, 80, 30.0, 20.0};
  for (const GeoReference& reference : {north, south, turned}) {
    const Vec2 from = toWorld(reference, frame, 3.25, 70.5), to = toWorld(reference, frame, 60.0, 12.75);
    const WorldRay ray{Vec3(from.x(), from.y(), 500.0), Vec3(to.x() - from.x(), to.y() - from.y(), -480.0),
                       0.25, 2.0};
    const auto local = toLocal(ray, reference, frame);
    ASSERT_TRUE(local);
    EXPECT_NEAR((local->at(0.0) - Vec3(frame.x(3.25), frame.y(70.5), 500.0)).norm(), 0.0, 1e-6);
    EXPECT_NEAR((local->at(1.0) - Vec3(frame.x(60.0), frame.y(12.75), 20.0)).norm(), 0.0, 1e-6);
    EXPECT_EQ(local->tMin, 0.25);
    EXPECT_EQ(local->tMax, 2.0);
  }
}

TEST(GeoReference, NoRayComesOutOfAWorldWithoutExtent) {
  GeoReference reference;
  reference.geoTransform = {0.0, 1.0, 2.0, 0.0, 2.0, 4.0};
  EXPECT_FALSE(toLocal({Vec3::Zero(), Vec3::UnitX()}, reference, {}));
  reference.geoTransform[1] = std::numeric_limits<double>::quiet_NaN();
  EXPECT_FALSE(toLocal({Vec3::Zero(), Vec3::UnitX()}, reference, {}));
}

}  // namespace
}  // namespace scarp
