#include <gtest/gtest.h>

#include <cmath>

#include "core/mask/MaskShape.h"
#include "core/mask/TerrainClip.h"
#include "tests/support/Masks.h"

namespace scarp {
namespace {

TEST(TerrainClip, OfNothingIsAnErrorAndOfOneSampleIsNone) {
  const Terrain terrain = test::fractalTerrain(30, 20);
  const MaskRaster none(30, 20, 0.0F);
  ASSERT_FALSE(clipOf(terrain, &none));
  EXPECT_EQ(clipOf(terrain, &none).error().text(), "nothing is selected");
  const MaskRaster one =
      test::makeMask(30, 20, [](int c, int r) { return c == 29 && r == 19 ? 1.0F : 0.0F; });
  ASSERT_TRUE(clipOf(terrain, &one));
  EXPECT_EQ(clipOf(terrain, nullptr)->frame, terrain.frame);
}

TEST(TerrainClip, ItsRimIsThePlaneThatItStandsOn) {
  const GridFrame frame{120, 100, 2.0, 4.0};
  const Terrain terrain = test::makeTerrain(frame, [&](int c, int r) {
    const double d = std::hypot(frame.x(c), frame.y(r));
    return static_cast<float>(70.0 + 0.25 * frame.x(c) - 0.5 * frame.y(r) + std::max(0.0, 50.0 - d));
  });
  const MaskRaster mask = maskOf(frame, MaskRectangle{{-90, -90}, {80, 110}});
  const auto clip = clipOf(terrain, &mask);
  ASSERT_TRUE(clip);
  EXPECT_NEAR(clip->rim.slope.x(), 0.25, 1e-5);
  EXPECT_NEAR(clip->rim.slope.y(), -0.5, 1e-5);
  EXPECT_NEAR(clip->rim.at(-clip->cutFrom), 70.0, 1e-3) << "under the middle of the cone";
}

TEST(TerrainClip, CornersAndPlacesAreEachOthersInverse) {
  const auto clip = clipOf(test::fractalTerrain(31, 21, 3.0, 2.0), nullptr);
  const ClipPlacement placement{{40.0, -7.0}, 0.7, 2.5};
  const auto corners = cornersOf(*clip, placement);
  EXPECT_LT((placeInClip(placement, corners[0]) - Vec2(-45, -20)).norm(), 1e-9);
  EXPECT_LT((placeInClip(placement, corners[2]) - Vec2(45, 20)).norm(), 1e-9);
}

}  // namespace
}  // namespace scarp
