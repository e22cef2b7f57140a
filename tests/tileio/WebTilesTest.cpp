#include <gtest/gtest.h>
#include <ogr_spatialref.h>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <memory>
#include <numbers>

#include "core/base/Json.h"
#include "core/io/CrsInfo.h"
#include "core/mesh/Decimation.h"
#include "core/mesh/TerrainMesh.h"
#include "core/tileio/QuantizedMesh.h"
#include "core/tileio/TileStore.h"
#include "core/tileio/WebTiles.h"
#include "core/tileio/WorldSampler.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

/// Beside the middle of UTM zone 32.
Terrain placedTerrain(int columns, int rows, double cell) {
  Terrain terrain = fractalTerrain(columns, rows, cell, cell);
  OGRSpatialReference crs;
  crs.importFromEPSG(32632);
  terrain.georeference.crsWkt = wktOf(crs);
  terrain.georeference.geoTransform = {600'000.0, cell, 0.0, 5'200'000.0, 0.0, -cell};
  terrain.georeference.hasGeoTransform = true;
  return terrain;
}

std::string mercator() {
  OGRSpatialReference crs;
  crs.importFromEPSG(3857);
  return wktOf(crs);
}

WebReport exported(const Terrain& terrain, const std::string& path, const WebSettings& settings) {
  auto report = exportWebTiles(terrain, path, settings);
  EXPECT_TRUE(report.ok()) << (report.ok() ? "" : report.error().text());
  return report.ok() ? *report : WebReport{};
}

TEST(WebTiles, ColoursDecodeToTheGroundWithinHalfAStep) {
  const Terrain terrain = placedTerrain(200, 150, 30.0);
  for (const WebKind kind : {WebKind::Terrarium, WebKind::Mapbox}) {
    const TempFolder folder;
    const WebReport report = exported(terrain, folder.file("out"), {kind});
    const double half = kind == WebKind::Terrarium ? 0.5 / 256.0 : 0.05;
    EXPECT_LE(report.largestError, half * 1.0001);
    EXPECT_EQ(report.maxZoom, 12);  // 156543 · cos 47° / 2¹² = 26 m
    auto sampler = WorldSampler::create(terrain, mercator(), WorldSampler::Between::Cubic);
    ASSERT_TRUE(sampler.ok());
    long long ground = 0, tiles = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder.file("out/12"))) {
      if (!entry.is_regular_file()) continue;
      ++tiles;
      const int x = std::stoi(entry.path().parent_path().filename()), y = std::stoi(entry.path().stem());
      const OutsideRaster tile = readOutside(entry.path());
      ASSERT_EQ(tile.columns, 256);
      const double pixel = 2.0 * std::numbers::pi * 6378137.0 / 256.0 / 4096.0;
      std::vector<double> xs, ys;
      for (int i = 0; i < 65536; ++i) {
        xs.push_back((x * 256 + i % 256 + 0.5) * pixel - std::numbers::pi * 6378137.0);
        ys.push_back(std::numbers::pi * 6378137.0 - (y * 256 + i / 256 + 0.5) * pixel);
      }
      std::vector<float> heights(65536);
      sampler->sample(xs, ys, heights);
      ImportOptions options;
      options.bands = BandUse{kind == WebKind::Terrarium ? BandUse::Kind::Terrarium : BandUse::Kind::Mapbox};
      const auto back = importRaster(entry.path(), options);
      ASSERT_TRUE(back.ok()) << back.error().text();
      for (int i = 0; i < 65536; ++i) {
        const float is = back->terrain.heights.at(i % 256, i / 256);
        const float was = heights[static_cast<std::size_t>(i)];
        if (std::isnan(was)) continue;
        ++ground;
        ASSERT_NEAR(is, was, half + 1e-3);
      }
    }
    EXPECT_GT(ground, 20'000);
    EXPECT_GE(report.tiles, tiles);
    const auto json = Json::parse(readBytes(folder.file("out/tiles.json")));
    EXPECT_EQ(json["count"], report.tiles);
  }
}

TEST(WebTiles, TmsCountsRowsFromTheSouth) {
  const Terrain terrain = placedTerrain(50, 50, 30.0);
  const TempFolder folder;
  (void)exported(terrain, folder.file("xyz"), {WebKind::Terrarium, 8, 9});
  (void)exported(terrain, folder.file("tms"), {WebKind::Terrarium, 8, 9, WebScheme::Tms});
  int compared = 0;
  for (const int zoom : {8, 9})
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(folder.file("xyz/" + std::to_string(zoom)))) {
      if (!entry.is_regular_file()) continue;
      const int y = std::stoi(entry.path().stem());
      const std::string other =
          folder.file("tms/" + std::to_string(zoom) + "/" + entry.path().parent_path().filename().string() +
                      "/" + std::to_string((1 << zoom) - 1 - y) + ".png");
      EXPECT_EQ(readBytes(entry.path()), readBytes(other));
      ++compared;
    }
  EXPECT_GE(compared, 2);
}

