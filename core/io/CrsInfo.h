#pragma once

#include <memory>
#include <optional>
#include <string>

class OGRCoordinateTransformation;
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

/// As WKT, without the heights' part; empty where the text is none.
[[nodiscard]] std::string flatCrs(const std::string& wkt);

/// WKT2 of what a person may write: "EPSG:32618", "ESRI:102008", WKT, PROJ; empty where it is none. Files and
/// addresses are not looked at.
[[nodiscard]] std::string wktOfCode(const std::string& text);
/// Whether two CRSs, as WKT, are the same but for names and the heights' part. Two empty ones are.
[[nodiscard]] bool sameCrs(const std::string& one, const std::string& other);

/// GDAL's, which has no destructor to be seen here.
struct CrsWayDeleter {
  void operator()(OGRCoordinateTransformation* way) const;
};
using CrsWay = std::unique_ptr<OGRCoordinateTransformation, CrsWayDeleter>;

/// From one CRS to another, as WKT: x to the east or longitude, y to the north or latitude, whatever order
/// the CRSs themselves have. Null where there is no way. Any thread; one thread at a time may use it.
[[nodiscard]] CrsWay wayBetween(const std::string& from, const std::string& to);

}  // namespace scarp
