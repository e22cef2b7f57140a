#include <gtest/gtest.h>

#include <numbers>

#include "tests/operation/OperationSupport.h"

namespace scarp {
namespace {

/// The steepest that any two of eight neighbours lie, as a tangent.
double steepest(const HeightRaster& heights, const GridFrame& f) {
  double most = 0.0;
  for (int r = 0; r < f.rows; ++r)
    for (int c = 0; c < f.columns; ++c)
      for (const auto& [dc, dr] : {std::pair(1, 0), {0, 1}, {1, 1}, {-1, 1}}) {
        if (!f.samples().contains(c + dc, r + dr)) continue;
        const double drop = heights.at(c + dc, r + dr) - heights.at(c, r);
        if (!std::isnan(drop)) most = std::max(most, std::abs(drop) / std::hypot(dc * f.dx, dr * f.dy));
      }
  return most;
}

TEST(ThermalErosion, ComesToRestAtTheTalusAngle) {
  const Terrain terrain = test::fractalTerrain(90, 70, 2.0, 3.0);
  const double limit = std::tan(30.0 * std::numbers::pi / 180.0);
  ASSERT_GT(steepest(terrain.heights, terrain.frame), 1.5 * limit);
  const HeightRaster after = *filtered(terrain, ThermalErosionFilter{30.0, 3000}, nullptr);
  EXPECT_LT(steepest(after, terrain.frame), 1.001 * limit);
}

TEST(ThermalErosion, KeepsTheMass) {
  const Terrain terrain = test::groundWithHoles();
  const HeightRaster after = *filtered(terrain, ThermalErosionFilter{8.0, 60}, nullptr);
  double moved = 0.0;
  const auto a = test::samplesOf(terrain.heights), b = test::samplesOf(after);
  for (std::size_t i = 0; i < a.size(); ++i)
    if (!test::isHole(a[i])) moved += std::abs(double(b[i]) - a[i]);
  ASSERT_GT(moved, 1000.0);
  EXPECT_LT(std::abs(test::sumOf(after) - test::sumOf(terrain.heights)), 1e-3 * moved);
}

TEST(ThermalErosion, LeavesFlatterGroundAsItIs) {
  const Terrain terrain = test::makeTerrain({150, 140, 1, 1}, [](int c, int r) {
    return 0.3F * static_cast<float>(c) + 0.1F * static_cast<float>(r);
  });
  const HeightRaster after = *filtered(terrain, ThermalErosionFilter{35.0, 20}, nullptr);
  for (int i = 0; i < after.tileCount(); ++i) EXPECT_EQ(after.tile(i), terrain.heights.tile(i));
}

}  // namespace
}  // namespace scarp
