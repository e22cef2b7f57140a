#include <cmath>

#include "core/brush/DabWork.h"
#include "core/brush/RowOps.h"
#include "core/terrain/GroundCopy.h"

namespace scarp {

namespace {

/// Whole where it is as good as whole, so that such an offset copies samples as they are.
double snapped(double cells) {
  const double whole = std::round(cells);
  return std::abs(cells - whole) < 1e-6 ? whole : cells;
}

/// Between four samples; where the weight of one is 0 it does not count, though it be a hole.
float bilinear(const float* upper, const float* lower, float u, float v) {
  const auto mix = [](float from, float to, float share) {
    return share > 0.0F ? from + share * (to - from) : from;
  };
  const float above = mix(upper[0], upper[1], u);
  return v > 0.0F ? mix(above, mix(lower[0], lower[1], u), v) : above;
}

}  // namespace

/// Towards heights from elsewhere.
void cloneDab(const DabWork& work) {
  if (!work.ground.source || std::isnan(work.ground.level)) return;
  const double columns = snapped((work.settings.cloneX - work.ground.start.x()) / work.frame.dx);
  const double rows = snapped((work.ground.start.y() - work.settings.cloneY) / work.frame.dy);
  const double left = std::floor(columns), top = std::floor(rows);
  // Beyond the terrain there is nothing to copy, however far.
  if (!(std::abs(left) < work.frame.columns && std::abs(top) < work.frame.rows)) return;
  const auto u = static_cast<float>(columns - left), v = static_cast<float>(rows - top);
  const int byColumns = static_cast<int>(left), byRows = static_cast<int>(top);
  const GridRect& rect = work.rect;
  const GroundCopy source(*work.ground.source, {rect.column0 + byColumns, rect.row0 + byRows,
                                                rect.column1 + byColumns + 1, rect.row1 + byRows + 1});
  forEachRow(work, [&](const DabRow& row) {
    const int from = row.column - rect.column0;
    const float* const upper = source.row(row.row + byRows) + from;
    if (u == 0.0F && v == 0.0F) return towardRow(row, upper);
    const float* const lower = source.row(row.row + byRows + 1) + from;
    float goals[HeightRaster::tileSize];
    for (int i = 0; i < row.count; ++i) goals[i] = bilinear(upper + i, lower + i, u, v);
    towardRow(row, goals);
  });
}

/// Towards heights from earlier. Opens and closes holes too, as they were.
void restoreDab(const DabWork& work) {
  if (!work.ground.source) return;
  forEachRow(work, [&](const DabRow& row) {
    float goals[HeightRaster::tileSize];
    work.ground.source->read({row.column, row.row, row.column + row.count, row.row + 1}, goals);
    for (int i = 0; i < row.count; ++i)
      if (row.most[i] > 0.0F && std::isnan(goals[i]) != std::isnan(row.heights[i])) row.heights[i] = goals[i];
    towardRow(row, goals);
  });
}

}  // namespace scarp
