#include <gdal_priv.h>
#include <gtest/gtest.h>
#include <ogr_spatialref.h>

#include <filesystem>

#include "core/io/CrsInfo.h"
#include "core/io/GeoTiffWriter.h"
#include "core/io/HeightDatum.h"
#include "core/io/RasterExport.h"
#include "core/io/RasterImport.h"
#include "core/tileio/TileExport.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

struct CrsKind {
  const char* name;
  const char* text;  ///< As OGRSpatialReference::SetFromUserInput() reads it.
  bool fits;         ///< Into GeoTIFF keys.
  double epoch = 0.0;
};

constexpr const char* kLocalDatum =
    R"(COMPD_CS["UTM33 + mine",PROJCS["WGS 84 / UTM zone 33N",GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,
298.257223563]],PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],
PARAMETER["latitude_of_origin",0],PARAMETER["central_meridian",15],PARAMETER["scale_factor",0.9996],
PARAMETER["false_easting",500000],PARAMETER["false_northing",0],UNIT["metre",1],AXIS["Easting",EAST],
AXIS["Northing",NORTH],AUTHORITY["EPSG","32633"]],VERT_CS["Mine 2005 height",VERT_DATUM["Mine datum",2005],
UNIT["metre",1],AXIS["Gravity-related height",UP]]])";

const std::vector<CrsKind>& kinds() {
  static const std::vector<CrsKind> all{
      {"with NAVD88 in feet", "EPSG:6529+6360", true},
      {"with EGM96", "EPSG:32633+5773", true},
      {"ellipsoidal heights in degrees", "EPSG:4979", true},
      {"a sphere", "+proj=sinu +lon_0=0 +R=1737400 +units=m", true},
      {"equal earth", "EPSG:8857", false},
      {"rotated pole", "+proj=ob_tran +o_proj=longlat +o_lon_p=0 +o_lat_p=39.25 +lon_0=18 +R=6371229", false},
      {"a local vertical datum", kLocalDatum, false},
      {"ellipsoidal heights, projected", "EPSG:32633+4979", false},
      {"epoch", "EPSG:9000", true, 2021.3},
      {"epoch beside", "EPSG:8857", false, 2015.5},
  };
  return all;
}

OGRSpatialReference crsOf(const CrsKind& kind) {
  OGRSpatialReference crs;
  crs.SetAxisMappingStrategy(OAMS_TRADITIONAL_GIS_ORDER);
  if (kind.text == std::string("EPSG:32633+4979")) {
    crs.importFromEPSG(32633);
    crs.PromoteTo3D(nullptr);
  } else {
    EXPECT_EQ(crs.SetFromUserInput(kind.text), OGRERR_NONE) << kind.name;
  }
  if (kind.epoch != 0.0) crs.SetCoordinateEpoch(kind.epoch);
  return crs;
}

Terrain terrainIn(const CrsKind& kind) {
  Terrain terrain = fractalTerrain(40, 33, 30.0, 30.0);
  terrain.georeference.crsWkt = wktOf(crsOf(kind));
  terrain.georeference.epoch = kind.epoch;
  terrain.georeference.hasGeoTransform = true;
  terrain.georeference.geoTransform = {10.0, 0.001, 0.0, 48.0, 0.0, -0.001};
  return terrain;
}

TEST(GeoTiffCrs, EveryKindComesBackForOtherProgramsAndForScarp) {
  for (const CrsKind& kind : kinds()) {
    SCOPED_TRACE(kind.name);
    const TempFolder folder;
    const Terrain terrain = terrainIn(kind);
    const std::string path = folder.file("a.tif");
    const auto report = valueOf(exportRaster(terrain, path));
    EXPECT_EQ(std::filesystem::exists(path + ".aux.xml"), !kind.fits);
    EXPECT_EQ(anyHolds(report.notes, "GeoTIFF cannot contain the CRS: it is in a.tif.aux.xml"), !kind.fits);
    EXPECT_FALSE(anyHolds(report.notes, "differs when read back"));
    {
      const GDALDatasetUniquePtr data(GDALDataset::Open(path.c_str(), GDAL_OF_RASTER));
      ASSERT_TRUE(data && data->GetSpatialRef());
      const OGRSpatialReference wanted = crsOf(kind), &read = *data->GetSpatialRef();
      EXPECT_TRUE(read.IsSame(&wanted)) << wktOf(read);
      EXPECT_EQ(read.IsCompound(), wanted.IsCompound());
      EXPECT_EQ(read.GetAxesCount(), wanted.GetAxesCount());
      EXPECT_EQ(read.GetCoordinateEpoch(), kind.epoch);
      EXPECT_EQ(read.GetDataAxisToSRSAxisMapping(), wanted.GetDataAxisToSRSAxisMapping());
    }
    const auto back = valueOf(importRaster(path));
    EXPECT_TRUE(sameReferenceSystem(back.terrain.georeference, terrain.georeference));
    EXPECT_EQ(heightDatumOf(back.terrain.georeference.crsWkt), heightDatumOf(terrain.georeference.crsWkt));
    if (kind.fits) continue;
    // A file of another CRS in its place keeps nothing of the old one.
    ASSERT_TRUE(exportRaster(terrainIn(kinds().front()), path).ok());
    EXPECT_EQ(folder.names(), std::vector<std::string>{"a.tif"});
  }
}

TEST(GeoTiffCrs, CloudGeoTiffsAndTilesKeepItToo) {
  const TempFolder folder;
  const CrsKind& equalEarth = *std::ranges::find(kinds(), std::string("equal earth"), &CrsKind::name);
  const Terrain terrain = terrainIn(equalEarth);
  ExportOptions cloud;
  cloud.cloud = true;
  ASSERT_TRUE(exportRaster(terrain, folder.file("cog.tif"), cloud).ok());
  TileSettings tiles;
  tiles.use = TileUse::Any;
  tiles.format = RasterFormat::GeoTiff;
  tiles.side = 16;
  const auto report = valueOf(exportTiles(terrain, folder.file("tiles"), "t", tiles));
  EXPECT_TRUE(anyHolds(report.notes, "GeoTIFF cannot contain the CRS"));
  std::size_t read = 0;
  std::vector<std::string> files{folder.file("cog.tif")};
  for (const auto& file : report.files)
    if (file.path.ends_with(".tif")) files.push_back(file.path);
  for (const std::string& file : files) {
    const auto back = valueOf(importRaster(file));
    EXPECT_TRUE(sameReferenceSystem(back.terrain.georeference, terrain.georeference)) << file;
    ++read;
  }
  EXPECT_GT(read, 2U);
}

TEST(GeoTiffCrs, TheJsonBesideAPictureHasTheEpoch) {
  const TempFolder folder;
  const CrsKind& kind = *std::ranges::find(kinds(), std::string("epoch"), &CrsKind::name);
  const Terrain terrain = terrainIn(kind);
  ASSERT_TRUE(exportRaster(terrain, folder.file("a.png")).ok());
  const auto back = valueOf(importRaster(folder.file("a.png")));
  EXPECT_TRUE(sameReferenceSystem(back.terrain.georeference, terrain.georeference));
}

}  // namespace
}  // namespace scarp::test
