#include <gdal_utils.h>
#include <ogr_spatialref.h>

#include <cmath>

#include "core/io/CrsInfo.h"
#include "core/io/GdalErrors.h"
#include "core/io/ImportPreview.h"
#include "core/io/ImportProjection.h"
#include "core/io/RasterExport.h"
#include "core/io/RasterImport.h"
#include "tests/io/IoSupport.h"
#include "tests/support/RealData.h"
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

/// What GDAL's own program makes of a file.
OutsideRaster warped(const std::string& from, const std::string& to, const Terrain& like, double xScale,
                     double yScale, const char* crs) {
  const GridFrame& frame = like.frame;
  const auto& g = like.georeference.geoTransform;
  const auto text = [](double value) {
    char buffer[64];
    std::snprintf(buffer, sizeof buffer, "%.17g", value);
    return std::string(buffer);
  };
  std::vector<std::string> words{"-q",
                                 "-overwrite",
                                 "-r",
                                 "cubic",
                                 "-et",
                                 "0",
                                 "-t_srs",
                                 crs,
                                 "-ot",
                                 "Float32",
                                 "-dstnodata",
                                 "nan",
                                 "-te",
                                 text(g[0]),
                                 text(g[3] + g[5] * frame.rows),
                                 text(g[0] + g[1] * frame.columns),
                                 text(g[3]),
                                 "-ts",
                                 std::to_string(frame.columns),
                                 std::to_string(frame.rows),
                                 "-wo",
                                 "XSCALE=" + std::to_string(xScale),
                                 "-wo",
                                 "YSCALE=" + std::to_string(yScale)};
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  GDALWarpAppOptions* options = GDALWarpAppOptionsNew(arguments.data(), nullptr);
  GDALDatasetH source = GDALOpenEx(from.c_str(), GDAL_OF_RASTER, nullptr, nullptr, nullptr);
  EXPECT_NE(source, nullptr);
  int failed = 0;
  GDALDatasetH made = GDALWarp(to.c_str(), nullptr, 1, &source, options, &failed);
  EXPECT_NE(made, nullptr);
  GDALClose(made);
  GDALClose(source);
  GDALWarpAppOptionsFree(options);
  return readOutside(to);
}

void expectAsGdalWarp(const TempFolder& folder, const Terrain& terrain, double cell) {
  ASSERT_TRUE(exportRaster(terrain, folder.file("degrees.tif")).ok());
  ImportOptions options;
  options.projection = ImportProjection{"utm", cell};
  const auto imported = importRaster(folder.file("degrees.tif"), options);
  ASSERT_TRUE(imported.ok()) << imported.error().message;
  const Terrain& projected = imported->terrain;
  EXPECT_EQ(describeCrs(projected.georeference.crsWkt)->code, "EPSG:32619");
  EXPECT_EQ(projected.frame.dx, cell);
  EXPECT_EQ(projected.frame.dy, cell);
  const auto native = importRaster(folder.file("degrees.tif"));
  const double xScale = std::min(1.0, native->terrain.frame.dx / cell),
               yScale = std::min(1.0, native->terrain.frame.dy / cell);
  const OutsideRaster gdal =
      warped(folder.file("degrees.tif"), folder.file("gdal.tif"), projected, xScale, yScale, "EPSG:32619");
  ASSERT_EQ(gdal.columns, projected.frame.columns);
  ASSERT_EQ(gdal.rows, projected.frame.rows);
  double greatest = 0.0;
  long long holes = 0, ours = 0;
  for (int row = 0; row < gdal.rows; ++row)
    for (int column = 0; column < gdal.columns; ++column) {
      const auto index = static_cast<std::size_t>(row) * static_cast<std::size_t>(gdal.columns) +
                         static_cast<std::size_t>(column);
      const float height = projected.heights.at(column, row);
      holes += gdal.isHole(index) ? 1 : 0;
      ours += std::isnan(height) ? 1 : 0;
      if (!gdal.isHole(index) && !std::isnan(height))
        greatest = std::max(greatest, std::abs(gdal.samples[index] - static_cast<double>(height)));
    }
  EXPECT_LE(greatest, 0.01);
  EXPECT_EQ(holes, ours);
  EXPECT_TRUE(anyHolds(imported->facts, "reprojected to WGS 84 / UTM zone 19N (EPSG:32619)"));
}

TEST(ImportProjection, IsWhatGdalsOwnProgramMakes) {
  const TempFolder folder;
  expectAsGdalWarp(folder, inDegrees(700, 650, false), 30.0);
  expectAsGdalWarp(folder, inDegrees(300, 250, true), 25.0);
  expectAsGdalWarp(folder, inDegrees(300, 250, true), 10.0);
}

TEST(ImportProjection, OfRealGroundIsWhatGdalsOwnProgramMakes) {
  SCARP_REAL_DATA(path, "N44W072.hgt");
  const TempFolder folder;
  ImportOptions cut;
  cut.cut = ImportCut{std::array{1000, 900, 900, 800}, {}, {}, {}};
  const auto part = importRaster(path, cut);
  ASSERT_TRUE(part.ok()) << part.error().message;
  expectAsGdalWarp(folder, part->terrain, 30.0);
}

