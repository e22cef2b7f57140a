#include <gtest/gtest.h>

#include <cstring>
#include <set>

#include "core/base/Json.h"
#include "core/base/Sha256.h"
#include "core/io/CrsInfo.h"
#include "core/io/RasterExport.h"
#include "core/io/RasterImport.h"
#include "core/tileio/TileExport.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

TileExportReport exported(const Terrain& terrain, const TempFolder& folder, const TileSettings& settings) {
  auto report = exportTiles(terrain, folder.file("out"), "land", settings);
  EXPECT_TRUE(report.ok()) << (report.ok() ? "" : report.error().text());
  return report.ok() ? *report : TileExportReport{};
}

Json manifestOf(const TileExportReport& report) {
  return Json::parse(readBytes(report.manifest));
}

/// A tile's samples, north first, read without Scarp.
std::vector<double> tileSamples(const std::string& path, int side, bool southFirst) {
  std::vector<double> samples;
  if (path.ends_with(".raw") || path.ends_with(".r16")) {
    const std::string bytes = readBytes(path);
    for (std::size_t i = 0; i + 1 < bytes.size(); i += 2) {
      std::uint16_t step = 0;
      std::memcpy(&step, &bytes[i], 2);
      samples.push_back(step);
    }
  } else {
    samples = readOutside(path).samples;
  }
  if (southFirst)
    for (int row = 0; row < side / 2; ++row)
      std::swap_ranges(samples.begin() + row * side, samples.begin() + (row + 1) * side,
                       samples.begin() + (side - 1 - row) * side);
  return samples;
}

/// Joins the tiles by what the manifest says of them; where two say something of a sample they must agree.
std::vector<double> joined(const TileExportReport& report) {
  const auto json = manifestOf(report);
  const int columns = json["columns"].get<int>(), rows = json["rows"].get<int>(), side = json["side"].get<int>();
  std::vector<double> whole(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows), -1e300);
  const auto folder = std::filesystem::path(report.manifest).parent_path();
  for (const auto& tile : json["tiles"]) {
    const std::string path = (folder / tile["file"].get<std::string>()).string();
    EXPECT_EQ(sha256OfFile(path).value(), tile["sha256"].get<std::string>());
    const auto samples = tileSamples(path, side, json["rowOrder"] == "south first");
    const int column0 = tile["firstColumn"].get<int>(), row0 = tile["firstRow"].get<int>();
    for (int row = 0; row < side; ++row)
      for (int column = 0; column < side; ++column) {
        double& at = whole[static_cast<std::size_t>((row0 + row) * columns + column0 + column)];
        const double is = samples[static_cast<std::size_t>(row * side + column)];
        EXPECT_TRUE(at == -1e300 || at == is);
        at = is;
      }
  }
  return whole;
}

struct Case {
  TileSettings settings;
  bool quantised;
};

std::vector<Case> cases() {
  return {{{TileUse::Unreal, 127}, true},
          {{TileUse::Unreal, 127, RasterFormat::Raw, TileEdge::Shared}, true},
          {{TileUse::Unity, 65}, true},
          {{TileUse::Unigine, 256}, true},
          {{TileUse::Unigine, 256, RasterFormat::GeoTiff}, false},
          {{TileUse::Any, 50, RasterFormat::GeoTiff, TileEdge::Shared}, false}};
}

