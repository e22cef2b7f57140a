#pragma once

#include <ogr_spatialref.h>

#include <array>
#include <cmath>
#include <numbers>
#include <vector>

#include "core/drape/DrapePicture.h"
#include "core/io/CrsInfo.h"
#include "core/terrain/Terrain.h"
#include "tests/io/IoSupport.h"

namespace scarp::test {

/// 200 × 160 cells of 30 m in UTM zone 10 north, its first sample at 560000, 5120000.
inline Terrain placedTerrain(bool southUp = false) {
  OGRSpatialReference crs;
  EXPECT_EQ(crs.importFromEPSG(32610), OGRERR_NONE);
  const GridFrame frame{201, 161, 30.0, 30.0};
  GeoReference reference;
  reference.hasGeoTransform = true;
  reference.crsWkt = wktOf(crs);
  reference.southUp = southUp;
  const double north = 5120000.0 + 15.0;
  reference.geoTransform = {560000.0 - 15.0,       30.0, 0.0, southUp ? north - 161 * 30.0 : north, 0.0,
                            southUp ? 30.0 : -30.0};
  return {frame, reference, HeightRaster(frame.columns, frame.rows, 0.0F)};
}

/// Waves in red and green, and a slow ramp in blue: what is half a pixel off is off by some ten steps.
inline std::vector<std::vector<double>> waves(int columns, int rows, double longer = 1.0) {
  std::vector<std::vector<double>> bands(3);
  constexpr double turn = 2.0 * std::numbers::pi;
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      bands[0].push_back(std::round(128.0 + 110.0 * std::sin(turn * column / (37.0 * longer))));
      bands[1].push_back(std::round(128.0 + 110.0 * std::cos(turn * row / (41.0 * longer))));
      bands[2].push_back(std::round(20.0 + 200.0 * (column + row) / (columns + rows)));
    }
  return bands;
}

/// A geotransform in degrees around the placed terrain, north up.
inline std::array<double, 6> aroundInDegrees(int columns, int rows) {
  return {-122.24, 0.11 / columns, 0.0, 46.25, 0.0, -0.08 / rows};
}

}  // namespace scarp::test
