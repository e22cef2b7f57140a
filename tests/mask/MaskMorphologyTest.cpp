#include <gtest/gtest.h>

#include <cmath>

#include "core/base/Parallel.h"
#include "core/mask/MaskMorphology.h"
#include "core/mask/MaskShape.h"
#include "core/mask/MaskTiles.h"
#include "tests/support/Masks.h"

namespace scarp {
namespace {

const GridFrame kOblong{160, 150, 2.0, 3.0};

double largestApart(const MaskRaster& a, const MaskRaster& b) {
  double most = 0.0;
  for (int r = 0; r < a.rows(); ++r)
    for (int c = 0; c < a.columns(); ++c) most = std::max(most, std::abs(double(a.at(c, r)) - b.at(c, r)));
  return most;
}

TEST(MaskMorphology, HardMasksGrowByEuclideanDistance) {
  const MaskRaster mask = test::makeMask(160, 150, [](int c, int r) {
    return (c - 60) * (c - 60) + (r - 70) * (r - 70) < 90 || (c == 140 && r == 20) ? 1.0F : 0.0F;
  });
  const double metres = 21.7;
  const auto result = grown(mask, kOblong, metres);
  ASSERT_TRUE(result);
  std::vector<std::pair<int, int>> selected;
  for (int r = 0; r < 150; ++r)
    for (int c = 0; c < 160; ++c)
      if (mask.at(c, r) > 0.0F) selected.emplace_back(c, r);
  for (int r = 0; r < 150; ++r)
    for (int c = 0; c < 160; ++c) {
      double nearest = 1e9;
      for (const auto& [i, j] : selected)
        nearest = std::min(nearest, std::hypot((c - i) * kOblong.dx, (r - j) * kOblong.dy));
      // The edge of a hard mask is a cell wide: whole within the distance, nothing a cell further.
      if (nearest <= metres) {
        ASSERT_EQ(result->at(c, r), 1.0F) << c << ", " << r;
      }
      if (nearest >= metres + 3.0) {
        ASSERT_EQ(result->at(c, r), 0.0F) << c << ", " << r;
      }
    }
}

TEST(MaskMorphology, ADiscGrowsToTheLargerDiscAndBack) {
  const GridFrame frame{220, 320, 3.0, 2.0};
  const auto disc = [&](double radius, double feather) {
    return maskOf(frame, MaskEllipse{Vec2(-radius, -radius), Vec2(radius, radius)}, feather);
  };
  for (const double feather : {0.0, 40.0}) {
    const auto larger = grown(disc(150.0, feather), frame, 53.3);
    ASSERT_TRUE(larger);
    EXPECT_LT(largestApart(*larger, disc(203.3, feather)), feather > 0.0 ? 0.03 : 0.25) << feather;
    const auto smaller = shrunk(disc(150.0, feather), frame, 53.3);
    ASSERT_TRUE(smaller);
    EXPECT_LT(largestApart(*smaller, disc(96.7, feather)), feather > 0.0 ? 0.03 : 0.25) << feather;
  }
}

TEST(MaskMorphology, PlateausKeepTheirWeight) {
  const MaskRaster mask = test::makeMask(160, 150, [](int c, int r) {
    if (c >= 100) return c < 120 && r > 40 && r < 60 ? 1.0F : 0.0F;
    return c > 20 && c < 60 && r > 30 && r < 90 ? 0.43F : 0.0F;
  });
  const auto result = grown(mask, kOblong, 12.0);
  ASSERT_TRUE(result);
  EXPECT_NEAR(result->at(16, 60), 0.43F, 0.005) << "10 m beyond its edge";
  EXPECT_EQ(result->at(10, 60), 0.0F);
  EXPECT_EQ(result->at(96, 50), 1.0F);
}

TEST(MaskMorphology, GrowsNothingInFromBeyondTheTerrain) {
  const MaskRaster all(160, 150, 1.0F), none(160, 150, 0.0F);
  EXPECT_EQ(largestApart(*shrunk(all, kOblong, 50.0), all), 0.0);
  EXPECT_EQ(largestApart(*grown(none, kOblong, 50.0), none), 0.0);
  EXPECT_EQ(largestApart(*blurred(all, kOblong, 50.0), all), 0.0);
  const MaskRaster half = maskOf(kOblong, MaskRectangle{{-1000, -1000}, {0.0, 1000}});
  const auto less = shrunk(half, kOblong, 30.0);
  EXPECT_EQ(less->at(0, 0), 1.0F) << "its border off the terrain does not come in";
  EXPECT_EQ(less->at(70, 70), 0.0F);
}

TEST(MaskMorphology, BlurIsNearlyAGaussian) {
  const MaskRaster half = maskOf(kOblong, MaskRectangle{{-1000, -1000}, {0.0, 1000}});
  const auto soft = blurred(half, kOblong, 40.0);
  ASSERT_TRUE(soft);
  for (int c = 0; c < 160; ++c) {
    const double normal = 0.5 * std::erfc(kOblong.x(c) / (20.0 * std::sqrt(2.0)));
    EXPECT_NEAR(soft->at(c, 75), normal, 0.012) << c;
  }
  const MaskRaster across = maskOf(kOblong, MaskRectangle{{-1000, -1000}, {1000, 0.0}});
  const auto softAcross = blurred(across, kOblong, 40.0);
  for (int r = 0; r < 150; ++r) {
    const double normal = 0.5 * std::erfc(kOblong.y(r) / (20.0 * std::sqrt(2.0)));
    EXPECT_NEAR(softAcross->at(80, r), normal, 0.012) << r;
  }
}

TEST(MaskMorphology, ASmallBlurIsABlurToo) {
  const MaskRaster dot =
      test::makeMask(160, 150, [](int c, int r) { return c == 50 && r == 60 ? 1.0F : 0.0F; });
  const auto soft = blurred(dot, kOblong, 2.0);
  double sum = 0.0, square = 0.0;
  for (int r = 0; r < 150; ++r)
    for (int c = 0; c < 160; ++c) {
      sum += soft->at(c, r);
      square += soft->at(c, r) * std::pow((c - 50) * kOblong.dx, 2);
    }
  EXPECT_NEAR(sum, 1.0, 1e-4);
  EXPECT_NEAR(square, 1.0, 1e-3) << "variance: half of 2 m, squared";
}

TEST(MaskMorphology, IsTheSameWithAnyThreadsAndCanBeCancelled) {
  const MaskRaster mask = test::blotches(300, 290);
  const GridFrame frame{300, 290, 2.0, 3.0};
  const auto all = [&] {
    std::vector<float> together;
    for (const auto& each : {grown(mask, frame, 9.0), shrunk(mask, frame, 9.0), blurred(mask, frame, 9.0)})
      for (const float w : test::samplesOf(*each)) together.push_back(w);
    return together;
  };
  std::vector<std::vector<float>> results;
  for (const int threads : {1, 8}) {
    const ThreadLimit limit(threads);
    results.push_back(all());
  }
  EXPECT_TRUE(test::sameBits(results[0], results[1]));
  const Progress no = [](double) { return false; };
  for (const auto& each :
       {grown(mask, frame, 9.0, no), shrunk(mask, frame, 9.0, no), blurred(mask, frame, 9.0, no)}) {
    ASSERT_FALSE(each);
    EXPECT_TRUE(each.error().cancelled);
  }
}

TEST(MaskMorphology, DoesNotDependOnTheTiles) {
  // The same soft blotch, elsewhere among the tiles.
  const auto at = [](int column, int row) {
    return test::makeMask(400, 400, [=](int c, int r) {
      return static_cast<float>(std::clamp(1.2 - std::hypot(c - column, 1.5 * (r - row)) / 40.0, 0.0, 1.0));
    });
  };
  const GridFrame frame{400, 400, 1.0, 1.0};
  const auto a = grown(at(128, 128), frame, 12.3), b = grown(at(201, 177), frame, 12.3);
  for (int r = 40; r < 220; ++r)
    for (int c = 40; c < 220; ++c) ASSERT_EQ(a->at(c, r), b->at(c + 73, r + 49));
}

TEST(MaskMorphology, OnAWideMapASmallSelectionIsCheap) {
  const GridFrame frame{8193, 8193, 1.0, 1.0};
  const MaskRaster mask = maskOf(frame, MaskEllipse{{1000, 1000}, {1200, 1100}}, 10.0);
  for (const MaskRaster& each : {mask, inverted(mask)}) {
    const auto more = grown(each, frame, 20.0), less = shrunk(each, frame, 20.0),
               soft = blurred(each, frame, 20.0);
    ASSERT_TRUE(more && less && soft);
    for (const auto* result : {&*more, &*less, &*soft}) EXPECT_LE(test::tilesHeld(*result), 12);
  }
}

TEST(MaskMorphology, SmoothingBlursAsFarAsWeightsSayTheSameHoweverTheyGrow) {
  const GridFrame frame{300, 280, 2.0, 3.0};
  const MaskRaster mask = test::blotches(300, 280);
  const auto half = test::makeMask(300, 280, [](int c, int) { return c < 150 ? 1.0F : 0.0F; });
  const auto whole = test::makeMask(300, 280, [](int, int) { return 1.0F; });
  MaskSmoothing once(mask, frame, 20.0), twice(mask, frame, 20.0);
  const MaskRaster blurredHalf = once.within(half);
  (void)twice.within(test::makeMask(300, 280, [](int c, int r) { return c == 140 && r < 9 ? 0.5F : 0.0F; }));
  EXPECT_TRUE(test::sameBits(test::samplesOf(blurredHalf), test::samplesOf(twice.within(half))));
  EXPECT_LT(largestApart(once.within(whole), *blurred(mask, frame, 20.0)), 1e-5);
  for (int r = 0; r < 280; r += 7)
    for (int c = 150; c < 300; c += 7) ASSERT_EQ(blurredHalf.at(c, r), mask.at(c, r));
}

}  // namespace
}  // namespace scarp
