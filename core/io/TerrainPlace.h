#pragma once

#include "core/base/Result.h"
#include "core/geometry/SunPosition.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// Where on the earth a terrain's middle is, and how its grid lies there.
struct TerrainPlace {
  EarthPlace middle;
  double north = 0.0;  ///< Degrees from true north, clockwise, to the local frame's north (y).

  /// An azimuth, degrees, as the local frame counts it.
  [[nodiscard]] double toLocalAzimuth(double trueAzimuth) const;
  bool operator==(const TerrainPlace&) const = default;
};

/// By the terrain's CRS and geotransform, on WGS 84. A grid in a projection is turned against true north by
/// the meridian convergence. The error is one line: no place in the world, or none on the earth. Any thread.
[[nodiscard]] Result<TerrainPlace> placeOnEarth(const Terrain& terrain);

}  // namespace scarp
