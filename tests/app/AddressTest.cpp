#include <cstdlib>
#include <filesystem>

#include "core/base/Json.h"
#include "core/io/RasterExport.h"
#include "tests/app/Program.h"
#include "tests/io/IoSupport.h"
#include "tests/support/HttpServer.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

class Address : public ::testing::Test {
 protected:
  Address() {
    ::setenv("XDG_CACHE_HOME", folder_.file("cache").c_str(), 1);
    ::setenv("GDAL_HTTP_TIMEOUT", "2", 1);
    ::setenv("GDAL_HTTP_MAX_RETRY", "0", 1);
    EXPECT_TRUE(exportRaster(ground_, folder_.file("hills.tif")).ok());
    server_.put("/hills.tif", readBytes(folder_.file("hills.tif")));
  }
  ~Address() override {
    for (const char* name : {"XDG_CACHE_HOME", "GDAL_HTTP_TIMEOUT", "GDAL_HTTP_MAX_RETRY"}) ::unsetenv(name);
  }

  TempFolder folder_;
  Terrain ground_ = fractalTerrain(300, 200, 10.0, 10.0);
  HttpServer server_;
};

TEST_F(Address, IsReadAsAFileIsAndItsSecretsAreNotRepeated) {
  std::string typed = server_.address("/hills.tif?sig=hunter3&x=1");
  typed.insert(7, "me:hunter2@");
  const auto info = runProgram({"info", typed, "--json"});
  EXPECT_EQ(info.code, 0) << info.err;
  EXPECT_EQ(Json::parse(info.out)["columns"], 300);
  EXPECT_NE(info.out.find(server_.address("/hills.tif")), std::string::npos);
  EXPECT_EQ(server_.requests().front().target, "/hills.tif?sig=hunter3&x=1");
  const auto run = runProgram({"convert", typed, folder_.file("part.tif"), "--window", "10,20,30,40"});
  ASSERT_EQ(run.code, 0) << run.err;
  const auto part = importRaster(folder_.file("part.tif"));
  ASSERT_TRUE(part.ok());
  EXPECT_EQ(part->terrain.heights.at(3, 5), ground_.heights.at(13, 25));
  EXPECT_EQ((info.out + info.err + run.out + run.err).find("hunter"), std::string::npos);
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder_.file("cache")))
    EXPECT_EQ(entry.path().string().find("hunter"), std::string::npos);
}

TEST_F(Address, InfoOfACloudGeoTiffFetchesTheHeaderAndAnOverview) {
  ExportOptions cloud;
  cloud.cloud = true;
  cloud.compression = TiffCompression::None;
  ASSERT_TRUE(exportRaster(fractalTerrain(1300, 1200, 10.0, 10.0), folder_.file("large.tif"), cloud).ok());
  server_.put("/large.tif", readBytes(folder_.file("large.tif")));
  const std::string address = server_.address("/large.tif");
  const auto outlined = runProgram({"info", address, "--json"});
  ASSERT_EQ(outlined.code, 0) << outlined.err;
  EXPECT_LT(server_.bytesSent(), 2'000'000U);
  const auto text = runProgram({"info", address});
  EXPECT_NE(text.out.find("about "), std::string::npos) << text.out;
  EXPECT_NE(text.out.find("not counted"), std::string::npos) << text.out;
  const auto read = runProgram({"info", address, "--json", "--exact"});
  EXPECT_GT(server_.bytesSent(), 6'200'000U);
  const auto outline = Json::parse(outlined.out), exact = Json::parse(read.out);
  for (const char* key :
       {"columns", "rows", "cellSize", "crs", "geoTransform", "verticalUnit", "verticalDatum"})
    EXPECT_EQ(outline[key], exact[key]) << key;
  EXPECT_NE(outline["heightsFrom"].get<std::string>().find("overview"), std::string::npos);
  EXPECT_FALSE(exact.contains("heightsFrom"));
  EXPECT_TRUE(outline["holes"].isNull());
  EXPECT_EQ(exact["holes"], 0);
}

TEST_F(Address, AServerThatFailsIsNotAskedAgainForAHintAndLeavesNothing) {
  server_.misbehave([](int, const HttpRequest&) { return HttpFault::Forbidden; });
  for (const char* command : {"info", "convert"}) {
    server_.forget();
    std::vector<std::string> words{command, server_.address("/hills.tif?token=hunter2")};
    if (words.front() == "convert") words.push_back(folder_.file("out.tif"));
    expectRefusal(runProgram(words), 1, {server_.address("/hills.tif"), "HTTP 403"});
    EXPECT_EQ(server_.requests().size(), 1U) << command;
  }
  EXPECT_FALSE(std::filesystem::exists(folder_.file("out.tif")));
  expectRefusal(runProgram({"info", "s3://bucket"}), 2, {"names no object"});
  // That of a recipe is not fetched.
  server_.forget();
  writeBytes(folder_.file("make.json"),
             R"({"scarp-make": 1, "in": ")" + server_.address("/hills.tif") +
                 R"(", "exports": [{"name": "a", "kind": "terrain", "path": "out.tif"}]})");
  expectRefusal(runProgram({"make", folder_.file("make.json")}), 1, {"in: ", "is an address"});
  EXPECT_TRUE(server_.requests().empty());
}

TEST_F(Address, OfADrapeInAScriptIsFetchedWhereItIsGivenBesides) {
  OutsideFile how;
  how.type = "Byte";
  how.geoTransform = {-1000.0, 10.0, 0.0, 1000.0, 0.0, -10.0};
  writeBands(folder_.file("photo.tif"), 400, 300,
             std::vector<std::vector<double>>(3, std::vector<double>(120'000, 200.0)), how);
  server_.put("/photo.tif", readBytes(folder_.file("photo.tif")));
  const std::string address = server_.address("/photo.tif");
  writeBytes(
      folder_.file("s.json"),
      R"({"scarp": 1, "operations": [{"op": "drape", "name": "photo", "path": ")" + address + R"("}]})");
  const std::vector<std::string> words{"run", folder_.file("s.json"), "--in", folder_.file("hills.tif"),
                                       "-o",  folder_.file("p.scarp")};
  expectRefusal(runProgram(words), 1, {address, "--fetch"});
  EXPECT_TRUE(server_.requests().empty());
  auto given = words;
  given.insert(given.end(), {"--fetch", address + "?token=hunter2"});
  const auto run = runProgram(given);
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_EQ(server_.requests().front().target, "/photo.tif?token=hunter2");
  // The project has the picture: nothing is fetched for it.
  server_.forget();
  const auto drawn =
      runProgram({"render", folder_.file("p.scarp"), "-o", folder_.file("a.png"), "--size", "24x16"});
  EXPECT_EQ(drawn.code, 0);
  EXPECT_EQ(drawn.err.find("warning"), std::string::npos) << drawn.err;
  EXPECT_TRUE(server_.requests().empty());
  EXPECT_EQ(readBytes(folder_.file("p.scarp")).find("hunter"), std::string::npos);
  expectRefusal(runProgram({"run", folder_.file("s.json"), "--fetch", "photo.tif"}), 2, {"--fetch"});
}

}  // namespace
}  // namespace scarp::test
