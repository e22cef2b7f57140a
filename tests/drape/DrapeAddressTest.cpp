#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <map>
#include <optional>
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
  ASSERT_TRUE(packed.ok()) << packed.error().text();
  EXPECT_EQ(texelsOf(*packed->colourPicture).values[0], 90);
  EXPECT_LT(server_.requests().size(), 60U);
  server_.forget();
  const auto again = packedDrape(*path, ground_.frame, ground_.georeference);
  ASSERT_TRUE(again.ok()) << again.error().text();
  EXPECT_TRUE(server_.requests().empty());
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

/// A service of tiles of one colour each, which may fail or be cut.
class DrapeTileService : public DrapeAddress {
 protected:
  DrapeTileService() {
    const std::string other = tile("PNG", 200.0);
    for (int row = 0; row < 8; ++row)
      for (int column = 0; column < 8; ++column) {
        const std::string name = std::to_string(row) + "/" + std::to_string(column) + ".png";
        const bool near = row < 4 && column >= 4;  // Tiles of the terrain and its neighbours.
        tiles_["/tiles/1/" + name] = near ? tile("PNG", 10.0 * row + column) : other;
        tiles_["/tiles/0/" + name] = other;
      }
    server_.answer([this](const HttpRequest& request) { return answer(request); });
  }
  std::string tile(const char* driver, double red) {
    OutsideFile how;
    how.type = "Byte";
    how.driver = driver;
    return picture("tile", how, 256, red);
  }
  std::optional<HttpReply> answer(const HttpRequest& request) {
    if (request.path() == "/WMTSCapabilities.xml")
      return HttpReply{200, "text/xml",
                       wmtsCapabilities(server_.address("/tiles/{TileMatrix}/{TileRow}/{TileCol}.png"))};
    const auto tile = tiles_.find(request.path());
    if (tile == tiles_.end()) return std::nullopt;
    if (failing_) return HttpReply{500, "text/plain", "no"};
    HttpReply reply{200, "image/png", tile->second};
    if (cut_) {
      reply.body.resize(reply.body.size() * 2 / 3);
      reply.tellsLength = false;
    }
    return reply;
  }
  Result<PackedDrape> drape() {
    server_.forget();
    const auto path = allowAddress("WMTS:" + server_.address("/WMTSCapabilities.xml,layer=ortho"));
    if (!path) return path.error();
    return packedDrape(*path, ground_.frame, ground_.georeference);
  }
  std::uint64_t bytesKept() const {
    std::uint64_t all = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder_.path() / "cache"))
      if (entry.is_regular_file() && entry.path().filename() != "size") all += entry.file_size();
    return all;
  }

  std::map<std::string, std::string> tiles_;
  bool failing_ = false, cut_ = false;
};

TEST_F(DrapeTileService, IsTakenFromTheTilesThatLieThere) {
  const auto packed = drape();
  ASSERT_TRUE(packed.ok()) << packed.error().text();
  ASSERT_TRUE(packed->geoTransform.has_value());
  const auto& to = *packed->geoTransform;
  EXPECT_NEAR(to[1], 20.0, 1e-9);
  // Each texel has the colour of the tile that it lies in.
  const Texels texels = texelsOf(*packed->colourPicture);
  std::set<int> seen;
  for (int row = 0; row < texels.rows; ++row)
    for (int column = 0; column < texels.columns; ++column) {
      const double x = to[0] + (column + 0.5) * to[1], y = to[3] + (row + 0.5) * to[5];
      const int number =
          10 * static_cast<int>((5160000.0 - y) / 5120.0) + static_cast<int>((x - 400000.0) / 5120.0);
      ASSERT_EQ(texels.values[texels.place(column, row)], number) << column << ", " << row;
      seen.insert(number);
    }
  EXPECT_EQ(seen, (std::set<int>{15, 25}));
  EXPECT_LT(server_.requests().size(), 60U);
}

TEST_F(DrapeTileService, IsAskedOnceForWhatIsKept) {
  const auto first = drape();
  ASSERT_TRUE(first.ok()) << first.error().text();
  EXPECT_FALSE(server_.requests().empty());
  failing_ = true;
  const auto again = drape();
  ASSERT_TRUE(again.ok()) << again.error().text();
  EXPECT_TRUE(server_.requests().empty()) << server_.requests().front().target;
  EXPECT_EQ(texelsOf(*again->colourPicture).values, texelsOf(*first->colourPicture).values);
  // What was damaged on disk is asked for again.
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder_.path() / "cache"))
    if (entry.is_regular_file() && entry.path().filename() == "0")
      std::filesystem::resize_file(entry.path(), entry.file_size() / 2);
  expectOneLine(drape(), {"WMTS:http://127.0.0.1"});
}

TEST_F(DrapeTileService, LeavesNoPictureOfACutConnection) {
  for (const char* driver : {"PNG", "JPEG"}) {
    std::filesystem::remove_all(folder_.file("cache"));
    const std::string one = tile(driver, 200.0);
    for (auto& [path, bytes] : tiles_) bytes = one;
    cut_ = true;
    const auto failed = drape();
    EXPECT_FALSE(failed.ok()) << driver;
    cut_ = false;
    const auto whole = drape();
    ASSERT_TRUE(whole.ok()) << whole.error().text();
    for (const std::uint8_t red :
         {texelsOf(*whole->colourPicture).values.front(),
          texelsOf(*whole->colourPicture)
              .values[texelsOf(*whole->colourPicture).place(0, texelsOf(*whole->colourPicture).rows - 1)]})
      EXPECT_NEAR(red, 200, 2) << driver;
  }
}

TEST_F(DrapeTileService, KeepsNoMoreThanItMay) {
  ASSERT_TRUE(drape().ok());
  const std::uint64_t all = bytesKept();
  ASSERT_GT(all, 2000U);
  std::filesystem::remove_all(folder_.file("cache"));
  ::setenv("SCARP_REMOTE_CACHE", std::to_string(all / 2).c_str(), 1);
  ASSERT_TRUE(drape().ok());
  EXPECT_LE(bytesKept(), all / 2);
  ::setenv("SCARP_REMOTE_CACHE", "0", 1);
  std::filesystem::remove_all(folder_.file("cache"));
  ASSERT_TRUE(drape().ok());
  ASSERT_TRUE(drape().ok());
  EXPECT_FALSE(server_.requests().empty());
  ::unsetenv("SCARP_REMOTE_CACHE");
}

}  // namespace
}  // namespace scarp::test
