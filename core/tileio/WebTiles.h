#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/schema/Schema.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// What web tiles hold.
enum class WebKind : std::uint8_t {
  Terrarium,  ///< PNG: height = R·256 + G + B/256 − 32768.
  Mapbox,     ///< PNG: height = −10000 + (R·65536 + G·256 + B)·0.1.
  Mesh,       ///< Quantized-mesh 1.0, with normals.
};
[[nodiscard]] const EnumNames& webKindNames();

/// Which row of tiles is the first.
enum class WebScheme : std::uint8_t {
  Xyz,  ///< The northern one.
  Tms,  ///< The southern one; of meshes and of MBTiles always.
};
[[nodiscard]] const EnumNames& webSchemeNames();

inline constexpr int kMostZoom = 24;

/// How a terrain becomes tiles for web maps and globes.
struct WebSettings {
  WebKind kind = WebKind::Terrarium;
  std::optional<int> minZoom{}, maxZoom{};  ///< 0, and the first at which a pixel is no larger than a cell.
  WebScheme scheme = WebScheme::Xyz;
  std::optional<double> error{};  ///< Of meshes, metres, at the finest zoom; a tenth of a cell where absent.

  bool operator==(const WebSettings&) const = default;
};

/// One table for command line, window, files and range checks.
[[nodiscard]] const Schema<WebSettings>& webSchema();

struct WebReport {
  std::string path;
  long long tiles = 0;
  int minZoom = 0, maxZoom = 0;
  std::array<double, 4> bounds{};  ///< West, south, east, north in degrees.
  /// Metres. Pictures: how far a decoded pixel is off at most. Meshes, at the finest zoom: how far they are
  /// from the surface that the tiles' lattice spans, everywhere, and how far that is from the terrain at its
  /// samples.
  double largestError = 0.0, latticeError = 0.0;
  std::vector<Message> notes;
};

inline constexpr long long kMostWebTiles = 400'000;

/// Writes tiles for web maps or globes: a folder, or an .mbtiles or .pmtiles file (of pictures). It takes its
/// place at once or not at all; each tile is read back. Pixels and vertices are transformed each by itself.
/// Pictures: web Mercator, 256 pixels, bicubic at the finest zoom, means of four pixels at each coarser one.
/// The error is one line that names the target: no place in the world, too many tiles. Any thread; may be
/// cancelled.
[[nodiscard]] Result<WebReport> exportWebTiles(const Terrain& terrain, const std::string& path,
                                               const WebSettings& settings, const Progress& progress = {});

/// A kind of web tiles: its row of the table.
struct WebKindInfo {
  const char *key, *title;
  const char* index;  ///< JSON file of a folder.
  /// Errors without the target's name.
  Result<WebReport> (*write)(const Terrain& terrain, const std::string& path, const WebSettings& settings,
                             const Progress& progress);
  double offset = 0.0, scale = 0.0;  ///< Of pictures: height = offset + scale · (R·65536 + G·256 + B).
};
[[nodiscard]] const WebKindInfo& infoOf(WebKind kind);

[[nodiscard]] Result<WebReport> exportPicturePyramid(const Terrain& terrain, const std::string& path,
                                                     const WebSettings& settings, const Progress& progress);
[[nodiscard]] Result<WebReport> exportMeshPyramid(const Terrain& terrain, const std::string& path,
                                                  const WebSettings& settings, const Progress& progress);

}  // namespace scarp
