#include <gtest/gtest.h>

#include <cstdlib>

#include "core/drape/DrapeOrigin.h"
#include "core/remote/RemoteAddress.h"
#include "tests/io/IoSupport.h"
#include "tests/support/HttpServer.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

class DrapeAddress : public ::testing::Test {
 protected:
  DrapeAddress() {
    ::setenv("XDG_CACHE_HOME", folder_.file("cache").c_str(), 1);
    ::setenv("GDAL_HTTP_TIMEOUT", "3", 1);
  }
  ~DrapeAddress() override {
    ::unsetenv("XDG_CACHE_HOME");
    ::unsetenv("GDAL_HTTP_TIMEOUT");
  }
  /// A picture of one colour.
  std::string picture(const char* name, const OutsideFile& how, int side, double red) {
    const std::size_t texels = static_cast<std::size_t>(side) * static_cast<std::size_t>(side);
    writeBands(folder_.file(name), side, side,
               {std::vector(texels, red), std::vector(texels, 120.0), std::vector(texels, 30.0)}, how);
    return readBytes(folder_.file(name));
  }

  TempFolder folder_;
  HttpServer server_;
  Terrain ground_ = [this] {
    // Where the terrain lies.
    OutsideFile how;
    how.geoTransform = {430000.0, 10.0, 0.0, 5150000.0, 0.0, -10.0};
    how.epsg = 32632;
    writeOutside(folder_.file("ground.tif"), 60, 50, std::vector<double>(3000, 5.0), how);
    return importRaster(folder_.file("ground.tif"))->terrain;
  }();
};

TEST_F(DrapeAddress, OfAFileIsTakenWhereItLies) {
  OutsideFile how;
  how.type = "Byte";
  how.geoTransform = {429000.0, 20.0, 0.0, 5151000.0, 0.0, -20.0};
  how.epsg = 32632;
  server_.put("/photo.tif", picture("photo.tif", how, 200, 200.0));
  const auto path = allowAddress(server_.address("/photo.tif"));
  const auto packed = packedDrape(*path, ground_.frame, ground_.georeference);
  ASSERT_TRUE(packed.ok()) << packed.error().message;
  EXPECT_EQ(texelsOf(*packed->colourPicture).values.size() % 3, 0U);
  EXPECT_EQ(texelsOf(*packed->colourPicture).values[0], 200);
  expectOneLine(packedDrape(server_.address("/other.tif"), ground_.frame, ground_.georeference),
                {"is no file"});
}

TEST_F(DrapeAddress, OfAMapServiceIsTakenInTheTerrainsDetail) {
  OutsideFile how;
  how.type = "Byte";
  how.driver = "PNG";
  const std::string tile = picture("tile.png", how, 256, 90.0);
  server_.answer([&](const HttpRequest& request) -> std::optional<HttpReply> {
    if (request.target.find("GetMap") == std::string::npos) return std::nullopt;
    return HttpReply{200, "image/png", tile};
  });
  const auto path = allowAddress(
      "WMS:" + server_.address("/wms?SERVICE=WMS&REQUEST=GetMap&VERSION=1.1.1&LAYERS=a&SRS=EPSG:4326&"
                               "BBOX=8,46,9,47&FORMAT=image/png&TILESIZE=256&OVERVIEWCOUNT=6"));
  const auto packed = packedDrape(*path, ground_.frame, ground_.georeference);
  ASSERT_TRUE(packed.ok()) << packed.error().message;
  EXPECT_EQ(texelsOf(*packed->colourPicture).values[0], 90);
  EXPECT_LT(server_.requests().size(), 60U);
}

}  // namespace
}  // namespace scarp::test
