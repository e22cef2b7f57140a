#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/Result.h"

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

/// Numbers of a tile among others, from 0.
struct GridTile {
  int column = 0, row = 0;
  bool operator==(const GridTile&) const = default;
};
/// Pattern for the names of tiles: {x} or {column} is a number that grows to the east, {y} one that grows to
/// the north, {row} one that grows to the south, * any text: "rock_{x}_{y}", "{row}-{column}_*". It is
/// compared with a name without its extension, or with the whole name if it contains a dot. Letter case is
/// ignored. A value; any thread.
class TilePattern {
 public:
  /// The error names the pattern: no placeholder for a column or a row, or two; another placeholder; too
  /// long.
  [[nodiscard]] static Result<TilePattern> parse(const std::string& text);
  /// Returns the numbers in a file's name, which may be negative; nothing if it does not match.
  [[nodiscard]] std::optional<GridTile> match(const std::string& path) const;
  [[nodiscard]] bool rowsToNorth() const { return rowsToNorth_; }

 private:
  struct Part {
    enum class Kind : std::uint8_t { Letter, Any, Column, Row } kind;
    char letter = '\0';  ///< In small letters.
  };
  std::vector<Part> parts_;
  bool rowsToNorth_ = false, extension_ = false;
};

/// Numbers that the names of tiles differ by.
struct TileNumbers {
  std::vector<GridTile> tiles;  ///< Of each file.
  bool ordered = true;  ///< The names identify the column number; otherwise the first number is assumed.
  std::optional<bool> rowsToNorth{};  ///< Direction of the row numbers, if it is known.
};
/// Reads the numbers of tiles from all their names: "rock_x2_y0", "Height_y01_x01", "rock_0_2", "section_00-02",
/// "terrain-01_00" and "terrain_01_00" (a sign where both separators occur at one place), with any padding, from any
/// first number. Returns nothing if the names differ by other than two numbers, or if nothing names the numbers and
/// they are not those of a whole grid. Pure.
[[nodiscard]] std::optional<TileNumbers> numbersOf(std::span<const std::string> paths);
/// Reads the numbers of tiles by a pattern. The error names a file that does not match, or two with the same
/// numbers.
[[nodiscard]] Result<TileNumbers> numbersBy(const std::string& pattern, std::span<const std::string> paths);

}  // namespace scarp
