#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "core/io/ExportRows.h"
#include "core/io/RasterExport.h"
#include "core/io/RasterFormat.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

TEST(ExportGround, ResamplesOverTheSameGround) {
  const Terrain terrain = fractalTerrain(130, 100, 2.0, 3.0);
  const auto as = valueOf(exportGround(terrain, std::nullopt));
  EXPECT_FALSE(as.change);
  expectSameHeights(as.terrain, terrain);
  const auto other = valueOf(exportGround(terrain, SampleSize{127, 127}));
  EXPECT_EQ(other.terrain.frame.columns, 127);
  EXPECT_DOUBLE_EQ(other.terrain.frame.width(), terrain.frame.width());
  EXPECT_DOUBLE_EQ(other.terrain.frame.depth(), terrain.frame.depth());
  ASSERT_TRUE(other.change);
  EXPECT_GT(other.change->largest, 0.0);
  EXPECT_EQ(other.heights.max, summarise(other.terrain.heights).max);
}

TEST(ExportGround, CanBeStopped) {
  const auto stopped = exportGround(fractalTerrain(300, 300), SampleSize{505, 505},
                                    [](double fraction) { return fraction < 0.7; });
  ASSERT_FALSE(stopped.ok());
  EXPECT_TRUE(stopped.error().cancelled);
}

// Unity reads step s as s / 65536 of the terrain's height.
TEST(ExportRange, UnitysHighestPointIsItsLastStep) {
  ExportOptions options;
  options.preset = "unity";
  const auto range = valueOf(exportRange({-50.0, 950.0, 0}, options));
  EXPECT_EQ(range.step(950.0), 65535);
  EXPECT_NEAR(range.height(65535), 950.0, 1e-9);
  EXPECT_NEAR(range.max - range.min, 1000.0 * 65536.0 / 65535.0, 1e-9);
  EXPECT_DOUBLE_EQ(range.scale(), 1000.0 / 65535.0);
  // A height that was typed is the one that Unity is told.
  options.rangeMax = 1200.0;
  EXPECT_EQ(exportRange({-50.0, 950.0, 0}, options)->max, 1200.0);
}

TEST(ExportRange, LevelGroundHasAHeightForEnginesOnly) {
  EXPECT_EQ(exportRange({7.0, 7.0, 0}, {})->max, 7.0);
  ExportOptions options;
  options.preset = "unreal";
  const auto range = exportRange({7.0, 7.0, 0}, options);
  EXPECT_EQ(range->min, 7.0);
  EXPECT_EQ(range->max, 8.0);
  EXPECT_EQ(range->step(7.0), 0);
}

TEST(Quantisation, EndsAreExact) {
  const Quantisation q{-100.0, 1900.0};
  EXPECT_EQ(q.step(-100.0), 0);
  EXPECT_EQ(q.step(1900.0), 65535);
  EXPECT_EQ(q.height(0), -100.0);
  EXPECT_NEAR(q.height(65535), 1900.0, 1e-9);
}

TEST(Quantisation, EveryHeightComesBackWithinHalfAStep) {
  const Quantisation q{115.0, 1908.0};
  std::mt19937 random(20);
  std::uniform_real_distribution<double> heights(q.min, q.max);
  for (int i = 0; i < 10'000; ++i) {
    const double h = heights(random);
    EXPECT_LE(std::abs(q.height(q.step(h)) - h), 0.5 * q.scale() * (1.0 + 1e-9));
  }
}

TEST(Quantisation, DitheredHeightsAreRightOnAverageAndWithinAStep) {
  Quantisation q{0.0, 65535.0};
  q.dither = true;
  for (const double height : {100.0, 100.1, 100.25, 100.5, 100.9}) {
    double sum = 0.0;
    constexpr int kSide = 256;
    for (int row = 0; row < kSide; ++row)
      for (int column = 0; column < kSide; ++column) {
        const double step = q.step(height, column, row);
        ASSERT_LT(std::abs(step - height), 1.0);
        ASSERT_EQ(step, q.step(height, column, row));
        sum += step;
      }
    EXPECT_NEAR(sum / (kSide * kSide), height, 0.002) << height;
  }
  EXPECT_EQ(q.step(-5.0, 3, 4), 0);
  EXPECT_EQ(q.step(70000.0, 3, 4), 65535);
  EXPECT_EQ(q.step(std::nan(""), 3, 4), 0);
}

TEST(Quantisation, UnityDividesBy65536) {
  const Quantisation q{10.0, 110.0, 65536.0};
  EXPECT_EQ(q.step(60.0), 32768);
  EXPECT_EQ(q.step(110.0), 65535);  // 65536 does not fit: clamped
  EXPECT_DOUBLE_EQ(q.height(32768), 60.0);
}

TEST(Quantisation, ClampsAndBearsHolesAndFlatGround) {
  const Quantisation q{0.0, 10.0};
  EXPECT_EQ(q.step(-5.0), 0);
  EXPECT_EQ(q.step(50.0), 65535);
  EXPECT_EQ(q.step(std::nan("")), 0);
  const Quantisation flat{7.0, 7.0};
  EXPECT_EQ(flat.step(7.0), 0);
  EXPECT_EQ(flat.height(0), 7.0);
}

TEST(RasterFormat, EndingsNameFormats) {
  EXPECT_EQ(*rasterFormatOf("/x/a.TIFF"), RasterFormat::GeoTiff);
  EXPECT_EQ(*rasterFormatOf("a.raw"), RasterFormat::Raw);
  expectOneLine(
      rasterFormatOf("a.jpg"),
      {"a.jpg", ".tif, .png, .r16, .raw, .r8, .r32, .exr, .asc, .hgt, .flt, .bil, .sdat, .grd, .dat, .nc"});
  expectOneLine(rasterFormatOf("a"), {"ending"});
  EXPECT_EQ(endingsOf({RasterFormat::Exr, RasterFormat::Raw}), ".r16, .raw, .exr");
}

TEST(RasterFormat, AnEndingOfAnotherFormatIsTurnedAway) {
  EXPECT_TRUE(checkEnding("a.tif", RasterFormat::GeoTiff).ok());
  EXPECT_TRUE(checkEnding("a.heights", RasterFormat::Raw).ok());
  EXPECT_TRUE(checkEnding("/dev/full", RasterFormat::GeoTiff).ok());
  expectOneLine(checkEnding("terrain.jpg", RasterFormat::GeoTiff),
                {"terrain.jpg", ".jpg", "GeoTIFF", "use .tif"});
  expectOneLine(checkEnding("terrain.hgt", RasterFormat::GeoTiff), {"terrain.hgt", "GeoTIFF", "use .tif"});
  expectOneLine(checkEnding("terrain.PNG", RasterFormat::Raw), {"terrain.PNG", ".r16, .raw"});
}

TEST(RasterFormat, ExtensionsHaveSampleTypes) {
  using enum SampleStorage;
  EXPECT_EQ(samplesOf(RasterFormat::Png, "a.png"), (std::vector{UInt16, UInt8}));
  EXPECT_EQ(samplesOf(RasterFormat::Raw, "a.R32"), std::vector{Float});
  EXPECT_EQ(samplesOf(RasterFormat::Raw, "a.r16").front(), UInt16);
  EXPECT_EQ(samplesOf(RasterFormat::Raw, "/dev/full").size(), 4U);
  EXPECT_TRUE(isQuantised(RasterFormat::Hgt));
  EXPECT_FALSE(isQuantised(RasterFormat::GeoTiff));
  EXPECT_EQ(stepLimits(Int16).first, -32768);
}

}  // namespace
}  // namespace scarp::test
