#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <vector>

#include "core/base/Simd.h"
#include "core/noise/NoiseSheet.h"
#include "core/noise/NoiseSquare.h"

namespace scarp {
namespace {

std::vector<float> squareOf(const NoisePattern& pattern, int column, int row) {
  std::vector<float> values(std::size_t{kNoiseSquare} * kNoiseSquare);
  noiseSquare(pattern, column, row, values.data(), kNoiseSquare);
  return values;
}

/// The largest difference from the same noise sample by sample.
double straying(const NoisePattern& p, int column, int row) {
  const std::vector<float> values = squareOf(p, column, row);
  double most = 0.0;
  for (int r = 0; r < kNoiseSquare; ++r)
    for (int c = 0; c < kNoiseSquare; ++c) {
      const double truth =
          shapedNoise(p.shape, p.x + (column + c) * p.dx, p.y + (row + r) * p.dy, p.octaves, p.seed);
      const double error = std::abs(double(values[static_cast<std::size_t>(r * kNoiseSquare + c)]) - truth);
      if (!(error <= most)) most = error;
    }
  return most;
}

TEST(NoiseSquare, IsTheNoiseOfItsSamples) {
  std::mt19937 random(6);
  std::uniform_real_distribution<double> place(-300.0, 300.0), power(-9.0, 2.0);
  for (const NoiseShape shape : {NoiseShape::Fbm, NoiseShape::Ridged, NoiseShape::Billow})
    for (int run = 0; run < 40; ++run) {
      NoisePattern pattern{
          shape, 1 + run % 8, static_cast<std::uint32_t>(random()), place(random), place(random), 0.0, 0.0};
      pattern.dx = std::exp2(power(random)) * (run % 5 ? 1.0 : -1.0);
      pattern.dy = run % 3 ? -pattern.dx : std::exp2(power(random));
      EXPECT_LE(straying(pattern, 64 * (run % 7), 64 * (run % 4)), 4e-6) << int(shape) << " " << run;
    }
}

TEST(NoiseSquare, StepsThatJustFitATable) {
  // A third of the lattice a sample, along the axes and across them.
  for (const double step : {0.6633, 0.66333, 0.664, 0.4690, 0.4692})
    for (const double other : {step, -step, 1e-6}) {
      const NoisePattern pattern{NoiseShape::Fbm, 2, 9, 0.999999, -0.999999, step, other};
      EXPECT_LE(straying(pattern, 0, 0), 4e-6) << step << " " << other;
    }
}

TEST(NoiseSquare, GoesToTheEndOfTheNumbers) {
  for (const double far : {1e14, 1e300, -1e17}) {
    const NoisePattern pattern{NoiseShape::Fbm, 3, 1, far, 0.0, 0.25, 0.25};
    for (const float value : squareOf(pattern, 0, 0)) ASSERT_LE(std::abs(value), 1.0f);
  }
  const NoisePattern beyond{NoiseShape::Fbm, 3, 1, 1e30, 0.0, 0.25, 0.25};
  for (const float value : squareOf(beyond, 0, 0)) ASSERT_EQ(value, 0.0f);
}

TEST(NoiseSquare, ASampleHasTheSameBitsInEverySquare) {
  for (const double step : {0.013, 0.11, 0.7}) {
    NoisePattern pattern{NoiseShape::Ridged, 5, 8, 0.4, -0.3, step, -step};
    const std::vector<float> whole = squareOf(pattern, 0, 0);
    for (const int shift : {1, 2, 3, 30, 37}) {
      pattern.column = -shift;
      pattern.row = 2 * shift;
      const std::vector<float> part = squareOf(pattern, 0, 2 * shift);
      for (int r = 0; r < kNoiseSquare; ++r)
        for (int c = 0; c + shift < kNoiseSquare; ++c)
          ASSERT_EQ(part[static_cast<std::size_t>(r * kNoiseSquare + c)],
                    whole[static_cast<std::size_t>(r * kNoiseSquare + c + shift)]);
    }
  }
}

TEST(NoiseSquare, HasTheSameBitsForEachInstructionSet) {
  for (const NoiseShape shape : {NoiseShape::Fbm, NoiseShape::Ridged, NoiseShape::Billow})
    for (const double step : {0.013, 0.3, 0.9}) {  // By tables, by both, by hashes.
      const NoisePattern pattern{shape, 5, 3, 0.1, 0.2, step, -0.8 * step, 5, 2};
      const auto by = [&](SimdLevel level) {
        const SimdChoice choice(level);
        std::vector<float> values(std::size_t{kNoiseSquare} * kNoiseSquare);
        noiseSquare(pattern, 64, 0, values.data(), kNoiseSquare);
        return values;
      };
      for (const SimdLevel level : simdLevels())
        EXPECT_TRUE(by(level) == by(SimdLevel::Plain)) << simdName(level) << " " << step;
    }
}

TEST(NoiseSheet, HoldsThePatternWhereItWasRequired) {
  const NoisePattern pattern{NoiseShape::Ridged, 4, 3, -1.5, 2.5, 0.05, -0.07};
  NoiseSheet sheet(pattern, 300, 200);
  for (const GridRect& part : {GridRect{100, 60, 128, 70}, GridRect{256, 128, 300, 200}}) {
    sheet.require(part);
    for (int r = part.row0; r < part.row1; ++r) {
      const float* values = sheet.row(part.column0, r);
      for (int c = part.column0; c < part.column1; ++c)
        ASSERT_NEAR(values[c - part.column0],
                    shapedNoise(NoiseShape::Ridged, -1.5 + 0.05 * c, 2.5 - 0.07 * r, 4, 3), 4e-6);
    }
  }
}

TEST(NoiseSheet, WhatIsThereStaysAsItWas) {
  NoiseSheet sheet({}, 128, 128);
  sheet.require({0, 0, 10, 10});
  const float* const first = sheet.row(0, 0);
  const float value = first[9];
  sheet.require({0, 0, 128, 128});
  EXPECT_EQ(sheet.row(0, 0), first);
  EXPECT_EQ(first[9], value);
}

TEST(NoiseSheetDeathTest, RequiresWithinATile) {
  NoiseSheet sheet({}, 300, 300);
  EXPECT_DEATH(sheet.require({100, 0, 140, 10}), "precondition");
  EXPECT_DEATH(static_cast<void>(sheet.row(0, 0)), "precondition");
}

}  // namespace
}  // namespace scarp
