#pragma once

#include <string>
#include <vector>

#include "core/terrain/Terrain.h"

namespace scarp::test {

/// What gdaldem makes of a terrain, row by row: mode is "hillshade", "slope" or "aspect". NaN where it gives
/// nothing: at the border, beside holes, and for the aspect of level ground.
[[nodiscard]] std::vector<float> gdalDem(const Terrain& terrain, const std::string& mode,
                                         const std::vector<std::string>& options = {});

/// A contour line in grid coordinates (samples stand at whole numbers).
struct GdalContour {
  double height;
  std::vector<Vec2> points;  ///< Column, row.
};
[[nodiscard]] std::vector<GdalContour> gdalContours(const Terrain& terrain, double interval);

}  // namespace scarp::test
