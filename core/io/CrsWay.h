#pragma once

#include <memory>
#include <string>

class OGRCoordinateTransformation;

namespace scarp {

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
