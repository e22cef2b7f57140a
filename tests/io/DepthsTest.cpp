#include <gdal_priv.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "core/io/HeightDatum.h"
#include "core/io/ImportFinding.h"
#include "core/io/ImportPreview.h"
#include "core/io/ImportSource.h"
#include "tests/io/IoSupport.h"

namespace scarp::test {
namespace {

constexpr int kBasinColumns = 12, kBasinRows = 9;

/// A basin, deepest in its middle: depths of 5 to 45 m.
std::vector<double> basin() {
  std::vector<double> depths;
  for (int row = 0; row < kBasinRows; ++row)
    for (int column = 0; column < kBasinColumns; ++column)
      depths.push_back(45.0 - 40.0 * std::hypot(column - 6.0, row - 4.0) / std::hypot(6.0, 4.0));
  return depths;
}

OutsideFile basinFile(int epsg = 32633) {
  return {.geoTransform = {{500'000.0, 10.0, 0.0, 5'300'000.0, 0.0, -10.0}}, .epsg = epsg};
}

/// Declares something about the first band in a file beside the raster, as a name and a direction.
void declareDepths(const std::string& path, const std::string& standardName, const std::string& positive) {
  const auto item = [](const std::string& key, const std::string& value) {
    return value.empty() ? "" : "<MDI key=\"" + key + "\">" + value + "</MDI>";
  };
  writeBytes(path + ".aux.xml", "<PAMDataset><PAMRasterBand band=\"1\"><Metadata>" +
                                    item("standard_name", standardName) + item("positive", positive) +
                                    "</Metadata></PAMRasterBand></PAMDataset>");
}

/// Writes a raster in a CRS with a vertical part, of which the test support knows no code.
void writeInCrs(const std::string& path, const std::string& crs, const std::vector<double>& samples) {
  OutsideFile file = basinFile();
  file.epsg = 0;
  writeOutside(path, kBasinColumns, kBasinRows, samples, file);
  GDALDatasetUniquePtr dataset(GDALDataset::Open(path.c_str(), GDAL_OF_UPDATE));
  ASSERT_TRUE(dataset);
  OGRSpatialReference reference;
  reference.SetAxisMappingStrategy(OAMS_TRADITIONAL_GIS_ORDER);
  ASSERT_EQ(reference.SetFromUserInput(crs.c_str()), OGRERR_NONE);
  ASSERT_EQ(dataset->SetSpatialRef(&reference), CE_None);
}

const ImportFinding* depthsIn(const std::vector<ImportFinding>& findings) {
  const auto at = std::ranges::find(findings, ImportFinding::Kind::Depths, &ImportFinding::kind);
  return at == findings.end() ? nullptr : &*at;
}

class Depths : public testing::Test {
 protected:
  /// Heights are the negative depths, and an export is what the file was.
  void expectTurnedAndBack(const std::string& path, const std::vector<double>& depths,
                           double metres = 1.0) const {
    const ImportedTerrain read = imported(path);
    for (std::size_t i = 0; i < depths.size(); ++i)
      EXPECT_NEAR(double{read.terrain.heights.at(static_cast<int>(i) % kBasinColumns,
                                                 static_cast<int>(i) / kBasinColumns)},
                  -metres * depths[i], 1e-4);
    const ImportFinding* const finding = depthsIn(read.findings);
    ASSERT_TRUE(finding);
    EXPECT_TRUE(finding->on);
    EXPECT_TRUE(anyHolds(read.facts, "depths become heights"));
    const auto report = valueOf(exportRaster(read.terrain, folder.file("back.tif"), {}));
    EXPECT_TRUE(anyHolds(report.notes, "written as depths"));
    const OutsideRaster back = readOutside(folder.file("back.tif"));
    for (std::size_t i = 0; i < depths.size(); ++i) EXPECT_NEAR(back.samples[i], depths[i], 1e-4);
    expectSameHeights(imported(folder.file("back.tif")).terrain, read.terrain);
  }

  const TempFolder folder;
};

TEST_F(Depths, OfADownwardVerticalAxisBecomeHeights) {
  writeInCrs(folder.file("a.tif"), "EPSG:32633+5831", basin());
  expectTurnedAndBack(folder.file("a.tif"), basin());
  EXPECT_LT(heightUnitOf(imported(folder.file("a.tif")).terrain.georeference.crsWkt)->metres, 0.0);
}

TEST_F(Depths, InFathomsBecomeHeightsInMetres) {
  OutsideFile file = basinFile();
  file.unit = "fathom";
  writeOutside(folder.file("a.tif"), kBasinColumns, kBasinRows, basin(), file);
  declareDepths(folder.file("a.tif"), "sea_floor_depth_below_geoid", "");
  expectTurnedAndBack(folder.file("a.tif"), basin(), 1.8288);
}

TEST_F(Depths, AreByTheDirectionThatTheFileDeclares) {
  writeOutside(folder.file("a.tif"), kBasinColumns, kBasinRows, basin(), basinFile());
  declareDepths(folder.file("a.tif"), "", "down");
  EXPECT_FLOAT_EQ(imported(folder.file("a.tif")).terrain.heights.at(6, 4), -45.0F);
  declareDepths(folder.file("a.tif"), "sea_floor_depth_below_geoid", "up");
  EXPECT_FALSE(depthsIn(imported(folder.file("a.tif")).findings));
}

TEST_F(Depths, ThatAreAllNegativeAreHeights) {
  std::vector<double> heights = basin();
  for (double& h : heights) h = -h;
  writeInCrs(folder.file("a.tif"), "EPSG:32633+5831", heights);
  const ImportedTerrain read = imported(folder.file("a.tif"));
  EXPECT_FLOAT_EQ(read.terrain.heights.at(6, 4), -45.0F);
  EXPECT_EQ(read.terrain.georeference.metresPerUnit, 1.0);
  ASSERT_TRUE(depthsIn(read.findings));
  EXPECT_FALSE(depthsIn(read.findings)->on);
  EXPECT_TRUE(anyHolds(read.warnings, "none of its values is above 0"));
  // Read in windows, it is the same.
  auto windows = valueOf(RasterWindows::open(folder.file("a.tif"), {}));
  const auto guesses = valueOf(windows.guess());
  windows.take(guesses);
  const auto part = valueOf(windows.read({6, 4, 8, 6}));
  EXPECT_FLOAT_EQ(part.at(0, 0), -45.0F);
  EXPECT_EQ(windows.georeference().metresPerUnit, 1.0);
}

TEST_F(Depths, AreProposedByName) {
  for (const char* name : {"bathy-2019.tif", "Tiefen.tif"}) {
    writeOutside(folder.file(name), kBasinColumns, kBasinRows, basin(), basinFile());
    const ImportedTerrain read = imported(folder.file(name));
    EXPECT_FLOAT_EQ(read.terrain.heights.at(6, 4), 45.0F) << name;
    ASSERT_TRUE(depthsIn(read.findings)) << name;
    EXPECT_FALSE(depthsIn(read.findings)->on);
    EXPECT_TRUE(anyHolds(read.warnings, "possible fix: depths become heights")) << name;
    ImportOptions options;
    setFinding(options, *depthsIn(read.findings), true);
    const ImportedTerrain turned = imported(folder.file(name), options);
    EXPECT_FLOAT_EQ(turned.terrain.heights.at(6, 4), -45.0F);
    EXPECT_TRUE(depthsIn(turned.findings) && depthsIn(turned.findings)->on);
    // The preview shows what is imported.
    const auto look = valueOf(previewImport(folder.file(name), options));
    EXPECT_FLOAT_EQ(previewTerrain(look, options).heights.at(6, 4), -45.0F);
  }
  writeOutside(folder.file("depthcharge.tif"), kBasinColumns, kBasinRows, basin(), basinFile());
  EXPECT_FALSE(depthsIn(imported(folder.file("depthcharge.tif")).findings));
}

TEST_F(Depths, CanBeSwitchedOff) {
  writeInCrs(folder.file("a.tif"), "EPSG:32633+5831", basin());
  ImportOptions options;
  options.depths = false;
  const ImportedTerrain read = imported(folder.file("a.tif"), options);
  EXPECT_FLOAT_EQ(read.terrain.heights.at(6, 4), 45.0F);
  EXPECT_TRUE(read.warnings.empty()) << read.warnings.front();
}

TEST_F(Depths, AreHeightsInFormatsWithoutADirection) {
  writeInCrs(folder.file("a.tif"), "EPSG:32633+5831", basin());
  const auto report = valueOf(exportRaster(imported(folder.file("a.tif")).terrain, folder.file("a.asc"), {}));
  EXPECT_TRUE(anyHolds(report.notes, "written positive up"));
  const OutsideRaster outside = readOutside(folder.file("a.asc"));
  EXPECT_NEAR(std::ranges::min(outside.samples), -45.0, 1e-4);
}

TEST_F(Depths, OfTheOceansAreNotTakenForAnotherUnit) {
  std::vector<double> trench = basin();
  for (double& depth : trench) depth *= 240.0;  // Down to 10,800 m.
  writeInCrs(folder.file("a.tif"), "EPSG:32633+5831", trench);
  EXPECT_TRUE(imported(folder.file("a.tif")).warnings.empty());
}

TEST_F(Depths, AreTransformedToOtherHeights) {
  writeInCrs(folder.file("a.tif"), "EPSG:32633+5831", basin());
  ImportOptions options;
  options.projection = ImportProjection{"EPSG:32632", 10.0};
  const ImportedTerrain read = imported(folder.file("a.tif"), options);
  const HeightSummary heights = summarise(read.terrain.heights);
  EXPECT_NEAR(heights.min, -45.0, 2.0);
  EXPECT_LT(read.terrain.georeference.metresPerUnit, 0.0);
  EXPECT_TRUE(anyHolds(read.facts, "heights stay Instantaneous Water Level depth"));
}

}  // namespace
}  // namespace scarp::test
