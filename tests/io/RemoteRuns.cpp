#include "tests/io/RemoteRuns.h"

#include <cpl_string.h>
#include <gdal_priv.h>

#include <chrono>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <map>
#include <random>

#include "core/io/RasterImport.h"
#include "core/remote/RemoteAddress.h"
#include "tests/io/IoSupport.h"
#include "tests/support/TempFolder.h"

namespace scarp::test {

namespace {

constexpr std::array<std::pair<const char*, const char*>, 6> kSettings{{{"GDAL_HTTP_TIMEOUT", "1"},
                                                                        {"GDAL_HTTP_CONNECTTIMEOUT", "1"},
                                                                        {"GDAL_HTTP_LOW_SPEED_TIME", "1"},
                                                                        {"GDAL_HTTP_LOW_SPEED_LIMIT", "10"},
                                                                        {"GDAL_HTTP_MAX_RETRY", "1"},
                                                                        {"GDAL_HTTP_RETRY_DELAY", "0.05"}}};

std::vector<double> madeHeights(int columns, int rows, double step) {
  std::mt19937 dice(5);
  std::uniform_real_distribution<double> rough(0.0, 3.0);
  std::vector<double> heights;
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column)
      heights.push_back(
          std::floor((600.0 + 400.0 * std::sin(column * 0.01) * std::cos(row * 0.013) + rough(dice)) / step) *
          step);
  return heights;
}

}  // namespace

bool sameHeights(const Terrain& a, const Terrain& b) {
  if (a.frame.columns != b.frame.columns || a.frame.rows != b.frame.rows) return false;
  for (int row = 0; row < a.frame.rows; ++row)
    for (int column = 0; column < a.frame.columns; ++column) {
      const float one = a.heights.at(column, row), other = b.heights.at(column, row);
      if (std::memcmp(&one, &other, sizeof one) != 0) return false;
    }
  return true;
}

RemoteSettings::RemoteSettings(const std::string& cacheFolder) {
  for (const auto& [name, value] : kSettings) ::setenv(name, value, 1);
  ::setenv("XDG_CACHE_HOME", cacheFolder.c_str(), 1);
  ::setenv("no_proxy", "127.0.0.1", 1);
}

RemoteSettings::~RemoteSettings() {
  for (const auto& [name, value] : kSettings) ::unsetenv(name);
  ::unsetenv("XDG_CACHE_HOME");
}

namespace {

struct MadeRaster {
  RemoteRaster raster;
  std::string bytes, type;
};

std::vector<MadeRaster> makeRasters(std::map<std::string, std::string>& beside) {
  const TempFolder folder;
  OutsideFile placed;
  placed.geoTransform = {500000.0, 10.0, 0.0, 5200000.0, 0.0, -10.0};
  placed.epsg = 32632;
  std::vector<MadeRaster> rasters;
  const auto add = [&](const std::string& file, int columns, int rows, double step, const OutsideFile& how,
                       const char* name, const char* type) {
    const std::string path = folder.file(file);
    writeOutside(path, columns, rows, madeHeights(columns, rows, step), how);
    ImportOptions options;
    if (how.driver == std::string("PNG")) options.cellSize = 10.0;
    auto imported = importRaster(path, options);
    EXPECT_TRUE(imported.ok()) << imported.error().text();
    if (imported.ok())
      rasters.push_back({{name, "/" + file, std::move(imported->terrain)}, readBytes(path), type});
  };
  add("strips.tif", 520, 500, 0.01, placed, "GeoTIFF", "image/tiff");
  placed.driver = "COG";
  add("cloud.tif", 900, 800, 0.01, placed, "COG", "image/tiff");
  OutsideFile srtm;
  srtm.driver = "SRTMHGT";
  srtm.type = "Int16";
  srtm.geoTransform = {7.0 - 0.5 / 1200, 1.0 / 1200, 0.0, 48.0 + 0.5 / 1200, 0.0, -1.0 / 1200};
  srtm.epsg = 4326;
  add("N47E007.hgt", 1201, 1201, 1.0, srtm, "SRTM", "application/octet-stream");
  placed.driver = "EHdr";
  add("floats.flt", 520, 500, 0.01, placed, "floats and header", "application/octet-stream");
  for (const char* name : {"/floats.hdr", "/floats.prj"}) beside[name] = readBytes(folder.file(name + 1));
  OutsideFile picture;
  picture.driver = "PNG";
  picture.type = "UInt16";
  add("picture.png", 700, 600, 1.0, picture, "PNG", "image/png");
  return rasters;
}

}  // namespace

std::vector<RemoteRaster> serveRasters(HttpServer& server) {
  static std::map<std::string, std::string> beside;
  static const std::vector<MadeRaster> made = makeRasters(beside);
  std::vector<RemoteRaster> rasters;
  for (const MadeRaster& one : made) {
    server.put(one.raster.path, one.bytes, one.type);
    rasters.push_back(one.raster);
  }
  for (const auto& [path, bytes] : beside) server.put(path, bytes, "text/plain");
  return rasters;
}

std::string secretAddress(const HttpServer& server, const RemoteRaster& raster) {
  std::string address = server.address(raster.path);
  address.insert(address.find("://") + 3, "me:hunter2@");
  // A header beside it is found by the name.
  return raster.path.ends_with(".flt") ? address : address + "?token=hunter3";
}

bool isFairLine(const std::string& message, const RemoteRaster& raster) {
  const auto has = [&](const char* words) { return message.find(words) != std::string::npos; };
  return message.find("http://127.0.0.1:") != std::string::npos && has(raster.path.c_str()) && !has("\n") &&
         !has("hunter") && !has("vsi") && message.size() < 400;
}

std::size_t misbehaveBySeed(HttpServer& server, std::size_t rasters, unsigned seed, HttpFault& fault) {
  std::mt19937 dice(seed);
  fault = static_cast<HttpFault>(seed % kHttpFaults);
  const std::size_t raster = dice() % rasters;
  const unsigned long when = dice() % 3, from = dice() % 6, salt = dice();
  server.misbehave([=](int number, const HttpRequest&) {
    const auto n = static_cast<unsigned long>(number);
    const bool now = when == 0 ? n >= from : when == 1 ? n == from : std::mt19937(salt + n)() % 5 < 2;
    return now ? fault : HttpFault::None;
  });
  return raster;
}

FaultyRun runFaulty(HttpServer& server, const std::vector<RemoteRaster>& rasters, unsigned seed) {
  FaultyRun run;
  server.forget();
  const RemoteRaster& raster = rasters[misbehaveBySeed(server, rasters.size(), seed, run.fault)];
  run.raster = raster.name;
  const auto path = allowAddress(secretAddress(server, raster));
  ImportOptions options;
  if (raster.name == "PNG") options.cellSize = 10.0;
  const auto begin = std::chrono::steady_clock::now();
  const auto imported = importRaster(*path, options);
  run.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  run.right = imported.ok() && sameHeights(imported->terrain, raster.ground);
  if (!imported) run.message = imported.error().text();
  run.line = !imported && isFairLine(run.message, raster);
  server.misbehave({});
  return run;
}

}  // namespace scarp::test