TEST(TileExport, JoinedTilesAreTheTerrainAndItsBorderGoneOn) {
  const Terrain terrain = fractalTerrain(300, 190);
  for (const auto& [settings, quantised] : cases()) {
    SCOPED_TRACE(std::string(tileUseNames().key(settings.use)) + " " + std::to_string(*settings.side));
    const TempFolder folder;
    const TileExportReport report = exported(terrain, folder, settings);
    const auto json = manifestOf(report);
    const double scale = json["scale"].get<double>(), offset = json["offset"].get<double>();
    const auto whole = joined(report);
    const int columns = json["columns"].get<int>(), rows = json["rows"].get<int>();
    ASSERT_EQ(whole.size(), static_cast<std::size_t>(columns * rows));
    double largest = 0.0;
    for (int row = 0; row < rows; ++row)
      for (int column = 0; column < columns; ++column) {
        const double was = terrain.heights.at(std::min(column, 299), std::min(row, 189));
        largest = std::max(
            largest,
            std::abs(offset + scale * whole[static_cast<std::size_t>(row * columns + column)] - was));
      }
    EXPECT_DOUBLE_EQ(largest, report.largestError);
    if (quantised)
      EXPECT_LE(largest, 0.5000001 * scale);
    else
      EXPECT_EQ(largest, 0.0);
    const int overlap = json["overlap"].get<int>();
    const auto& plan = report.plan;
    EXPECT_EQ(report.seamSamples,
              overlap * plan.side * ((plan.columns - 1LL) * plan.rows + plan.columns * (plan.rows - 1LL)));
    EXPECT_EQ(json["tiles"].size(), static_cast<std::size_t>(plan.count()));
  }
}

TEST(TileExport, Terrain3dRegionsKeepEveryBitAndHoles) {
  const Terrain terrain = makeTerrain({150, 100, 2.0, 2.0}, [](int c, int r) {
    return c == 70 && r > 30 ? kHole : static_cast<float>(c * 1.1 - r * 0.3);
  });
  const TempFolder folder;
  const TileExportReport report = exported(terrain, folder, {TileUse::Terrain3d, 64});
  EXPECT_EQ(report.largestError, 0.0);
  const auto json = manifestOf(report);
  ASSERT_EQ(json["tiles"].size(), 6u);
  for (const auto& tile : json["tiles"]) {
    const auto back = importRaster(
        (std::filesystem::path(report.manifest).parent_path() / tile["file"].get<std::string>()).string());
    ASSERT_TRUE(back.ok()) << back.error().text();
    const int column0 = tile["firstColumn"].get<int>(), row0 = tile["firstRow"].get<int>();
    for (int row = 0; row < 64; ++row)
      for (int column = 0; column < 64; ++column) {
        const float was = terrain.heights.at(std::min(column0 + column, 149), std::min(row0 + row, 99));
        const float is = back->terrain.heights.at(column, row);
        ASSERT_TRUE(was == is || (std::isnan(was) && std::isnan(is)));
      }
    EXPECT_EQ(tile["place"]["importPosition"][0].get<int>(), tile["x"].get<int>() * 64);
  }
  EXPECT_EQ(json["tiles"][0]["place"]["region"], Json::array({-1, -1}));
}

TEST(TileExport, UnityNeighboursAndPlacesGoFromTheSouthWest) {
  const TempFolder folder;
  const TileExportReport report = exported(fractalTerrain(129, 129, 2.0, 2.0), folder, {TileUse::Unity, 65});
  const auto json = manifestOf(report);
  const auto& first = json["tiles"][0];
  EXPECT_EQ(first["file"], "land_x0_z1.raw");
  EXPECT_EQ(first["place"]["positionZ"], 128.0);
  EXPECT_EQ(first["neighbours"]["east"], "land_x1_z1.raw");
  EXPECT_EQ(first["neighbours"]["south"], "land_x0_z0.raw");
  EXPECT_TRUE(first["neighbours"]["north"].isNull());
  EXPECT_EQ(json["engine"]["sizeX"], 128.0);
}

TEST(TileExport, ResampledTilesSayHowFarHeightsChange) {
  const TempFolder folder;
  TileSettings settings{TileUse::Unity, 65};
  settings.fit = TileFit::Resample;
  const TileExportReport report = exported(fractalTerrain(140, 100), folder, settings);
  ASSERT_TRUE(report.change);
  EXPECT_GT(report.change->largest, 0.0);
  EXPECT_EQ(report.plan.columns, 2);
  EXPECT_EQ(report.filledColumns, 0);
}

