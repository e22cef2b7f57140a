#include "core/drape/DrapePlacement.h"

#include <gdal.h>
#include <ogr_spatialref.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/io/CrsInfo.h"
#include "core/io/GdalErrors.h"

namespace scarp {

namespace {

using SixNumbers = std::array<double, 6>;

Vec2 applied(const SixNumbers& g, double x, double y) {
  return {g[0] + g[1] * x + g[2] * y, g[3] + g[4] * x + g[5] * y};
}

bool invert(SixNumbers& from, SixNumbers& to) {
  return std::ranges::all_of(from, [](double v) { return std::isfinite(v); }) &&
         GDALInvGeoTransform(from.data(), to.data());
}

}  // namespace

Result<DrapePlacement> DrapePlacement::make(const std::string& path, const SourceInfo& picture,
                                            const GridFrame& frame, const GeoReference& reference) {
  prepareGdal();
  const GdalErrors quiet;
  DrapePlacement made;
  made.width_ = picture.columns;
  made.height_ = picture.rows;
  const std::string own = picture.crsWkt.empty() && picture.axesInDegrees ? wgs84Wkt() : picture.crsWkt;
  const std::string from = flatCrs(reference.crsWkt), to = flatCrs(own);
  made.byPlace_ = picture.geoTransform.has_value() && reference.hasGeoTransform && from.empty() == to.empty();
  if (!made.byPlace_) {
    const double x = (frame.columns - 1) / made.width_, y = (frame.rows - 1) / made.height_;
    made.pictureToWorld_ = {0.0, x, 0.0, 0.0, 0.0, y};
    made.gridToWorld_ = made.worldToGrid_ = {0.0, 1.0, 0.0, 0.0, 0.0, 1.0};
    if (!invert(made.pictureToWorld_, made.worldToPicture_)) return errorIn(path, "is too small");
    return made;
  }
  const Vec2 first = toWorld(reference, frame, 0.0, 0.0);
  const Vec2 east = toWorld(reference, frame, 1.0, 0.0) - first,
             south = toWorld(reference, frame, 0.0, 1.0) - first;
  made.gridToWorld_ = {first.x(), east.x(), south.x(), first.y(), east.y(), south.y()};
  made.pictureToWorld_ = *picture.geoTransform;
  if (!invert(made.pictureToWorld_, made.worldToPicture_) || !invert(made.gridToWorld_, made.worldToGrid_))
    return errorIn(path, "its place in the world is none: its pixels have no area");
  if (from != to) {
    made.there_ = wayBetween(from, to);
    made.back_ = wayBetween(to, from);
    if (!made.there_ || !made.back_) return errorIn(path, "there is no way from its CRS to the terrain's");
  }
  const auto crs = describeCrs(to);
  made.wraps_ = crs && crs->geographic;
  if (made.wraps_ && crs->radiansPerUnit > 0.0) made.turn_ = 2.0 * std::numbers::pi / crs->radiansPerUnit;
  return made;
}

void DrapePlacement::toPicture(std::span<double> x, std::span<double> y) const {
  for (std::size_t i = 0; i < x.size(); ++i) {
    const Vec2 world = applied(gridToWorld_, x[i], y[i]);
    x[i] = world.x();
    y[i] = world.y();
  }
  if (there_) {
    const GdalErrors quiet;
    (void)there_->Transform(static_cast<int>(x.size()), x.data(), y.data());
  }
  for (std::size_t i = 0; i < x.size(); ++i) {
    Vec2 at = applied(worldToPicture_, x[i], y[i]);
    // Longitudes are the same a turn further.
    for (const double turn : {turn_, -turn_})
      if (wraps_ && !(at.x() >= 0.0 && at.x() <= width_))
        if (const Vec2 other = applied(worldToPicture_, x[i] + turn, y[i]);
            other.x() >= 0.0 && other.x() <= width_)
          at = other;
    x[i] = at.x();
    y[i] = at.y();
  }
}

std::optional<Vec2> DrapePlacement::toGrid(Vec2 inPicture) const {
  const Vec2 world = applied(pictureToWorld_, inPicture.x(), inPicture.y());
  double x = world.x(), y = world.y();
  const GdalErrors quiet;
  if (back_ && !back_->Transform(1, &x, &y)) return std::nullopt;
  const Vec2 grid = applied(worldToGrid_, x, y);
  if (!std::isfinite(grid.x()) || !std::isfinite(grid.y())) return std::nullopt;
  return grid;
}

}  // namespace scarp
