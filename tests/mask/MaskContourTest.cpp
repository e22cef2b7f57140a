#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "core/base/Parallel.h"
#include "core/geometry/PolygonClip.h"
#include "core/mask/MaskCombine.h"
#include "core/mask/MaskContour.h"
#include "core/mask/MaskShape.h"
#include "tests/support/Masks.h"

namespace scarp {
namespace {

TEST(MaskContour, OfASmoothConeIsTheCircleItself) {
  const GridFrame frame{200, 260, 2.0, 1.5};
  const double radius = 150.0;
  const MaskRaster mask = test::makeMask(200, 260, [&](int c, int r) {
    const double d = std::hypot(frame.x(c) - 7.0, frame.y(r) + 3.0);
    return static_cast<float>(std::clamp(0.5 + (radius - d) / 40.0, 0.0, 1.0));
  });
  const auto contours = contoursOf(mask, frame);
  ASSERT_EQ(contours.size(), 1U);
  EXPECT_TRUE(contours[0].closed);
  for (const Vec2& p : contours[0].points) EXPECT_NEAR((p - Vec2(7.0, -3.0)).norm(), radius, 0.02);
  EXPECT_NEAR(signedArea(contours[0].points) / (std::numbers::pi * radius * radius), 1.0, 1e-3)
      << "anticlockwise round what is selected";
}

TEST(MaskContour, OfWhatIsLeftOutRunsClockwise) {
  const GridFrame frame{300, 300, 1.0, 1.0};
  const MaskRaster hole = inverted(maskOf(frame, MaskEllipse{{-50, -40}, {60, 70}}));
  const auto contours = contoursOf(hole, frame);
  ASSERT_EQ(contours.size(), 1U);
  EXPECT_LT(signedArea(contours[0].points), -0.9 * std::numbers::pi * 55 * 55);
}

TEST(MaskContour, EndsAtTheBorderOfTheTerrain) {
  const GridFrame frame{300, 140, 1.0, 1.0};
  const auto contours = contoursOf(maskOf(frame, MaskRectangle{{-1000, -1000}, {10.3, 1000}}), frame);
  ASSERT_EQ(contours.size(), 1U);
  EXPECT_FALSE(contours[0].closed);
  ASSERT_EQ(contours[0].points.size(), 140U);
  EXPECT_NEAR(contours[0].points.front().y(), frame.y(139), 1e-9) << "what is selected lies to the left";
  EXPECT_NEAR(contours[0].points.back().y(), frame.y(0), 1e-9);
  for (const Vec2& p : contours[0].points) EXPECT_NEAR(p.x(), 10.3, 0.2);
}

TEST(MaskContour, EverySideThatIsCrossedIsPassedOnce) {
  const MaskRaster mask = test::blotches(300, 270);
  const GridFrame frame{300, 270, 1.0, 1.0};
  std::size_t crossed = 0;
  const auto differ = [&](int c, int r, int c2, int r2) {
    return (mask.at(c, r) >= 0.5F) != (mask.at(c2, r2) >= 0.5F);
  };
  for (int r = 0; r < 270; ++r)
    for (int c = 0; c < 300; ++c)
      crossed += (c + 1 < 300 && differ(c, r, c + 1, r)) + (r + 1 < 270 && differ(c, r, c, r + 1));
  std::size_t points = 0;
  for (const MaskContour& contour : contoursOf(mask, frame)) {
    points += contour.points.size();
    for (std::size_t i = 1; i < contour.points.size(); ++i)
      ASSERT_LE((contour.points[i] - contour.points[i - 1]).norm(), std::numbers::sqrt2 + 1e-9);
  }
  EXPECT_EQ(points, crossed);
}

TEST(MaskContour, IsTheSameWithAnyThreads) {
  const MaskRaster mask = test::blotches(300, 270);
  std::vector<std::vector<MaskContour>> results;
  for (const int threads : {1, 8}) {
    const ThreadLimit limit(threads);
    results.push_back(contoursOf(mask, {300, 270, 1.0, 1.0}));
  }
  ASSERT_EQ(results[0].size(), results[1].size());
  for (std::size_t i = 0; i < results[0].size(); ++i) EXPECT_EQ(results[0][i].points, results[1][i].points);
}

TEST(MaskContour, OfPlainMasksThereIsNone) {
  const GridFrame frame{8193, 8193, 1.0, 1.0};
  EXPECT_TRUE(contoursOf(MaskRaster(8193, 8193, 1.0F), frame).empty());
  EXPECT_TRUE(contoursOf(MaskRaster(8193, 8193, 0.0F), frame).empty());
}

}  // namespace
}  // namespace scarp
