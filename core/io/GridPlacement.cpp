#include "core/io/GridPlacement.h"

#include <ogr_spatialref.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <numbers>

#include "core/io/CrsInfo.h"
#include "core/io/GdalErrors.h"
#include "core/io/HeightDatum.h"
#include "core/io/HeightRule.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

using Transform = std::array<double, 6>;

double middleLatitude(const Transform& g, const SourceInfo& info) {
  return g[3] + 0.5 * g[4] * info.columns + 0.5 * g[5] * info.rows;
}

bool usable(const Transform& g) {
  return std::ranges::all_of(g, [](double v) { return std::isfinite(v); }) &&
         g[1] * g[5] - g[2] * g[4] != 0.0;
}

// North up and west first is g1 > 0 > g5, a negative determinant; a mirrored raster has a positive one.
bool isSouthUp(const Transform& g) { return g[1] * g[5] - g[2] * g[4] > 0.0; }

// Metres along a column step and a row step.
void measure(const Transform& g, const SourceInfo& info, const std::optional<CrsInfo>& crs,
             GridFrame& frame) {
  double east = 1.0, north = 1.0;
  if (crs && crs->geographic) {
    const UnitLengths unit = unitLengthsAt(*crs, middleLatitude(g, info));
    east = unit.east;
    north = unit.north;
  } else if (crs) {
    east = north = crs->metresPerUnit;
  }
  frame.dx = std::hypot(g[1] * east, g[4] * north);
  frame.dy = std::hypot(g[2] * east, g[5] * north);
}

/// Metres on the ellipsoid along a column step and a row step at the centre of a projected raster; nothing
/// if PROJ cannot compute them.
std::optional<Vec2> lengthsOnGround(const Transform& g, const SourceInfo& info, const std::string& wkt) {
  const GdalErrors quiet;
  OGRSpatialReference crs;
  if (crs.importFromWkt(flatCrs(wkt).c_str()) != OGRERR_NONE) return std::nullopt;
  const std::unique_ptr<OGRSpatialReference> base(crs.CloneGeogCS());
  const auto degrees = base ? describeCrs(wktOf(*base)) : std::nullopt;
  const CrsWay way = degrees ? wayBetween(flatCrs(wkt), wktOf(*base)) : nullptr;
  if (!way || !degrees->geographic) return std::nullopt;
  const double column = 0.5 * info.columns, row = 0.5 * info.rows;
  const auto length = [&](double columns, double rows) -> std::optional<double> {
    std::array<double, 2> x{}, y{};
    for (std::size_t i = 0; i < 2; ++i) {
      const double c = column + (i == 0 ? -0.5 : 0.5) * columns, r = row + (i == 0 ? -0.5 : 0.5) * rows;
      x[i] = g[0] + g[1] * c + g[2] * r;
      y[i] = g[3] + g[4] * c + g[5] * r;
    }
    if (!way->Transform(2, x.data(), y.data())) return std::nullopt;
    const double turn = 2.0 * std::numbers::pi / degrees->radiansPerUnit;
    const UnitLengths unit = unitLengthsAt(*degrees, 0.5 * (y[0] + y[1]));
    const double metres =
        std::hypot(std::remainder(x[1] - x[0], turn) * unit.east, (y[1] - y[0]) * unit.north);
    return metres > 0.0 && std::isfinite(metres) ? std::optional(metres) : std::nullopt;
  };
  const auto across = length(1.0, 0.0), down = length(0.0, 1.0);
  if (!across || !down) return std::nullopt;
  return Vec2(*across, *down);
}

/// Corrects the cell size for the scale of the projection, for example of web Mercator.
void measureOnGround(const Transform& g, const SourceInfo& info, const std::string& wkt,
                     GridPlacement& placement) {
  constexpr double kNoticed = 1e-3;
  GridFrame& frame = placement.frame;
  const auto ground = lengthsOnGround(g, info, wkt);
  if (!ground) return;
  double across = ground->x() / frame.dx, down = ground->y() / frame.dy;
  // Square cells stay square where that is not noticed.
  if (std::abs(across / down - 1.0) <= kNoticed) across = down = std::sqrt(across * down);
  if (std::abs(across - 1.0) <= kNoticed && std::abs(down - 1.0) <= kNoticed) return;
  frame.dx *= across;
  frame.dy *= down;
  const Message factor =
      across == down ? Message("%1", metres(across)) : Message("%1 x %2", plainMetres(across), metres(down));
  placement.notes.warn(
      Message("a metre of its map is %1 on the ground in the middle: cells are %2 x %3; reprojected to UTM, "
              "lengths would be true everywhere",
              factor, plainMetres(frame.dx), metres(frame.dy)));
}

void overrideCellSize(double size, const std::optional<CrsInfo>& crs, GridPlacement& placement) {
  placement.frame.dx = placement.frame.dy = size;
  GeoReference& reference = placement.georeference;
  if (crs && crs->geographic) {
    placement.notes.warn(Message("the given cell size holds in the editor; the place in the CRS stays as it was"));
    return;
  }
  const double unit = size / (crs ? crs->metresPerUnit : 1.0);
  Transform& g = reference.geoTransform;
  g = {g[0], std::copysign(unit, g[1]), 0.0, g[3], 0.0, std::copysign(unit, g[5])};
  reference.hasGeoTransform = true;
}

