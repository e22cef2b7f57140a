#include <gtest/gtest.h>

#include "core/io/RasterImport.h"
#include "core/operation/GroundFaults.h"
#include "tests/operation/OperationSupport.h"
#include "tests/support/RealData.h"

namespace scarp {
namespace {

/// The sum of squared second differences along rows and columns, where there are no holes.
double roughness(const HeightRaster& heights) {
  double sum = 0.0;
  for (int r = 1; r + 1 < heights.rows(); ++r)
    for (int c = 1; c + 1 < heights.columns(); ++c) {
      const double x = double(heights.at(c - 1, r)) - 2.0 * heights.at(c, r) + heights.at(c + 1, r);
      const double y = double(heights.at(c, r - 1)) - 2.0 * heights.at(c, r) + heights.at(c, r + 1);
      if (!std::isnan(x + y)) sum += x * x + y * y;
    }
  return sum;
}

TEST(SmoothFilters, BlurOfASpikeIsAGaussianInMetres) {
  // Cells of 2 m by 5 m, and a radius of 12 m: 6 samples one way, 2.4 the other.
  const Terrain terrain = test::makeTerrain({121, 81, 2.0, 5.0},
                                            [](int c, int r) { return c == 60 && r == 40 ? 1000.0F : 0.0F; });
  const HeightRaster blurred = *filtered(terrain, BlurFilter{12.0}, nullptr);
  double sum = 0.0, alongRow = 0.0, alongColumn = 0.0;
  for (int r = 0; r < 81; ++r)
    for (int c = 0; c < 121; ++c) {
      const double h = blurred.at(c, r), x = (c - 60) * 2.0, y = (r - 40) * 5.0;
      sum += h;
      alongRow += h * x * x;
      alongColumn += h * y * y;
      const double gauss = 1000.0 * 10.0 / (2.0 * M_PI * 144.0) * std::exp(-(x * x + y * y) / 288.0);
      EXPECT_NEAR(h, gauss, 0.1 * 1000.0 * 10.0 / (2.0 * M_PI * 144.0)) << c << " " << r;
    }
  EXPECT_NEAR(sum, 1000.0, 0.01);
  EXPECT_NEAR(alongRow / sum, 144.0, 0.1);
  EXPECT_NEAR(alongColumn / sum, 144.0, 0.1);
}

TEST(SmoothFilters, BlurLooksPastHolesAndKeepsLevelGround) {
  const Terrain terrain = test::makeTerrain(
      {70, 50, 1.0, 1.0}, [](int c, int r) { return c > 20 && c < 30 && r > 9 ? test::kHole : 123.456F; });
  const HeightRaster blurred = *filtered(terrain, BlurFilter{4.0}, nullptr);
  EXPECT_TRUE(test::sameBits(test::samplesOf(blurred), test::samplesOf(terrain.heights)));
}

TEST(SmoothFilters, BlurAndSharpenKeepAPlaneAtBorderHolesAndSelections) {
  for (const double dy : {1.0, 2.5}) {
    const Terrain plane = test::makeTerrain({129, 129, 1.0, dy}, [](int c, int r) {
      return std::hypot(c - 64, r - 64) < 15.0 ? test::kHole : static_cast<float>(0.7 * c + 0.3 * r);
    });
    const MaskRaster some = test::middleSelected(plane.frame);
    for (const Filter& filter :
         {Filter(BlurFilter{20.0}), Filter(SharpenFilter{20.0, 1.0}), Filter(BlurFilter{500.0})})
      for (const MaskRaster* selection : {static_cast<const MaskRaster*>(nullptr), &some}) {
        const auto before = test::samplesOf(plane.heights),
                   after = test::samplesOf(*filtered(plane, filter, selection));
        for (std::size_t i = 0; i < before.size(); ++i) {
          ASSERT_EQ(test::isHole(after[i]), test::isHole(before[i]));
          if (!test::isHole(before[i])) {
            ASSERT_NEAR(after[i], before[i], 2e-3) << filter.index() << " at " << i;
          }
        }
      }
  }
}

TEST(SmoothFilters, SharpenAddsWhatBlurTakes) {
  const Terrain terrain = test::groundWithHoles();
  const auto before = test::samplesOf(terrain.heights);
  const auto smooth = test::samplesOf(*filtered(terrain, BlurFilter{7.0}, nullptr));
  const auto sharp = test::samplesOf(*filtered(terrain, SharpenFilter{7.0, 0.5}, nullptr));
  for (std::size_t i = 0; i < before.size(); ++i) {
    if (!test::isHole(before[i])) {
      ASSERT_NEAR(sharp[i], before[i] + 0.5F * (before[i] - smooth[i]), 1e-4);
    }
  }
}

TEST(Destep, StaysWithinHalfAQuantumAndIsSmoother) {
  // Terraces of some samples each.
  const Terrain smooth = test::makeTerrain({260, 200, 10.0, 10.0}, [](int c, int r) {
    return static_cast<float>(60.0 * fractalNoise(0.012 * c, 0.012 * r, 3, 0.4, 3));
  });
  for (const float quantum : {1.0F, 4.0F}) {
    const Terrain stepped = test::makeTerrain(
        smooth.frame, [&](int c, int r) { return quantum * std::round(smooth.heights.at(c, r) / quantum); });
    const HeightRaster result = *filtered(stepped, DestepFilter{}, nullptr);
    double error = 0.0, errorBefore = 0.0;
    for (int r = 0; r < 200; ++r)
      for (int c = 0; c < 260; ++c) {
        const float h = result.at(c, r), was = stepped.heights.at(c, r);
        ASSERT_LE(std::abs(h - was), 0.5F * quantum);
        ASSERT_EQ(quantum * std::round(h / quantum), was);
        error += std::pow(h - smooth.heights.at(c, r), 2.0);
        errorBefore += std::pow(was - smooth.heights.at(c, r), 2.0);
      }
    EXPECT_LT(roughness(result), 0.2 * roughness(stepped.heights)) << quantum;
    EXPECT_LT(error, 0.7 * errorBefore) << quantum;
  }
}

TEST(Destep, MakesAnEvenSlopeOfBroadTerraces) {
  // A slope of 1 in 40 in whole metres: terraces 40 samples broad.
  const Terrain stepped = test::makeTerrain(
      {400, 60, 1.0, 1.0}, [](int c, int) { return std::floor(static_cast<float>(c) / 40.0F); });
  const HeightRaster result = *filtered(stepped, DestepFilter{}, nullptr);
  for (int c = 80; c < 320; ++c) {
    const float rise = result.at(c + 1, 30) - result.at(c, 30);
    EXPECT_NEAR(rise, 1.0 / 40.0, 0.6 / 40.0) << c;
  }
}

TEST(Destep, SaysWhereThereAreNoSteps) {
  const Terrain terrain = test::fractalTerrain(100, 100);
  const auto result = filtered(terrain, DestepFilter{}, nullptr);
  ASSERT_FALSE(result.ok());
  EXPECT_FALSE(result.error().cancelled);
  EXPECT_NE(result.error().text().find("steps"), std::string::npos);
}

TEST(Destep, TakesTheStepsOutOfRealDataOfEightBits) {
  SCARP_REAL_DATA(path, "urho_HeightMap_8bit.png");
  const auto imported = importRaster(path);
  ASSERT_TRUE(imported.ok());
  const HeightRaster& before = imported->terrain.heights;
  const auto quantum = quantumOf(before);
  ASSERT_TRUE(quantum.has_value());
  const HeightRaster result = *filtered(imported->terrain, DestepFilter{}, nullptr);
  double most = 0.0;
  for (int r = 0; r < before.rows(); ++r)
    for (int c = 0; c < before.columns(); ++c)
      most = std::max(most, std::abs(double(result.at(c, r)) - before.at(c, r)));
  EXPECT_LT(most, 0.5 * *quantum);
  EXPECT_GT(most, 0.1 * *quantum);
  EXPECT_LT(roughness(result), 0.5 * roughness(before));
}

TEST(Quantum, IsFoundWhateverItIs) {
  const Terrain ground = test::fractalTerrain(150, 120, 5.0, 5.0);
  for (const double quantum : {0.3048, 1.0, 0.01, 3.5, 1200.0 / 3937.0})
    for (const double offset : {0.0, 417.3}) {
      const Terrain stepped = test::makeTerrain(ground.frame, [&](int c, int r) {
        return static_cast<float>(quantum * std::round(ground.heights.at(c, r) / quantum) + offset);
      });
      const auto found = quantumOf(stepped.heights);
      if (quantum == 0.01 && !found) continue;  // Hardly any two are alike.
      ASSERT_TRUE(found.has_value()) << quantum << " " << offset;
      EXPECT_NEAR(*found, quantum, 1e-3 * quantum);
    }
}

TEST(Quantum, IsNoneOfLevelGround) {
  EXPECT_FALSE(quantumOf(HeightRaster(50, 50, 3.0F)).has_value());
  EXPECT_FALSE(quantumOf(HeightRaster(50, 50, test::kHole)).has_value());
}

}  // namespace
}  // namespace scarp
