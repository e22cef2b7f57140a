#include <ogr_spatialref.h>

#include <cmath>

#include "core/io/CrsInfo.h"
#include "core/io/GdalErrors.h"
#include "core/io/HeightDatum.h"
#include "core/io/ImportPreview.h"
#include "core/io/ImportProjection.h"
#include "core/io/RasterExport.h"
#include "core/io/RasterImport.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

/// Steep ground in degrees, with a hole where one is wanted.
Terrain inDegrees(int columns, int rows, bool hole) {
  Terrain terrain = fractalTerrain(columns, rows);
  terrain.frame.dx = 22.1;
  terrain.frame.dy = 30.9;
  GeoReference& reference = terrain.georeference;
  reference.hasGeoTransform = true;
  reference.crsWkt = wgs84Wkt();
  reference.geoTransform = {-71.8, 1.0 / 3600.0, 0.0, 44.5, 0.0, -1.0 / 3600.0};
  if (hole) {
    const std::vector<float> nothing(100, std::nanf(""));
    terrain.heights.write({50, 40, 60, 50}, nothing);
  }
  return terrain;
}

void expectAsGdalWarp(const TempFolder& folder, const Terrain& terrain, double cell, bool cut = false) {
  ASSERT_TRUE(exportRaster(terrain, folder.file("degrees.tif")).ok());
  ImportOptions options;
  options.projection = ImportProjection{"utm", cell};
  if (cut) options.cut.emplace().cell = cell;
  const auto imported = valueOf(importRaster(folder.file("degrees.tif"), options));
  const Terrain& projected = imported.terrain;
  EXPECT_EQ(describeCrs(projected.georeference.crsWkt)->code, "EPSG:32619");
  EXPECT_EQ(projected.frame.dx, cell);
  EXPECT_EQ(projected.frame.dy, cell);
  expectWithin(projected,
               plainGdalWarp(folder.file("degrees.tif"), folder.file("gdal.tif"), projected, "EPSG:32619"),
               0.01);
  EXPECT_TRUE(anyHolds(imported.facts, "reprojected to WGS 84 / UTM zone 19N (EPSG:32619)"));
}

TEST(ImportProjection, IsWhatGdalsOwnProgramMakes) {
  const TempFolder folder;
  expectAsGdalWarp(folder, inDegrees(300, 250, true), 25.0);
  // Coarser cells: the kernel covers many samples, also of blocks next to it.
  expectAsGdalWarp(folder, inDegrees(700, 650, true), 70.0);
  // --resolution and the import sheet set both.
  expectAsGdalWarp(folder, inDegrees(400, 300, false), 200.0, true);
}

TEST(ImportProjection, WhereGdalwarpSplitsTheOutputTheNoteSaysHowItMakesTheSame) {
  const TempFolder folder;
  const Terrain terrain = inDegrees(300, 250, true);
  ASSERT_TRUE(exportRaster(terrain, folder.file("degrees.tif")).ok());
  EXPECT_FALSE(project(terrain, {"utm", 30.0})->kernelScales);
  // Albers of the contiguous states: turned by 16 degrees.
  const auto projected = valueOf(project(terrain, {"EPSG:5070", 40.0}));
  ASSERT_TRUE(projected.kernelScales);
  const std::string text = projectionText(projected).text();
  const auto word = [&](const std::string& name) {
    const std::size_t at = text.find(name);
    return at == std::string::npos ? std::string() : text.substr(at, text.find_first_of(" ;", at) - at);
  };
  expectWithin(projected.terrain,
               plainGdalWarp(folder.file("degrees.tif"), folder.file("gdal.tif"), projected.terrain,
                             "EPSG:5070", {"-wo", word("XSCALE="), "-wo", word("YSCALE=")}),
               0.01);
}

