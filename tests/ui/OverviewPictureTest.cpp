#include <gtest/gtest.h>

#include "core/terrain/HeightPyramid.h"
#include "tests/support/Terrains.h"
#include "ui/render/OverviewPicture.h"

namespace scarp::test {
namespace {

TEST(OverviewPicture, HolesAreClearAndSlopesToTheLightAreBright) {
  const Terrain terrain = makeTerrain({101, 101, 10.0, 10.0}, [](int c, int r) {
    if (r > 80) return kHole;
    return static_cast<float>(c < 50 ? 10 * c : 10 * (100 - c));
  });
  const HeightPyramid pyramid(terrain.heights);
  const QImage image = OverviewPicture(terrain.heights, terrain.frame, pyramid.range()).image();
  EXPECT_EQ(qAlpha(image.pixel(30, 90)), 0);
  EXPECT_EQ(qAlpha(image.pixel(30, 30)), 255);
  EXPECT_GT(qGray(image.pixel(30, 30)), qGray(image.pixel(69, 30)) + 40);
}

}  // namespace
}  // namespace scarp::test
