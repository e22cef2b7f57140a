#include "core/io/CrsWay.h"

#include <ogr_spatialref.h>

#include <array>

#include "core/io/CrsInfo.h"
#include "core/io/GdalErrors.h"

namespace scarp {

namespace {

/// Removes the vertical part: of a compound CRS, or the ellipsoidal height of a 3-D one.
void dropHeights(OGRSpatialReference& crs) {
  crs.StripVertical();
  if (crs.GetAxesCount() != 3) return;
  crs.DemoteTo2D(nullptr);
  // A projected CRS that was promoted to 3-D has lost its code.
  if (crs.GetAuthorityCode(nullptr)) return;
  const std::unique_ptr<OGRSpatialReference> known(crs.FindBestMatch());
  if (known && known->IsSame(&crs)) crs = *known;
}

}  // namespace

std::string flatCrs(const std::string& wkt) {
  OGRSpatialReference crs;
  if (wkt.empty() || crs.importFromWkt(wkt.c_str()) != OGRERR_NONE) return {};
  dropHeights(crs);
  char* text = nullptr;
  std::string flat;
  if (crs.exportToWkt(&text) == OGRERR_NONE) flat = text;
  CPLFree(text);
  return flat;
}

std::string wktOfCode(const std::string& text) {
  prepareGdal();
  const GdalErrors quiet;
  OGRSpatialReference crs;
  const std::array<const char*, 3> closed{"ALLOW_NETWORK_ACCESS=NO", "ALLOW_FILE_ACCESS=NO", nullptr};
  if (text.empty() || crs.SetFromUserInput(text.c_str(), closed.data()) != OGRERR_NONE) return {};
  return wktOf(crs);
}

bool sameCrs(const std::string& one, const std::string& other) {
  if (one == other) return true;
  const GdalErrors quiet;
  OGRSpatialReference a, b;
  if (a.importFromWkt(one.c_str()) != OGRERR_NONE || b.importFromWkt(other.c_str()) != OGRERR_NONE)
    return false;
  dropHeights(a);
  dropHeights(b);
  return a.IsSame(&b) != 0;
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
