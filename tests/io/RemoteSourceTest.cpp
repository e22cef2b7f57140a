#include <gdal_priv.h>
#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>

#include "core/io/CrsInfo.h"
#include "core/io/ExportRows.h"
#include "core/io/ForeignSource.h"
#include "core/io/ImportPreview.h"
#include "core/io/RasterExport.h"
#include "core/io/RasterImport.h"
#include "core/memory/LargePages.h"
#include "tests/io/IoSupport.h"
#include "tests/io/RemoteRuns.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

class RemoteSource : public ::testing::Test {
 protected:
  Result<ImportedTerrain> import(const std::string& typed, const ImportOptions& options = {},
                                 const Progress& progress = {}) {
    const auto path = allowAddress(typed);
    if (!path) return path.error();
    return importRaster(*path, options, progress);
  }
  const RemoteRaster& raster(const std::string& name) const {
    return *std::ranges::find(rasters_, name, &RemoteRaster::name);
  }

  TempFolder folder_;
  RemoteSettings settings_{folder_.file("cache")};
  HttpServer server_;
  std::vector<RemoteRaster> rasters_ = serveRasters(server_);
};

TEST_F(RemoteSource, ReadsTheSameGroundAsTheFile) {
  ASSERT_EQ(rasters_.size(), 5U);
  int failing = 0;
  for (const RemoteRaster& raster : rasters_) {
    // A busy server is asked again.
    server_.misbehave([=](int number, const HttpRequest&) {
      return number == failing ? HttpFault::Busy : HttpFault::None;
    });
    failing = (failing + 1) % 3;
    ImportOptions options;
    if (raster.name == "PNG") options.cellSize = 10.0;
    const auto imported = valueOf(import(secretAddress(server_, raster), options));
    expectSameHeights(imported.terrain, raster.ground);
    EXPECT_EQ(imported.terrain.georeference.crsWkt, raster.ground.georeference.crsWkt) << raster.name;
  }
}

TEST_F(RemoteSource, FetchesNothingThatNobodyGave) {
  expectOneLine(importRaster(server_.address("/not-given.tif")), {"is no file on this machine"});
  server_.put("/hostile.vrt",
              "<VRTDataset rasterXSize=\"9\" rasterYSize=\"9\"><VRTRasterBand dataType=\"Byte\" "
              "band=\"1\"><SimpleSource>"
              "<SourceFilename relativeToVRT=\"0\">/vsicurl/" +
                  server_.address("/cloud.tif") +
                  "</SourceFilename><SourceBand>1</SourceBand></SimpleSource></VRTRasterBand></VRTDataset>");
  server_.forget();
  expectOneLine(import(server_.address("/hostile.vrt")), {"/hostile.vrt", "VRT"});
  for (const HttpRequest& request : server_.requests()) EXPECT_EQ(request.path(), "/hostile.vrt");
}

TEST_F(RemoteSource, ReadsOfACutWhatItNeeds) {
  ImportOptions options;
  options.cut.emplace().window = std::array{300, 300, 64, 64};
  const auto cut = valueOf(import(server_.address("/cloud.tif"), options));
  EXPECT_EQ(cut.terrain.heights.at(5, 7), raster("COG").ground.heights.at(305, 307));
  EXPECT_LT(server_.bytesSent(), 2'000'000U);
}

TEST_F(RemoteSource, WaitsForSeveralPartsAtOnce) {
  server_.delay(50);
  ASSERT_TRUE(import(server_.address("/cloud.tif")).ok());
  EXPECT_GT(server_.mostAtOnce(), 1);
  EXPECT_LE(server_.mostAtOnce(), 6);
  EXPECT_LT(server_.waits(), static_cast<int>(server_.requests().size()));
}

