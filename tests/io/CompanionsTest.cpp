#include "core/io/Companions.h"

#include <gdal_priv.h>
#include <gtest/gtest.h>
#include <ogr_spatialref.h>

#include <algorithm>
#include <array>
#include <filesystem>

#include "core/io/AtomicFile.h"
#include "core/io/CrsInfo.h"
#include "core/io/RasterExport.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

namespace fs = std::filesystem;

std::string wktOfEpsg(int code) {
  OGRSpatialReference crs;
  EXPECT_EQ(crs.importFromEPSG(code), OGRERR_NONE);
  return wktOf(crs);
}

/// A terrain at another place than the files that it replaces.
Terrain newTerrain() {
  Terrain terrain = fractalTerrain(90, 70);
  terrain.georeference.crsWkt = wktOfEpsg(32633);
  terrain.georeference.geoTransform = {400000.0, terrain.frame.dx, 0.0, 5500000.0, 0.0, -terrain.frame.dy};
  terrain.georeference.hasGeoTransform = true;
  return terrain;
}

/// What GDAL leaves beside a raster that somebody worked with: another place, statistics, a mask and overviews.
void workWith(const std::string& path) {
  GDALAllRegister();
  GDALDatasetUniquePtr data(GDALDataset::Open(path.c_str(), GDAL_OF_RASTER | GDAL_OF_READONLY));
  ASSERT_TRUE(data) << path;
  double lowest = 0.0, highest = 0.0, mean = 0.0, deviation = 0.0;
  ASSERT_EQ(data->GetRasterBand(1)->ComputeStatistics(FALSE, &lowest, &highest, &mean, &deviation, nullptr, nullptr),
            CE_None);
  OGRSpatialReference crs;
  crs.importFromEPSG(32617);
  data->SetSpatialRef(&crs);
  std::array<double, 6> elsewhere{300000.0, 5.0, 0.0, 4000000.0, 0.0, -5.0};
  data->SetGeoTransform(elsewhere.data());
  ASSERT_EQ(data->CreateMaskBand(GMF_PER_DATASET), CE_None);
  std::vector<std::uint8_t> none(static_cast<std::size_t>(data->GetRasterXSize()) * data->GetRasterYSize(), 0);
  ASSERT_EQ(data->GetRasterBand(1)->GetMaskBand()->RasterIO(GF_Write, 0, 0, data->GetRasterXSize(),
                                                            data->GetRasterYSize(), none.data(), data->GetRasterXSize(),
                                                            data->GetRasterYSize(), GDT_Byte, 0, 0, nullptr),
            CE_None);
  std::array<int, 1> factors{2};
  ASSERT_EQ(data->BuildOverviews("AVERAGE", 1, factors.data(), 0, nullptr, nullptr, nullptr), CE_None);
}

/// Overviews, mask and statistics of the first band, as GDAL sees them.
std::string besides(const std::string& path) {
  const GDALDatasetUniquePtr data(GDALDataset::Open(path.c_str(), GDAL_OF_RASTER | GDAL_OF_READONLY));
  if (!data) return "cannot be opened";
  GDALRasterBand& band = *data->GetRasterBand(1);
  std::string found;
  if (band.GetOverviewCount() > 0) found += "overviews ";
  if (band.GetMaskFlags() & GMF_PER_DATASET) found += "mask ";
  if (band.GetMetadataItem("STATISTICS_MEAN")) found += "statistics ";
  return found;
}

TEST(Companions, GoWithTheRasterThatTheyDescribe) {
  for (const char* name : {"DEM.TIF", "dem.asc"}) {
    SCOPED_TRACE(name);
    const TempFolder folder;
    const std::string path = folder.file(name);
    ASSERT_TRUE(exportRaster(fractalTerrain(40, 30), path).ok());
    workWith(path);
    ASSERT_GE(companionsOf(path).own.size(), 3u);
    EXPECT_NE(besides(path), "");

    const Terrain terrain = newTerrain();
    const auto report = valueOf(exportRaster(terrain, path));
    EXPECT_TRUE(std::ranges::any_of(textsOf(report.notes), [&](const std::string& note) {
      return note.starts_with("removed files that described the replaced file") &&
             note.find(std::string(name) + ".aux.xml") != std::string::npos;
    }));
    EXPECT_EQ(besides(path), "");
    const OutsideRaster seen = readOutside(path);
    EXPECT_EQ(seen.columns, 90);
    const bool ascii = path.ends_with(".asc");
    if (!ascii) {
      EXPECT_EQ(seen.geoTransform, terrain.georeference.geoTransform);
    }
    EXPECT_NE(seen.wkt.find("33N"), std::string::npos) << seen.wkt;
    for (const std::string& left : folder.names())
      EXPECT_TRUE(left == name || (ascii && left == "dem.prj")) << left;
  }
}