TEST(TileExport, ExportedTilesComeBackAsTheTerrain) {
  struct ExportedSet {
    TileUse use;
    int side;
    RasterFormat format;
    bool placed;
  };
  // Each format with and without a georeference.
  const std::vector<ExportedSet> cases{
      {TileUse::Unreal, 127, RasterFormat::Png, false}, {TileUse::Unreal, 127, RasterFormat::Raw, true},
      {TileUse::Unity, 33, RasterFormat::Raw, false},   {TileUse::Terrain3d, 64, RasterFormat::Exr, true},
      {TileUse::Any, 40, RasterFormat::GeoTiff, false}, {TileUse::Any, 40, RasterFormat::GeoTiff, true},
      {TileUse::Any, 50, RasterFormat::Png, true},      {TileUse::Any, 129, RasterFormat::Exr, false}};
  for (const ExportedSet& one : cases) {
    const bool placed = one.placed;
    SCOPED_TRACE(std::string(tileUseNames().key(one.use)) + " " + std::to_string(one.side) +
                 (placed ? " placed" : ""));
    const TempFolder folder;
    Terrain terrain = fractalTerrain(129, 97, 2.0, 2.0);
    if (placed) {
      terrain.georeference.hasGeoTransform = true;
      terrain.georeference.geoTransform = {400000.0, 2.0, 0.0, 5500000.0, 0.0, -2.0};
      terrain.georeference.crsWkt = wktOfCode("EPSG:32633");
    }
    TileSettings settings;
    settings.use = one.use;
    settings.side = one.side;
    settings.format = one.format;
    const TileExportReport report = exported(terrain, folder, settings);
    ASSERT_FALSE(report.files.empty());
    if (placed && one.format == RasterFormat::GeoTiff) {
      const auto json = manifestOf(report);
      const auto& last = json["tiles"].back();
      EXPECT_EQ(last["geoTransform"][0], 400000.0 + 3 * 80.0);
      EXPECT_EQ(last["geoTransform"][3], 5500000.0 - 2 * 80.0);
      const OutsideRaster tile = readOutside(folder.file("out/" + last["file"].get<std::string>()));
      EXPECT_EQ((*tile.geoTransform)[0], 400000.0 + 3 * 80.0);
      EXPECT_EQ((*tile.geoTransform)[3], 5500000.0 - 2 * 80.0);
    }
    ImportOptions options;
    options.tiles.emplace();
    const auto back = importRaster(folder.file("out"), options);
    ASSERT_TRUE(back.ok()) << back.error().text();
    ASSERT_EQ(back->terrain.frame.columns, 129);
    ASSERT_EQ(back->terrain.frame.rows, 97);
    EXPECT_NEAR(back->terrain.frame.dx, 2.0, 1e-9);
    if (placed) {
      EXPECT_EQ(back->terrain.georeference.geoTransform, terrain.georeference.geoTransform);
      EXPECT_TRUE(sameCrs(back->terrain.georeference.crsWkt, terrain.georeference.crsWkt));
    }
    for (int row = 0; row < 97; ++row)
      for (int column = 0; column < 129; ++column)
        ASSERT_NEAR(back->terrain.heights.at(column, row), terrain.heights.at(column, row),
                    0.5 * report.step + 1e-3)
            << column << ", " << row;
  }
}

TEST(TileExport, ADamagedDescriptionIsNamed) {
  const TempFolder folder;
  TileSettings settings;
  settings.use = TileUse::Unity;
  settings.side = 33;
  const TileExportReport report = exported(fractalTerrain(65, 65), folder, settings);
  ImportOptions options;
  options.tiles.emplace();
  const std::string text = readBytes(report.manifest);
  for (const auto& [word, other] : {std::pair<std::string, std::string>{"\"side\"", "\"sides\""},
                                    {"\"scale\": ", "\"scale\": \"x\", \"was\": "},
                                    {"\"columns\": ", "\"columns\": -5, \"was\": "}}) {
    std::string damaged = text;
    damaged.replace(damaged.find(word), word.size(), other);
    writeBytes(report.manifest, damaged);
    expectOneLine(importRaster(folder.file("out"), options), {"land_tiles.json", "is damaged"});
  }
}

