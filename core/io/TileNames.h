#pragma once

#include <array>
#include <optional>
#include <string>

namespace scarp {

/// Where the name of a file puts a tile that does not say it itself.
struct NamedPlace {
  std::array<double, 6> geoTransform;  ///< Of north-up rows, pixel corners at whole numbers.
  int epsg = 4326;
};

/// Reads the names of SRTM ("N44W072", south-west corner, samples on the degrees), Copernicus GLO-30 and
/// GLO-90 ("Copernicus_DSM_COG_10_N44_00_W072_00_DEM", the same corner, no shared edges, half a pixel off),
/// USGS ("USGS_13_n44w072", north-west corner, 6 pixels more on each side), swissALTI3D
/// ("swissalti3d_2019_2600-1200_0.5_2056_5728", kilometres) and map tiles ("12/656/1582.png"). Nothing where
/// the size does not go with the name. Pure.
[[nodiscard]] std::optional<NamedPlace> placeByName(const std::string& path, int columns, int rows);

/// Whether a tile of these that is missing is sea: Copernicus has no tiles of it.
[[nodiscard]] bool missingIsSea(const std::string& path);

/// The column and row of a tile that an engine numbers: "rock_x2_y0.r16". Both ≥ 0, less than 10,000. Pure.
struct GridTile {
  int column = 0, row = 0;
};
[[nodiscard]] std::optional<GridTile> gridTileOf(const std::string& path);

}  // namespace scarp
