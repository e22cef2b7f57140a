#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/Message.h"
#include "core/geometry/Ray.h"
#include "core/geometry/Vec.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

/// A number that is equal to itself bit by bit, also if it is NaN.
struct ExactNumber {
  double value = 0.0;
  friend bool operator==(const ExactNumber& a, const ExactNumber& b) {
    return std::bit_cast<std::uint64_t>(a.value) == std::bit_cast<std::uint64_t>(b.value);
  }
};

/// How a raster file stores one band. Texts are as GDAL reports them; empty: the file has none.
struct StoredBand {
  std::string type;  ///< Of the samples: "Int16", "Float32" …
  std::string description, unit;
  std::string colour;                 ///< Colour interpretation: "Gray", "Alpha" …
  std::optional<ExactNumber> nodata;  ///< Stored value of samples without data.
  std::optional<double> scale, offset;
  std::vector<std::string> metadata{};  ///< "NAME=VALUE", without statistics.
  bool operator==(const StoredBand&) const = default;
};

/// How a raster file stores its samples, and what else it contains.
struct StoredLayout {
  std::string driver;             ///< GDAL's name: "GTiff".
  std::vector<StoredBand> bands;  ///< kMaxBands at most.
  std::string compression;        ///< "LZW", "DEFLATE" …; empty: none.
  std::string predictor;          ///< "1", "2" or "3"; empty: not known.
  std::string interleave;         ///< "BAND" or "PIXEL"; empty: not known.
  std::string pixelType;          ///< "SIGNEDBYTE" for signed samples of type "Byte"; otherwise empty.
  int bits = 0;                   ///< Bits of a sample, if fewer than the type has; 0: all.
  int blockColumns = 0, blockRows = 0;
  bool tiled = false;                         ///< Blocks are tiles, not strips of whole rows.
  bool cloud = false;                         ///< A cloud optimised GeoTIFF (COG).
  bool mask = false;                          ///< A mask for all bands marks the samples with data.
  bool whiteIsLow = false;                    ///< The lowest value is meant to look white (MINISWHITE).
  std::vector<std::array<int, 2>> overviews;  ///< Columns and rows of each, largest first.
  std::vector<std::array<int, 4>> colours;    ///< Colour table of band 1: red, green, blue, alpha, 0–255.
  /// One line each: content that the fields above cannot contain ("ground control points").
  std::vector<Message> others;
  static constexpr std::size_t kMaxBands = 64, kMaxColours = 65536, kMaxOthers = 64;
  bool operator==(const StoredLayout&) const = default;
};

/// The raster file that a terrain was read from, remembered so that an export can store samples as that file
/// does. height in metres = (stored·scale + offset)·metres.
struct StoredSource {
  std::string path;  ///< Absolute, relative if findSource() found no file, empty if it cannot be read again.
  std::uint64_t bytes = 0;    ///< Size of the file when it was read.
  std::int64_t modified = 0;  ///< Time of its last change then, nanoseconds since 1970.
  int columns = 0, rows = 0;  ///< Of the file.
  /// Position of the file's samples in the terms of GeoReference; unset: the file has none.
  std::optional<std::array<double, 6>> geoTransform{};
  bool southUp = false;
  /// Samples were moved by a reshape after the import, and no geotransform tells where they are now.
  bool moved = false;
  int band = 1;                            ///< The band with the heights, from 1.
  std::optional<ExactNumber> nodata{};     ///< Stored value that was read as a hole.
  std::optional<ExactNumber> otherVoid{};  ///< A further stored value that was read as a hole.
  double scale = 1.0, offset = 0.0;
  double metres = 1.0;       ///< Metres per unit of the file; negative if the file contains depths.
  std::string verticalUnit;  ///< The unit that an export as this source states; may be empty.
  StoredLayout layout;
  bool operator==(const StoredSource&) const = default;
};

/// Where the terrain lies in the world: kept exactly as the file said and written back on export.
struct GeoReference {
  /// GDAL's six numbers, for the raster as it was stored: x = g0 + g1·column + g2·row,
  /// y = g3 + g4·column + g5·row, pixel corners at whole numbers.
  std::array<double, 6> geoTransform{0.0, 1.0, 0.0, 0.0, 0.0, -1.0};
  bool hasGeoTransform = false;
  bool southUp = false;            ///< Stored with its southern row first; Scarp holds it north up.
  std::string crsWkt;              ///< WKT2, empty where the data has none.
  double epoch = 0.0;              ///< Coordinate epoch of a dynamic CRS as a decimal year; 0: none.
  std::string verticalUnit = "m";  ///< The unit of the heights in the file.
  double metresPerUnit =
      1.0;  ///< Heights in Scarp = values in the file · this; negative if these are depths.
  double rounding = 0.0;           ///< The most by which reading the file changed a height, metres.
  bool pointSamples = false;       ///< The file calls its samples points, not areas (AREA_OR_POINT=Point).
  /// What else the file says of itself, "NAME=VALUE", written back into GeoTIFF.
  std::vector<std::string> metadata{};
  std::optional<StoredSource> source{};  ///< The file that the heights were read from.

  bool operator==(const GeoReference&) const = default;
};

/// CRS coordinates of a grid position (sample centres at whole numbers).
[[nodiscard]] Vec2 toWorld(const GeoReference& reference, const GridFrame& frame, double column, double row);

/// The same ray in the local frame, with the same t; heights are metres in both. Nothing where the
/// geotransform cannot be inverted.
[[nodiscard]] std::optional<LocalRay> toLocal(const WorldRay& ray, const GeoReference& reference,
                                              const GridFrame& frame);

}  // namespace scarp
