#include <gtest/gtest.h>

#include <numbers>

#include "core/base/Parallel.h"
#include "core/geometry/PolygonClip.h"
#include "core/mask/MaskShape.h"
#include "core/mask/MaskTiles.h"
#include "tests/support/Masks.h"

namespace scarp {
namespace {

double total(const MaskRaster& mask) {
  double sum = 0.0;
  for (const float weight : test::samplesOf(mask)) sum += weight;
  return sum;
}

TEST(MaskShape, ARectangleWeighsWhatItCoversOfEachSample) {
  const GridFrame frame{9, 7, 2.0, 5.0};
  // From 0.25 into column 2's part to 0.5 into column 6's; rows 1.5 to 4.25 likewise, in grid positions.
  const MaskRectangle shape{{frame.x(1.75), frame.y(4.25)}, {frame.x(6.0), frame.y(1.5)}};
  const MaskRaster mask = maskOf(frame, shape);
  const auto share = [](double from, double to, int i) {
    return std::max(0.0, std::min(to, i + 0.5) - std::max(from, i - 0.5));
  };
  for (int row = 0; row < 7; ++row)
    for (int column = 0; column < 9; ++column)
      EXPECT_NEAR(mask.at(column, row), share(1.75, 6.0, column) * share(1.5, 4.25, row), 1e-6)
          << column << ", " << row;
}

TEST(MaskShape, AreaOfAnEllipseIsTrueInCellsThatAreNotSquare) {
  const GridFrame frame{150, 140, 3.0, 7.0};
  const MaskRaster mask = maskOf(frame, MaskEllipse{{-170.0, -300.0}, {110.0, 250.0}});
  EXPECT_NEAR(total(mask) * 21.0 / (std::numbers::pi * 140.0 * 275.0), 1.0, 1e-4);
}

TEST(MaskShape, ReachesBeyondTheTerrainAndOnlyThere) {
  const GridFrame frame{130, 130, 1.0, 1.0};
  const MaskRaster all = maskOf(frame, MaskRectangle{{-1000, -1000}, {1000, 1000}});
  EXPECT_EQ(total(all), 130.0 * 130.0);
  EXPECT_TRUE(selectsNothing(maskOf(frame, MaskRectangle{{500, 500}, {1000, 1000}})));
  EXPECT_TRUE(selectsNothing(maskOf(frame, MaskLasso{{{0, 0}, {10, 10}}})));
}

TEST(MaskShape, AFeatherFollowsTheTrueDistanceInMetres) {
  const GridFrame frame{90, 160, 4.0, 1.5};
  // Crosses itself: a bow tie.
  const std::vector<Vec2> tie{{-120, -80}, {130, 90}, {130, -70}, {-110, 85}};
  const double feather = 30.0;
  const MaskRaster mask = maskOf(frame, MaskLasso{tie}, feather);
  for (int row = 0; row < frame.rows; ++row)
    for (int column = 0; column < frame.columns; ++column) {
      const Vec2 p(frame.x(column), frame.y(row));
      double distance = 1e9;
      for (std::size_t i = 0; i < tie.size(); ++i) {
        const Vec2 a = tie[i], along = tie[(i + 1) % tie.size()] - a;
        const double t = std::clamp((p - a).dot(along) / along.squaredNorm(), 0.0, 1.0);
        distance = std::min(distance, (p - a - t * along).norm());
      }
      // Neither half of the tie is wound twice, so odd and not zero are the same.
      if (windingNumber(tie, p) == 0) distance = -distance;
      const double t = std::clamp(0.5 + distance / feather, 0.0, 1.0);
      ASSERT_NEAR(mask.at(column, row), t * t * (3.0 - 2.0 * t), 1e-5) << column << ", " << row;
    }
}

TEST(MaskShape, IsTheSameWithAnyThreads) {
  const GridFrame frame{300, 290, 1.0, 2.0};
  std::vector<std::vector<float>> results;
  for (const int threads : {1, 8}) {
    const ThreadLimit limit(threads);
    results.push_back(test::samplesOf(
        maskOf(frame, MaskLasso{{{-100, -200}, {120, 190}, {130, -170}, {-110, 185}}}, 20.0)));
  }
  EXPECT_TRUE(test::sameBits(results[0], results[1]));
}

TEST(MaskShape, OnAWideMapPlainPartsCostNothing) {
  const GridFrame frame{8193, 8193, 1.0, 1.0};
  const MaskRaster mask = maskOf(frame, MaskEllipse{{-1500, -1500}, {1500, 1500}});
  int own = 0;
  for (int i = 0; i < mask.tileCount(); ++i) own += mask.tile(i) && mask.tile(i) != plainMaskTile(1.0F);
  EXPECT_LT(own, 120) << "only the tiles along the border hold weights of their own";
  EXPECT_EQ(mask.at(4096, 4096), 1.0F);
  EXPECT_EQ(mask.at(0, 0), 0.0F);
}

}  // namespace
}  // namespace scarp
