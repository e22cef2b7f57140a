#include <gtest/gtest.h>

#include <cmath>

#include "core/visibility/SkyView.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

/// Means of step × step samples, told by brute force.
FarGround farOf(const Terrain& terrain, int step) {
  const int columns = (terrain.frame.columns + step - 1) / step,
            rows = (terrain.frame.rows + step - 1) / step;
  const auto range = [&](int c0, int r0, int c1, int r1, double* mean) {
    double low = 1e30, high = -1e30, sum = 0.0;
    int count = 0;
    for (int r = r0 * step; r < std::min(r1 * step, terrain.frame.rows); ++r)
      for (int c = c0 * step; c < std::min(c1 * step, terrain.frame.columns); ++c) {
        const double h = terrain.heights.at(c, r);
        low = std::min(low, h), high = std::max(high, h), sum += h, ++count;
      }
    if (mean) *mean = sum / count;
    return high - low;
  };
  FarGround far{HeightRaster(columns, rows, 0.0F), step, 0.0, 0.0};
  std::vector<float> means;
  for (int r = 0; r < rows; ++r)
    for (int c = 0; c < columns; ++c) {
      double mean = 0.0;
      range(c, r, c + 1, r + 1, &mean);
      means.push_back(static_cast<float>(mean));
      far.largestStep = std::max(far.largestStep, range(c, r, c + 2, r + 2, nullptr));
    }
  far.relief = range(0, 0, columns, rows, nullptr);
  far.means.write(far.means.rect(), means);
  return far;
}

double largestDifference(const FractionRaster& some, const FractionRaster& all) {
  double most = 0.0;
  for (int r = some.rect.row0; r < some.rect.row1; ++r)
    for (int c = some.rect.column0; c < some.rect.column1; ++c)
      most = std::max(most, std::abs(static_cast<double>(some.at(c, r)) - static_cast<double>(all.at(c, r))));
  return most;
}

TEST(FarSky, DiffersByLessThanItSays) {
  const Terrain terrain = test::fractalTerrain(400, 330, 10.0, 12.0);
  const FarGround far = farOf(terrain, 16);
  const FractionRaster all = *skyView(terrain.heights, terrain.frame, {}, terrain.frame.samples());
  for (const int halo : {32, 64, 128}) {
    double most = 0.0;
    for (const GridRect& core :
         {GridRect{0, 0, 100, 65}, GridRect{300, 0, 400, 65}, GridRect{130, 100, 250, 160}}) {
      const GridRect near = core.grown(halo).intersected(terrain.frame.samples());
      const auto some = skyView(terrain.heights, terrain.frame, {}, core, near, far);
      ASSERT_TRUE(some.ok());
      most = std::max(most, largestDifference(*some, all));
    }
    const double bound = farSkyError(far, terrain.frame, halo * 10.0);
    EXPECT_LE(most, bound) << halo;
    EXPECT_GT(most, 0.0) << "nothing was far";
    // Without what is far away the sky would be much wider.
    EXPECT_LT(most, 0.03) << halo;
  }
}

TEST(FarSky, AWallBeyondTheWindowHidesItsShare) {
  // Of a wall without end at the angle β: (1 + cos β) / 2, here 200 m high and 300 m away.
  const Terrain wall =
      test::makeTerrain({801, 401, 1.0, 2.0}, [](int c, int) { return c >= 500 ? 200.0F : 0.0F; });
  const FarGround far = farOf(wall, 16);
  const GridRect core{195, 195, 205, 205};
  const FractionRaster sky = *skyView(wall.heights, wall.frame, {128}, core, core.grown(64), far);
  const FractionRaster all = *skyView(wall.heights, wall.frame, {128}, core);
  EXPECT_LT(all.at(200, 200), 0.95F);
  EXPECT_NEAR(sky.at(200, 200), all.at(200, 200), 0.015);
}

TEST(FarSky, IsTheSameBitsWhereTheDistanceEndsWithinTheWindow) {
  Terrain terrain = test::fractalTerrain(300, 260, 10.0, 10.0);
  const SkySettings sky{16, 400.0};
  const FarGround far = farOf(terrain, 16);
  const FractionRaster all = *skyView(terrain.heights, terrain.frame, sky, terrain.frame.samples());
  const GridRect core{128, 0, 256, 128};
  const FractionRaster some = *skyView(terrain.heights, terrain.frame, sky, core,
                                       core.grown(41).intersected(terrain.frame.samples()), far);
  for (int r = core.row0; r < core.row1; ++r)
    for (int c = core.column0; c < core.column1; ++c) ASSERT_EQ(some.at(c, r), all.at(c, r)) << c << " " << r;
}

TEST(FarSky, FarHolesHideNothing) {
  const Terrain level =
      test::makeTerrain({400, 100, 1.0, 1.0}, [](int c, int) { return c > 200 ? test::kHole : 5.0F; });
  FarGround far{HeightRaster(25, 7, test::kHole), 16, 0.0, 0.0};
  const FractionRaster sky = *skyView(level.heights, level.frame, {}, {0, 40, 60, 60}, {0, 0, 100, 100}, far);
  for (const float fraction : sky.values) EXPECT_NEAR(fraction, 1.0F, 1e-6F);
}

}  // namespace
}  // namespace scarp
