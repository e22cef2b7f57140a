#pragma once

#include <string>
#include <vector>

#include "core/terrain/Terrain.h"
#include "tests/support/HttpServer.h"

namespace scarp::test {

/// Settings of GDAL and of this program for a test, in the environment, which readers inherit: short
/// time-outs, and a cache of its own. They go with it.
class RemoteSettings {
 public:
  explicit RemoteSettings(const std::string& cacheFolder);
  ~RemoteSettings();
  RemoteSettings(const RemoteSettings&) = delete;
  RemoteSettings& operator=(const RemoteSettings&) = delete;
  static constexpr double kTimeOut = 1.0;  ///< Seconds, of a request.
};

/// A raster that a server has, and the ground that it is.
struct RemoteRaster {
  std::string name, path;  ///< path: on the server.
  Terrain ground;
};
[[nodiscard]] bool sameHeights(const Terrain& a, const Terrain& b);  ///< Every bit.
/// Put on a server: a GeoTIFF in strips, a COG, SRTM, floats with a header beside them,
/// and a PNG; each several requests long.
[[nodiscard]] std::vector<RemoteRaster> serveRasters(HttpServer& server);

/// How an import from a server that misbehaves ended.
struct FaultyRun {
  HttpFault fault = HttpFault::None;
  std::string raster, message;
  bool right = false;  ///< Every bit of the ground.
  bool line = false;   ///< A line that names the address and nothing secret.
  double seconds = 0.0;
  [[nodiscard]] bool good() const { return right || line; }
};
/// One run, the same for the same seed.
[[nodiscard]] FaultyRun runFaulty(HttpServer& server, const std::vector<RemoteRaster>& rasters,
                                  unsigned seed);

/// The fault, the raster and which requests it comes with are drawn by a seed; the server misbehaves so from
/// then on. Returns the raster's number.
std::size_t misbehaveBySeed(HttpServer& server, std::size_t rasters, unsigned seed, HttpFault& fault);
/// With a password and a token, which nothing may repeat.
[[nodiscard]] std::string secretAddress(const HttpServer& server, const RemoteRaster& raster);
/// Whether a failure's message is one line that names the raster and no secret.
[[nodiscard]] bool isFairLine(const std::string& message, const RemoteRaster& raster);

}  // namespace scarp::test
