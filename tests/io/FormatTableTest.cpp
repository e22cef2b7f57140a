#include <gdal_priv.h>
#include <gdal_utils.h>
#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <map>
#include <sstream>

#include "core/io/CrsWay.h"
#include "core/io/GeoTiffCrs.h"
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

/// Something that a terrain has, and whether a file has it too.
struct Kept {
  std::function<void(Terrain&)> give = {};
  std::function<bool(const Terrain& before, const Terrain& after)> is = {};
  /// Of what only a file has: whether another file has it too.
  std::function<bool(GDALDataset& before, GDALDataset& after)> isInFile = {};
  bool cloud = false;  ///< The file is a COG.
};

/// Makes a GeoTIFF like another one with arguments of gdal_translate.
void translate(const std::string& from, const std::string& to, std::vector<std::string> words) {
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  GDALTranslateOptions* options = GDALTranslateOptionsNew(arguments.data(), nullptr);
  GDALDatasetH source = GDALOpenEx(from.c_str(), GDAL_OF_RASTER, nullptr, nullptr, nullptr);
  int failed = 0;
  GDALClose(GDALTranslate(to.c_str(), source, options, &failed));
  GDALClose(source);
  GDALTranslateOptionsFree(options);
  ASSERT_FALSE(failed);
}

/// Whether a number or text of the first bands is the same.
template <class Get>
auto sameInFiles(Get get) {
  return [get](GDALDataset& a, GDALDataset& b) { return get(a) == get(b); };
}

std::string structureItem(GDALDataset& file, const char* name) {
  const char* const text = file.GetMetadataItem(name, "IMAGE_STRUCTURE");
  return text ? text : "";
}

/// Makes a file that stores everything that the table has rows for, and no position: `cloud`, a COG.
void makeStoredFile(const std::string& path, const std::string& folder, bool cloud) {
  ASSERT_TRUE(exportRaster(placedTerrain(), folder + "/plain.tif").ok());
  std::vector<std::string> words{"-b",       "1",   "-b",        "1",   "-ot", "Int16",
                                 "-a_scale", "0.5", "-a_offset", "100", "-co", "COMPRESS=LZW"};
  const std::vector<std::string> more =
      cloud ? std::vector<std::string>{"-of", "COG", "-co", "BLOCKSIZE=128", "-a_nodata", "-32000"}
            : std::vector<std::string>{"-co",           "TILED=YES", "-co", "BLOCKXSIZE=16", "-co",
                                       "BLOCKYSIZE=32", "-mask",     "1",   "-a_nodata",     "-32000"};
  words.insert(words.end(), more.begin(), more.end());
  const CPLConfigOptionSetter internal("GDAL_TIFF_INTERNAL_MASK", "YES", false);
  translate(folder + "/plain.tif", path, words);
  if (cloud) return;
  const GDALDatasetUniquePtr file(GDALDataset::Open(path.c_str(), GDAL_OF_RASTER | GDAL_OF_UPDATE));
  file->GetRasterBand(1)->SetDescription("ground");
  file->GetRasterBand(1)->SetMetadataItem("METHOD", "lidar");
  std::array<int, 1> factor{2};
  ASSERT_EQ(file->BuildOverviews("AVERAGE", 1, factor.data(), 0, nullptr, nullptr, nullptr), CE_None);
}