TEST(ImportProjection, TellsWhatTheWayThereAndBackCosts) {
  const Terrain terrain = inDegrees(400, 400, false);
  const auto projected = project(terrain, {"utm", 10.0});
  ASSERT_TRUE(projected.ok()) << projected.error().message;
  EXPECT_LT(projected->placeError, 1e-3);
  EXPECT_GT(projected->largestChange, 0.0);
  EXPECT_LE(projected->medianChange, projected->largestChange);
  // Finer cells lose less, coarser ones more.
  const auto coarse = project(terrain, {"utm", 90.0});
  ASSERT_TRUE(coarse.ok());
  EXPECT_GT(coarse->medianChange, projected->medianChange);
}

TEST(ImportProjection, HeightsAreConvertedWhereThereIsTheGridAndElseSaidToStay) {
  Terrain terrain = inDegrees(100, 100, false);
  OGRSpatialReference crs;
  ASSERT_EQ(crs.SetFromUserInput("EPSG:4326+5773"), OGRERR_NONE);
  terrain.georeference.crsWkt = wktOf(crs);
  const auto kept = project(terrain, {"utm", 30.0});
  ASSERT_TRUE(kept.ok()) << kept.error().message;
  EXPECT_NE(kept->heightDatum.find("stay EGM96 height"), std::string::npos) << kept->heightDatum;
  EXPECT_EQ(heightDatumOf(kept->terrain.georeference.crsWkt), "EGM96 height (EPSG:5773)");
  // EGM2008 is not among PROJ's own grids.
  const auto other = project(terrain, {"EPSG:32619+3855", 30.0});
  ASSERT_TRUE(other.ok()) << other.error().message;
  EXPECT_NE(other->heightDatum.find("EGM"), std::string::npos) << other->heightDatum;
}

TEST(ImportProjection, RefusesInOneLine) {
  const Terrain terrain = inDegrees(50, 50, false);
  expectOneLine(project(terrain, {"EPSG:99999999", {}}), {"is no CRS"});
  expectOneLine(project(terrain, {"EPSG:4326", {}}), {"projected CRS"});
  Terrain nowhere = terrain;
  nowhere.georeference = {};
  expectOneLine(project(nowhere, {"utm", {}}), {"place"});
}

TEST(ImportCut, IsThatPartOfTheWhole) {
  const TempFolder folder;
  for (const char* name : {"a.tif", "a.asc", "a.exr"}) {
    SCOPED_TRACE(name);
    Terrain terrain = fractalTerrain(90, 70);
    ASSERT_TRUE(exportRaster(terrain, folder.file(name)).ok());
    const auto whole = importRaster(folder.file(name));
    ImportOptions options;
    options.cut = ImportCut{std::array{10, 20, 33, 21}, {}, {}, {}};
    const auto part = importRaster(folder.file(name), options);
    ASSERT_TRUE(part.ok()) << part.error().message;
    ASSERT_EQ(part->terrain.frame.columns, 33);
    ASSERT_EQ(part->terrain.frame.rows, 21);
    for (int row = 0; row < 21; ++row)
      for (int column = 0; column < 33; ++column)
        ASSERT_EQ(part->terrain.heights.at(column, row), whole->terrain.heights.at(10 + column, 20 + row));
  }
}

TEST(ImportCut, BoundsAndResolutionKeepThePlace) {
  const TempFolder folder;
  const Terrain terrain = inDegrees(300, 280, false);
  ASSERT_TRUE(exportRaster(terrain, folder.file("a.tif")).ok());
  ImportOptions options;
  options.cut = ImportCut{
      {},
      std::array{-71.8 + 30.0 / 3600.0, 44.5 - 200.0 / 3600.0, -71.8 + 90.0 / 3600.0, 44.5 - 40.0 / 3600.0},
      {},
      {}};
  const auto part = importRaster(folder.file("a.tif"), options);
  ASSERT_TRUE(part.ok()) << part.error().message;
  EXPECT_EQ(part->terrain.frame.columns, 60);
  EXPECT_EQ(part->terrain.frame.rows, 160);
  EXPECT_NEAR(part->terrain.georeference.geoTransform[0], -71.8 + 30.0 / 3600.0, 1e-9);
  EXPECT_EQ(part->terrain.heights.at(0, 0), terrain.heights.at(30, 40));
  // Cells of 22 x 31 m, of which 4 x 2 are averaged.
  options.cut->cell = 90.0;
  const auto coarse = importRaster(folder.file("a.tif"), options);
  ASSERT_TRUE(coarse.ok()) << coarse.error().message;
  ASSERT_EQ(coarse->terrain.frame.columns, 15);
  ASSERT_EQ(coarse->terrain.frame.rows, 80);
  double sum = 0.0;
  for (int row = 0; row < 2; ++row)
    for (int column = 0; column < 4; ++column)
      sum += static_cast<double>(terrain.heights.at(30 + column, 40 + row));
  EXPECT_NEAR(coarse->terrain.heights.at(0, 0), sum / 8.0, 1e-3);
  options.cut->boundsCrs = "EPSG:32619";
  expectOneLine(importRaster(folder.file("a.tif"), options), {"no samples within", "it lies within"});
}

TEST(ImportCut, RefusesInOneLine) {
  const TempFolder folder;
  ASSERT_TRUE(exportRaster(fractalTerrain(40, 40), folder.file("a.tif")).ok());
  ImportOptions options;
  options.cut = ImportCut{std::array{50, 0, 10, 10}, {}, {}, {}};
  expectOneLine(importRaster(folder.file("a.tif"), options),
                {"a.tif", "no samples in the window", "40 x 40"});
  options.cut = ImportCut{std::array{0, 0, 1, 10}, {}, {}, {}};
  expectOneLine(importRaster(folder.file("a.tif"), options), {"at least 2 x 2"});
}

}  // namespace
}  // namespace scarp::test
