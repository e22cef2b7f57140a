#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <set>

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

/// Of tiles of 256 pixels in UTM, two levels; 20 m a pixel is the finest.
std::string wmtsCapabilities(const std::string& tiles) {
  const auto matrix = [](int level, double metres, int count) {
    const std::string id = std::to_string(level), side = std::to_string(count);
    return "<TileMatrix><ows:Identifier>" + id + "</ows:Identifier><ScaleDenominator>" +
           std::to_string(metres / 0.00028) +
           "</ScaleDenominator><TopLeftCorner>400000 5160000</TopLeftCorner><TileWidth>256</TileWidth>"
           "<TileHeight>256</TileHeight><MatrixWidth>" +
           side + "</MatrixWidth><MatrixHeight>" + side + "</MatrixHeight></TileMatrix>";
  };
  return R"(<?xml version="1.0"?><Capabilities xmlns="http://www.opengis.net/wmts/1.0" version="1.0.0"
xmlns:ows="http://www.opengis.net/ows/1.1" xmlns:xlink="http://www.w3.org/1999/xlink"><Contents><Layer>
<ows:Title>Ortho</ows:Title><ows:BoundingBox crs="urn:ogc:def:crs:EPSG::32632"><ows:LowerCorner>400000 5119040</ows:LowerCorner>
<ows:UpperCorner>440960 5160000</ows:UpperCorner></ows:BoundingBox><ows:Identifier>ortho</ows:Identifier>
<Style isDefault="true"><ows:Identifier>default</ows:Identifier></Style><Format>image/png</Format>
<TileMatrixSetLink><TileMatrixSet>utm</TileMatrixSet></TileMatrixSetLink><ResourceURL format="image/png"
resourceType="tile" template=")" +
         tiles + R"("/></Layer><TileMatrixSet><ows:Identifier>utm</ows:Identifier>
<ows:SupportedCRS>urn:ogc:def:crs:EPSG::32632</ows:SupportedCRS>)" +
         matrix(0, 40.0, 4) + matrix(1, 20.0, 8) + "</TileMatrixSet></Contents></Capabilities>";
}

TEST_F(DrapeAddress, OfATileServiceIsTakenFromTheTilesThatLieThere) {
  OutsideFile how;
  how.type = "Byte";
  how.driver = "PNG";
  std::map<std::string, std::string> tiles;
  for (int row = 0; row < 8; ++row)
    for (int column = 0; column < 8; ++column) {
      const std::string name = std::to_string(row) + "/" + std::to_string(column) + ".png";
      tiles["/tiles/1/" + name] = picture("tile.png", how, 256, 10.0 * row + column);
      tiles["/tiles/0/" + name] = picture("tile.png", how, 256, 200.0);
    }
  bool failing = false;
  server_.answer([&](const HttpRequest& request) -> std::optional<HttpReply> {
    if (request.path() == "/WMTSCapabilities.xml")
      return HttpReply{200, "text/xml",
                       wmtsCapabilities(server_.address("/tiles/{TileMatrix}/{TileRow}/{TileCol}.png"))};
    const auto tile = tiles.find(request.path());
    if (tile == tiles.end()) return std::nullopt;
    return failing ? HttpReply{500, "text/plain", "no"} : HttpReply{200, "image/png", tile->second};
  });
  const auto path = allowAddress("WMTS:" + server_.address("/WMTSCapabilities.xml,layer=ortho"));
  ASSERT_TRUE(path.ok()) << path.error().message;
  const auto packed = packedDrape(*path, ground_.frame, ground_.georeference);
  ASSERT_TRUE(packed.ok()) << packed.error().message;
  ASSERT_TRUE(packed->geoTransform.has_value());
  const auto& to = *packed->geoTransform;
  EXPECT_NEAR(to[1], 20.0, 1e-9);
  // Each texel has the colour of the tile that it lies in.
  const Texels texels = texelsOf(*packed->colourPicture);
  std::set<int> seen;
  for (int row = 0; row < texels.rows; ++row)
    for (int column = 0; column < texels.columns; ++column) {
      const double x = to[0] + (column + 0.5) * to[1], y = to[3] + (row + 0.5) * to[5];
      const int tile =
          10 * static_cast<int>((5160000.0 - y) / 5120.0) + static_cast<int>((x - 400000.0) / 5120.0);
      ASSERT_EQ(texels.values[texels.place(column, row)], tile) << column << ", " << row;
      seen.insert(tile);
    }
  EXPECT_EQ(seen, (std::set<int>{15, 25}));
  EXPECT_LT(server_.requests().size(), 60U);
  failing = true;
  const auto failed = packedDrape(*path, ground_.frame, ground_.georeference);
  expectOneLine(failed, {"WMTS:http://127.0.0.1"});
}

}  // namespace
}  // namespace scarp::test