const std::map<std::string, Kept>& keptThings() {
  static const std::map<std::string, Kept> all{
      {"heights to the last bit",
       {[](Terrain&) {},
        [](const Terrain& a, const Terrain& b) {
          return sameBits(samplesOf(a.heights), samplesOf(b.heights));
        }}},
      {"holes",
       {[](Terrain& t) {
          t.heights.write({3, 3, 5, 4}, std::vector<float>{kHole, kHole});
        },
        [](const Terrain&, const Terrain& b) { return std::isnan(b.heights.at(3, 3)); }}},
      {"place",
       {[](Terrain&) {},
        [](const Terrain& a, const Terrain& b) {
          return a.georeference.geoTransform == b.georeference.geoTransform;
        }}},
      {"a grid that is turned against its CRS",
       {[](Terrain& t) { t.georeference.geoTransform = {400000.0, 1.6, 1.2, 5500000.0, 1.2, -1.6}; },
        [](const Terrain& a, const Terrain& b) {
          return a.georeference.geoTransform == b.georeference.geoTransform;
        }}},
      {"CRS",
       {[](Terrain&) {},
        [](const Terrain& a, const Terrain& b) {
          return sameCrs(a.georeference.crsWkt, b.georeference.crsWkt);
        }}},
      {"vertical datum",
       {[](Terrain& t) { t.georeference.crsWkt = wktOfCode("EPSG:32633+5773"); },
        [](const Terrain& a, const Terrain& b) {
          return heightDatumOf(a.georeference.crsWkt) == heightDatumOf(b.georeference.crsWkt);
        }}},
      {"coordinate epoch",
       {[](Terrain& t) { t.georeference.epoch = 2021.3; },
        [](const Terrain&, const Terrain& b) { return b.georeference.epoch == 2021.3; }}},
      {"unit of the heights",
       {[](Terrain& t) {
          t.georeference.verticalUnit = "ft";
          t.georeference.metresPerUnit = 0.3048;
        },
        [](const Terrain&, const Terrain& b) { return b.georeference.metresPerUnit == 0.3048; }}},
      {"samples are points or areas",
       {[](Terrain& t) { t.georeference.pointSamples = true; },
        [](const Terrain&, const Terrain& b) { return b.georeference.pointSamples; }}},
      {"other metadata of the file",
       {[](Terrain& t) { t.georeference.metadata = {"SURVEY=2021, north"}; },
        [](const Terrain&, const Terrain& b) {
          return std::ranges::find(b.georeference.metadata, "SURVEY=2021, north") !=
                 b.georeference.metadata.end();
        }}},
      {"sample type",
       {.isInFile = sameInFiles([](GDALDataset& f) { return f.GetRasterBand(1)->GetRasterDataType(); })}},
      {"no-data value",
       {.isInFile = sameInFiles([](GDALDataset& f) { return f.GetRasterBand(1)->GetNoDataValue(); })}},
      {"scale and offset of the samples", {.isInFile = sameInFiles([](GDALDataset& f) {
                                             return std::pair(f.GetRasterBand(1)->GetScale(),
                                                              f.GetRasterBand(1)->GetOffset());
                                           })}},
      {"size of tiles or strips", {.isInFile = sameInFiles([](GDALDataset& f) {
                                     std::pair<int, int> block;
                                     f.GetRasterBand(1)->GetBlockSize(&block.first, &block.second);
                                     return block;
                                   })}},
      {"compression",
       {.isInFile = sameInFiles([](GDALDataset& f) { return structureItem(f, "COMPRESSION"); })}},
      {"cloud optimised layout",
       {.isInFile = sameInFiles([](GDALDataset& f) { return structureItem(f, "LAYOUT"); }), .cloud = true}},
      {"overviews",
       {.isInFile = sameInFiles([](GDALDataset& f) { return f.GetRasterBand(1)->GetOverviewCount(); })}},
      {"other bands", {.isInFile = sameInFiles([](GDALDataset& f) { return f.GetRasterCount(); })}},
      {"name and metadata of the band", {.isInFile = sameInFiles([](GDALDataset& f) {
                                           const char* const method =
                                               f.GetRasterBand(1)->GetMetadataItem("METHOD");
                                           return std::pair(std::string(f.GetRasterBand(1)->GetDescription()),
                                                            std::string(method ? method : ""));
                                         })}},
      {"mask", {.isInFile = sameInFiles([](GDALDataset& f) {
                  return f.GetRasterBand(1)->GetMaskFlags() == GMF_PER_DATASET;
                })}},
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
  EXPECT_TRUE(read.ok()) << read.error().message;
  return read.ok() ? read->terrain : placedTerrain();
}

TEST(FormatTable, SaysWhatExportsKeep) {
  const auto table = documentedTable();
  ASSERT_EQ(table.size(), keptThings().size());
  for (const auto& [thing, formats] : table) {
    ASSERT_TRUE(keptThings().contains(thing)) << thing;
    const Kept& kept = keptThings().at(thing);
    ASSERT_EQ(formats.size(), 7U) << thing;
    for (const auto& [format, says] : formats) {
      ASSERT_TRUE(says == "yes" || says == "no" || says == "refused") << says;
      if (kept.isInFile) continue;
      SCOPED_TRACE(thing + " in " + format);
      const TempFolder folder;
      const Column column = columnOf(format);
      Terrain terrain = placedTerrain();
      kept.give(terrain);
      if (column.asSource) {
        ASSERT_TRUE(exportRaster(terrain, folder.file("in.tif")).ok());
        terrain = readFirstBand(folder.file("in.tif"));
      }
      const std::string path = folder.file("a" + column.extension);
      const auto report = exportRaster(terrain, path, column.options);
      if (says == "refused") {
        EXPECT_FALSE(report.ok());
        continue;
      }
      ASSERT_TRUE(report.ok()) << report.error().message;
      const auto back = importRaster(path);
      ASSERT_TRUE(back.ok()) << back.error().message;
      EXPECT_EQ(kept.is(terrain, back->terrain), says == "yes");
    }
  }
}

TEST(FormatTable, SaysWhatExportsKeepOfTheSource) {
  const auto table = documentedTable();
  for (const bool cloud : {false, true}) {
    const TempFolder folder;
    const std::string source = folder.file("in.tif");
    makeStoredFile(source, folder.file("."), cloud);
    const Terrain terrain = readFirstBand(source);
    for (const auto& [head, unused] : table.begin()->second) {
      const Column column = columnOf(head);
      const std::string path = folder.file("a" + column.extension);
      const auto report = exportRaster(terrain, path, column.options);
      ASSERT_TRUE(report.ok()) << report.error().message;
      const GDALDatasetUniquePtr before(GDALDataset::Open(source.c_str())),
          after(GDALDataset::Open(path.c_str()));
      for (const auto& [thing, kept] : keptThings()) {
        if (!kept.isInFile || kept.cloud != cloud) continue;
        SCOPED_TRACE(thing + " in " + head);
        EXPECT_EQ(after && kept.isInFile(*before, *after), table.at(thing).at(head) == "yes");
      }
    }
  }
}

}  // namespace
}  // namespace scarp::test
