#include "core/io/CrsWay.h"

#include <ogr_spatialref.h>

namespace scarp {

std::string flatCrs(const std::string& wkt) {
  OGRSpatialReference crs;
  if (wkt.empty() || crs.importFromWkt(wkt.c_str()) != OGRERR_NONE) return {};
  crs.StripVertical();
  char* text = nullptr;
  std::string flat;
  if (crs.exportToWkt(&text) == OGRERR_NONE) flat = text;
  CPLFree(text);
  return flat;
}

void CrsWayDeleter::operator()(OGRCoordinateTransformation* way) const {
  OGRCoordinateTransformation::DestroyCT(way);
}

CrsWay wayBetween(const std::string& from, const std::string& to) {
  OGRSpatialReference source, target;
  if (source.importFromWkt(from.c_str()) != OGRERR_NONE || target.importFromWkt(to.c_str()) != OGRERR_NONE)
    return nullptr;
  source.SetAxisMappingStrategy(OAMS_TRADITIONAL_GIS_ORDER);
  target.SetAxisMappingStrategy(OAMS_TRADITIONAL_GIS_ORDER);
  return CrsWay(OGRCreateCoordinateTransformation(&source, &target));
}

}  // namespace scarp
