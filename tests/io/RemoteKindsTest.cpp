// What is read by address besides rasters of web servers: object stores, archives, Zarr folders, services.

#include <cpl_vsi.h>
#include <gdal_priv.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <filesystem>

#include "core/io/GdalErrors.h"
#include "core/io/RasterImport.h"
#include "core/remote/RemoteAddress.h"
#include "tests/io/IoSupport.h"
#include "tests/io/RemoteRuns.h"
#include "tests/support/TempFolder.h"

namespace scarp::test {
namespace {

namespace fs = std::filesystem;

class RemoteKinds : public ::testing::Test {
 protected:
  RemoteKinds() {
    how_.geoTransform = {500000.0, 10.0, 0.0, 5200000.0, 0.0, -10.0};
    how_.epsg = 32632;
  }
  Result<ImportedTerrain> import(const std::string& typed, const ImportOptions& options = {}) {
    const auto path = allowAddress(typed);
    if (!path) return path.error();
    return importRaster(*path, options);
  }
  std::vector<double> heights(int columns, int rows) {
    std::vector<double> values;
    for (int i = 0; i < columns * rows; ++i) values.push_back(std::floor(500.0 + 300.0 * std::sin(i * 0.01)));
    return values;
  }
  /// The raster of a file on disk, as a server has it.
  std::string raster(const std::string& name, int columns = 300, int rows = 200) {
    writeOutside(folder_.file(name), columns, rows, heights(columns, rows), how_);
    return readBytes(folder_.file(name));
  }
  float at(int column, int row, int columns = 300) const {
    return static_cast<float>(std::floor(500.0 + 300.0 * std::sin((row * columns + column) * 0.01)));
  }

  TempFolder folder_;
  RemoteSettings settings_{folder_.file("cache")};
  HttpServer server_;
  OutsideFile how_;
};

class StoreSettings {
 public:
  explicit StoreSettings(int port) {
    ::setenv("AWS_S3_ENDPOINT", ("127.0.0.1:" + std::to_string(port)).c_str(), 1);
    for (const auto& [name, value] : kAll) ::setenv(name, value, 1);
  }
  ~StoreSettings() {
    ::unsetenv("AWS_S3_ENDPOINT");
    for (const auto& [name, value] : kAll) ::unsetenv(name);
  }
  StoreSettings(const StoreSettings&) = delete;
  StoreSettings& operator=(const StoreSettings&) = delete;

