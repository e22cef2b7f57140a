#include "core/terrain/GeoReference.h"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace scarp
