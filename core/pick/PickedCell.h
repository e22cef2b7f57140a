#pragma once

#include <cmath>
#include <optional>

#include "core/pick/CellMarch.h"
#include "core/pick/SurfacePicker.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/HeightPyramid.h"
#include "core/terrain/Surface.h"

namespace scarp {

// Written so that they are one instruction; b where either is not a number.
inline double later(double a, double b) { return a > b ? a : b; }
inline double sooner(double a, double b) { return a < b ? a : b; }

/// Heights that a pick is clipped to, metres: those of the ground and a little more, so that a ray over a sea
/// or a plateau does not begin or end right on it, where rounding would have to tell.
struct PickBand {
  double low, high;
  explicit PickBand(const HeightRange& ground) : low(ground.low), high(ground.high) {
    const double more = 1e-3 + 1e-3 * (high - low) + 1e-5 * (std::abs(low) + std::abs(high));
    low -= more;
    high += more;
  }
};

/// The ground that a pick has found.
struct PickedCell {
  MarchHit hit;
  CellHeights cell;
  int column, row;
};

/// What is told of it but for its time: `at` is where the ray is then, in the grid frame; `direction` the
/// ray's in the local one.
inline void describe(SurfaceHit& hit, const PickedCell& picked, const Vec3& at, const Vec3& direction,
                     const GridFrame& frame) {
  hit.point = {frame.x(at.x()), frame.y(at.y()), at.z()};
  hit.column = sooner(later(at.x(), 0.0), frame.columns - 1.0);
  hit.row = sooner(later(at.y(), 0.0), frame.rows - 1.0);
  hit.cellColumn = picked.column;
  hit.cellRow = picked.row;
  hit.triangle = picked.hit.triangle;
  hit.normal = facetNormal(picked.cell, hit.triangle, frame);
  const bool downOnto = direction.dot(hit.normal) < 0.0;
  hit.side = picked.hit.side.value_or(downOnto ? SurfaceSide::Above : SurfaceSide::Below);
}

}  // namespace scarp
