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

}  // namespace scarp
