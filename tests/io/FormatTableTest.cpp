#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <sstream>

#include "core/io/CrsInfo.h"
#include "core/io/GeoTiffWriter.h"
#include "core/io/HeightDatum.h"
#include "core/io/RasterExport.h"
#include "core/io/RasterImport.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

// Checks the table "What an export keeps" of docs/reading-files.md against exported files.

namespace scarp::test {
namespace {

std::vector<std::string> cellsOf(const std::string& row) {
  std::vector<std::string> cells;
  std::istringstream stream(row);
  for (std::string cell; std::getline(stream, cell, '|');) {
    const auto first = cell.find_first_not_of(' '), last = cell.find_last_not_of(' ');
    cells.push_back(first == std::string::npos ? "" : cell.substr(first, last - first + 1));
  }
  if (!cells.empty()) cells.erase(cells.begin());  // Before the first bar.
  return cells;
}

/// By row and column: "yes", "no" or something between.
std::map<std::string, std::map<std::string, std::string>> documentedTable() {
  std::istringstream text(readBytes(SCARP_SOURCE_DIR "/docs/reading-files.md"));
  std::map<std::string, std::map<std::string, std::string>> table;
  std::vector<std::string> head;
  bool here = false;
  for (std::string line; std::getline(text, line);) {
    if (line.starts_with("## ")) here = line == "## What an export keeps";
    if (!here || !line.starts_with("|") || line.starts_with("|---")) continue;
    const std::vector<std::string> cells = cellsOf(line);
    if (head.empty()) {
      head = cells;
      continue;
    }
    for (std::size_t i = 1; i < cells.size(); ++i) table[cells[0]][head[i]] = cells[i];
  }
  return table;
}

Terrain placedTerrain() {
  Terrain terrain = fractalTerrain(60, 50, 2.0, 2.0);
  terrain.georeference.hasGeoTransform = true;
  terrain.georeference.geoTransform = {400000.0, 2.0, 0.0, 5500000.0, 0.0, -2.0};
  terrain.georeference.crsWkt = wktOfCode("EPSG:32633");
  return terrain;
}

/// Something that a terrain has, and whether a file has it too. Those of a group are tried with one file.
struct Kept {
  int group = 0;
  std::function<void(Terrain&)> give = {};
  std::function<bool(const Terrain& before, const Terrain& after)> is = {};
};

const std::map<std::string, Kept>& keptThings() {
  static const std::map<std::string, Kept> all{
      {"heights to the last bit",
       {0, [](Terrain&) {},
        [](const Terrain& a, const Terrain& b) {
          return sameBits(samplesOf(a.heights), samplesOf(b.heights));
        }}},
      {"holes",
       {1, [](Terrain& t) {
          t.heights.write({3, 3, 5, 4}, std::vector<float>{kHole, kHole});
        },
        [](const Terrain&, const Terrain& b) { return std::isnan(b.heights.at(3, 3)); }}},
      {"place",
       {0, [](Terrain&) {},
        [](const Terrain& a, const Terrain& b) {
          return a.georeference.geoTransform == b.georeference.geoTransform;
        }}},
      {"a grid that is turned against its CRS",
       {2, [](Terrain& t) { t.georeference.geoTransform = {400000.0, 1.6, 1.2, 5500000.0, 1.2, -1.6}; },
        [](const Terrain& a, const Terrain& b) {
          return a.georeference.geoTransform == b.georeference.geoTransform;
        }}},
      {"CRS",
       {0, [](Terrain&) {},
        [](const Terrain& a, const Terrain& b) {
          return sameCrs(a.georeference.crsWkt, b.georeference.crsWkt);
        }}},
      {"vertical datum",
       {1, [](Terrain& t) { t.georeference.crsWkt = wktOfCode("EPSG:32633+5773"); },
        [](const Terrain& a, const Terrain& b) {
          return heightDatumOf(a.georeference.crsWkt) == heightDatumOf(b.georeference.crsWkt);
        }}},
      {"coordinate epoch",
       {3, [](Terrain& t) { t.georeference.epoch = 2021.3; },
        [](const Terrain&, const Terrain& b) { return b.georeference.epoch == 2021.3; }}},
      {"unit of the heights",
       {3, [](Terrain& t) {
          t.georeference.verticalUnit = "ft";
          t.georeference.metresPerUnit = 0.3048;
        },
        [](const Terrain&, const Terrain& b) { return b.georeference.metresPerUnit == 0.3048; }}},
      {"samples are points or areas",
       {3, [](Terrain& t) { t.georeference.pointSamples = true; },
        [](const Terrain&, const Terrain& b) { return b.georeference.pointSamples; }}},
      {"other metadata of the file",
       {0, [](Terrain& t) { t.georeference.metadata = {"SURVEY=2021, north"}; },
        [](const Terrain&, const Terrain& b) {
          return std::ranges::find(b.georeference.metadata, "SURVEY=2021, north") !=
                 b.georeference.metadata.end();
        }}},
  };
  return all;
}

/// The export that a column of the table stands for: `.tif` as the source.
struct Column {
  std::string extension;
  ExportOptions options;
  bool asSource;
};
Column columnOf(const std::string& head) {
  Column column{head.substr(1, head.find('`', 1) - 1), {}, head.ends_with("as the source")};
  if (column.asSource) column.options.store = SampleStorage::Source;
  if (head.ends_with("as steps")) column.options.store = SampleStorage::UInt16;
  if (head == "`.tif`") column.options.store = SampleStorage::Float;
  return column;
}

Terrain readFirstBand(const std::string& path) {
  ImportOptions options;
  options.bands = BandUse{BandUse::Kind::Band, 1};
  auto read = importRaster(path, options);
  EXPECT_TRUE(read.ok()) << read.error().text();
  return read.ok() ? read->terrain : placedTerrain();
}

TEST(FormatTable, SaysWhatExportsKeep) {
  constexpr int kGroups = 4;
  auto table = documentedTable();
  // SourceExportTest.cpp tests properties that only the source file has.
  EXPECT_EQ(std::erase_if(table,
                          [](const auto& row) {
                            for (const auto& [format, says] : row.second)
                              if ((says == "yes") != columnOf(format).asSource) return false;
                            return true;
                          }),
            10U);
  ASSERT_EQ(table.size(), keptThings().size());
  for (const auto& [format, unused] : table.begin()->second)
    for (int group = 0; group < kGroups; ++group) {
      SCOPED_TRACE(format + ", group " + std::to_string(group));
      const TempFolder folder;
      const Column column = columnOf(format);
      Terrain terrain = placedTerrain();
      for (const auto& [thing, kept] : keptThings())
        if (kept.group == group) kept.give(terrain);
      if (column.asSource) {
        ASSERT_TRUE(exportRaster(terrain, folder.file("in.tif")).ok());
        terrain = readFirstBand(folder.file("in.tif"));
      }
      const std::string path = folder.file("a" + column.extension);
      const auto report = exportRaster(terrain, path, column.options);
      const auto back = report.ok() ? importRaster(path) : Result<ImportedTerrain>(report.error());
      for (const auto& [thing, kept] : keptThings()) {
        if (kept.group != group) continue;
        ASSERT_TRUE(table.contains(thing)) << thing;
        const std::string& says = table.at(thing).at(format);
        ASSERT_TRUE(says == "yes" || says == "no" || says == "refused") << says;
        ASSERT_EQ(report.ok(), says != "refused") << thing;
        if (says == "refused") continue;
        ASSERT_TRUE(back.ok()) << back.error().text();
        EXPECT_EQ(kept.is(terrain, back->terrain), says == "yes") << thing;
      }
    }
}

}  // namespace
}  // namespace scarp::test
