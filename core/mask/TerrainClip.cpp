#include "core/mask/TerrainClip.h"

#include <Eigen/Dense>
#include <algorithm>
#include <cmath>
#include <vector>

#include "core/base/ReproducibleMath.h"
#include "core/mask/MaskBounds.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

/// Along one axis at least two samples, which a frame needs.
void widen(int& from, int& to, int count) {
  if (to - from >= 2) return;
  if (to < count)
    ++to;
  else
    --from;
}

/// Whether a sample is selected and has a neighbour that is not.
bool onRim(const MaskRaster& weights, int column, int row) {
  const auto selected = [&](int c, int r) {
    return weights.rect().contains(c, r) && weights.at(c, r) > 0.0F;
  };
  return selected(column, row) && !(selected(column - 1, row) && selected(column + 1, row) &&
                                    selected(column, row - 1) && selected(column, row + 1));
}

template <class T>
TiledRaster<T> cutOut(const TiledRaster<T>& from, const GridRect& rect, T fill) {
  std::vector<T> samples(static_cast<std::size_t>(rect.area()));
  from.read(rect, samples);
  TiledRaster<T> piece(rect.width(), rect.height(), fill);
  piece.write(piece.rect(), samples);
  return piece;
}

}  // namespace

ClipPlane rimOf(const TerrainClip& clip) {
  const GridFrame& frame = clip.frame;
  const double extent = std::max(frame.width(), frame.depth());
  Eigen::Matrix3d products = Eigen::Matrix3d::Zero();
  Vec3 sums = Vec3::Zero();
  for (int row = 0; row < frame.rows; ++row)
    for (int column = 0; column < frame.columns; ++column) {
      const double height = clip.heights.at(column, row);
      if (std::isnan(height) || !onRim(clip.weights, column, row)) continue;
      const Vec3 at(frame.x(column) / extent, frame.y(row) / extent, 1.0);
      products += at * at.transpose();
      sums += height * at;
    }
  if (products(2, 2) == 0.0) return {};
  Eigen::FullPivLU<Eigen::Matrix3d> solver;
  solver.setThreshold(1e-9);
  solver.compute(products);
  if (solver.rank() < 3) return {sums.z() / products(2, 2), Vec2::Zero()};
  const Vec3 plane = solver.solve(sums);
  return {plane.z(), plane.head<2>() / extent};
}

Result<TerrainClip> clipOf(const Terrain& terrain, const MaskRaster* selection) {
  GridRect rect = selection ? boundsOf(*selection) : terrain.frame.samples();
  if (rect.empty()) return Error{"nothing is selected"};
  const GridFrame& frame = terrain.frame;
  widen(rect.column0, rect.column1, frame.columns);
  widen(rect.row0, rect.row1, frame.rows);
  if (const auto whole = checkWhole({rect.width(), rect.height(), frame.dx, frame.dy}); !whole)
    return whole.error();
  TerrainClip clip{
      {rect.width(), rect.height(), frame.dx, frame.dy},
      cutOut(terrain.heights, rect, terrain.heights.fill()),
      selection ? cutOut(*selection, rect, 0.0F) : MaskRaster(rect.width(), rect.height(), 1.0F),
      {frame.x(0.5 * (rect.column0 + rect.column1 - 1)), frame.y(0.5 * (rect.row0 + rect.row1 - 1))},
      {}};
  clip.rim = rimOf(clip);
  return clip;
}

Vec2 placeInClip(const ClipPlacement& placement, const Vec2& place) {
  const Vec2 from = place - placement.centre;
  const double c = reproducible::cos(placement.turn), s = reproducible::sin(placement.turn);
  return Vec2(c * from.x() + s * from.y(), c * from.y() - s * from.x()) / placement.scale;
}

Vec2 placeOnTerrain(const ClipPlacement& placement, const Vec2& place) {
  const double c = reproducible::cos(placement.turn), s = reproducible::sin(placement.turn);
  const Vec2 from = place * placement.scale;
  return placement.centre + Vec2(c * from.x() - s * from.y(), s * from.x() + c * from.y());
}

std::array<Vec2, 4> cornersOf(const TerrainClip& clip, const ClipPlacement& placement) {
  const double x = 0.5 * clip.frame.width(), y = 0.5 * clip.frame.depth();
  const auto at = [&](double east, double north) { return placeOnTerrain(placement, {east, north}); };
  return {at(-x, -y), at(x, -y), at(x, y), at(-x, y)};
}

GridRect samplesUnder(const GridFrame& frame, const TerrainClip& clip, const ClipPlacement& placement) {
  // Its weight falls to nothing within a cell of its own around it, or of the terrain's where those are
  // larger.
  const double margin =
      placement.scale * std::max(clip.frame.dx, clip.frame.dy) + std::max(frame.dx, frame.dy);
  Vec2 low = placement.centre, high = placement.centre;
  for (const Vec2& corner : cornersOf(clip, placement)) {
    low = low.cwiseMin(corner);
    high = high.cwiseMax(corner);
  }
  return frame.samplesWithin(low.x() - margin, low.y() - margin, high.x() + margin, high.y() + margin);
}

}  // namespace scarp