TEST(TileExport, AnotherExportReplacesItsOwnFilesAlone) {
  const TempFolder folder;
  const TileSettings settings{TileUse::Unity, 65};
  std::filesystem::create_directory(folder.file("out"));
  writeBytes(folder.file("out/notes.txt"), "mine");
  (void)exported(fractalTerrain(129, 129), folder, settings);
  const TileExportReport report = exported(fractalTerrain(129, 129, 3.0, 3.0), folder, settings);
  EXPECT_EQ(readBytes(folder.file("out/notes.txt")), "mine");
  // One that was changed since is the user's.
  const std::string tile = report.files.front().path, before = readBytes(tile);
  writeBytes(tile, before + "painted");
  expectOneLine(exportTiles(fractalTerrain(129, 129), folder.file("out"), "land", settings),
                {tile, "was changed since it was exported"});
  EXPECT_EQ(readBytes(tile), before + "painted");
  std::filesystem::remove(tile);
  (void)exported(fractalTerrain(129, 129), folder, settings);
}

TEST(TileExport, WhatFailsLeavesTheFolderAsItWas) {
  const TempFolder folder;
  const Terrain terrain = fractalTerrain(200, 200);
  std::filesystem::create_directory(folder.file("out"));
  TileSettings settings{TileUse::Any, 100};
  // A file that no export wrote is not replaced, nor any other file then.
  writeBytes(folder.file("out/land_x1_y0.tif"), "mine");
  expectOneLine(exportTiles(terrain, folder.file("out"), "land", settings),
                {"land_x1_y0.tif", "no earlier export wrote this file"});
  EXPECT_EQ(readBytes(folder.file("out/land_x1_y0.tif")), "mine");
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder.file("out")), {}), 1);
  std::filesystem::remove(folder.file("out/land_x1_y0.tif"));
  // Earlier versions listed tiles in the manifest alone.
  writeBytes(folder.file("out/land_x0_y0.tif"), "old");
  writeBytes(folder.file("out/b_tiles.json"), R"({"scarp": "tiles", "tiles": [{"file": "land_x0_y0.tif"}]})");
  std::filesystem::create_directory(folder.file("out/land_x1_y1.tif"));  // In the way of a tile.
  expectOneLine(exportTiles(terrain, folder.file("out"), "land", settings),
                {"land_x1_y1.tif", "is a folder"});
  EXPECT_EQ(readBytes(folder.file("out/land_x0_y0.tif")), "old");
  std::filesystem::remove(folder.file("out/b_tiles.json"));
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder.file("out")), {}), 2);

  int calls = 0;
  const auto cancelled =
      exportTiles(terrain, folder.file("new"), "land", settings, [&](double) { return ++calls < 20; });
  ASSERT_FALSE(cancelled.ok());
  EXPECT_TRUE(cancelled.error().cancelled);
  EXPECT_FALSE(std::filesystem::exists(folder.file("new")));
  expectOneLine(exportTiles(terrain, folder.file("new"), "a/b", settings), {"'a/b' is no name"});
}

TilePlan planned(int columns, int rows, const TileSettings& settings) {
  auto plan = planTiles({columns, rows, 1.0, 1.0}, settings);
  EXPECT_TRUE(plan.ok()) << (plan.ok() ? "" : plan.error().text());
  return plan.ok() ? *plan : TilePlan{};
}

