#include <gtest/gtest.h>
#include <ogr_spatialref.h>

#include <cmath>
#include <vector>

#include "core/io/CrsInfo.h"
#include "core/io/RasterFit.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

/// Smooth ground by place in the world, metres.
double hill(double x, double y) { return 100.0 + 40.0 * std::sin(x / 900.0) * std::cos(y / 700.0); }

/// Sampled at cells of `step` metres from a north-west sample on, in UTM zone 32.
Terrain sampled(double west, double north, double step, int columns, int rows, bool southUp = false) {
  OGRSpatialReference crs;
  EXPECT_EQ(crs.importFromEPSG(32632), OGRERR_NONE);
  Terrain terrain = makeTerrain({columns, rows, step, step}, [&](int column, int row) {
    return static_cast<float>(hill(west + step * column, north - step * row));
  });
  GeoReference& reference = terrain.georeference;
  reference.hasGeoTransform = true;
  reference.crsWkt = wktOf(crs);
  reference.southUp = southUp;
  const double stored = southUp ? north - step * (rows - 1) - 0.5 * step : north + 0.5 * step;
  reference.geoTransform = {west - 0.5 * step, step, 0.0, stored, 0.0, southUp ? step : -step};
  return terrain;
}

constexpr double kWest = 500000.0, kNorth = 5200000.0;

void expectHill(const HeightRaster& heights, const Terrain& onto, const GridRect& where, double within) {
  for (int row = where.row0; row < where.row1; ++row)
    for (int column = where.column0; column < where.column1; ++column) {
      const Vec2 world = toWorld(onto.georeference, onto.frame, column, row);
      ASSERT_NEAR(heights.at(column, row), hill(world.x(), world.y()), within) << column << ", " << row;
    }
}

TEST(RasterFit, OfTheSameGridItIsAsItIs) {
  const Terrain terrain = sampled(kWest, kNorth, 30.0, 90, 70);
  const auto same = valueOf(fitted(terrain, terrain));
  EXPECT_EQ(same.way, FittedRaster::Way::AsItIs);
  EXPECT_EQ(same.heights.tile(0), terrain.heights.tile(0));
  // Nor does one that says nothing of its place have to be moved.
  Terrain nowhere = terrain;
  nowhere.georeference = {};
  EXPECT_EQ(fitted(nowhere, terrain)->way, FittedRaster::Way::AsItIs);
}

TEST(RasterFit, LiesWhereItLiesInTheWorldAndNowhereElse) {
  const Terrain onto = sampled(kWest, kNorth, 10.0, 300, 400);
  for (const bool southUp : {false, true}) {
    // Coarser, smaller, and off the terrain on one side.
    const Terrain raster = sampled(kWest - 600.0, kNorth - 905.0, 25.0, 120, 100, southUp);
    const auto put = valueOf(fitted(raster, onto));
    EXPECT_EQ(put.way, FittedRaster::Way::ByPlace);
    // Its samples reach from −600 to 2375 m east, and from 905 to 3380 m south.
    expectHill(put.heights, onto, {3, 94, 234, 334}, 0.02);
    EXPECT_TRUE(std::isnan(put.heights.at(245, 200)));
    EXPECT_TRUE(std::isnan(put.heights.at(100, 85)));
    EXPECT_TRUE(std::isnan(put.heights.at(290, 390)));
  }
}

TEST(RasterFit, OfFinerOnesTakesMeans) {
  const Terrain onto = sampled(kWest, kNorth, 40.0, 40, 40);
  Terrain raster = sampled(kWest - 200.0, kNorth + 200.0, 5.0, 400, 400);
  // A pattern finer than the terrain's grid is gone, not aliased.
  std::vector<float> samples = samplesOf(raster.heights);
  for (std::size_t i = 0; i < samples.size(); ++i) samples[i] += i % 2 == 0 ? 8.0F : -8.0F;
  raster.heights.write(raster.heights.rect(), samples);
  const auto put = valueOf(fitted(raster, onto));
  expectHill(put.heights, onto, {1, 1, 39, 39}, 0.6);
}

TEST(RasterFit, GoesFromOneCrsToAnother) {
  const Terrain onto = sampled(kWest, kNorth, 30.0, 100, 90);
  // The same hill on a grid of degrees around it.
  OGRSpatialReference utm, degrees;
  ASSERT_EQ(utm.importFromEPSG(32632), OGRERR_NONE);
  ASSERT_EQ(degrees.importFromEPSG(4326), OGRERR_NONE);
  degrees.SetAxisMappingStrategy(OAMS_TRADITIONAL_GIS_ORDER);
  const std::unique_ptr<OGRCoordinateTransformation> toUtm(OGRCreateCoordinateTransformation(&degrees, &utm)),
      toDegrees(OGRCreateCoordinateTransformation(&utm, &degrees));
  double west = kWest - 300.0, north = kNorth + 300.0;
  ASSERT_TRUE(toDegrees->Transform(1, &west, &north));
  const double step = 0.0002;
  Terrain raster = makeTerrain({260, 200, 20.0, 20.0}, [&](int column, int row) {
    double x = west + step * column, y = north - step * row;
    EXPECT_TRUE(toUtm->Transform(1, &x, &y));
    return static_cast<float>(hill(x, y));
  });
  raster.georeference.hasGeoTransform = true;
  raster.georeference.crsWkt = wktOf(degrees);
  raster.georeference.geoTransform = {west - 0.5 * step, step, 0.0, north + 0.5 * step, 0.0, -step};
  const auto put = valueOf(fitted(raster, onto));
  expectHill(put.heights, onto, {0, 0, 100, 90}, 0.05);
}

