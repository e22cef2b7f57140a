#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace scarp {

/// How files that hold tiles of one ground become one raster.
struct ImportTiles {
  enum class Missing {
    Holes,
    Sea,  ///< Height 0.
  };
  /// Besides the path itself, which may also be a folder: all rasters in it are tiles then.
  std::vector<std::string> files;
  std::optional<Missing> missing;  ///< Where no tile is; nothing: sea if the names say so (Copernicus).
  bool resample = false;  ///< Tiles off the common grid are resampled onto it; else they are an error.
  std::string pattern{};  ///< Names of tiles as TilePattern describes them; empty: by position or name.
  bool operator==(const ImportTiles&) const = default;
};

/// What of a raster is read.
struct ImportCut {
  /// Columns and rows of the raster, the first at 0 in the north-west: column, row, columns, rows.
  std::optional<std::array<int, 4>> window;
  /// In place of a window: west, south, east and north in the coordinates of the raster's CRS, or in
  /// `boundsCrs` ("EPSG:4326": degrees east and north).
  std::optional<std::array<double, 4>> bounds;
  std::string boundsCrs;
  /// Metres from sample to sample that are wanted: whole numbers of the raster's samples are averaged, as
  /// many as stay within it. Nothing: all samples.
  std::optional<double> cell;
  bool operator==(const ImportCut&) const = default;
};

/// Square cells in another CRS, in place of the file's own.
struct ImportProjection {
  std::string crs;             ///< "EPSG:32618", WKT …; "utm": the UTM zone of the middle.
  std::optional<double> cell;  ///< Metres; nothing: about as many samples as the file has.
  bool operator==(const ImportProjection&) const = default;
};

}  // namespace scarp
