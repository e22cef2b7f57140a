#include <gtest/gtest.h>

#include "core/io/CrsInfo.h"
#include "core/io/RasterExport.h"
#include "core/io/RasterImport.h"
#include "tests/io/IoSupport.h"
#include "tests/support/RealData.h"

namespace scarp::test {
namespace {

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

TEST(RealRaster, GoesIntoGeoTiffWithoutLoss) {
  SCARP_REAL_DATA(first, "SainteHelens.dem");
  for (const char* name : {"SainteHelens.dem", "HI_topo_02.nc", "zSW3.asc", "south-up.tif"}) {
    SCOPED_TRACE(name);
    const std::string path = realData(name);
    const TempFolder folder;
    const ImportedTerrain source = imported(path);
    const auto report = valueOf(exportRaster(source.terrain, folder.file("a.tif")));
    const double unit = source.terrain.georeference.metresPerUnit;
    // A height in kilometres has as many digits as one in metres, but not the same.
    EXPECT_LE(report.largestError, unit == 1.0 ? 0.0 : 0.0005);
    expectLossless(readOutside(path), readOutside(folder.file("a.tif")), unit);
    const ImportedTerrain back = imported(folder.file("a.tif"));
    EXPECT_EQ(back.terrain.georeference.metresPerUnit, unit);
    if (unit == 1.0) expectSameHeights(source.terrain, back.terrain);
    EXPECT_EQ(back.terrain.georeference.southUp, std::string(name) == "south-up.tif");
  }
}

TEST(RealRaster, ACrsOfAnotherWorldIsKept) {
  SCARP_REAL_DATA(path, "dem_moon.tif");
  const ImportedTerrain moon = imported(path);
  EXPECT_EQ(describeCrs(moon.terrain.georeference.crsWkt)->name, "Moon2000_npole");
  const TempFolder folder;
  ASSERT_TRUE(exportRaster(moon.terrain, folder.file("a.tif")).ok());
  EXPECT_EQ(describeCrs(imported(folder.file("a.tif")).terrain.georeference.crsWkt)->name,
            "Moon2000_npole");
}

TEST(RealRaster, BathymetryInKilometresEndsUpInMetres) {
  SCARP_REAL_DATA(path, "HI_topo_02.nc");
  const ImportedTerrain scaled = imported(path);
  EXPECT_EQ(scaled.terrain.georeference.metresPerUnit, 1000.0);
  EXPECT_TRUE(anyHolds(scaled.warnings, "WGS 84"));
  // The stored numbers as they are have a wrong unit.
  ImportOptions unscaled;
  unscaled.scale = 1.0;
  const ImportedTerrain plain = imported(path, unscaled);
  EXPECT_TRUE(anyHolds(plain.warnings,
                       "in 'km' its heights would be further than any ground: heights are taken as metres"));
  expectSameHeights(scaled.terrain, plain.terrain);
}

TEST(RealRaster, FeetAreBelievedUnlessThePersonKnowsBetter) {
  SCARP_REAL_DATA(path, "SainteHelens_unitcode_feet.dem");
  SCARP_REAL_DATA(metres, "SainteHelens.dem");
  EXPECT_EQ(imported(path).terrain.georeference.metresPerUnit, 0.3048);
  ImportOptions options;
  options.verticalUnit = "m";
  expectSameHeights(imported(metres).terrain, imported(path, options).terrain);
}

}  // namespace
}  // namespace scarp::test