/// The largest distance of a terrain's heights from the bicubic surface of another in a UTM zone 19, and how
/// many have no 4 x 4 samples around them.
std::pair<double, long long> changeThereAndBack(const Terrain& terrain, const Terrain& projected) {
  const auto there = wayBetween(wgs84Wkt(), wktOfCode("EPSG:32619"));
  const auto& g = projected.georeference.geoTransform;
  const auto keys = [](double t) {  // Keys 1981, a = −1/2.
    t = std::abs(t);
    return t < 1.0   ? 1.5 * t * t * t - 2.5 * t * t + 1.0
           : t < 2.0 ? -0.5 * t * t * t + 2.5 * t * t - 4.0 * t + 2.0
                     : 0.0;
  };
  std::pair<double, long long> found{0.0, 0};
  for (int row = 0; row < terrain.frame.rows; ++row)
    for (int column = 0; column < terrain.frame.columns; ++column) {
      if (std::isnan(terrain.heights.at(column, row))) continue;
      const Vec2 world = toWorld(terrain.georeference, terrain.frame, column, row);
      double x = world.x(), y = world.y(), sum = 0.0;
      EXPECT_TRUE(there->Transform(1, &x, &y));
      const double c = (x - g[0]) / g[1] - 0.5, r = (y - g[3]) / g[5] - 0.5;
      const int left = static_cast<int>(std::floor(c)) - 1, top = static_cast<int>(std::floor(r)) - 1;
      const bool within =
          left >= 0 && top >= 0 && left + 3 < projected.frame.columns && top + 3 < projected.frame.rows;
      for (int i = 0; within && i < 16; ++i)
        sum += keys(c - (left + i % 4)) * keys(r - (top + i / 4)) *
               double{projected.heights.at(left + i % 4, top + i / 4)};
      if (within && !std::isnan(sum))
        found.first = std::max(found.first, std::abs(sum - double{terrain.heights.at(column, row)}));
      else
        ++found.second;
    }
  return found;
}

TEST(ImportProjection, TellsWhatTheWayThereAndBackCosts) {
  const Terrain terrain = inDegrees(200, 200, false);
  const auto projected = valueOf(project(terrain, {"utm", 10.0}));
  EXPECT_LT(projected.placeError, 1e-3);
  EXPECT_GT(projected.largestChange, 0.0);
  EXPECT_LE(projected.medianChange, projected.largestChange);
  // Every sample is measured, as this does it one by one.
  const auto [largest, uncompared] = changeThereAndBack(terrain, projected.terrain);
  EXPECT_NEAR(projected.largestChange, largest, 1e-9);
  EXPECT_EQ(projected.uncompared, uncompared);
  // Finer cells lose less, coarser ones more.
  const auto coarse = valueOf(project(terrain, {"utm", 90.0}));
  EXPECT_GT(coarse.medianChange, projected.medianChange);
}

