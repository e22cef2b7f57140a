#include <gtest/gtest.h>

#include "core/operation/Resample.h"
#include "tests/operation/OperationSupport.h"

namespace scarp {
namespace {

constexpr ResampleMethod kMethods[] = {ResampleMethod::Nearest, ResampleMethod::Bilinear,
                                       ResampleMethod::Bicubic, ResampleMethod::Lanczos};

HeightRaster to(const Terrain& terrain, int columns, int rows, ResampleMethod method) {
  return reshaped(terrain, ResampleReshape{columns, rows, method})->heights;
}

double sinc(double x) { return x == 0.0 ? 1.0 : std::sin(M_PI * x) / (M_PI * x); }

/// The textbook: all of the samples in one sum, by the kernel's formula.
double textbook(const HeightRaster& from, double c, double r, double wideC, double wideR,
                ResampleMethod method) {
  const auto kernel = [&](double x) {
    const double d = std::abs(x);
    if (method == ResampleMethod::Bilinear) return std::max(0.0, 1.0 - d);
    if (method == ResampleMethod::Lanczos) return d < 3.0 ? sinc(d) * sinc(d / 3.0) : 0.0;
    if (d < 1.0) return 1.5 * d * d * d - 2.5 * d * d + 1.0;
    return d < 2.0 ? -0.5 * d * d * d + 2.5 * d * d - 4.0 * d + 2.0 : 0.0;
  };
  double sum = 0.0, weight = 0.0;
  for (int row = 0; row < from.rows(); ++row)
    for (int column = 0; column < from.columns(); ++column) {
      const double w = kernel((column - c) / wideC) * kernel((row - r) / wideR);
      if (std::isnan(from.at(column, row))) continue;
      sum += w * from.at(column, row);
      weight += w;
    }
  return sum / weight;
}

TEST(Resample, IsTheTextbooksSum) {
  const Terrain terrain = test::fractalTerrain(23, 19);
  for (const auto& [columns, rows] : {std::pair(31, 28), {12, 7}, {8, 40}})
    for (const ResampleMethod method :
         {ResampleMethod::Bilinear, ResampleMethod::Bicubic, ResampleMethod::Lanczos}) {
      const HeightRaster after = to(terrain, columns, rows, method);
      const double stepC = 22.0 / (columns - 1), stepR = 18.0 / (rows - 1);
      for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c)
          ASSERT_NEAR(after.at(c, r),
                      textbook(terrain.heights, c * stepC, r * stepR, std::max(1.0, stepC),
                               std::max(1.0, stepR), method),
                      2e-5)
              << columns << " " << static_cast<int>(method) << " at " << c << " " << r;
    }
}

TEST(Resample, GoesThroughTheOldSamples) {
  // To 2n − 1 samples every second one is an old one.
  const Terrain terrain = test::groundWithHoles(60, 45);
  for (const ResampleMethod method : kMethods) {
    const HeightRaster after = to(terrain, 119, 89, method);
    for (int r = 0; r < 45; ++r)
      for (int c = 0; c < 60; ++c) {
        const float was = terrain.heights.at(c, r), is = after.at(2 * c, 2 * r);
        ASSERT_EQ(test::isHole(was), test::isHole(is));
        if (!test::isHole(was)) {
          ASSERT_NEAR(is, was, 1e-4);
        }
      }
  }
}

TEST(Resample, ToFewerSamplesMissesNothing) {
  // Stripes of a sample each: what only looks at its nearest sees one colour or the other; a mean is between.
  const Terrain stripes =
      test::makeTerrain({401, 401, 1, 1}, [](int c, int) { return c % 2 == 0 ? 0.0F : 100.0F; });
  for (const ResampleMethod method :
       {ResampleMethod::Bilinear, ResampleMethod::Bicubic, ResampleMethod::Lanczos}) {
    const HeightRaster after = to(stripes, 51, 51, method);
    for (int c = 4; c < 47; ++c) EXPECT_NEAR(after.at(c, 25), 50.0, 2.0) << c;
  }
  EXPECT_EQ(to(stripes, 51, 51, ResampleMethod::Nearest).at(20, 20), 0.0F);
}

TEST(Resample, ToTheSameSizeIsTheSame) {
  const Terrain terrain = test::groundWithHoles(130, 140);
  const Terrain after = *reshaped(terrain, ResampleReshape{130, 140, ResampleMethod::Lanczos});
  EXPECT_EQ(after.frame, terrain.frame);
  for (int i = 0; i < after.heights.tileCount(); ++i)
    EXPECT_EQ(after.heights.tile(i), terrain.heights.tile(i));
}

}  // namespace
}  // namespace scarp
