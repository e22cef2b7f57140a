#include <algorithm>
#include <cmath>

#include "core/brush/DabWork.h"
#include "core/brush/RowOps.h"
#include "core/terrain/GroundCopy.h"

namespace scarp {

namespace {

/// Samples to either side that GroundCopy::at looks at.
constexpr int kReach = 2;
/// Of the radius: ground that is drawn further in one dab would fold over itself.
constexpr double kFarthestPull = 0.25;

/// sign 1: towards the dab's centre; −1: away from it.
void pullDab(const DabWork& work, double sign) {
  const double radius = work.dab.radius;
  const GridFrame& frame = work.frame;
  const double farthest = std::min(work.dab.amount, kFarthestPull * radius);
  if (!(farthest > 0.0)) return;
  const int margin = static_cast<int>(std::ceil(farthest / frame.cellSize())) + kReach;
  const GroundCopy before(work.heights, work.rect.grown(margin));
  const double centreColumn = frame.column(work.dab.centre.x()), centreRow = frame.row(work.dab.centre.y());
  const double share = sign * farthest / (work.dab.amount * radius);
  forEachRow(work, [&](const DabRow& row) {
    float goals[HeightRaster::tileSize];
    for (int i = 0; i < row.count; ++i) {
      // Ground comes from further out, the more so the further out: at the centre it stays.
      const double outward = share * row.most[i];
      const int column = row.column + i;
      goals[i] =
          before.at(column + outward * (column - centreColumn), row.row + outward * (row.row - centreRow));
    }
    towardRow(row, goals);
  });
}

}  // namespace

// The ground is drawn along, no further up or down than the dab may change it.

void smudgeDab(const DabWork& work) {
  const Vec2 motion = work.dab.motion;
  if (!(motion.squaredNorm() > 0.0) || !(work.dab.amount > 0.0)) return;
  const double columns = motion.x() / work.frame.dx, rows = -motion.y() / work.frame.dy;
  // Further than over the whole terrain there is no ground to come from.
  if (!(std::abs(columns) < work.frame.columns && std::abs(rows) < work.frame.rows)) return;
  const int margin = static_cast<int>(std::ceil(std::max(std::abs(columns), std::abs(rows)))) + kReach;
  const GroundCopy before(work.heights, work.rect.grown(margin));
  const double perMetre = 1.0 / work.dab.amount;
  forEachRow(work, [&](const DabRow& row) {
    float goals[HeightRaster::tileSize];
    for (int i = 0; i < row.count; ++i) {
      const double weight = row.most[i] * perMetre;
      goals[i] = before.at(row.column + i - weight * columns, row.row - weight * rows);
    }
    towardRow(row, goals);
  });
}

void pinchDab(const DabWork& work) { pullDab(work, 1.0); }

void inflateDab(const DabWork& work) { pullDab(work, -1.0); }

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
