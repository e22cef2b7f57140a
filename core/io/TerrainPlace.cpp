#include "core/io/TerrainPlace.h"

#include <ogr_spatialref.h>

#include <cmath>
#include <memory>
#include <numbers>
#include <optional>

#include "core/io/CrsInfo.h"
#include "core/io/GdalErrors.h"

namespace scarp {

namespace {

/// x to the east or longitude, y to the north or latitude, whatever order the CRS itself has.
using Transformation = std::unique_ptr<OGRCoordinateTransformation>;

Transformation toWgs84(const std::string& wkt) {
  OGRSpatialReference from, to;
  if (wkt.empty() || from.importFromWkt(wkt.c_str()) != OGRERR_NONE) return nullptr;
  from.StripVertical();
  to.importFromEPSG(4326);
  from.SetAxisMappingStrategy(OAMS_TRADITIONAL_GIS_ORDER);
  to.SetAxisMappingStrategy(OAMS_TRADITIONAL_GIS_ORDER);
  return Transformation(OGRCreateCoordinateTransformation(&from, &to));
}

std::optional<EarthPlace> placeOf(OGRCoordinateTransformation& toEarth, Vec2 world) {
  double x = world.x(), y = world.y();
  if (!toEarth.Transform(1, &x, &y) || !std::isfinite(x) || !(std::abs(y) <= 90.0)) return std::nullopt;
  return EarthPlace{y, std::remainder(x, 360.0)};
}

/// The direction from one place to another nearby, degrees from true north, clockwise.
double bearing(const EarthPlace& from, const EarthPlace& to) {
  const UnitLengths degree = unitLengthsAt(*describeCrs(wgs84Wkt()), 0.5 * (from.latitude + to.latitude));
  return std::atan2(std::remainder(to.longitude - from.longitude, 360.0) * degree.east,
                    (to.latitude - from.latitude) * degree.north) *
         180.0 / std::numbers::pi;
}

}  // namespace

double TerrainPlace::toLocalAzimuth(double trueAzimuth) const {
  const double azimuth = std::fmod(trueAzimuth - north, 360.0);
  return azimuth < 0.0 ? azimuth + 360.0 : azimuth;
}

Result<TerrainPlace> placeOnEarth(const Terrain& terrain) {
  const GeoReference& reference = terrain.georeference;
  if (!reference.hasGeoTransform || reference.crsWkt.empty())
    return Error{"says nothing of its place in the world"};
  const GdalErrors quiet;
  const Error nowhere{"its place on the earth cannot be worked out from its CRS"};
  const Transformation toEarth = toWgs84(reference.crsWkt);
  if (!toEarth) return nowhere;
  const GridFrame& frame = terrain.frame;
  const double column = 0.5 * (frame.columns - 1), row = 0.5 * (frame.rows - 1);
  // Half a cell to either side: near enough for a straight line, far enough for the digits.
  const auto middle = placeOf(*toEarth, toWorld(reference, frame, column, row)),
             south = placeOf(*toEarth, toWorld(reference, frame, column, row + 0.5)),
             north = placeOf(*toEarth, toWorld(reference, frame, column, row - 0.5));
  if (!middle || !south || !north) return nowhere;
  return TerrainPlace{*middle, bearing(*south, *north)};
}

}  // namespace scarp