TEST(WebTiles, FilesHoldTheTilesOfTheFolder) {
  const Terrain terrain = placedTerrain(120, 120, 30.0);
  const TempFolder folder;
  const WebReport loose = exported(terrain, folder.file("out"), {WebKind::Mapbox});
  for (const char* name : {"a.mbtiles", "a.pmtiles"}) {
    const WebReport packed = exported(terrain, folder.file(name), {WebKind::Mapbox});
    EXPECT_EQ(packed.tiles, loose.tiles);
    const std::string bytes = readBytes(folder.file(name));
    if (!std::string(name).ends_with(".pmtiles")) continue;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder.file("out/10"))) {
      if (!entry.is_regular_file()) continue;
      EXPECT_NE(bytes.find(readBytes(entry.path())), std::string::npos);
    }
  }
  const OutsideRaster mbtiles = readOutside(folder.file("a.mbtiles"));
  EXPECT_GT(mbtiles.columns, 0);
}

TEST(WebTiles, AnEarlierExportIsReplacedAndOtherFoldersAreNot) {
  const Terrain terrain = placedTerrain(50, 50, 30.0);
  const TempFolder folder;
  (void)exported(terrain, folder.file("out"), {WebKind::Terrarium, {}, 11});
  (void)exported(terrain, folder.file("out"), {WebKind::Terrarium, {}, 9});
  EXPECT_FALSE(std::filesystem::exists(folder.file("out/11")));
  std::filesystem::create_directory(folder.file("mine"));
  writeBytes(folder.file("mine/letter.txt"), "dear");
  expectOneLine(exportWebTiles(terrain, folder.file("mine"), {}), {"mine", "other files"});
  EXPECT_EQ(readBytes(folder.file("mine/letter.txt")), "dear");
  EXPECT_EQ(folder.names(), (std::vector<std::string>{"mine", "out"}));
}

TEST(WebTiles, WhatCannotBeIsOneLineAndLeavesNothing) {
  const TempFolder folder;
  expectOneLine(exportWebTiles(fractalTerrain(20, 20), folder.file("out"), {}),
                {"out: ", "does not say where in the world"});
  const Terrain terrain = placedTerrain(2000, 2000, 30.0);
  expectOneLine(exportWebTiles(terrain, folder.file("out"), {WebKind::Terrarium, {}, 24}),
                {"more than 400000"});
  expectOneLine(exportWebTiles(terrain, folder.file("out"), {WebKind::Terrarium, 12, 4}), {"finer than"});
  expectOneLine(exportWebTiles(terrain, folder.file("a.mbtiles"), {WebKind::Mesh}), {"go into a folder"});
  int calls = 0;
  const auto cancelled = exportWebTiles(terrain, folder.file("out"), {}, [&](double) { return ++calls < 5; });
  ASSERT_FALSE(cancelled.ok());
  EXPECT_TRUE(cancelled.error().cancelled);
  EXPECT_TRUE(folder.names().empty());
}

TEST(WebTiles, MeshesOfAGlobeHaveBothRootsAndEveryTileThatTheyName) {
  const Terrain terrain = placedTerrain(200, 150, 30.0);
  const TempFolder folder;
  const WebReport report = exported(terrain, folder.file("out"), {WebKind::Mesh});
  EXPECT_GT(report.largestError, 0.0);
  EXPECT_LT(report.largestError, 3.1);
  const auto json = Json::parse(readBytes(folder.file("out/layer.json")));
  EXPECT_EQ(json["available"][0][0],
            Json({{"startX", 0}, {"startY", 0}, {"endX", 1}, {"endY", 0}}));
  long long named = 0;
  for (std::size_t zoom = 0; zoom < json["available"].size(); ++zoom)
    for (const auto& range : json["available"][zoom])
      for (int x = range["startX"].get<int>(); x <= range["endX"].get<int>(); ++x)
        for (int y = range["startY"].get<int>(); y <= range["endY"].get<int>(); ++y, ++named)
          EXPECT_TRUE(
              std::filesystem::exists(folder.file("out/" + std::to_string(zoom) + "/" + std::to_string(x) +
                                                  "/" + std::to_string(y) + ".terrain")));
  EXPECT_EQ(named, report.tiles);
}

