#include <gdal_priv.h>
#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <string>
#include <vector>

#include "core/io/CrsInfo.h"
#include "core/io/RasterExport.h"
#include "core/io/RasterFormat.h"
#include "core/io/RasterImport.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

// Exports in the grid formats of other programs, read again by GDAL with all files beside them.

namespace scarp::test {
namespace {

namespace fs = std::filesystem;

Terrain placedGrid(int columns = 40, int rows = 30) {
  Terrain terrain = fractalTerrain(columns, rows, 2.5, 2.5);
  terrain.georeference.hasGeoTransform = true;
  terrain.georeference.geoTransform = {400000.0, 2.5, 0.0, 5500000.0, 0.0, -2.5};
  terrain.georeference.crsWkt = wktOfCode("EPSG:32633");
  terrain.heights.write({3, 4, 5, 5}, std::vector<float>{kHole, kHole});
  return terrain;
}

class ForeignGrid : public testing::TestWithParam<const char*> {
 protected:
  [[nodiscard]] std::string target(const std::string& name = "dem") const {
    return folder.file(name + GetParam());
  }
  static Terrain imported(const std::string& path) {
    ImportOptions options;
    options.cellSize = {};
    const auto read = importRaster(path, options);
    EXPECT_TRUE(read.ok()) << (read.ok() ? "" : read.error().text());
    return read ? read->terrain : fractalTerrain(2, 2);
  }

  const TempFolder folder;
};

TEST_P(ForeignGrid, KeepsHeightsHolesPlaceAndCrs) {
  Terrain terrain = placedGrid();
  terrain.heights.write({0, 0, 2, 1}, std::vector<float>{-9999.0F, -3500.0F});
  const auto report = valueOf(exportRaster(terrain, target(), {}));
  EXPECT_EQ(report.largestError, 0.0);
  const OutsideRaster outside = readOutside(target());
  ASSERT_EQ(outside.columns, 40);
  ASSERT_EQ(outside.rows, 30);
  ASSERT_TRUE(outside.geoTransform);
  for (std::size_t i = 0; i < 6; ++i)
    EXPECT_NEAR((*outside.geoTransform)[i], terrain.georeference.geoTransform[i], 1e-6) << i;
  EXPECT_NE(outside.wkt.find("33N"), std::string::npos) << outside.wkt;
  const std::vector<float> heights = samplesOf(terrain.heights);
  for (std::size_t i = 0; i < heights.size(); ++i) {
    ASSERT_EQ(outside.isHole(i), std::isnan(heights[i])) << i;
    if (!outside.isHole(i)) {
      EXPECT_EQ(outside.samples[i], double{heights[i]}) << i;
    }
  }
}

TEST_P(ForeignGrid, ReplacesAllOfItsFilesTurnsMirroredGridsAndRefusesTurnedOnes) {
  ASSERT_TRUE(exportRaster(placedGrid(24, 20), target(), {}).ok());
  const std::vector<std::string> first = folder.names();
  Terrain south = placedGrid();
  south.georeference.southUp = true;
  south.georeference.geoTransform = {400000.0, 2.5, 0.0, 5499925.0, 0.0, 2.5};
  south.georeference.crsWkt = wktOfCode("EPSG:32632");
  const auto report = exportRaster(south, target(), {});
  ASSERT_TRUE(report.ok()) << report.error().text();
  const Terrain again = imported(target());
  expectSameHeights(again, placedGrid());
  EXPECT_DOUBLE_EQ(again.frame.dx, 2.5);
  EXPECT_NE(readOutside(target()).wkt.find("32N"), std::string::npos);
  south.georeference.geoTransform = {400000.0, 2.0, 1.5, 5500000.0, 1.5, -2.0};
  expectOneLine(exportRaster(south, target("turned"), {}), {"turned", "has no rotation", "GeoTIFF"});
  expectOneLine(exportRaster(placedGrid(), target("none/dem"), {}), {"none/dem"});
  EXPECT_EQ(folder.names(), first) << "nothing is left of the first export, and no temporary folder";
}

TEST_P(ForeignGrid, WithoutAPlaceKeepsTheCellSize) {
  Terrain terrain = fractalTerrain(16, 12, 4.0, 4.0);
  const auto report = exportRaster(terrain, target(), {});
  if (std::string_view(GetParam()) == ".nc")
    return expectOneLine(report, {"dem.nc", "the terrain has no CRS"});
  ASSERT_TRUE(report.ok()) << report.error().text();
  const Terrain again = imported(target());
  expectSameHeights(again, terrain);
  EXPECT_DOUBLE_EQ(again.frame.dx, 4.0);
}

INSTANTIATE_TEST_SUITE_P(Formats, ForeignGrid,
                         testing::Values(".flt", ".bil", ".sdat", ".grd", ".dat", ".nc"),
                         [](const auto& one) { return std::string(one.param + 1); });

TEST(ForeignGrids, AHeaderOfAnotherFileIsKept) {
  const TempFolder folder;
  // A shapefile's CRS beside it.
  writeBytes(folder.file("dem.shp"), "shape");
  writeBytes(folder.file("dem.prj"), "its CRS");
  for (const char* name : {"dem.bil", "dem.sdat"}) {
    const auto report = valueOf(exportRaster(placedGrid(), folder.file(name), {}));
    EXPECT_EQ(readBytes(folder.file("dem.prj")), "its CRS");
    EXPECT_TRUE(anyHolds(report.notes, "the CRS is not written: dem.prj may belong to another file"));
  }
}

TEST(ForeignGrids, CellsThatAreNotSquareAreRefusedWhereTheFormatHasNone) {
  const TempFolder folder;
  Terrain terrain = fractalTerrain(16, 12, 4.0, 3.0);
  expectOneLine(exportRaster(terrain, folder.file("a.flt"), {}), {"a.flt", "square cells only"});
  EXPECT_FALSE(exportRaster(terrain, folder.file("a.sdat"), {}).ok());
  EXPECT_TRUE(exportRaster(terrain, folder.file("a.bil"), {}).ok());
}

TEST(ForeignGrids, ASagaGridOpensByItsHeader) {
  const TempFolder folder;
  ASSERT_TRUE(exportRaster(placedGrid(), folder.file("dem.sdat"), {}).ok());
  const auto read = valueOf(importRaster(folder.file("dem.sgrd")));
  EXPECT_EQ(read.driver, "SAGA");
  expectSameHeights(read.terrain, placedGrid());
  fs::remove(folder.file("dem.sdat"));
  expectOneLine(importRaster(folder.file("dem.sgrd")), {"dem.sgrd"});
}

TEST(ForeignGrids, OlderSurferGridsAreRead) {
  for (const char* const driver : {"GSBG", "GSAG"}) {
    SCOPED_TRACE(driver);
    const TempFolder folder;
    std::vector<double> heights;
    for (int i = 0; i < 48; ++i) heights.push_back(0.5 * i);
    writeOutside(folder.file("old.grd"), 8, 6, heights,
                 {.driver = driver, .geoTransform = std::array{0.0, 3.0, 0.0, 60.0, 0.0, -3.0}});
    const auto read = valueOf(importRaster(folder.file("old.grd")));
    EXPECT_EQ(read.driver, driver);
    EXPECT_DOUBLE_EQ(read.terrain.frame.dx, 3.0);
    const std::vector<float> samples = samplesOf(read.terrain.heights);
    ASSERT_EQ(samples.size(), heights.size());
    for (std::size_t i = 0; i < samples.size(); ++i) EXPECT_NEAR(samples[i], heights[i], 1e-5) << i;
  }
}

}  // namespace
}  // namespace scarp::test
