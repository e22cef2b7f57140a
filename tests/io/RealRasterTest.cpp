#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/base/Json.h"
#include "core/io/CrsInfo.h"
#include "core/io/ImportFinding.h"
#include "core/io/ImportPreview.h"
#include "core/io/RasterExport.h"
#include "core/io/RasterImport.h"
#include "tests/io/IoSupport.h"
#include "tests/support/RealData.h"

namespace scarp::test {
namespace {

ImportedTerrain importedReal(const std::string& path, const ImportOptions& options = {}) {
  auto result = importRaster(path, options);
  EXPECT_TRUE(result.ok()) << (result.ok() ? "" : result.error().message);
  return std::move(*result);
}

class RealRaster : public testing::TestWithParam<const char*> {};

// Source and copy are both read with GDAL alone; `unit` is metres in a unit of both.
void expectLossless(const OutsideRaster& source, const OutsideRaster& copy, double unit) {
  ASSERT_EQ(copy.columns, source.columns);
  ASSERT_EQ(copy.rows, source.rows);
  EXPECT_EQ(copy.geoTransform, source.geoTransform);
  for (std::size_t i = 0; i < source.samples.size(); ++i) {
    ASSERT_EQ(copy.isHole(i), source.isHole(i)) << i;
    if (copy.isHole(i)) continue;
    const double metres = (source.samples[i] * source.scale + source.offset) * unit;
    ASSERT_EQ(static_cast<float>(copy.samples[i] * unit), static_cast<float>(metres)) << i;
  }
}

TEST_P(RealRaster, GoesIntoGeoTiffWithoutLoss) {
  SCARP_REAL_DATA(path, GetParam());
  const TempFolder folder;
  const ImportedTerrain source = importedReal(path);
  const auto report = exportRaster(source.terrain, folder.file("a.tif"));
  ASSERT_TRUE(report.ok()) << report.error().message;
  const double unit = source.terrain.georeference.metresPerUnit;
  // A height in kilometres has as many digits as one in metres, but not the same.
  EXPECT_LE(report->largestError, unit == 1.0 ? 0.0 : 0.0005);
  expectLossless(readOutside(path), readOutside(folder.file("a.tif")), unit);
  const ImportedTerrain back = importedReal(folder.file("a.tif"));
  EXPECT_EQ(back.terrain.georeference.metresPerUnit, unit);
  if (unit == 1.0) expectSameHeights(source.terrain, back.terrain);
  EXPECT_DOUBLE_EQ(back.terrain.frame.dx, source.terrain.frame.dx);
  EXPECT_DOUBLE_EQ(back.terrain.frame.dy, source.terrain.frame.dy);
}

TEST_P(RealRaster, GoesIntoPngWithinHalfAStep) {
  SCARP_REAL_DATA(path, GetParam());
  const TempFolder folder;
  const ImportedTerrain source = importedReal(path);
  const auto report = exportRaster(source.terrain, folder.file("a.png"));
  ASSERT_TRUE(report.ok()) << report.error().message;
  const auto sidecar = Json::parse(readBytes(report->sidecar));
  const double scale = sidecar["scale"].get<double>(), offset = sidecar["offset"].get<double>();
  const OutsideRaster outside = readOutside(path), png = readOutside(folder.file("a.png"));
  const double unit = source.terrain.georeference.metresPerUnit;
  double largest = 0.0;
  for (std::size_t i = 0; i < outside.samples.size(); ++i) {
    if (outside.isHole(i)) continue;
    const double metres = (outside.samples[i] * outside.scale + outside.offset) * unit;
    largest = std::max(largest, std::abs(offset + scale * png.samples[i] - metres));
  }
  EXPECT_LE(largest, 0.5 * scale * (1.0 + 1e-6));
  EXPECT_NEAR(report->largestError, largest, 1e-6 * scale);
  EXPECT_EQ(sidecar["holes"], source.holes);
}

INSTANTIATE_TEST_SUITE_P(Files, RealRaster,
                         testing::Values("N44W072.hgt", "SainteHelens.dem", "HI_topo_02.nc", "zSW3.asc",
                                         "dom1_32_356_5699_1_nw_2020.tif"));

TEST(RealRasterTraps, BathymetryInKilometresEndsUpInMetres) {
  SCARP_REAL_DATA(path, "HI_topo_02.nc");
  const ImportedTerrain scaled = importedReal(path);
  EXPECT_EQ(scaled.terrain.georeference.metresPerUnit, 1000.0);
  EXPECT_TRUE(anyHolds(scaled.warnings, "WGS 84"));
  // Whoever takes the stored numbers as they are meets a unit that lies.
  ImportOptions unscaled;
  unscaled.scale = 1.0;
  const ImportedTerrain plain = importedReal(path, unscaled);
  EXPECT_TRUE(anyHolds(plain.warnings,
                       "in 'km' its heights would be further than any ground: heights are taken as metres"));
  expectSameHeights(scaled.terrain, plain.terrain);
}

TEST(RealRasterTraps, FeetAreBelievedUnlessThePersonKnowsBetter) {
  SCARP_REAL_DATA(path, "SainteHelens_unitcode_feet.dem");
  SCARP_REAL_DATA(metres, "SainteHelens.dem");
  const ImportedTerrain feet = importedReal(path);
  EXPECT_EQ(feet.terrain.georeference.metresPerUnit, 0.3048);
  ImportOptions options;
  options.verticalUnit = "m";
  expectSameHeights(importedReal(metres).terrain, importedReal(path, options).terrain);
  // The same words in the warnings of all commands, among the findings, and in the sheet.
  const auto unit = std::ranges::find(feet.findings, ImportFinding::Kind::Unit, &ImportFinding::kind);
  ASSERT_NE(unit, feet.findings.end());
  EXPECT_EQ(unit->unit, "m");
  EXPECT_TRUE(unit->fault);
  EXPECT_NE(std::ranges::find(feet.warnings, findingText(*unit)), feet.warnings.end()) << findingText(*unit);
  const auto preview = previewImport(path);
  ASSERT_TRUE(preview.ok());
  EXPECT_NE(std::ranges::find(preview->findings, *unit), preview->findings.end());
}

TEST(RealRasterTraps, SouthUpIsTurnedAndTurnedBack) {
  SCARP_REAL_DATA(path, "south-up.tif");
  const TempFolder folder;
  const ImportedTerrain source = importedReal(path);
  ASSERT_TRUE(source.terrain.georeference.southUp);
  const OutsideRaster outside = readOutside(path);
  for (int row = 0; row < outside.rows; ++row)
    EXPECT_EQ(source.terrain.heights.at(5, row),
              static_cast<float>(
                  outside.samples[static_cast<std::size_t>(outside.rows - 1 - row) * outside.columns + 5]));
  ASSERT_TRUE(exportRaster(source.terrain, folder.file("a.tif")).ok());
  const OutsideRaster copy = readOutside(folder.file("a.tif"));
  EXPECT_EQ(copy.geoTransform, outside.geoTransform);
  EXPECT_EQ(copy.samples, outside.samples);
}

TEST(RealRasterTraps, HeaderlessFilesWantALayout) {
  SCARP_REAL_DATA(bil, "elev32_sba_512x512.bil");
  SCARP_REAL_DATA(lumix, "lumix_terrain_test.raw");
  expectOneLine(importRaster(bil), {bil, "layout", "512x512:f32le"});
  ImportOptions options;
  options.raw = RawLayout{512, 512, RawLayout::Sample::F32, false, 0};
  const ImportedTerrain a = importedReal(bil, options);
  EXPECT_EQ(a.holes, 0);
  EXPECT_GT(a.terrain.heights.at(0, 0), 2.0f);
  EXPECT_LT(a.terrain.heights.at(511, 511), 21.0f);
  expectOneLine(importRaster(lumix), {lumix, "layout", "131104 bytes"});
  options.raw = RawLayout{256, 256, RawLayout::Sample::U16, false, 32};
  EXPECT_EQ(importedReal(lumix, options).terrain.frame.columns, 256);
}

TEST(RealRasterTraps, ACrsOfAnotherWorldIsKept) {
  SCARP_REAL_DATA(path, "dem_moon.tif");
  const ImportedTerrain moon = importedReal(path);
  EXPECT_EQ(describeCrs(moon.terrain.georeference.crsWkt)->name, "Moon2000_npole");
  const TempFolder folder;
  ASSERT_TRUE(exportRaster(moon.terrain, folder.file("a.tif")).ok());
  EXPECT_EQ(describeCrs(importedReal(folder.file("a.tif")).terrain.georeference.crsWkt)->name,
            "Moon2000_npole");
}

}  // namespace
}  // namespace scarp::test
