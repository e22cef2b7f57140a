#include <gtest/gtest.h>
#include <ogr_spatialref.h>

#include <cmath>
#include <numbers>

#include "core/io/CrsInfo.h"
#include "core/io/GridPlacement.h"
#include "core/io/TerrainPlace.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

std::string epsg(int code) {
  OGRSpatialReference crs;
  crs.importFromEPSG(code);
  return wktOf(crs);
}

SourceInfo source(std::array<double, 6> transform, const std::string& wkt, int columns = 11, int rows = 11) {
  SourceInfo info;
  info.columns = columns;
  info.rows = rows;
  info.geoTransform = transform;
  info.crsWkt = wkt;
  return info;
}

TEST(CrsInfo, DescribesWhatItNeeds) {
  const auto utm = describeCrs(epsg(32611));
  ASSERT_TRUE(utm);
  EXPECT_EQ(utm->name, "WGS 84 / UTM zone 11N");
  EXPECT_EQ(utm->code, "EPSG:32611");
  EXPECT_FALSE(utm->geographic);
  EXPECT_EQ(utm->metresPerUnit, 1.0);
  const auto degrees = describeCrs(wgs84Wkt());
  ASSERT_TRUE(degrees);
  EXPECT_TRUE(degrees->geographic);
  EXPECT_EQ(degrees->semiMajorAxis, 6378137.0);
  EXPECT_NEAR(degrees->inverseFlattening, 298.257223563, 1e-9);
  EXPECT_FALSE(describeCrs(""));
  EXPECT_FALSE(describeCrs("nonsense"));
}

// A degree on WGS 84 by the usual series, which are good to a decimetre.
TEST(CrsInfo, LengthOfADegree) {
  const auto crs = describeCrs(wgs84Wkt());
  ASSERT_TRUE(crs);
  for (const double latitude : {0.0, 15.0, 44.5, -37.5, 75.0}) {
    const double phi = latitude * std::numbers::pi / 180.0;
    const UnitLengths unit = unitLengthsAt(*crs, latitude);
    EXPECT_NEAR(
        unit.north,
        111132.92 - 559.82 * std::cos(2 * phi) + 1.175 * std::cos(4 * phi) - 0.0023 * std::cos(6 * phi), 0.1);
    EXPECT_NEAR(unit.east, 111412.84 * std::cos(phi) - 93.5 * std::cos(3 * phi) + 0.118 * std::cos(5 * phi),
                0.1);
  }
}

TEST(GridPlacement, DegreesBecomeMetresAtTheMiddleLatitude) {
  const auto info = source({10.0, 0.001, 0.0, 50.0, 0.0, -0.002}, wgs84Wkt(), 101, 51);
  const auto placement = valueOf(placeGrid("x", info, std::nullopt));
  const UnitLengths unit = unitLengthsAt(*describeCrs(wgs84Wkt()), 50.0 - 0.051);
  EXPECT_DOUBLE_EQ(placement.frame.dx, 0.001 * unit.east);
  EXPECT_DOUBLE_EQ(placement.frame.dy, 0.002 * unit.north);
  EXPECT_EQ(placement.georeference.geoTransform, *info.geoTransform);
  EXPECT_FALSE(placement.georeference.southUp);
}

TEST(GridPlacement, MetresOfAMapBecomeMetresOfTheGround) {
  const auto placed = [](int code, std::array<double, 6> g, int columns = 101, int rows = 51) {
    const auto placement = placeGrid("a.tif", source(g, epsg(code), columns, rows), {});
    EXPECT_TRUE(placement.ok()) << placement.error().text();
    return *placement;
  };
  // Web Mercator at 60 degrees north: 2 m of the map are 1 m on the ground.
  const double y60 = 8399737.889818361;  // 6378137 * ln(tan(pi/4 + pi/6))
  const auto mercator = placed(3857, {1000000.0, 2.0, 0.0, y60 + 51.0, 0.0, -2.0});
  EXPECT_TRUE(anyHolds(mercator.notes.warnings, "a metre of its map is 0.5"));
  EXPECT_EQ(mercator.georeference.geoTransform[1], 2.0) << "its place stays";
  // The same ground in degrees has the same cells.
  const double degrees = 2.0 / 111319.49079327358;
  const auto geographic = placed(4326, {8.98, degrees, 0.0, 60.0 + 51 * degrees / 4, 0.0, -0.5 * degrees});
  EXPECT_NEAR(geographic.frame.dx, mercator.frame.dx, 0.005);
  // South up, and turned: the same.
  const auto turned = placed(3857, {1000000.0, 2.0, 0.0, y60 - 51.0, 0.0, 2.0});
  EXPECT_NEAR(turned.frame.dx, mercator.frame.dx, 1e-6);
  // An equal area projection far from its standard parallels: longer one way, shorter the other.
  const auto albers = placed(5070, {-100000.0, 30.0, 0.0, 400000.0, 0.0, -30.0});
  EXPECT_NEAR(albers.frame.dx * albers.frame.dy, 900.0, 0.01);
  EXPECT_GT(std::abs(albers.frame.dx - 30.0), 0.03);
  EXPECT_TRUE(anyHolds(albers.notes.warnings, "a metre of its map is"));
  // In UTM and a state's grid the map is true enough.
  for (const auto& [code, g] : {std::pair{32633, std::array{400000.0, 10.0, 0.0, 5500000.0, 0.0, -10.0}},
                                {2154, std::array{650000.0, 5.0, 0.0, 6800000.0, 0.0, -5.0}}}) {
    const auto flat = placed(code, g);
    EXPECT_EQ(flat.frame.dx, g[1]);
    EXPECT_TRUE(flat.notes.warnings.empty());
  }
  // What a person says of the cells counts.
  const auto said = placeGrid("a.tif", source({1000000.0, 2.0, 0.0, y60, 0.0, -2.0}, epsg(3857)), 2.0);
  ASSERT_TRUE(said.ok());
  EXPECT_EQ(said->frame.dx, 2.0);
  // Off the earth nothing can be said.
  EXPECT_EQ(placed(32633, {1e9, 10.0, 0.0, 1e9, 0.0, -10.0}).frame.dx, 10.0);
}

