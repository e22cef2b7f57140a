#include <gtest/gtest.h>
#include <ogr_spatialref.h>

#include <cmath>
#include <numbers>

#include "core/io/CrsInfo.h"
#include "core/io/GridPlacement.h"
#include "tests/io/IoSupport.h"

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
  const auto placement = placeGrid("x", info, std::nullopt);
  ASSERT_TRUE(placement.ok());
  const UnitLengths unit = unitLengthsAt(*describeCrs(wgs84Wkt()), 50.0 - 0.051);
  EXPECT_DOUBLE_EQ(placement->frame.dx, 0.001 * unit.east);
  EXPECT_DOUBLE_EQ(placement->frame.dy, 0.002 * unit.north);
  EXPECT_EQ(placement->georeference.geoTransform, *info.geoTransform);
  EXPECT_FALSE(placement->georeference.southUp);
}

TEST(GridPlacement, ProjectedFeetBecomeMetres) {
  const auto placement = placeGrid("x", source({1e6, 10.0, 0.0, 2e5, 0.0, -20.0}, epsg(2263)), std::nullopt);
  ASSERT_TRUE(placement.ok());
  EXPECT_NEAR(placement->frame.dx, 10.0 * 1200.0 / 3937.0, 1e-9);
  EXPECT_NEAR(placement->frame.dy, 20.0 * 1200.0 / 3937.0, 1e-9);
}

TEST(GridPlacement, SouthUpIsSeenAndTurnedTransformsMeet) {
  const std::array<double, 6> south{0.0, 100.0, 0.0, 0.0, 0.0, 100.0};
  const auto placement = placeGrid("x", source(south, ""), std::nullopt);
  ASSERT_TRUE(placement.ok());
  EXPECT_TRUE(placement->georeference.southUp);
  EXPECT_EQ(turnedGeoTransform(south, 11), (std::array<double, 6>{0.0, 100.0, 0.0, 1100.0, 0.0, -100.0}));
  EXPECT_EQ(turnedGeoTransform(turnedGeoTransform(south, 11), 11), south);
}

TEST(GridPlacement, RotatedGridsKeepTheirCells) {
  const double c = 30.0 * std::cos(0.3), s = 30.0 * std::sin(0.3);
  const auto placement = placeGrid("x", source({0.0, c, s, 0.0, s, -c}, epsg(32611)), std::nullopt);
  ASSERT_TRUE(placement.ok());
  EXPECT_NEAR(placement->frame.dx, 30.0, 1e-9);
  EXPECT_NEAR(placement->frame.dy, 30.0, 1e-9);
  EXPECT_FALSE(placement->georeference.southUp);
  EXPECT_TRUE(anyHolds(placement->notes.warnings, "rotated"));
}

TEST(GridPlacement, SaysWhatItAssumes) {
  SourceInfo bare;
  bare.columns = bare.rows = 5;
  const auto unknown = placeGrid("x", bare, std::nullopt);
  ASSERT_TRUE(unknown.ok());
  EXPECT_EQ(unknown->frame.dx, 1.0);
  EXPECT_FALSE(unknown->georeference.hasGeoTransform);
  EXPECT_TRUE(anyHolds(unknown->notes.warnings, "1 m assumed"));

  const auto degrees = placeGrid("x", source({-72.0, 0.001, 0.0, 45.0, 0.0, -0.001}, ""), std::nullopt);
  ASSERT_TRUE(degrees.ok());
  EXPECT_TRUE(anyHolds(degrees->notes.warnings, "may be degrees"));

  SourceInfo netcdf = source({159.0, 0.1, 0.0, 45.0, 0.0, -0.1}, "");
  netcdf.axesInDegrees = true;
  const auto assumed = placeGrid("x", netcdf, std::nullopt);
  ASSERT_TRUE(assumed.ok());
  EXPECT_GT(assumed->frame.dy, 11'000.0);
  EXPECT_TRUE(anyHolds(assumed->notes.warnings, "WGS 84"));
}

TEST(GridPlacement, AGivenCellSizeGoesBeforeTheFiles) {
  const auto placement = placeGrid("x", source({5.0, 2.0, 0.0, 9.0, 0.0, -3.0}, ""), 10.0);
  ASSERT_TRUE(placement.ok());
  EXPECT_EQ(placement->frame.dx, 10.0);
  EXPECT_EQ(placement->frame.dy, 10.0);
  EXPECT_EQ(placement->georeference.geoTransform, (std::array<double, 6>{5.0, 10.0, 0.0, 9.0, 0.0, -10.0}));
}

TEST(GridPlacement, TurnsAwayCellsWithoutSize) {
  expectOneLine(
      placeGrid("pole.tif", source({0.0, 1.0, 0.0, 1e300, 0.0, -1e300}, epsg(32611), 2000, 2000000000),
                std::nullopt),
      {"pole.tif", "cell size"});
}

}  // namespace
}  // namespace scarp::test
