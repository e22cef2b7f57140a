#include "core/io/WorldPlaces.h"

#include <ogr_spatialref.h>

#include <cmath>
#include <memory>
#include <numbers>
#include <optional>

#include "core/io/CrsInfo.h"
#include "core/io/GdalErrors.h"

namespace scarp {

namespace {

std::optional<Vec2> transformed(OGRCoordinateTransformation& by, const Vec2& place) {
  const GdalErrors quiet;
  double x = place.x(), y = place.y();
  if (!by.Transform(1, &x, &y) || !std::isfinite(x) || !std::isfinite(y)) return std::nullopt;
  return Vec2(x, y);
}

/// Of z in a CRS; `crs` as in WorldPlaces::create().
HeightUnit heightUnitIn(const std::string& crs, const GeoReference& reference) {
  if (const auto own = heightUnitOf(crs.empty() ? reference.crsWkt : crs)) return *own;
  if (!reference.hasGeoTransform) return {"m", 1.0};
  return {reference.verticalUnit, reference.metresPerUnit};
}

}  // namespace

Result<WorldPlaces> WorldPlaces::create(const GridFrame& frame, const GeoReference& reference,
                                        const std::string& crs, const std::optional<HeightUnit>& heights) {
  prepareGdal();
  WorldPlaces places(frame, reference, heights ? *heights : heightUnitIn(crs, reference));
  const std::string own = flatCrs(reference.crsWkt), other = flatCrs(crs);
  if (other.empty() && !crs.empty()) return Error{"its CRS cannot be understood"};
  if (other.empty() || sameCrs(own, other)) return places;
  if (own.empty()) return Error{"it has a CRS and the terrain has none"};
  places.to_ = wayBetween(other, own);
  places.from_ = wayBetween(own, other);
  if (!places.to_ || !places.from_) return Error{"there is no way from its CRS to that of the terrain"};
  return places;
}

std::optional<Vec2> WorldPlaces::toLocal(const Vec2& place) const {
  if (!place.allFinite()) return std::nullopt;
  if (!reference_.hasGeoTransform && !to_) return place;
  const auto world = to_ ? transformed(*to_, place) : std::optional(place);
  if (!world) return std::nullopt;
  const WorldRay up{Vec3(world->x(), world->y(), 0.0), Vec3::UnitZ(), 0.0, 1.0};
  const auto local = scarp::toLocal(up, reference_, frame_);
  if (!local || !local->origin.allFinite()) return std::nullopt;
  return Vec2(local->origin.head<2>());
}

std::optional<Vec2> WorldPlaces::fromLocal(const Vec2& local) const {
  if (!reference_.hasGeoTransform && !from_) return local;
  const Vec2 world = toWorld(reference_, frame_, frame_.column(local.x()), frame_.row(local.y()));
  return from_ ? transformed(*from_, world) : std::optional(world);
}

}  // namespace scarp