TEST(GridPlacement, ShearedGridsAreCalledSheared) {
  const std::string utm = epsg(32633);
  const auto sheared = placeGrid("a.tif", source({400000.0, 10.0, 3.0, 5500000.0, 0.0, -10.0}, utm), {});
  const auto rotated = placeGrid("a.tif", source({400000.0, 8.0, 6.0, 5500000.0, 6.0, -8.0}, utm), {});
  ASSERT_TRUE(sheared.ok() && rotated.ok());
  EXPECT_TRUE(anyHolds(sheared->notes.warnings, "sheared") && !anyHolds(sheared->notes.warnings, "rotated"));
  EXPECT_TRUE(anyHolds(rotated->notes.warnings, "rotated") && !anyHolds(rotated->notes.warnings, "sheared"));
  EXPECT_NEAR(rotated->frame.dx, 10.0, 1e-9);
  EXPECT_NEAR(rotated->frame.dy, 10.0, 1e-9);
  EXPECT_FALSE(rotated->georeference.southUp);
}

TEST(GridPlacement, RowsFromTheSouthAreSeenAndTurnedTransformsMeet) {
  const std::array<double, 6> south{1e6, 10.0, 0.0, 2e5, 0.0, 20.0};
  const auto placement = valueOf(placeGrid("x", source(south, epsg(2263)), std::nullopt));
  EXPECT_TRUE(placement.georeference.southUp);
  EXPECT_NEAR(placement.frame.dx, 10.0 * 1200.0 / 3937.0, 1e-9) << "projected feet";
  EXPECT_NEAR(placement.frame.dy, 20.0 * 1200.0 / 3937.0, 1e-9);
  EXPECT_EQ(turnedGeoTransform(south, 11), (std::array<double, 6>{1e6, 10.0, 0.0, 2e5 + 220.0, 0.0, -20.0}));
  EXPECT_EQ(turnedGeoTransform(turnedGeoTransform(south, 11), 11), south);
}

TEST(GridPlacement, SaysWhatItAssumes) {
  SourceInfo bare;
  bare.columns = bare.rows = 5;
  const auto unknown = valueOf(placeGrid("x", bare, std::nullopt));
  EXPECT_EQ(unknown.frame.dx, 1.0);
  EXPECT_FALSE(unknown.georeference.hasGeoTransform);
  EXPECT_TRUE(anyHolds(unknown.notes.warnings, "1 m assumed"));

  const auto degrees =
      valueOf(placeGrid("x", source({-72.0, 0.001, 0.0, 45.0, 0.0, -0.001}, ""), std::nullopt));
  EXPECT_TRUE(anyHolds(degrees.notes.warnings, "may be degrees"));

  SourceInfo netcdf = source({159.0, 0.1, 0.0, 45.0, 0.0, -0.1}, "");
  netcdf.axesInDegrees = true;
  const auto assumed = valueOf(placeGrid("x", netcdf, std::nullopt));
  EXPECT_GT(assumed.frame.dy, 11'000.0);
  EXPECT_TRUE(anyHolds(assumed.notes.warnings, "WGS 84"));
}

TEST(GridPlacement, AGivenCellSizeGoesBeforeTheFiles) {
  const auto placement = valueOf(placeGrid("x", source({5.0, 2.0, 0.0, 9.0, 0.0, -3.0}, ""), 10.0));
  EXPECT_EQ(placement.frame.dx, 10.0);
  EXPECT_EQ(placement.frame.dy, 10.0);
  EXPECT_EQ(placement.georeference.geoTransform, (std::array<double, 6>{5.0, 10.0, 0.0, 9.0, 0.0, -10.0}));
}

TEST(GridPlacement, TurnsAwayCellsWithoutSize) {
  expectOneLine(
      placeGrid("pole.tif", source({0.0, 1.0, 0.0, 1e300, 0.0, -1e300}, epsg(32611), 2000, 2000000000),
                std::nullopt),
      {"pole.tif", "cell size"});
}

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