void warnOfRotation(const Transform& g, ImportNotes& notes) {
  const double across = std::hypot(g[1], g[4]), down = std::hypot(g[2], g[5]);
  if (std::abs(g[1] * g[2] + g[4] * g[5]) > 1e-6 * across * down)
    notes.warn(Message("the grid is sheared in its CRS: its rows and columns are not at right angles, but are shown so; reprojected, the ground has its true form"));
  else if (g[2] != 0.0 || g[4] != 0.0)
    notes.warn(Message("the grid is rotated in its CRS; the local frame follows the grid"));
  else if (g[1] < 0.0)
    notes.warn(Message("the grid runs from east to west in its CRS; the local frame follows the grid"));
}

// Grids in degrees often come without their CRS; a cell of a millimetre or so is the sign of it.
bool lostDegrees(const Transform& g, const SourceInfo& info) {
  const double right = g[0] + g[1] * info.columns, bottom = g[3] + g[5] * info.rows;
  const bool onGlobe = std::max(std::abs(g[0]), std::abs(right)) <= 360.0 &&
                       std::max(std::abs(g[3]), std::abs(bottom)) <= 90.0;
  return onGlobe && std::abs(g[1]) < 0.1;
}

}  // namespace

Result<GridPlacement> placeGrid(const std::string& path, const SourceInfo& info,
                                std::optional<double> cellSize) {
  GridPlacement placement;
  placement.frame.columns = info.columns;
  placement.frame.rows = info.rows;
  GeoReference& reference = placement.georeference;
  reference.crsWkt = info.crsWkt;
  reference.epoch = info.epoch;
  reference.pointSamples = info.pointSamples;
  reference.metadata = info.metadata;
  if (info.crsWkt.empty() && info.axesInDegrees) {
    reference.crsWkt = wgs84Wkt();
    placement.notes.warn(Message("no CRS, but its axes are in degrees: taken as WGS 84"));
  }
  const std::optional<CrsInfo> crs = describeCrs(reference.crsWkt);

  const Transform given = info.geoTransform.value_or(Transform{});
  if (info.geoTransform && usable(given)) {
    reference.geoTransform = given;
    reference.hasGeoTransform = true;
    reference.southUp = isSouthUp(given);
    measure(given, info, crs, placement.frame);
    if (crs && !crs->geographic && !cellSize) measureOnGround(given, info, reference.crsWkt, placement);
    warnOfRotation(given, placement.notes);
    if (!crs && !cellSize && lostDegrees(given, info))
      placement.notes.warn(Message("no CRS; its cells may be degrees but are taken as metres"),
                           {ImportSetting::CellSize});
  } else if (info.cellMetres) {
    placement.frame.dx = (*info.cellMetres)[0];
    placement.frame.dy = (*info.cellMetres)[1];
  } else if (!cellSize) {
    placement.notes.warn(Message("no cell size in the file: %1 assumed", metres(1.0)),
                         {ImportSetting::CellSize});
  }
  if (!reference.hasGeoTransform) reference.southUp = info.southFirst;
  if (cellSize) overrideCellSize(*cellSize, crs, placement);

  const GridFrame& frame = placement.frame;
  if (!(frame.dx > 0.0 && frame.dy > 0.0))
    return errorIn(path, "its cells have no size in metres; a cell size must be given");
  if (const auto fit = checkFrame(frame); !fit)
    return cellSize ? errorIn(path, fit.error())
                    : errorIn(path, "%1; a cell size must be given", fit.error().message);
  return placement;
}

void noteUnit(const SourceInfo& info, const ImportOptions& options, GeoReference& reference,
              ImportNotes& notes) {
  const std::string unit = options.range ? "m" : options.verticalUnit.value_or(info.verticalUnit);
  const double sign = readsDepths(info, options) ? -1.0 : 1.0;
  reference.metresPerUnit = sign;
  if (unit.empty()) return;
  reference.verticalUnit = unit;
  const std::optional<double> perUnit = metresPerUnit(unit);
  if (!perUnit)
    notes.warn(Message("'%1' is no unit of height: heights are taken as metres", unit), {ImportSetting::Unit});
  reference.metresPerUnit = sign * perUnit.value_or(1.0);
}

void orderRows(GridPlacement& placement, RowOrder order) {
  GeoReference& reference = placement.georeference;
  const bool southUp = order == RowOrder::SouthFirst;
  if (reference.hasGeoTransform && southUp != reference.southUp)
    reference.geoTransform = turnedGeoTransform(reference.geoTransform, placement.frame.rows);
  reference.southUp = southUp;
}

std::array<double, 6> turnedGeoTransform(const std::array<double, 6>& g, int rows) {
  return {g[0] + g[2] * rows, g[1], -g[2], g[3] + g[5] * rows, g[4], -g[5]};
}

}  // namespace scarp