TEST(TilePlan, TilesCoverTheGridAndNoneIsNeedless) {
  for (const TileUse use :
       {TileUse::Unreal, TileUse::Unity, TileUse::Terrain3d, TileUse::Unigine, TileUse::Any})
    for (const int columns : {2, 100, 1009, 1010, 2017, 2018, 3000, 8193}) {
      SCOPED_TRACE(std::string(tileUseNames().key(use)) + " " + std::to_string(columns));
      const TilePlan plan = planned(columns, 1500, {use});
      EXPECT_GE(plan.wholeColumns(), columns);
      EXPECT_GE(plan.wholeRows(), 1500);
      EXPECT_EQ(plan.stride, infoOf(use).shared ? plan.side - 1 : plan.side);
      if (plan.columns > 1) {
        EXPECT_LT(plan.wholeColumns() - plan.stride, columns);
      }
      EXPECT_EQ(plan.samples(plan.columns - 1, plan.rows - 1).column1, plan.wholeColumns());
      std::set<std::string> names;
      for (int row = 0; row < plan.rows; ++row)
        for (int column = 0; column < plan.columns; ++column) names.insert(plan.fileName("t", column, row));
      EXPECT_EQ(names.size(), static_cast<std::size_t>(plan.count()));
    }
}

TEST(TilePlan, NamesAreThoseThatProgramsLookFor) {
  EXPECT_EQ(planned(2018, 2018, {TileUse::Unreal}).fileName("a", 1, 0), "a_x1_y0.png");
  EXPECT_EQ(planned(2049, 2049, {TileUse::Unity}).fileName("a", 1, 0), "a_x1_z1.raw");
  TileSettings small{TileUse::Unity};
  small.side = 33;
  EXPECT_EQ(planned(32 * 12 + 1, 65, small).fileName("a", 3, 0), "a_x03_z01.raw");
  EXPECT_EQ(planned(32 * 12 + 1, 65, small).fileName("a", 11, 1), "a_x11_z00.raw");
  EXPECT_EQ(planned(2048, 2048, {TileUse::Terrain3d}).fileName("a", 0, 1), "a-01_00.exr");
  EXPECT_EQ(planned(2048, 2048, {TileUse::Unigine}).fileName("a", 1, 1), "a_x1_y1.png");
}

TEST(TilePlan, UnrealTakesTilesWithAndWithoutASharedEdge) {
  TileSettings settings{TileUse::Unreal};
  EXPECT_EQ(planned(2018, 1009, settings).columns, 2);
  settings.edge = TileEdge::Shared;
  EXPECT_EQ(planned(2017, 1009, settings).columns, 2);
  EXPECT_EQ(planned(2018, 1009, settings).columns, 3);
}

TEST(TilePlan, ResamplingTakesTheNearestCount) {
  TileSettings settings{TileUse::Unity};
  settings.fit = TileFit::Resample;
  EXPECT_EQ(planned(2100, 500, settings).columns, 2);
  EXPECT_EQ(planned(2100, 500, settings).rows, 1);
  EXPECT_EQ(planned(2700, 500, settings).columns, 3);
}

TEST(TilePlan, WhatAProgramDoesNotTakeIsOneLine) {
  const auto refused = [](const TileSettings& settings, const std::string& word, int side = 4000) {
    const auto plan = planTiles({side, side, 1.0, 1.0}, settings);
    ASSERT_FALSE(plan.ok());
    EXPECT_NE(plan.error().text().find(word), std::string::npos) << plan.error().text();
  };
  refused({TileUse::Unity, 1024}, "not 1024");
  refused({TileUse::Unity, {}, RasterFormat::Png}, ".raw");
  refused({TileUse::Unity, {}, {}, TileEdge::Apart}, "share their edges");
  refused({TileUse::Terrain3d, {}, {}, TileEdge::Shared}, "share no edges");
  refused({TileUse::Terrain3d, 64}, "at most 32 tiles each way");
  refused({TileUse::Any, 16}, "more than 4096");
  refused({TileUse::Any, 1}, "out of range");
  TileSettings range{TileUse::Terrain3d};
  range.rangeMin = 0.0;
  refused(range, "height range");
}

}  // namespace
}  // namespace scarp::test
