#pragma once

#include <optional>
#include <string>

class OGRSpatialReference;

namespace scarp {

/// What Scarp needs to know of a coordinate reference system.
struct CrsInfo {
  std::string name;                ///< "WGS 84 / UTM zone 11N"
  std::string code;                ///< "EPSG:32611", empty where the data does not say.
  bool geographic = false;         ///< Coordinates are angles.
  double metresPerUnit = 1.0;      ///< Projected: metres in a unit of the coordinates.
  double radiansPerUnit = 0.0;     ///< Geographic: radians in a unit of the coordinates.
  double semiMajorAxis = 0.0;      ///< Metres.
  double inverseFlattening = 0.0;  ///< 0 for a sphere.
};

/// Nothing for an empty or broken text. Any thread.
[[nodiscard]] std::optional<CrsInfo> describeCrs(const std::string& wkt);

/// WKT2 (2019); empty where it cannot be written.
[[nodiscard]] std::string wktOf(const OGRSpatialReference& crs);

/// WKT2 of WGS 84 in degrees.
[[nodiscard]] std::string wgs84Wkt();

/// East–west and north–south metres of one degree-like unit at a latitude (in the CRS's unit), on the
/// ellipsoid: N·cos φ and M, the radii of curvature in the prime vertical and in the meridian (Torge,
/// Geodesy, §4.1). Contract: crs.geographic.
struct UnitLengths {
  double east, north;
};
[[nodiscard]] UnitLengths unitLengthsAt(const CrsInfo& crs, double latitude);

}  // namespace scarp