TEST(RasterFit, WithoutAPlaceIsStretchedFromCornerToCorner) {
  Terrain raster = makeTerrain(
      {31, 21, 1.0, 1.0}, [](int column, int row) { return static_cast<float>(2.0 * column - 3.0 * row); });
  const Terrain onto = sampled(kWest, kNorth, 10.0, 301, 201);
  const auto put = valueOf(fitted(raster, onto));
  EXPECT_EQ(put.way, FittedRaster::Way::Stretched);
  for (int row = 20; row <= 180; ++row)
    for (int column = 20; column <= 280; ++column)
      ASSERT_NEAR(put.heights.at(column, row), 0.2 * column - 0.3 * row, 1e-3) << column << ", " << row;
  EXPECT_NEAR(put.heights.at(0, 0), 0.0, 0.5);
  EXPECT_NEAR(put.heights.at(300, 200), 0.0, 0.5);
}

TEST(RasterFit, HolesStayHoles) {
  const Terrain onto = sampled(kWest, kNorth, 10.0, 200, 200);
  Terrain raster = sampled(kWest - 100.0, kNorth + 100.0, 20.0, 120, 120);
  std::vector<float> samples = samplesOf(raster.heights);
  for (int row = 40; row < 60; ++row)
    for (int column = 40; column < 60; ++column)
      samples[static_cast<std::size_t>(row * 120 + column)] = std::numeric_limits<float>::quiet_NaN();
  raster.heights.write(raster.heights.rect(), samples);
  const auto put = valueOf(fitted(raster, onto));
  // Columns 40 to 59 of the raster are columns 70 to 108 of the terrain.
  EXPECT_TRUE(std::isnan(put.heights.at(89, 89)));
  expectHill(put.heights, onto, {0, 0, 60, 200}, 0.02);
}

TEST(RasterFit, ElsewhereIsOneLine) {
  const Terrain onto = sampled(kWest, kNorth, 10.0, 50, 50);
  expectOneLine(fitted(sampled(kWest + 90000.0, kNorth, 10.0, 50, 50), onto), {"nothing of it lies on"});
  const Progress stop = [](double) { return false; };
  const auto stopped = fitted(sampled(kWest, kNorth, 20.0, 50, 50), onto, stop);
  ASSERT_FALSE(stopped.ok());
  EXPECT_TRUE(stopped.error().cancelled);
}

TEST(RasterFit, ByAreaGivesMeansAndNeverMore) {
  // Stripes of 0 and 100, four to a sample, and a lonely 100 beside.
  const Terrain fine = [] {
    Terrain raster = sampled(kWest, kNorth, 10.0, 200, 200);
    std::vector<float> stripes(40000);
    for (std::size_t i = 0; i < stripes.size(); ++i) stripes[i] = i % 2 == 0 ? 0.0F : 100.0F;
    raster.heights.write(raster.frame.samples(), stripes);
    return raster;
  }();
  const Terrain coarse = sampled(kWest + 15.0, kNorth - 15.0, 40.0, 49, 49);
  const auto means = valueOf(fitted(fine, coarse, {}, FitBy::Area));
  for (int row = 0; row < 49; ++row)
    for (int column = 0; column < 49; ++column) ASSERT_NEAR(means.heights.at(column, row), 50.0, 1e-3);
  // The other way: bicubic would go beyond 0 and 100.
  Terrain step = sampled(kWest, kNorth, 40.0, 30, 30);
  std::vector<float> half(900);
  for (std::size_t i = 0; i < half.size(); ++i) half[i] = i % 30 < 15 ? 0.0F : 100.0F;
  step.heights.write(step.frame.samples(), half);
  const auto between = valueOf(fitted(step, sampled(kWest, kNorth, 10.0, 110, 110), {}, FitBy::Area));
  for (const float value : samplesOf(between.heights)) ASSERT_TRUE(value >= 0.0F && value <= 100.0F);
}

TEST(RasterFit, SamplesAroundATerrainAreThoseThatItNeeds) {
  const Terrain onto = sampled(kWest + 30000.0, kNorth - 30000.0, 10.0, 100, 80);
  for (const bool southUp : {false, true}) {
    GeoReference reference = onto.georeference;
    reference.southUp = southUp;
    const double down = southUp ? 10.0 : -10.0, first = southUp ? kNorth - 59'995.0 : kNorth + 5.0;
    reference.geoTransform = {kWest - 5.0, 10.0, 0.0, first, 0.0, down};
    const GridRect window = samplesAround({6000, 6000, 10.0, 10.0}, reference, onto);
    EXPECT_TRUE(window.intersected({3000, 3000, 3100, 3080}) == (GridRect{3000, 3000, 3100, 3080}));
    EXPECT_LT(window.width(), 150);
    EXPECT_LT(window.height(), 130);
  }
  // Nothing of it, and a raster that does not say where it lies.
  const Terrain far = sampled(kWest - 90000.0, kNorth, 10.0, 100, 100);
  EXPECT_TRUE(samplesAround(far.frame, far.georeference, onto).empty());
  EXPECT_EQ(samplesAround(far.frame, {}, onto), far.frame.samples());
  // In degrees, the world over: what is read contains every sample's place.
  GeoReference degrees;
  degrees.hasGeoTransform = true;
  degrees.geoTransform = {-180.0, 0.01, 0.0, 90.0, 0.0, -0.01};
  degrees.crsWkt = wgs84Wkt();
  const GridFrame world{36000, 18000, 1000.0, 1000.0};
  const GridRect window = samplesAround(world, degrees, onto);
  EXPECT_LT(window.area(), 10000);
  EXPECT_TRUE(
      window.contains(static_cast<int>((9.4 + 180.0) / 0.01), static_cast<int>((90.0 - 46.68) / 0.01)));
}

}  // namespace
}  // namespace scarp::test
