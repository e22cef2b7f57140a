#include <ogr_spatialref.h>

#include <cmath>

#include "core/base/Contract.h"
#include "core/io/GdalErrors.h"
#include "core/io/ObjectRows.h"

namespace scarp {

namespace {

const Error kNowhere{"the places of objects on the earth cannot be worked out from the terrain's CRS"};

std::optional<Vec2> transformed(OGRCoordinateTransformation& by, Vec2 place) {
  double x = place.x(), y = place.y();
  if (!by.Transform(1, &x, &y) || !std::isfinite(x) || !std::isfinite(y)) return std::nullopt;
  return Vec2(x, y);
}

}  // namespace

ObjectPlaces::ObjectPlaces(const Terrain& terrain, ObjectCoordinates coordinates)
    : frame_(terrain.frame), reference_(terrain.georeference), coordinates_(coordinates) {}
ObjectPlaces::~ObjectPlaces() = default;
ObjectPlaces::ObjectPlaces(ObjectPlaces&&) noexcept = default;

Result<ObjectPlaces> ObjectPlaces::create(const Terrain& terrain, ObjectCoordinates coordinates) {
  ObjectPlaces places(terrain, coordinates);
  if (coordinates != ObjectCoordinates::Wgs84) return places;
  const GdalErrors quiet;
  OGRSpatialReference data, earth;
  if (data.importFromWkt(terrain.georeference.crsWkt.c_str()) != OGRERR_NONE) return kNowhere;
  // Heights stay as they are.
  data.StripVertical();
  earth.importFromEPSG(4326);
  // x to the east or longitude, y to the north or latitude, whatever order the CRS itself has.
  data.SetAxisMappingStrategy(OAMS_TRADITIONAL_GIS_ORDER);
  earth.SetAxisMappingStrategy(OAMS_TRADITIONAL_GIS_ORDER);
  places.toEarth_.reset(OGRCreateCoordinateTransformation(&data, &earth));
  places.fromEarth_.reset(OGRCreateCoordinateTransformation(&earth, &data));
  if (!places.toEarth_ || !places.fromEarth_) return kNowhere;
  return places;
}

std::optional<Vec2> ObjectPlaces::fromLocal(const Vec2& local) const {
  if (coordinates_ == ObjectCoordinates::Local) return local;
  const Vec2 world = toWorld(reference_, frame_, frame_.column(local.x()), frame_.row(local.y()));
  if (coordinates_ == ObjectCoordinates::Data) return world;
  const auto place = transformed(*toEarth_, world);
  if (!place || !(std::abs(place->y()) <= 90.0)) return std::nullopt;
  return place;
}

std::optional<Vec2> ObjectPlaces::toLocal(const Vec2& place) const {
  if (coordinates_ == ObjectCoordinates::Local) return place;
  const auto world =
      coordinates_ == ObjectCoordinates::Data ? std::optional(place) : transformed(*fromEarth_, place);
  if (!world) return std::nullopt;
  const WorldRay up{Vec3(world->x(), world->y(), 0.0), Vec3::UnitZ(), 0.0, 1.0};
  const auto local = scarp::toLocal(up, reference_, frame_);
  if (!local) return std::nullopt;
  return Vec2(local->origin.head<2>());
}

}  // namespace scarp
