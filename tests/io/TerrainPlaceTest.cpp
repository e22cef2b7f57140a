#include <gtest/gtest.h>
#include <ogr_spatialref.h>

#include <cmath>
#include <numbers>

#include "core/io/CrsInfo.h"
#include "core/io/TerrainPlace.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

std::string wkt(const char* crs) {
  OGRSpatialReference reference;
  EXPECT_EQ(reference.SetFromUserInput(crs), OGRERR_NONE) << crs;
  return wktOf(reference);
}

/// 11 × 11 samples about a place in a CRS.
Terrain around(const char* crs, double x, double y, double step, bool southUp = false) {
  Terrain terrain = makeTerrain({11, 11, 30.0, 30.0}, [](int, int) { return 0.0f; });
  GeoReference& reference = terrain.georeference;
  reference.hasGeoTransform = true;
  reference.southUp = southUp;
  reference.crsWkt = wkt(crs);
  const double down = southUp ? step : -step;
  reference.geoTransform = {x - 5.5 * step, step, 0.0, y - 5.5 * down, 0.0, down};
  return terrain;
}

/// Meridian convergence of a transverse Mercator projection, on the sphere.
double convergence(double fromMeridian, double latitude) {
  constexpr double kRadians = std::numbers::pi / 180.0;
  return std::atan(std::tan(fromMeridian * kRadians) * std::sin(latitude * kRadians)) / kRadians;
}

TEST(TerrainPlace, AUtmGridIsTurnedByTheConvergence) {
  // The central meridian of zone 11 is 117° west; 500 km is on it.
  const auto middle = valueOf(placeOnEarth(around("EPSG:32611", 500000.0, 3800000.0, 30.0)));
  EXPECT_NEAR(middle.middle.longitude, -117.0, 1e-6);
  EXPECT_NEAR(middle.north, 0.0, 1e-5);
  for (const bool southUp : {false, true}) {
    const auto west = valueOf(placeOnEarth(around("EPSG:32611", 300000.0, 3800000.0, 30.0, southUp)));
    const EarthPlace& at = west.middle;
    EXPECT_NEAR(at.latitude, 34.32, 0.02);
    EXPECT_NEAR(west.north, convergence(at.longitude + 117.0, at.latitude), 0.01);
    EXPECT_LT(west.north, -1.0);
    // True north is then to the right of the grid's.
    EXPECT_NEAR(west.toLocalAzimuth(0.0), -west.north, 1e-9);
    EXPECT_NEAR(west.toLocalAzimuth(359.0), 359.0 - west.north - 360.0, 1e-9);
  }
}

TEST(TerrainPlace, CrsWithHeightsOrWithLatitudeFirstComeOutTheSame) {
  const auto plain = placeOnEarth(around("EPSG:32632", 400000.0, 5200000.0, 10.0)),
             compound = placeOnEarth(around("EPSG:32632+5773", 400000.0, 5200000.0, 10.0));
  ASSERT_TRUE(plain.ok() && compound.ok());
  EXPECT_NEAR(plain->middle.latitude, compound->middle.latitude, 1e-9);
  EXPECT_NEAR(plain->middle.longitude, compound->middle.longitude, 1e-9);
}

TEST(TerrainPlace, ATurnedGridTakesItsNorthAlong) {
  Terrain terrain = around("EPSG:32632", 500000.0, 5200000.0, 10.0);
  const double c = 10.0 * std::cos(0.5), s = 10.0 * std::sin(0.5);  // rows run half a radian from the south
  terrain.georeference.geoTransform = {500000.0, c, -s, 5200000.0, -s, -c};
  const auto place = valueOf(placeOnEarth(terrain));
  EXPECT_NEAR(place.north, 0.5 * 180.0 / std::numbers::pi, 0.02);
}

TEST(TerrainPlace, WhatHasNoPlaceOnTheEarthSaysSo) {
  expectOneLine(placeOnEarth(fractalTerrain(9, 9)), {"nothing of its place"});
  Terrain terrain = around("EPSG:32632", 500000.0, 5200000.0, 10.0);
  terrain.georeference.crsWkt.clear();
  expectOneLine(placeOnEarth(terrain), {"nothing of its place"});
  expectOneLine(placeOnEarth(around("EPSG:32632", 1e12, 1e12, 10.0)), {"place on the earth"});
  expectOneLine(placeOnEarth(around("+proj=longlat +R=1737400 +no_defs", 10.0, 10.0, 0.01)),
                {"place on the earth"});
}

}  // namespace
}  // namespace scarp::test
