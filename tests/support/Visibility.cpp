#include "tests/support/Visibility.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/visibility/SightLine.h"

namespace scarp {

namespace {

Vec3 toGrid(const Vec3& p, const GridFrame& frame) { return {frame.column(p.x()), frame.row(p.y()), p.z()}; }

/// How far a point is above the ground, as far as rounding can tell: 0 where it cannot. Infinite where
/// there is no ground.
double clearanceOf(const HeightRaster& heights, const Vec3& p) {
  const double ground = heightAt(heights, p.x(), p.y());
  if (std::isnan(ground)) return std::numeric_limits<double>::infinity();
  // A position is rounded to about 1e-12 of a cell, and on a steep facet that shows in the height.
  constexpr double kRounding = 1e-9;
  const double clearance = p.z() - ground;
  return std::abs(clearance) <= kRounding * (1.0 + std::abs(ground)) ? 0.0 : clearance;
}

double clearanceIn(const CellHeights& cell, int column, int row, const Vec3& p) {
  return p.z() - cell.at(std::clamp(p.x() - column, 0.0, 1.0), std::clamp(p.y() - row, 0.0, 1.0));
}

/// Where a line goes into the ground for good between two crossings of edges.
SurfaceHit enter(const HeightRaster& heights, const GridFrame& frame, const Vec3& from, const Vec3& to,
                 double clear, double blocked, GroundCell at) {
  const auto point = [&](double t) -> Vec3 { return from + t * (to - from); };
  const Vec3 middle = point(0.5 * (clear + blocked));
  double t = blocked;
  if (const auto cell = groundCellAt(heights, middle.x(), middle.y())) {
    at = *cell;
    const double before = std::max(0.0, clearanceIn(at.heights, at.column, at.row, point(clear)));
    const double after = std::min(0.0, clearanceIn(at.heights, at.column, at.row, point(blocked)));
    if (before > after) t = clear + (blocked - clear) * (before / (before - after));
  }
  const Vec3 p = point(t);
  SurfaceHit hit{};
  hit.t = t;
  hit.point = {frame.x(p.x()), frame.y(p.y()), p.z()};
  hit.column = p.x();
  hit.row = p.y();
  hit.cellColumn = at.column;
  hit.cellRow = at.row;
  hit.triangle = CellHeights::triangleAt(middle.x() - at.column, middle.y() - at.row);
  hit.side = SurfaceSide::Above;
  hit.normal = facetNormal(at.heights, hit.triangle, frame);
  return hit;
}

}  // namespace

std::optional<SurfaceHit> firstObstruction(const HeightRaster& heights, const HeightPyramid& pyramid,
                                           const GridFrame& frame, const Vec3& from, const Vec3& to) {
  EXPECTS(from.allFinite() && to.allFinite());
  const HeightRange band = pyramid.range();
  if (band.empty()) return std::nullopt;
  const Vec3 begin = toGrid(from, frame), end = toGrid(to, frame);
  if (clearanceOf(heights, begin) < 0.0)
    return enter(heights, frame, begin, end, 0.0, 0.0, *groundCellAt(heights, begin.x(), begin.y()));
  const SightLine line(heights, begin, end, band.high);
  if (const auto block = line.firstBlock()) {
    const CellHeights cell = cellHeights(heights, block->column, block->row);
    return enter(heights, frame, begin, end, line.crossingBefore(block->fraction), block->fraction,
                 {cell, block->column, block->row, 0.0, 0.0});
  }
  if (clearanceOf(heights, end) < 0.0)
    return enter(heights, frame, begin, end, line.crossingBefore(1.0), 1.0,
                 *groundCellAt(heights, end.x(), end.y()));
  return std::nullopt;
}

}  // namespace scarp
