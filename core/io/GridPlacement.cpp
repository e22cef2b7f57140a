#include "core/io/GridPlacement.h"

#include <algorithm>
#include <cmath>

#include "core/io/CrsInfo.h"
#include "core/io/VerticalUnit.h"
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

void overrideCellSize(double size, const std::optional<CrsInfo>& crs, GridPlacement& placement) {
  placement.frame.dx = placement.frame.dy = size;
  GeoReference& reference = placement.georeference;
  if (crs && crs->geographic) {
    placement.notes.warn("the given cell size holds in the editor; the place in the CRS stays as it was");
    return;
  }
  const double unit = size / (crs ? crs->metresPerUnit : 1.0);
  Transform& g = reference.geoTransform;
  g = {g[0], std::copysign(unit, g[1]), 0.0, g[3], 0.0, std::copysign(unit, g[5])};
  reference.hasGeoTransform = true;
}

void warnOfRotation(const Transform& g, ImportNotes& notes) {
  if (g[2] != 0.0 || g[4] != 0.0)
    notes.warn("the grid is rotated in its CRS; the local frame follows the grid");
  else if (g[1] < 0.0)
    notes.warn("the grid runs from east to west in its CRS; the local frame follows the grid");
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
  reference.pointSamples = info.pointSamples;
  reference.metadata = info.metadata;
  if (info.crsWkt.empty() && info.axesInDegrees) {
    reference.crsWkt = wgs84Wkt();
    placement.notes.warn("no CRS, but its axes are in degrees: taken as WGS 84");
  }
  const std::optional<CrsInfo> crs = describeCrs(reference.crsWkt);

  const Transform given = info.geoTransform.value_or(Transform{});
  if (info.geoTransform && usable(given)) {
    reference.geoTransform = given;
    reference.hasGeoTransform = true;
    reference.southUp = isSouthUp(given);
    measure(given, info, crs, placement.frame);
    warnOfRotation(given, placement.notes);
    if (!crs && !cellSize && lostDegrees(given, info))
      placement.notes.warn("no CRS; its cells may be degrees but are taken as metres",
                           {ImportSetting::CellSize});
  } else if (info.cellMetres) {
    placement.frame.dx = (*info.cellMetres)[0];
    placement.frame.dy = (*info.cellMetres)[1];
    reference.southUp = info.southFirst;
  } else if (!cellSize) {
    placement.notes.warn("no cell size in the file: 1 m assumed", {ImportSetting::CellSize});
  }
  if (cellSize) overrideCellSize(*cellSize, crs, placement);

  const GridFrame& frame = placement.frame;
  if (!(frame.dx > 0.0 && frame.dy > 0.0))
    return Error{path + ": its cells have no size in metres; a cell size must be given"};
  if (const auto fit = checkFrame(frame); !fit)
    return Error{path + ": " + fit.error().message + (cellSize ? "" : "; a cell size must be given")};
  return placement;
}

void noteUnit(const SourceInfo& info, const ImportOptions& options, GeoReference& reference,
              ImportNotes& notes) {
  const std::string unit = options.range ? "m" : options.verticalUnit.value_or(info.verticalUnit);
  if (unit.empty()) return;
  reference.verticalUnit = unit;
  const std::optional<double> metres = metresPerUnit(unit);
  if (!metres)
    notes.warn("'" + unit + "' is no unit of height: heights are taken as metres", {ImportSetting::Unit});
  reference.metresPerUnit = metres.value_or(1.0);
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