/// The greatest height in the headers of a globe's finest tiles.
float highestOf(const TempFolder& folder, const WebReport& report) {
  float highest = -1e9F;
  const std::string finest = folder.file("out/" + std::to_string(report.maxZoom));
  for (const auto& entry : std::filesystem::recursive_directory_iterator(finest)) {
    if (!entry.is_regular_file()) continue;
    float height = 0.0F;
    std::memcpy(&height, readBytes(entry.path()).data() + 28, sizeof height);
    highest = std::max(highest, height);
  }
  return highest;
}

TEST(WebTiles, MeshesOfAGlobeAreAboveTheEllipsoid) {
  Terrain terrain = placedTerrain(120, 100, 30.0);
  const TempFolder plain, converted;
  const WebReport before = exported(terrain, plain.file("out"), {WebKind::Mesh});
  EXPECT_TRUE(anyHolds(before.notes, "taken as above the ellipsoid"));
  OGRSpatialReference egm96, ellipsoid;
  ASSERT_EQ(egm96.SetFromUserInput("EPSG:32632+5773"), OGRERR_NONE);
  ASSERT_EQ(ellipsoid.SetFromUserInput("EPSG:4979"), OGRERR_NONE);
  terrain.georeference.crsWkt = wktOf(egm96);
  OGRCoordinateTransformationOptions exact;
  exact.SetBallparkAllowed(false);
  const std::unique_ptr<OGRCoordinateTransformation> transformation(
      OGRCreateCoordinateTransformation(&egm96, &ellipsoid, exact));
  double x = 601'800.0, y = 5'198'500.0, undulation = 0.0;
  if (!transformation || !transformation->Transform(1, &x, &y, &undulation))
    GTEST_SKIP() << "PROJ's grid of EGM96 is not installed";
  EXPECT_GT(undulation, 40.0);
  const WebReport after = exported(terrain, converted.file("out"), {WebKind::Mesh});
  EXPECT_TRUE(anyHolds(after.notes, "converted from EGM96 height (EPSG:5773)"));
  EXPECT_NEAR(highestOf(converted, after) - highestOf(plain, before), undulation, 0.5);

  // EGM2008 has no grid in the base installation of PROJ: the note does not claim a conversion.
  OGRSpatialReference other;
  ASSERT_EQ(other.SetFromUserInput("EPSG:32632+3855"), OGRERR_NONE);
  const std::unique_ptr<OGRCoordinateTransformation> none(
      OGRCreateCoordinateTransformation(&other, &ellipsoid, exact));
  if (none) GTEST_SKIP() << "PROJ's grid of EGM2008 is installed: what is said without it is not tested";
  terrain.georeference.crsWkt = wktOf(other);
  const TempFolder unconverted;
  const WebReport same = exported(terrain, unconverted.file("out"), {WebKind::Mesh});
  EXPECT_TRUE(anyHolds(same.notes, "these stay EGM2008 height"));
  EXPECT_EQ(highestOf(unconverted, same), highestOf(plain, before));
}

struct Made {
  HeightRaster heights;
  GlobeTile tile;
};

Made madeTile(double tolerance) {
  Made made{fractalTerrain(kLatticeCells + 1, kLatticeCells + 1, 10.0, 10.0).heights,
            {8.0, 47.0, 8.1, 47.1, {}}};
  const auto mesh = Decimation::of(made.heights, {made.heights.rect()}, tolerance);
  made.tile.mesh = mesh->mesh(0);
  return made;
}

TEST(QuantizedMesh, ReadsBackAndHeightsAreWithinHalfAStep) {
  for (const double tolerance : {0.0, 0.5, 20.0, 1000.0}) {
    const Made made = madeTile(tolerance);
    const QuantizedTile tile = quantizedMesh(made.tile, made.heights);
    EXPECT_LT(tile.heightError, 300.0 / 32767.0);
    const auto same = proveQuantizedMesh(tile.bytes, made.tile, made.heights, tile.heightError);
    EXPECT_TRUE(same.ok()) << same.error().text();
  }
}

TEST(QuantizedMesh, AChangedByteOfTheVerticesOrTrianglesIsFound) {
  const Made made = madeTile(30.0);
  const QuantizedTile tile = quantizedMesh(made.tile, made.heights);
  const std::size_t vertices = made.tile.mesh.points.size();
  const std::size_t begin = 92, end = begin + 6 * vertices + 4 + 6 * made.tile.mesh.triangles.size();
  for (std::size_t i = begin; i < end; i += 29) {
    auto bytes = tile.bytes;
    bytes[i] ^= 0x41;
    EXPECT_FALSE(proveQuantizedMesh(bytes, made.tile, made.heights, tile.heightError).ok()) << i;
  }
  auto cut = tile.bytes;
  cut.pop_back();
  EXPECT_FALSE(proveQuantizedMesh(cut, made.tile, made.heights, tile.heightError).ok());
}

}  // namespace
}  // namespace scarp::test