TEST(ImportProjection, IntoItsOwnCrsIsTheIdentity) {
  const Terrain degrees = inDegrees(90, 70, true);
  Terrain metres = degrees;
  metres.georeference.crsWkt = wktOfCode("EPSG:32619");
  metres.georeference.geoTransform = {300'007.5, 13.25, 0.0, 4'930'001.0, 0.0, -17.5};
  metres.frame.dx = 13.25;
  metres.frame.dy = 17.5;
  Terrain turned = metres;
  turned.georeference.geoTransform = {300'007.5, 12.0, 5.0, 4'930'001.0, 5.0, -12.0};
  turned.georeference.southUp = true;
  Terrain withDatum = metres;
  withDatum.georeference.crsWkt = wktOfCode("EPSG:32619+5773");
  struct Case {
    const Terrain* terrain;
    const char* crs;
  };
  for (const Case& c :
       {Case{&degrees, "EPSG:4326"}, Case{&metres, "EPSG:32619"}, Case{&metres, "utm"},
        Case{&turned, "EPSG:32619"}, Case{&withDatum, "EPSG:32619"}, Case{&withDatum, "utm+5773"}}) {
    SCOPED_TRACE(c.crs);
    const auto same = valueOf(project(*c.terrain, {c.crs, {}}));
    EXPECT_TRUE(same.ownCells);
    EXPECT_TRUE(same.datumAsWanted);
    expectSameHeights(*c.terrain, same.terrain);
    EXPECT_EQ(same.terrain.frame, c.terrain->frame);
    EXPECT_EQ(same.terrain.georeference.geoTransform, c.terrain->georeference.geoTransform);
    EXPECT_EQ(same.terrain.georeference.southUp, c.terrain->georeference.southUp);
    EXPECT_EQ(heightDatumOf(same.terrain.georeference.crsWkt),
              heightDatumOf(c.terrain->georeference.crsWkt));
  }
  // Other cells of the same CRS are made.
  EXPECT_FALSE(project(metres, {"EPSG:32619", 20.0})->ownCells);
}

TEST(ImportProjection, RefusesInOneLine) {
  const Terrain terrain = inDegrees(50, 50, false);
  expectOneLine(project(terrain, {"EPSG:99999999", {}}), {"is no CRS"});
  expectOneLine(project(terrain, {"EPSG:4258", {}}), {"projected CRS"});
  Terrain nowhere = terrain;
  nowhere.georeference = {};
  expectOneLine(project(nowhere, {"utm", {}}), {"place"});
}

TEST(ImportCut, IsAPartOfTheWholeByWindowBoundsAndResolution) {
  const TempFolder folder;
  const Terrain plain = fractalTerrain(90, 70);
  ASSERT_TRUE(exportRaster(plain, folder.file("a.exr")).ok());
  ImportOptions window;
  window.cut = ImportCut{std::array{10, 20, 33, 21}, {}, {}, {}};
  const auto exr = valueOf(importRaster(folder.file("a.exr"), window));
  ASSERT_EQ(exr.terrain.frame.columns, 33);
  ASSERT_EQ(exr.terrain.frame.rows, 21);
  for (int row = 0; row < 21; ++row)
    for (int column = 0; column < 33; ++column)
      ASSERT_EQ(exr.terrain.heights.at(column, row), plain.heights.at(10 + column, 20 + row));
  window.cut->window = std::array{90, 0, 10, 10};
  expectOneLine(importRaster(folder.file("a.exr"), window), {"a.exr", "no samples in the window", "90 x 70"});
  window.cut->window = std::array{0, 0, 1, 10};
  expectOneLine(importRaster(folder.file("a.exr"), window), {"at least 2 x 2"});
  const Terrain terrain = inDegrees(300, 280, false);
  ASSERT_TRUE(exportRaster(terrain, folder.file("a.tif")).ok());
  ImportOptions options;
  options.cut = ImportCut{
      {},
      std::array{-71.8 + 30.0 / 3600.0, 44.5 - 200.0 / 3600.0, -71.8 + 90.0 / 3600.0, 44.5 - 40.0 / 3600.0},
      {},
      {}};
  const auto part = valueOf(importRaster(folder.file("a.tif"), options));
  EXPECT_EQ(part.terrain.frame.columns, 60);
  EXPECT_EQ(part.terrain.frame.rows, 160);
  EXPECT_NEAR(part.terrain.georeference.geoTransform[0], -71.8 + 30.0 / 3600.0, 1e-9);
  EXPECT_EQ(part.terrain.heights.at(0, 0), terrain.heights.at(30, 40));
  // Cells of 22 x 31 m, of which 4 x 2 are averaged.
  options.cut->cell = 90.0;
  const auto coarse = valueOf(importRaster(folder.file("a.tif"), options));
  ASSERT_EQ(coarse.terrain.frame.columns, 15);
  ASSERT_EQ(coarse.terrain.frame.rows, 80);
  double sum = 0.0;
  for (int row = 0; row < 2; ++row)
    for (int column = 0; column < 4; ++column)
      sum += static_cast<double>(terrain.heights.at(30 + column, 40 + row));
  EXPECT_NEAR(coarse.terrain.heights.at(0, 0), sum / 8.0, 1e-3);
  options.cut->boundsCrs = "EPSG:32619";
  expectOneLine(importRaster(folder.file("a.tif"), options), {"no samples within", "it lies within"});
}

}  // namespace
}  // namespace scarp::test
