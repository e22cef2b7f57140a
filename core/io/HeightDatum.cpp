#include "core/io/HeightDatum.h"

#include <ogr_spatialref.h>

#include <cmath>
#include <limits>

#include "core/io/CrsInfo.h"
#include "core/io/GdalErrors.h"

namespace scarp {

namespace {

/// The vertical part of a CRS; nothing where it has none.
std::optional<OGRSpatialReference> verticalPart(const std::string& wkt) {
  OGRSpatialReference crs;
  if (wkt.empty() || crs.importFromWkt(wkt.c_str()) != OGRERR_NONE) return std::nullopt;
  const OGR_SRSNode* const node = crs.GetAttrNode("VERT_CS");
  char* text = nullptr;
  OGRSpatialReference vertical;
  const bool there =
      node && node->exportToWkt(&text) == OGRERR_NONE && vertical.importFromWkt(text) == OGRERR_NONE;
  CPLFree(text);
  return there ? std::optional(vertical) : std::nullopt;
}

/// A horizontal CRS with a vertical one.
std::string compound(const std::string& flat, const OGRSpatialReference& vertical) {
  OGRSpatialReference horizontal, both;
  if (horizontal.importFromWkt(flat.c_str()) != OGRERR_NONE) return {};
  const std::string name = std::string(horizontal.GetName()) + " + " + vertical.GetName();
  return both.SetCompoundCS(name.c_str(), &horizontal, &vertical) == OGRERR_NONE ? wktOf(both)
                                                                                 : std::string();
}

}  // namespace

std::optional<HeightWay> HeightWay::make(const std::string& from, const std::string& to, const Vec2& middle) {
  OGRSpatialReference source, target;
  if (source.importFromWkt(from.c_str()) != OGRERR_NONE || target.importFromWkt(to.c_str()) != OGRERR_NONE)
    return std::nullopt;
  source.SetAxisMappingStrategy(OAMS_TRADITIONAL_GIS_ORDER);
  target.SetAxisMappingStrategy(OAMS_TRADITIONAL_GIS_ORDER);
  OGRCoordinateTransformationOptions options;
  options.SetBallparkAllowed(false);
  HeightWay way;
  way.way_ = CrsWay(OGRCreateCoordinateTransformation(&source, &target, options));
  double x = middle.x(), y = middle.y(), z = 0.0;
  if (!way.way_ || !way.way_->Transform(1, &x, &y, &z) || !std::isfinite(z)) return std::nullopt;
  return way;
}

void HeightWay::apply(const GridFrame& frame, const GeoReference& reference, const GridRect& rect,
                      std::vector<float>& heights) {
  const GdalErrors quiet;
  const auto wide = static_cast<std::size_t>(rect.width());
  std::vector<double> x(wide), y(wide), z(wide);
  for (int row = rect.row0; row < rect.row1; ++row) {
    float* const line = heights.data() + static_cast<std::size_t>(row - rect.row0) * wide;
    for (std::size_t i = 0; i < wide; ++i) {
      const Vec2 world = toWorld(reference, frame, rect.column0 + static_cast<int>(i), row);
      x[i] = world.x();
      y[i] = world.y();
      z[i] = std::isnan(line[i]) ? 0.0 : static_cast<double>(line[i]);
    }
    (void)way_->Transform(static_cast<int>(wide), x.data(), y.data(), z.data());
    for (std::size_t i = 0; i < wide; ++i)
      if (!std::isnan(line[i]))
        line[i] = std::isfinite(z[i]) ? static_cast<float>(z[i]) : std::numeric_limits<float>::quiet_NaN();
  }
}

HeightDatum heightDatumFor(const std::string& source, const std::string& wanted, const Vec2& middle) {
  const auto has = verticalPart(source), wants = verticalPart(wanted);
  const std::string flat = flatCrs(wanted);
  if (!has && !wants) return {wanted, {}, "its CRS says no vertical datum"};
  if (has && !wants) return {compound(flat, *has), {}, "heights stay " + std::string(has->GetName())};
  if (!has)
    return {
        wanted, {}, "its CRS says no vertical datum: heights are taken as " + std::string(wants->GetName())};
  if (has->IsSame(&*wants)) return {wanted, {}, "heights stay " + std::string(has->GetName())};
  const std::string from = compound(flat, *has);
  const std::string names = std::string(has->GetName()) + " to " + wants->GetName();
  if (HeightWay::make(from, wanted, middle)) return {wanted, from, "heights converted from " + names};
  return {
      from,
      {},
      "heights stay " + std::string(has->GetName()) + ": PROJ has no grid here for the way from " + names};
}

std::string heightDatumOf(const std::string& wkt) {
  const GdalErrors quiet;
  const auto vertical = verticalPart(wkt);
  if (!vertical) return {};
  const char* authority = vertical->GetAuthorityName(nullptr);
  const char* code = vertical->GetAuthorityCode(nullptr);
  std::string text = vertical->GetName() ? vertical->GetName() : "";
  if (authority && code) text += std::string(" (") + authority + ":" + code + ")";
  return text;
}

}  // namespace scarp
