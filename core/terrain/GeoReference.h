#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/geometry/Ray.h"
#include "core/geometry/Vec.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/StoredSource.h"

namespace scarp {

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
