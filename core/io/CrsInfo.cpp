#include "core/io/CrsInfo.h"

#include <cpl_conv.h>
#include <ogr_spatialref.h>

#include <array>
#include <cmath>

#include "core/base/Contract.h"
#include "core/io/GdalErrors.h"

namespace scarp {

std::optional<CrsInfo> describeCrs(const std::string& wkt) {
  if (wkt.empty()) return std::nullopt;
  const GdalErrors quiet;
  OGRSpatialReference crs;
  if (crs.importFromWkt(wkt.c_str()) != OGRERR_NONE) return std::nullopt;
  CrsInfo info;
  if (const char* name = crs.GetName()) info.name = name;
  const char* authority = crs.GetAuthorityName(nullptr);
  const char* code = crs.GetAuthorityCode(nullptr);
  if (authority && code) info.code = std::string(authority) + ":" + code;
  // One that was promoted to 3-D has lost its code.
  if (info.code.empty() && !crs.IsCompound() && crs.GetAxesCount() == 3)
    if (const auto flat = describeCrs(flatCrs(wkt))) info.code = flat->code;
  info.geographic = crs.IsGeographic() != 0;
  if (info.geographic) {
    info.radiansPerUnit = crs.GetAngularUnits();
    info.semiMajorAxis = crs.GetSemiMajor();
    info.inverseFlattening = crs.GetInvFlattening();
  } else {
    info.metresPerUnit = crs.GetLinearUnits();
  }
  return info;
}

std::string wktOf(const OGRSpatialReference& crs) {
  const GdalErrors quiet;
  char* text = nullptr;
  constexpr std::array<const char*, 2> options{"FORMAT=WKT2_2019", nullptr};
  const bool written = crs.exportToWkt(&text, options.data()) == OGRERR_NONE && text;
  std::string wkt = written ? text : "";
  CPLFree(text);
  return wkt;
}

std::string wgs84Wkt() {
  OGRSpatialReference crs;
  crs.importFromEPSG(4326);
  return wktOf(crs);
}

UnitLengths unitLengthsAt(const CrsInfo& crs, double latitude) {
  EXPECTS(crs.geographic);
  const double phi = latitude * crs.radiansPerUnit;
  const double f = crs.inverseFlattening > 0.0 ? 1.0 / crs.inverseFlattening : 0.0;
  const double e2 = f * (2.0 - f);
  const double w2 = 1.0 - e2 * std::sin(phi) * std::sin(phi);
  const double primeVertical = crs.semiMajorAxis / std::sqrt(w2);
  const double meridian = crs.semiMajorAxis * (1.0 - e2) / (w2 * std::sqrt(w2));
  return {primeVertical * std::cos(phi) * crs.radiansPerUnit, meridian * crs.radiansPerUnit};
}

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
