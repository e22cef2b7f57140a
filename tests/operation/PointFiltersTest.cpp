#include <gtest/gtest.h>

#include "core/brush/DabWork.h"
#include "tests/operation/OperationSupport.h"

namespace scarp {
namespace {

/// A ramp from 0 m to 99 m, a metre a sample.
Terrain ramp() {
  return test::makeTerrain({100, 4, 1.0, 1.0}, [](int c, int) { return static_cast<float>(c); });
}

float after(const Filter& filter, int column) { return filtered(ramp(), filter, nullptr)->at(column, 2); }

TEST(PointFilters, OffsetAddsMetres) { EXPECT_FLOAT_EQ(after(OffsetFilter{-2.5}, 40), 37.5F); }

TEST(PointFilters, ScaleStretchesAboutALevel) {
  EXPECT_FLOAT_EQ(after(ScaleFilter{2.0, 50.0}, 40), 30.0F);
  EXPECT_FLOAT_EQ(after(ScaleFilter{2.0, 50.0}, 50), 50.0F);
  EXPECT_FLOAT_EQ(after(ScaleFilter{-1.0, 0.0}, 7), -7.0F);
}

TEST(PointFilters, ClampCutsOff) {
  EXPECT_FLOAT_EQ(after(ClampFilter{20.0, 60.0}, 5), 20.0F);
  EXPECT_FLOAT_EQ(after(ClampFilter{20.0, 60.0}, 33), 33.0F);
  EXPECT_FLOAT_EQ(after(ClampFilter{20.0, 60.0}, 90), 60.0F);
}

TEST(PointFilters, RemapTakesOneBandToAnother) {
  const RemapFilter filter{20.0, 60.0, 100.0, 200.0, *Curve::through({{0.0, 0.0}, {0.5, 0.8}, {1.0, 1.0}})};
  EXPECT_FLOAT_EQ(after(filter, 20), 100.0F);
  EXPECT_FLOAT_EQ(after(filter, 40), 180.0F);
  EXPECT_FLOAT_EQ(after(filter, 60), 200.0F);
  // Beyond the band without a step.
  EXPECT_FLOAT_EQ(after(filter, 15), 95.0F);
  EXPECT_FLOAT_EQ(after(filter, 70), 210.0F);
}

TEST(PointFilters, NoiseIsThatOfTheBrushTimesTheAmplitude) {
  const Terrain terrain = ramp();
  const NoiseFilter filter{{NoiseShape::Ridged, 17.0, 3, 9}, 6.0};
  const HeightRaster result = *filtered(terrain, filter, nullptr);
  double most = 0.0;
  for (int c = 0; c < 100; ++c) {
    const double expected =
        shapedNoise(NoiseShape::Ridged, terrain.frame.x(c) / 17.0, terrain.frame.y(1) / 17.0, 3, 9);
    EXPECT_NEAR(result.at(c, 1) - terrain.heights.at(c, 1), 6.0 * expected, 1e-3);
    most = std::max(most, expected);
  }
  EXPECT_GT(most, 0.2);
}

TEST(PointFilters, TerraceLevelsTheTreads) {
  const TerraceFilter filter{{10.0, 1.0}};
  for (int c = 0; c < 100; ++c)
    if (c % 10 != 5) {  // There a riser is at half its height.
      EXPECT_FLOAT_EQ(after(filter, c), 10.0F * std::round(static_cast<float>(c) / 10.0F)) << c;
    }
}

}  // namespace
}  // namespace scarp
