#include <gtest/gtest.h>

#include "core/io/RasterFormat.h"
#include "tests/io/IoSupport.h"

namespace scarp::test {
namespace {

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