TEST_F(RemoteSource, KeepsOnDiskWhatAServerTellsTheVersionOf) {
  const std::string address = server_.address("/strips.tif");
  ASSERT_TRUE(import(address).ok());
  const auto first = server_.bytesSent();
  server_.forget();
  ASSERT_TRUE(import(address).ok());
  EXPECT_LT(server_.bytesSent(), first / 3);
  EXPECT_FALSE(std::filesystem::is_empty(folder_.file("cache") + "/scarp/remote"));
  // Another version.
  OutsideFile how;
  how.geoTransform = {0.0, 10.0, 0.0, 0.0, 0.0, -10.0};
  writeOutside(folder_.file("other.tif"), 520, 500, std::vector<double>(520UL * 500UL, 77.0), how);
  server_.put("/strips.tif", readBytes(folder_.file("other.tif")));
  const auto again = valueOf(import(address));
  EXPECT_EQ(again.terrain.heights.at(400, 400), 77.0F);
  server_.tellNoVersion();
  ASSERT_TRUE(import(address).ok());
  server_.forget();
  ASSERT_TRUE(import(address).ok());
  EXPECT_GT(server_.bytesSent(), 900'000U);
}

TEST_F(RemoteSource, IsSentOnceByAServerThatServesNoParts) {
  const auto whole = [](int, const HttpRequest&) { return HttpFault::IgnoresRange; };
  server_.misbehave(whole);
  const std::string address = server_.address("/strips.tif");
  const Terrain& ground = raster("GeoTIFF").ground;
  const auto bytesOfImport = [&](const Terrain& wanted) {
    server_.forget();
    const auto imported = import(address);
    EXPECT_TRUE(imported.ok()) << imported.error().text();
    if (imported) expectSameHeights(imported->terrain, wanted);
    return server_.bytesSent();
  };
  EXPECT_GT(bytesOfImport(ground), 900'000U);
  EXPECT_LT(bytesOfImport(ground), 2'000U);
  EXPECT_TRUE(server_.requests().front().headers.contains("if-none-match"));
  // What is damaged on disk, or has gone, is fetched again.
  std::size_t spoilt = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder_.file("cache")))
    if (entry.path().filename() == "3" && ++spoilt == 1) writeBytes(entry.path(), "no block");
  ASSERT_EQ(spoilt, 1U);
  EXPECT_GT(bytesOfImport(ground), 900'000U);
  EXPECT_LT(bytesOfImport(ground), 2'000U);
  // A server that knows nothing of versions that others have sends all again.
  server_.ignoreConditions();
  EXPECT_GT(bytesOfImport(ground), 900'000U);
  // It may serve parts by now, which were kept with the whole.
  server_.misbehave({});
  EXPECT_LT(bytesOfImport(ground), 300'000U);
}

TEST_F(RemoteSource, StopsWhenItIsToldTo) {
  server_.misbehave(
      [](int number, const HttpRequest&) { return number > 1 ? HttpFault::Never : HttpFault::None; });
  ::setenv("GDAL_HTTP_TIMEOUT", "60", 1);
  ::setenv("GDAL_HTTP_LOW_SPEED_TIME", "60", 1);
  const auto begin = std::chrono::steady_clock::now();
  const auto imported = import(server_.address("/strips.tif"), {}, [&](double) {
    return std::chrono::steady_clock::now() - begin < std::chrono::milliseconds(400);
  });
  ASSERT_FALSE(imported.ok());
  EXPECT_TRUE(imported.error().cancelled) << imported.error().text();
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(20));
}

/// Rasters of many samples, of which outlineRaster() fetches little.
class RemoteOutline : public RemoteSource {
 protected:
  /// Over a million samples are not read whole where there is an overview, over 8 million nowhere.
  void make(Terrain terrain) {
    large_ = std::move(terrain);
    large_.georeference.hasGeoTransform = true;
    large_.georeference.geoTransform = {500'000.0, 10.0, 0.0, 5'200'000.0, 0.0, -10.0};
    large_.georeference.crsWkt = wktOfCode("EPSG:32633");
  }
  void serve(bool cloud) {
    ExportOptions options;
    options.cloud = cloud;
    options.compression = TiffCompression::None;
    ASSERT_TRUE(exportRaster(large_, folder_.file("large.tif"), options).ok());
    server_.put("/large.tif", readBytes(folder_.file("large.tif")));
  }
  std::optional<RasterOutline> outline(const ImportOptions& options = {}) {
    const auto path = allowAddress(server_.address("/large.tif"));
    auto found = outlineRaster(*path, options);
    EXPECT_TRUE(found.ok()) << (found.ok() ? "" : found.error().text());
    return found.ok() ? *std::move(found) : std::nullopt;
  }

  Terrain large_ = fractalTerrain(2, 2);
};

TEST_F(RemoteOutline, OfACloudGeoTiffFetchesTheHeaderAndAnOverview) {
  make(fractalTerrain(1300, 1200, 10.0, 10.0));
  serve(true);
  const auto found = outline();
  ASSERT_TRUE(found);
  EXPECT_LT(server_.bytesSent(), 2'000'000U);
  EXPECT_EQ(found->imported.terrain.frame, large_.frame);
  EXPECT_EQ(found->imported.terrain.georeference.geoTransform, large_.georeference.geoTransform);
  EXPECT_EQ(found->from, "an overview of 256 x 256 samples");
  const HeightSummary all = summarise(large_.heights);
  EXPECT_NEAR(found->lowest, all.min, 0.1 * (all.max - all.min));
  EXPECT_NEAR(found->highest, all.max, 0.1 * (all.max - all.min));
  // No outline for an import that needs all samples, or for a small raster.
  const auto few = valueOf(outlineRaster(*allowAddress(server_.address("/cloud.tif")), {}));
  EXPECT_FALSE(few);
  ImportOptions spread;
  spread.range = ImportRange{0.0, 100.0};
  EXPECT_FALSE(outline(spread));
}

TEST_F(RemoteOutline, WithoutOverviewsFetchesSmallWindows) {
  make({{3000, 2900, 10.0, 10.0}, {}, HeightRaster(3000, 2900, 7.0F)});
  serve(false);
  const auto found = outline();
  ASSERT_TRUE(found);
  EXPECT_LT(server_.bytesSent(), 8'000'000U);
  EXPECT_EQ(found->from, "16 windows of 8 x 8 samples");
}

TEST_F(RemoteOutline, TakesTheStatisticsInTheFile) {
  make(fractalTerrain(1300, 1200, 10.0, 10.0));
  serve(false);
  {
    GDALDatasetUniquePtr file(GDALDataset::Open(folder_.file("large.tif").c_str(), GDAL_OF_UPDATE));
    ASSERT_TRUE(file);
    file->GetRasterBand(1)->SetStatistics(-12.5, 1234.5, 300.0, 10.0);
  }
  server_.put("/large.tif", readBytes(folder_.file("large.tif")));
  const auto found = outline();
  ASSERT_TRUE(found);
  EXPECT_LT(server_.bytesSent(), 2'000'000U);
  EXPECT_EQ(found->lowest, -12.5);
  EXPECT_EQ(found->highest, 1234.5);
  EXPECT_EQ(found->from, "statistics in the file");
}

TEST_F(RemoteSource, JoinsTilesByAddress) {
  OutsideFile how;
  how.epsg = 32632;
  for (int i = 0; i < 2; ++i) {
    how.geoTransform = {500000.0 + 640.0 * i, 10.0, 0.0, 5200000.0, 0.0, -10.0};
    writeOutside(folder_.file("tile.tif"), 64, 64, std::vector<double>(64UL * 64UL, 100.0 + i), how);
    server_.put("/tile" + std::to_string(i) + ".tif", readBytes(folder_.file("tile.tif")));
  }
  ImportOptions options;
  options.tiles.emplace().files = {*allowAddress(server_.address("/tile1.tif"))};
  const auto whole = valueOf(import(server_.address("/tile0.tif"), options));
  EXPECT_EQ(whole.terrain.frame.columns, 128);
  EXPECT_EQ(whole.terrain.heights.at(100, 9), 101.0F);
}

TEST_F(RemoteSource, ReadsTheAssetOfAStacItem) {
  server_.put(
      "/stac/items/a.json",
      R"({"type":"Feature","id":"a","assets":{"shade":{"href":"../../picture.png","type":"image/tiff"},)"
      R"("dem":{"href":"../../cloud.tif","type":"image/tiff; application=geotiff"}}})",
      "application/geo+json");
  for (const char* key : {"", "#dem"}) {
    const auto imported = valueOf(import(server_.address("/stac/items/a.json") + key));
    expectSameHeights(imported.terrain, raster("COG").ground);
  }
  expectOneLine(import(server_.address("/stac/items/a.json#none")), {"a.json", "'none'", "dem, shade"});
  const auto item = valueOf(fetchStacItem(*allowAddress(server_.address("/stac/items/a.json"))));
  EXPECT_EQ(item.assets.size(), 2U);
  server_.put("/catalog.json", R"({"type":"Catalog","links":[]})", "application/json");
  expectOneLine(import(server_.address("/catalog.json")), {"/catalog.json", "is no STAC item"});
}

TEST_F(RemoteSource, SaysWhatIsWrongWithAnAddress) {
  expectOneLine(import(server_.address("/none.tif")), {"/none.tif", "404"});
  expectOneLine(import("http://127.0.0.1:9/nobody.tif"), {"127.0.0.1:9/nobody.tif", "cannot be reached"});
  server_.put("/page.tif", "<html>Sign in</html>", "text/html");
  expectOneLine(import(server_.address("/page.tif")), {"/page.tif", "web page"});
  server_.put("/noise.tif", std::string(5000, 'x'));
  expectOneLine(import(server_.address("/noise.tif")), {"/noise.tif", "not a raster that Scarp can read"});
  server_.put("/a.raw", std::string(5000, 'x'));
  expectOneLine(import(server_.address("/a.raw")), {"/a.raw"});
}

/// What a server or a file does to take time, memory or room on the disk.
class RemoteLimits : public RemoteSource {
 protected:
  RemoteLimits() {
    // What tests of faults have for each request would end it before its limits do.
    ::setenv("GDAL_HTTP_TIMEOUT", "60", 1);
    ::setenv("GDAL_HTTP_LOW_SPEED_TIME", "60", 1);
  }
  ~RemoteLimits() override {
    ::unsetenv("SCARP_REMOTE_PATIENCE");
    ::unsetenv("SCARP_REMOTE_CACHE");
    LargePages::setBudget(budget_, {});
  }
  std::size_t budget_ = memoryBudget();
};

TEST_F(RemoteLimits, AServerThatSendsInDropsIsLeft) {
  ::setenv("SCARP_REMOTE_PATIENCE", "1", 1);
  ::setenv("SCARP_REMOTE_CACHE", "0", 1);
  // At the first request, and after some that were good.
  for (const int good : {0, 2}) {
    server_.misbehave([good](int number, const HttpRequest&) {
      return number < good ? HttpFault::None : HttpFault::Drops;
    });
    const auto begun = std::chrono::steady_clock::now();
    expectOneLine(import(server_.address("/strips.tif")), {"/strips.tif: ", "too slow"});
    EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(15));
  }
}

TEST_F(RemoteLimits, AServerThatIsSlowAndSteadyIsAwaited) {
  ::setenv("SCARP_REMOTE_PATIENCE", "0.2", 1);
  server_.misbehave([](int, const HttpRequest&) { return HttpFault::Slow; });
  const auto imported = valueOf(import(server_.address("/strips.tif")));
  expectSameHeights(imported.terrain, raster("GeoTIFF").ground);
}

TEST_F(RemoteLimits, AFileWithoutAnEndIsNoMoreThanAPartOfTheBudget) {
  LargePages::setBudget(std::size_t{64} << 20, {});
  server_.put("/endless.nc", std::string("CDF\x02", 4), "application/x-netcdf");
  server_.misbehave([](int, const HttpRequest&) { return HttpFault::Endless; });
  expectOneLine(import(server_.address("/endless.nc")), {"/endless.nc: ", "more than 16 MiB"});
  EXPECT_LT(server_.bytesSent(), 32U << 20);
}

TEST_F(RemoteLimits, OneSourceFillsHalfOfWhatIsKept) {
  ::setenv("SCARP_REMOTE_CACHE", "800KiB", 1);
  ASSERT_TRUE(import(server_.address("/strips.tif")).ok());
  std::uintmax_t kept = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder_.file("cache")))
    if (entry.is_regular_file() && entry.path().filename() != "size") kept += entry.file_size();
  EXPECT_LE(kept, 400U << 10);
  EXPECT_GT(kept, 200U << 10);
}

class RemoteFaults : public RemoteSource {};

TEST_F(RemoteFaults, OutlivesAServerThatMisbehaves) {
  for (unsigned seed = 0; seed < static_cast<unsigned>(kHttpFaults); ++seed) {
    const FaultyRun run = runFaulty(server_, rasters_, seed);
    EXPECT_TRUE(run.good()) << "seed " << seed << ", " << nameOf(run.fault) << ", " << run.raster << ": "
                            << run.message;
    EXPECT_LT(run.seconds, 15.0) << "seed " << seed << ", " << nameOf(run.fault);
  }
}

}  // namespace
}  // namespace scarp::test
