#include <gtest/gtest.h>

#include <cmath>

#include "core/operation/GroundFaults.h"
#include "core/terrain/HeightPlane.h"
#include "tests/operation/OperationSupport.h"

namespace scarp::test {
namespace {

TEST(Despike, TakesOutWhatWasPutInAndNothingElse) {
  const Terrain clean = fractalTerrain(200, 150, 10.0, 10.0);
  Terrain spiked = clean;
  const auto put = [&](int column, int row, float by) {
    const float h = clean.heights.at(column, row) + by;
    spiked.heights.write({column, row, column + 1, row + 1}, std::span(&h, 1));
  };
  put(0, 0, 900.0F);
  put(50, 60, -700.0F);
  put(128, 128, 4000.0F);
  put(199, 149, 800.0F);
  const HeightRaster mended = *filtered(spiked, DespikeFilter{}, nullptr);
  for (int row = 0; row < 150; ++row)
    for (int column = 0; column < 200; ++column) {
      const bool put_ = spiked.heights.at(column, row) != clean.heights.at(column, row);
      if (put_)
        EXPECT_NEAR(mended.at(column, row), clean.heights.at(column, row), 80.0F);
      else
        EXPECT_EQ(mended.at(column, row), clean.heights.at(column, row)) << column << ' ' << row;
    }
}

TEST(Despike, LeavesCliffsAndEdgesAlone) {
  const Terrain steps = makeTerrain({90, 80, 30.0, 30.0}, [](int c, int r) {
    return static_cast<float>((c / 20) * 700 + (r > 40 && c > 33 && c < 37 ? 900 : 0));
  });
  const HeightRaster after = *filtered(steps, DespikeFilter{}, nullptr);
  EXPECT_EQ(samplesOf(after), samplesOf(steps.heights));
}

TEST(Deseam, TakesOutTheStepOfOneTileOfNine) {
  const Terrain clean = fractalTerrain(300, 300, 10.0, 10.0);
  const Terrain stepped = makeTerrain(clean.frame, [&](int c, int r) {
    return clean.heights.at(c, r) - (c >= 100 && c < 200 && r >= 100 && r < 200 ? 300.0F : 0.0F);
  });
  const std::vector<Seam> seams = findSeams(planeOf(stepped.heights));
  EXPECT_EQ(seams.size(), 4U);
  EXPECT_TRUE(findSeams(planeOf(clean.heights)).empty());
  const HeightRaster mended = *filtered(stepped, DeseamFilter{20}, nullptr);
  double before = 0.0, after = 0.0;
  for (int r = 130; r < 170; ++r) {
    const auto step = [&](const HeightRaster& of) {
      return double{of.at(100, r)} - double{of.at(99, r)} -
             (double{clean.heights.at(100, r)} - double{clean.heights.at(99, r)});
    };
    before += std::abs(step(stepped.heights)) / 40.0;
    after += std::abs(step(mended)) / 40.0;
  }
  EXPECT_NEAR(before, 300.0, 0.1);
  EXPECT_LT(after, 30.0);
  EXPECT_EQ(mended.at(20, 20), clean.heights.at(20, 20));
}

TEST(Deseam, WallsAreNotSeams) {
  const Terrain clean = fractalTerrain(300, 300, 1.0, 1.0);
  EXPECT_TRUE(findSeams(planeOf(clean.heights)).empty());
  // A hall with a flat roof, one with a pitched roof that is cut by the border, and a dam across the raster.
  const auto inHall = [](int c, int r) { return c >= 60 && c < 170 && r >= 90 && r < 190; };
  const Terrain hall = makeTerrain(clean.frame, [&](int c, int r) {
    return inHall(c, r) ? clean.heights.at(60, 90) + 18.0F : clean.heights.at(c, r);
  });
  EXPECT_TRUE(findSeams(planeOf(hall.heights)).empty());
  const Terrain pitched = makeTerrain(clean.frame, [&](int c, int r) {
    return c < 120 && r >= 100 && r < 200 ? clean.heights.at(0, 100) + 20.0F + 0.2F * static_cast<float>(c)
                                          : clean.heights.at(c, r);
  });
  EXPECT_TRUE(findSeams(planeOf(pitched.heights)).empty());
  const Terrain dam = makeTerrain(clean.frame, [&](int c, int r) {
    return r >= 140 && r < 150 ? clean.heights.at(0, 140) + 60.0F : clean.heights.at(c, r);
  });
  EXPECT_TRUE(findSeams(planeOf(dam.heights)).empty());
  // A seam beside a building is still found.
  const Terrain both = makeTerrain(
      clean.frame, [&](int c, int r) { return hall.heights.at(c, r) + (c >= 230 ? 9.0F : 0.0F); });
  const std::vector<Seam> seams = findSeams(planeOf(both.heights));
  ASSERT_EQ(seams.size(), 1U);
  EXPECT_EQ(seams[0].at, 230);
  // Two level tiles.
  const Terrain level = makeTerrain(clean.frame, [](int c, int) { return c < 150 ? 10.0F : 12.0F; });
  EXPECT_EQ(findSeams(planeOf(level.heights)).size(), 1U);
}

}  // namespace
}  // namespace scarp::test