TEST(Companions, AreKnownByNameAndContent) {
  const TempFolder folder;
  const auto make = [&](const char* name, const std::string& bytes = "x") { writeBytes(folder.file(name), bytes); };
  make("a.tif");
  for (const char* name : {"a.tif.aux.xml", "a.tif.ovr", "a.tif.msk", "a.tif.msk.ovr", "a.tfw", "a.tifw", "a.TFW"}) make(name);
  make("a.aux", "EHFA_HEADER_TAG...");
  make("a.wld");
  // Of other things.
  for (const char* name : {"a.tif.json", "a.tif.txt", "b.tif.ovr", "a.pgw", "ab.tfw", "a.tif.ovr.zip"}) make(name);
  fs::create_directory(folder.file("a.prj"));
  const std::vector<std::string> expected{"a.TFW", "a.aux", "a.tfw", "a.tif.aux.xml", "a.tif.msk", "a.tif.msk.ovr",
                                          "a.tif.ovr", "a.tifw", "a.wld"};
  const auto namesIn = [](const std::vector<std::string>& paths) {
    std::vector<std::string> names;
    for (const std::string& path : paths) names.push_back(fs::path(path).filename());
    std::ranges::sort(names);
    return names;
  };
  // "a.pgw" is no companion of a TIFF, and tells that there was another raster of that name.
  fs::remove(folder.file("a.pgw"));
  fs::remove(folder.file("a.prj"));
  EXPECT_EQ(namesIn(companionsOf(folder.file("a.tif")).own), expected);
  EXPECT_TRUE(companionsOf(folder.file("a.tif")).shared.empty());
  make("a.shp");
  make("a.prj");
  const Companions shared = companionsOf(folder.file("a.tif"));
  EXPECT_EQ(namesIn(shared.shared), (std::vector<std::string>{"a.aux", "a.prj", "a.wld"}));

  make("raw.hdr", "#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n");
  EXPECT_TRUE(companionsOf(folder.file("raw.raw")).own.empty());
  make("raw.hdr", "ENVI\nsamples = 4\n");
  EXPECT_EQ(companionsOf(folder.file("raw.raw")).own.size(), 1u);
  make("notes.aux", "\\relax");
  EXPECT_TRUE(companionsOf(folder.file("notes.tif")).own.empty());
  make("notes.scarp.ovr");
  EXPECT_TRUE(companionsOf(folder.file("notes.scarp")).own.empty());
}

TEST(Companions, OfAShapefileStayAndAreNamed) {
  const TempFolder folder;
  const std::string path = folder.file("hills.asc");
  writeBytes(folder.file("hills.shp"), "shapes");
  writeBytes(folder.file("hills.prj"), wktOfEpsg(32617));
  const auto report = valueOf(exportRaster(newTerrain(), path));
  EXPECT_EQ(readBytes(folder.file("hills.prj")), wktOfEpsg(32617));
  EXPECT_TRUE(std::ranges::any_of(textsOf(report.notes), [](const std::string& note) {
    return note.find("hills.prj") != std::string::npos && note.starts_with("other programs may read");
  }));
  fs::remove(folder.file("hills.shp"));
  ASSERT_TRUE(exportRaster(newTerrain(), path).ok());
  EXPECT_FALSE(fs::exists(folder.file("hills.prj")) &&
               readBytes(folder.file("hills.prj")) == wktOfEpsg(32617));
}

TEST(Companions, StayWhereTheExportFails) {
  const TempFolder folder;
  const std::string path = folder.file("a.tif");
  for (const char* name : {"a.tif", "a.tif.ovr", "a.tfw"}) writeBytes(folder.file(name), name);
  auto file = valueOf(AtomicFile::create(path));
  writeBytes(file.temporaryPath(), "new");
  const std::array<AtomicFile*, 1> files{&file};
  const auto refused = AtomicFile::commit(files, [&]() -> Result<void> {
    EXPECT_EQ(readBytes(path), "new");
    EXPECT_FALSE(fs::exists(folder.file("a.tfw")));
    return Error{"not so"};
  });
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().text(), "not so");
  for (const char* name : {"a.tif", "a.tif.ovr", "a.tfw"}) EXPECT_EQ(readBytes(folder.file(name)), name);
  EXPECT_EQ(folder.names(), (std::vector<std::string>{"a.tfw", "a.tif", "a.tif.ovr"}));

  {
    auto again = AtomicFile::create(path), side = AtomicFile::create(folder.file("a.tfw"));
    ASSERT_TRUE(again.ok() && side.ok());
    writeBytes(again->temporaryPath(), "new");
    writeBytes(side->temporaryPath(), "new too");
    const std::array<AtomicFile*, 2> pair{&*again, &*side};
    ASSERT_TRUE(AtomicFile::commit(pair).ok());
    EXPECT_EQ(readBytes(folder.file("a.tfw")), "new too");  // Written with it, so no leftover.
  }
  EXPECT_EQ(folder.names(), (std::vector<std::string>{"a.tfw", "a.tif"}));
}

}  // namespace
}  // namespace scarp::test
