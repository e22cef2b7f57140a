#pragma once

#include <limits>

#include "core/base/Contract.h"
#include "core/geometry/Vec.h"

namespace scarp {

// The frames of reference, as types, so that a ray of one is never taken for a ray of another.
struct LocalSpace {};  ///< Metres, right-handed, z up, origin at the middle of the terrain.
struct GridSpace {};   ///< x = column, y = row (southward), both in cells; z in metres.
struct WorldSpace {};  ///< The CRS of the data.

/// p(t) = origin + t·direction for t in [tMin, tMax]. The direction need not be of length one.
template <class Space>
struct Ray {
  Vec3 origin = Vec3::Zero();
  Vec3 direction = Vec3::Zero();
  double tMin = 0.0;
  double tMax = std::numeric_limits<double>::infinity();

  [[nodiscard]] Vec3 at(double t) const { return origin + t * direction; }
};

using LocalRay = Ray<LocalSpace>;
using GridRay = Ray<GridSpace>;
using WorldRay = Ray<WorldSpace>;

}  // namespace scarp
