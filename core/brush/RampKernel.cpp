#include "core/brush/RampKernel.h"

#include <algorithm>
#include <cmath>

#include "core/base/Parallel.h"
#include "core/brush/DabLimits.h"

namespace scarp {

namespace {

/// How far along the way the point nearest to a position is, 0…1.
double alongRamp(const Ramp& ramp, const Vec2& position) {
  const Vec2 way = ramp.to - ramp.from;
  const double length2 = way.squaredNorm();
  return length2 > 0.0 ? std::clamp((position - ramp.from).dot(way) / length2, 0.0, 1.0) : 0.0;
}

void applyTo(const TileLoan<float>& loan, const Ramp& ramp, const BrushSettings& settings,
             const GridFrame& frame) {
  for (int row = loan.rect.row0; row < loan.rect.row1; ++row) {
    float* const heights = loan.row(row);
    for (int column = loan.rect.column0; column < loan.rect.column1; ++column) {
      const Vec2 position(frame.x(column), frame.y(row));
      const double along = alongRamp(ramp, position);
      const Vec2 nearest = ramp.from + along * (ramp.to - ramp.from);
      const double weight = brushWeight(settings, (position - nearest).norm() / settings.radius);
      if (!(weight > 0.0)) continue;
      float& height = heights[column - loan.rect.column0];
      const double goal = ramp.fromHeight + along * (ramp.toHeight - ramp.fromHeight);
      height = static_cast<float>(height + weight * (goal - height));
    }
  }
}

}  // namespace

std::vector<GridRect> rampRects(const Ramp& ramp, const BrushSettings& settings, const GridFrame& frame) {
  const double r = settings.radius;
  const Vec2 low = ramp.from.cwiseMin(ramp.to), high = ramp.from.cwiseMax(ramp.to);
  const GridRect all = frame.samplesWithin(low.x() - r, low.y() - r, high.x() + r, high.y() + r);
  std::vector<GridRect> rects;
  const double rise = ramp.to.y() - ramp.from.y();
  for (int row = all.row0; row < all.row1;) {
    const int end = std::min(all.row1, (row / HeightRaster::tileSize + 1) * HeightRaster::tileSize);
    // The part of the way that is within reach of these rows.
    const double south = frame.y(end - 1) - r, north = frame.y(row) + r;
    double first = 0.0, last = 1.0;
    if (rise != 0.0) {
      const double a = (south - ramp.from.y()) / rise, b = (north - ramp.from.y()) / rise;
      first = std::clamp(std::min(a, b), 0.0, 1.0);
      last = std::clamp(std::max(a, b), 0.0, 1.0);
    }
    const double x0 = ramp.from.x() + first * (ramp.to.x() - ramp.from.x());
    const double x1 = ramp.from.x() + last * (ramp.to.x() - ramp.from.x());
    const GridRect reached = frame.samplesWithin(std::min(x0, x1) - r, south, std::max(x0, x1) + r, north);
    const GridRect band = reached.intersected({all.column0, row, all.column1, end});
    if (!band.empty()) rects.push_back(band);
    row = end;
  }
  return rects;
}

void applyRamp(const Ramp& ramp, const BrushSettings& settings, const GridFrame& frame, const GridRect& rect,
               const HeightRaster& heights, std::span<const TileLoan<float>> loans) {
  const auto lay = [&] {
    parallelFor(loans.size(), [&](std::size_t i) { applyTo(loans[i], ramp, settings, frame); });
  };
  if (settings.limits == BrushLimits{}) return lay();
  const Dab none{ramp.to, 0.0, settings.radius};  // limits go by where, not by a dab
  const StrokeGround nothing;
  const DabWork work{none, settings, nothing, frame, heights, loans, rect};
  const DabLimits limits(work);
  lay();
  limits.hold();
}

}  // namespace scarp
