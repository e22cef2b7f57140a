#include <gtest/gtest.h>

#include "core/io/RasterFormat.h"
#include "tests/io/IoSupport.h"

namespace scarp::test {
namespace {

TEST(RasterFormat, EndingsNameFormats) {
  EXPECT_EQ(*rasterFormatOf("/x/a.TIFF"), RasterFormat::GeoTiff);
  EXPECT_EQ(*rasterFormatOf("a.raw"), RasterFormat::Raw16);
  expectOneLine(rasterFormatOf("a.jpg"),
                {"a.jpg", ".tif, .png, .r16, .raw, .exr, .asc, .flt, .bil, .sdat, .grd, .dat, .nc"});
  expectOneLine(rasterFormatOf("a"), {"ending"});
  EXPECT_EQ(endingsOf({RasterFormat::Exr, RasterFormat::Raw16}), ".r16, .raw, .exr");
}

TEST(RasterFormat, AnEndingOfAnotherFormatIsTurnedAway) {
  EXPECT_TRUE(checkEnding("a.tif", RasterFormat::GeoTiff).ok());
  EXPECT_TRUE(checkEnding("a.heights", RasterFormat::Raw16).ok());
  EXPECT_TRUE(checkEnding("/dev/full", RasterFormat::GeoTiff).ok());
  expectOneLine(checkEnding("terrain.jpg", RasterFormat::GeoTiff),
                {"terrain.jpg", ".jpg", "GeoTIFF", "use .tif"});
  expectOneLine(checkEnding("terrain.PNG", RasterFormat::Raw16), {"terrain.PNG", ".r16, .raw"});
}

}  // namespace
}  // namespace scarp::test