 private:
  static constexpr std::array<std::pair<const char*, const char*>, 5> kAll{
      {{"AWS_HTTPS", "NO"},
       {"AWS_VIRTUAL_HOSTING", "FALSE"},
       {"AWS_ACCESS_KEY_ID", "AKIATEST"},
       {"AWS_SECRET_ACCESS_KEY", "hunter2"},
       {"AWS_REGION", "eu-central-1"}}};
};

TEST_F(RemoteKinds, ReadsAnObjectOfAStoreWithGdalsCredentials) {
  const StoreSettings store(server_.port());
  server_.put("/bucket/dems/a.tif", raster("a.tif"));
  const auto imported = valueOf(import("s3://bucket/dems/a.tif"));
  EXPECT_EQ(imported.terrain.heights.at(250, 150), at(250, 150));
  ASSERT_FALSE(server_.requests().empty());
  EXPECT_NE(server_.requests().back().headers.at("authorization").find("AKIATEST"), std::string::npos);
  expectOneLine(import("s3://bucket/none.tif"), {"s3://bucket/none.tif: "});
  server_.misbehave([](int, const HttpRequest&) { return HttpFault::Forbidden; });
  const auto refused = import("/vsis3/bucket/dems/other.tif");
  expectOneLine(refused, {"s3://bucket/dems/other.tif: "});
  EXPECT_EQ(refused.error().text().find("hunter2"), std::string::npos);
  // The object has two blocks; the second is always cut.
  server_.put("/bucket/cut.tif", readBytes(folder_.file("a.tif")));
  server_.misbehave(
      [](int number, const HttpRequest&) { return number > 0 ? HttpFault::Cut : HttpFault::None; });
  const auto cut = import("s3://bucket/cut.tif");
  if (cut) {
    EXPECT_EQ(cut->terrain.heights.at(250, 150), at(250, 150));
    EXPECT_EQ(cut->terrain.heights.at(299, 199), at(299, 199));
  } else {
    expectOneLine(cut, {"s3://bucket/cut.tif: "});
  }
}

TEST_F(RemoteKinds, ReadsAFileInAnArchive) {
  (void)raster("a.tif");
  prepareGdal();
  const auto zip = [&](const std::string& archive, const std::vector<std::string>& names) {
    for (const std::string& name : names) {
      const std::string bytes = readBytes(folder_.file("a.tif"));
      VSILFILE* file = VSIFOpenL(("/vsizip/" + folder_.file(archive) + "/" + name).c_str(), "wb");
      ASSERT_NE(file, nullptr);
      VSIFWriteL(bytes.data(), 1, bytes.size(), file);
      VSIFCloseL(file);
    }
    server_.put("/" + archive, readBytes(folder_.file(archive)), "application/zip");
  };
  zip("one.zip", {"in/a.tif"});
  zip("two.zip", {"a.tif", "b.tif"});
  for (const std::string& typed :
       {server_.address("/one.zip"), "/vsizip/" + server_.address("/one.zip/in/a.tif"),
        "/vsizip//vsicurl/" + server_.address("/two.zip/b.tif"),
        "/vsizip/{/vsicurl/" + server_.address("/two.zip") + "}/a.tif"}) {
    const auto imported = import(typed);
    ASSERT_TRUE(imported.ok()) << typed << ": " << imported.error().text();
    EXPECT_EQ(imported->terrain.heights.at(250, 150), at(250, 150));
  }
  expectOneLine(import(server_.address("/two.zip")), {"/two.zip: ", "2 files", "a.tif, b.tif"});
  expectOneLine(import("/vsizip/" + server_.address("/two.zip/c.tif")), {"two.zip/c.tif"});
}

void putNumber(std::string& to, std::uint64_t number, int bytes) {
  for (int i = 0; i < bytes; ++i) to += static_cast<char>(number >> (8 * i) & 0xffU);
}

/// A zip archive of a central directory alone (APPNOTE 4.3): so many empty files.
std::string zipOfNames(std::uint64_t count) {
  std::string local = "PK\x03\x04", directory;
  for (const int bytes : {2, 2, 2, 2, 2, 4, 4, 4, 2, 2}) putNumber(local, 0, bytes);
  for (std::uint64_t i = 0; i < count; ++i) {
    const std::string name = "folder/" + std::to_string(10'000'000 + i) + ".tif";
    directory += "PK\x01\x02";
    for (const int bytes : {2, 2, 2, 2, 2, 2, 4, 4, 4}) putNumber(directory, 0, bytes);
    putNumber(directory, name.size(), 2);
    for (const int bytes : {2, 2, 2, 2, 4, 4}) putNumber(directory, 0, bytes);
    directory += name;
  }
  const auto add = [](std::string& to, std::initializer_list<std::pair<std::uint64_t, int>> numbers) {
    for (const auto& [number, bytes] : numbers) putNumber(to, number, bytes);
  };
  const std::uint64_t size = directory.size(), from = local.size();
  std::string end = "PK\x06\x06";  // Of ZIP64, as there are more than 65535.
  add(end, {{44, 8}, {45, 2}, {45, 2}, {0, 4}, {0, 4}, {count, 8}, {count, 8}, {size, 8}, {from, 8}});
  end += "PK\x06\x07";
  add(end, {{0, 4}, {from + size, 8}, {1, 4}});
  end += "PK\x05\x06";
  add(end, {{0, 2}, {0, 2}, {0xffff, 2}, {0xffff, 2}, {0xffffffff, 4}, {0xffffffff, 4}, {0, 2}});
  return local + directory + end;
}

/// A tar archive of so many empty files.
std::string tarOfNames(int count) {
  std::string tar;
  for (int i = 0; i < count; ++i) {
    std::string block(512, '\0');
    const std::string name = "folder/" + std::to_string(i) + ".tif";
    block.replace(0, name.size(), name);
    block.replace(100, 8, "0000644\0", 8);
    block.replace(124, 12, "00000000000\0", 12);
    block.replace(136, 12, "00000000000\0", 12);
    block.replace(156, 1, "0");
    block.replace(257, 8,
                  "ustar\0"
                  "00",
                  8);
    block.replace(148, 8, "        ");
    unsigned sum = 0;
    for (const unsigned char byte : block) sum += byte;
    std::array<char, 8> digits{};
    std::snprintf(digits.data(), digits.size(), "%06o", sum);
    block.replace(148, 8, digits.data(), 8);
    tar += block;
  }
  return tar + std::string(1024, '\0');
}

TEST_F(RemoteKinds, AnArchiveOfTooManyFilesIsRefusedBeforeItIsListed) {
  server_.put("/many.zip", zipOfNames(70'000), "application/zip");
  server_.put("/many.tar", tarOfNames(12'000), "application/x-tar");
  const std::string zip = server_.address("/many.zip"), tar = server_.address("/many.tar");
  for (const std::string& typed :
       {zip, "/vsizip/" + zip + "/folder/10000007.tif", "/vsitar/" + tar + "/folder/7.tif"}) {
    server_.forget();
    expectOneLine(import(typed), {typed, "holds too many files"});
    EXPECT_LT(server_.bytesSent(), 8U << 20) << typed;
  }
  // What is left of a list is as it was.
  server_.put("/few.zip", zipOfNames(1000), "application/zip");
  expectOneLine(import(server_.address("/few.zip")), {"/few.zip: ", "1000 files"});
}

class NetcdfByAddress : public RemoteKinds {
 protected:
  std::string netcdf(const std::string& name, const char* format) {
    how_.driver = "netCDF";
    how_.creation = format;
    return raster(name);
  }
  /// Names of copies that decoders have left behind.
  std::vector<std::string> leftCopies() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::recursive_directory_iterator(folder_.path() / "cache"))
      if (entry.path().filename() == "copy") names.push_back(entry.path());
    return names;
  }
};

TEST_F(NetcdfByAddress, IsReadOfEachFormatAndFetchedOnce) {
  for (const char* format : {"FORMAT=NC", "FORMAT=NC4"}) {
    server_.put("/a.nc", netcdf("a.nc", format), "application/x-netcdf");
    for (const std::string& typed :
         {server_.address("/a.nc"), "NETCDF:\"" + server_.address("/a.nc") + "\":Band1"}) {
      const auto imported = import(typed);
      ASSERT_TRUE(imported.ok()) << format << ", " << typed << ": " << imported.error().text();
      EXPECT_EQ(imported->driver, "netCDF") << format;
      EXPECT_EQ(imported->terrain.heights.at(250, 150), at(250, 150)) << format;
      EXPECT_TRUE(imported->terrain.georeference.hasGeoTransform) << format;
    }
    ::setenv("SCARP_REMOTE_CACHE", "0", 1);
    const auto unkept = import(server_.address("/a.nc"));
    EXPECT_TRUE(unkept.ok()) << format << ": " << unkept.error().text();
    ::unsetenv("SCARP_REMOTE_CACHE");
  }
  server_.put("/b.nc", netcdf("b.nc", "FORMAT=NC"));
  server_.forget();
  ASSERT_TRUE(import(server_.address("/b.nc")).ok());
  const auto first = server_.bytesSent();
  server_.forget();
  ASSERT_TRUE(import(server_.address("/b.nc")).ok());
  EXPECT_LT(server_.bytesSent(), first * 3 / 4);
  EXPECT_TRUE(leftCopies().empty());
}

TEST_F(NetcdfByAddress, FailsInALineThatNamesTheAddress) {
  const std::string whole = netcdf("a.nc", "FORMAT=NC");
  server_.put("/a.nc", whole);
  const auto expectLine = [&](const std::string& typed) {
    const auto failed = import(typed);
    ASSERT_FALSE(failed.ok()) << typed;
    expectOneLine(failed, {server_.address("/a.nc")});
    EXPECT_EQ(failed.error().text().find("cache"), std::string::npos) << failed.error().text();
  };
  expectLine("NETCDF:\"" + server_.address("/a.nc") + "\":none");
  // Another version, of which nothing is kept yet.
  server_.put("/a.nc", whole);
  server_.misbehave(
      [](int number, const HttpRequest&) { return number > 0 ? HttpFault::Cut : HttpFault::None; });
  expectLine(server_.address("/a.nc"));
  server_.misbehave({});
  server_.put("/a.nc", whole.substr(0, 40));
  expectLine(server_.address("/a.nc"));
  EXPECT_TRUE(leftCopies().empty());
}

class ZarrFolder : public RemoteKinds {
 protected:
  ZarrFolder() { writeOutside(folder_.file("z.zarr"), 300, 200, heights(300, 200), zarr()); }
  OutsideFile zarr() {
    OutsideFile how = how_;
    how.driver = "Zarr";
    return how;
  }
  void serve() {
    for (const auto& entry : fs::recursive_directory_iterator(folder_.path() / "z.zarr"))
      if (entry.is_regular_file())
        server_.put("/" + fs::relative(entry.path(), folder_.path()).string(), readBytes(entry.path()),
                    "application/octet-stream");
  }
};

TEST_F(ZarrFolder, IsReadFromDiskAndByAddress) {
  if (!fs::exists(folder_.file("z.zarr"))) GTEST_SKIP() << "GDAL here writes no Zarr";
  serve();
  const auto file = importRaster(folder_.file("z.zarr"));
  ASSERT_TRUE(file.ok()) << file.error().text();
  EXPECT_EQ(file->driver, "Zarr");
  EXPECT_EQ(file->terrain.heights.at(250, 150), at(250, 150));
  EXPECT_TRUE(file->terrain.georeference.hasGeoTransform);
  std::string array;
  for (const auto& entry : fs::directory_iterator(folder_.path() / "z.zarr"))
    if (entry.is_directory() && fs::exists(entry.path() / "0.0")) array = entry.path().filename();
  ASSERT_FALSE(array.empty());
  const std::string typed = "ZARR:\"" + server_.address("/z.zarr/" + array) + "\"";
  const auto imported = valueOf(import(typed));
  EXPECT_EQ(imported.terrain.heights.at(250, 150), at(250, 150));
  // The group, with what it says of its arrays in one file.
  std::string metadata;
  for (const auto& entry : fs::recursive_directory_iterator(folder_.path() / "z.zarr"))
    if (entry.path().filename() == ".zgroup" || entry.path().filename() == ".zarray" ||
        entry.path().filename() == ".zattrs")
      metadata += (metadata.empty() ? "\"" : ",\"") +
                  fs::relative(entry.path(), folder_.path() / "z.zarr").string() +
                  "\":" + readBytes(entry.path());
  server_.put("/z.zarr/.zmetadata", "{\"zarr_consolidated_format\":1,\"metadata\":{" + metadata + "}}");
  const auto group = valueOf(import(server_.address("/z.zarr/")));
  EXPECT_EQ(group.terrain.heights.at(250, 150), at(250, 150));
  EXPECT_TRUE(group.terrain.georeference.hasGeoTransform);
  // A chunk that is not there is one without samples; one that cannot be had is a failure.
  server_.misbehave([](int, const HttpRequest& request) {
    return request.path().ends_with("/0.0") ? HttpFault::ServerError : HttpFault::None;
  });
  expectOneLine(import(typed), {"z.zarr/" + array, "500"});
  writeBytes(folder_.file("z.zarr/.zmetadata"), R"({"metadata":{"../../x/.zarray":{}}})");
  expectOneLine(importRaster(folder_.file("z.zarr")), {"z.zarr", ".zmetadata"});
}

const char* const kCapabilities = R"(<?xml version="1.0"?>
<WCS_Capabilities xmlns="http://www.opengis.net/wcs" xmlns:gml="http://www.opengis.net/gml"
xmlns:xlink="http://www.w3.org/1999/xlink" version="1.0.0"><Service><name>t</name><label>t</label><fees>NONE</fees>
<accessConstraints>NONE</accessConstraints></Service><Capability><Request><GetCapabilities><DCPType><HTTP><Get>
<OnlineResource xlink:href="http://127.0.0.1/wcs?"/></Get></HTTP></DCPType></GetCapabilities></Request></Capability>
<ContentMetadata><CoverageOfferingBrief><name>dem</name><label>dem</label>
<lonLatEnvelope srsName="urn:ogc:def:crs:OGC:1.3:CRS84"><gml:pos>8 46</gml:pos><gml:pos>9 47</gml:pos></lonLatEnvelope>
</CoverageOfferingBrief></ContentMetadata></WCS_Capabilities>)";
const char* const kCoverage = R"(<?xml version="1.0"?>
<CoverageDescription xmlns="http://www.opengis.net/wcs" xmlns:gml="http://www.opengis.net/gml" version="1.0.0">
<CoverageOffering><name>dem</name><lonLatEnvelope srsName="urn:ogc:def:crs:OGC:1.3:CRS84"><gml:pos>8 46</gml:pos>
<gml:pos>9 47</gml:pos></lonLatEnvelope><domainSet><spatialDomain><gml:Envelope srsName="EPSG:32632">
<gml:pos>500000 5198000</gml:pos><gml:pos>503000 5200000</gml:pos></gml:Envelope><gml:RectifiedGrid dimension="2">
<gml:limits><gml:GridEnvelope><gml:low>0 0</gml:low><gml:high>299 199</gml:high></gml:GridEnvelope></gml:limits>
<gml:axisName>x</gml:axisName><gml:axisName>y</gml:axisName><gml:origin><gml:pos>500005 5199995</gml:pos></gml:origin>
<gml:offsetVector>10 0</gml:offsetVector><gml:offsetVector>0 -10</gml:offsetVector></gml:RectifiedGrid></spatialDomain>
</domainSet><rangeSet><RangeSet><name>h</name><axisDescription><AxisDescription><name>bands</name><values>
<singleValue>1</singleValue></values></AxisDescription></axisDescription></RangeSet></rangeSet><supportedCRSs>
<requestResponseCRSs>EPSG:32632</requestResponseCRSs></supportedCRSs><supportedFormats nativeFormat="GTiff">
<formats>GTiff</formats></supportedFormats></CoverageOffering></CoverageDescription>)";

std::string argument(const HttpRequest& request, const std::string& name) {
  const std::size_t at = request.target.find(name + "=");
  if (at == std::string::npos) return {};
  const std::size_t from = at + name.size() + 1;
  return request.target.substr(from, std::min(request.target.find('&', from), request.target.size()) - from);
}

TEST_F(RemoteKinds, ReadsTheGroundOfACoverageService) {
  int failing = 0;
  server_.answer([&](const HttpRequest& request) -> std::optional<HttpReply> {
    const std::string asked = argument(request, "REQUEST");
    if (asked == "GetCapabilities") return HttpReply{200, "text/xml", kCapabilities};
    if (asked == "DescribeCoverage") return HttpReply{200, "text/xml", kCoverage};
    if (asked != "GetCoverage") return std::nullopt;
    if (failing > 0) return HttpReply{500, "text/plain", "no"};
    std::array<double, 4> box{};
    if (std::sscanf(argument(request, "BBOX").c_str(), "%lf,%lf,%lf,%lf", &box[0], &box[1], &box[2],
                    &box[3]) != 4)
      return std::nullopt;
    const int columns = std::atoi(argument(request, "WIDTH").c_str()),
              rows = std::atoi(argument(request, "HEIGHT").c_str());
    const int left = static_cast<int>(std::lround((box[0] - 500000.0) / 10.0)),
              top = static_cast<int>(std::lround((5200000.0 - box[3]) / 10.0));
    const double step = (box[2] - box[0]) / 10.0 / columns;
    std::vector<double> values;
    for (int row = 0; row < rows; ++row)
      for (int column = 0; column < columns; ++column)
        values.push_back(static_cast<double>(
            at(left + static_cast<int>(column * step), top + static_cast<int>(row * step))));
    OutsideFile how = how_;
    how.geoTransform = {box[0], 10.0 * step, 0.0, box[3], 0.0, -10.0 * step};
    const std::string file =
        folder_.file("part" + std::to_string(columns) + "x" + std::to_string(rows) + ".tif");
    writeOutside(file, columns, rows, values, how);
    return HttpReply{200, "image/tiff", readBytes(file)};
  });
  const std::string typed = "WCS:" + server_.address("/wcs?version=1.0.0&coverage=dem&token=hunter2");
  const auto imported = valueOf(import(typed));
  EXPECT_EQ(imported.terrain.frame.columns, 300);
  EXPECT_EQ(imported.terrain.heights.at(250, 150), at(250, 150));
  failing = 1;
  const auto failed = import(typed);
  expectOneLine(failed, {"WCS:http://127.0.0.1", "coverage=dem"});
  EXPECT_EQ(failed.error().text().find("hunter2"), std::string::npos) << failed.error().text();
}

TEST_F(RemoteKinds, ReadsThePictureOfAMapService) {
  OutsideFile picture;
  picture.driver = "PNG";
  picture.type = "Byte";
  const std::vector<double> grey(256UL * 256UL, 90.0);
  writeBands(folder_.file("tile.png"), 256, 256, {grey, grey, grey}, picture);
  const std::string tile = readBytes(folder_.file("tile.png"));
  bool wrong = false;
  server_.answer([&](const HttpRequest& request) -> std::optional<HttpReply> {
    if (argument(request, "request") != "GetMap") return std::nullopt;
    return wrong ? HttpReply{500, "text/xml", "<ServiceException/>"} : HttpReply{200, "image/png", tile};
  });
  ImportOptions options;
  options.bands = BandUse{BandUse::Kind::Band, 1};
  options.cut.emplace().window = std::array{0, 0, 256, 256};
  const std::string typed =
      "WMS:" + server_.address(
                   "/wms?SERVICE=WMS&REQUEST=GetMap&VERSION=1.1.1&LAYERS=a&SRS=EPSG:4326&"
                   "BBOX=8,46,9,47&FORMAT=image/png&TILESIZE=256&OVERVIEWCOUNT=2");
  const auto imported = valueOf(import(typed, options));
  EXPECT_EQ(imported.terrain.heights.at(100, 100), 90.0F);
  wrong = true;
  const auto kept = valueOf(import(typed, options));
  EXPECT_EQ(kept.terrain.heights.at(100, 100), 90.0F);
  fs::remove_all(folder_.file("cache"));
  expectOneLine(import(typed, options), {"WMS:http://127.0.0.1"});
}

}  // namespace
}  // namespace scarp::test
