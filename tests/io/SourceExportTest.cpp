#include <gdal_priv.h>
#include <gtest/gtest.h>
#include <ogr_spatialref.h>

#include <cmath>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <random>
#include <set>

#include "core/io/RasterExport.h"
#include "core/io/RasterImport.h"
#include "core/io/RememberedSource.h"
#include "core/operation/Reshape.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

// Exports that store samples as the file that the terrain was read from, compared by GDAL with that file.

namespace scarp::test {
namespace {

constexpr int kSourceColumns = 70, kSourceRows = 50;

/// A GeoTIFF to be written by GDAL.
struct SourceFile {
  GDALDataType type = GDT_Int16;
  std::vector<std::string> creation{"TILED=YES", "BLOCKXSIZE=32", "BLOCKYSIZE=16", "COMPRESS=LZW"};
  std::optional<double> nodata{}, scale{}, offset{};
  std::string unit{}, description{};
  std::array<double, 6> place{400'000.0, 2.0, 0.0, 5'500'000.0, 0.0, -2.0};
  std::string crs = "EPSG:32633";
  int bands = 1, band = 1;  ///< `band`: the one with heights.
  bool mask = false;
  std::vector<int> overviews{};
  std::string metadata{};  ///< "NAME=VALUE" of the file and of the band.
  std::function<double(int column, int row)> value = [](int column, int row) {
    return std::floor(40.0 + 30.0 * std::sin(column * 0.2) * std::cos(row * 0.15));
  };
};

void makeSource(const std::string& path, const SourceFile& file) {
  GDALAllRegister();
  CPLStringList options;
  for (const std::string& option : file.creation) options.AddString(option.c_str());
  GDALDriver* driver = GetGDALDriverManager()->GetDriverByName("GTiff");
  const CPLConfigOptionSetter internal("GDAL_TIFF_INTERNAL_MASK", "YES", false);
  {
    GDALDatasetUniquePtr made(
        driver->Create(path.c_str(), kSourceColumns, kSourceRows, file.bands, file.type, options.List()));
    ASSERT_TRUE(made);
    auto place = file.place;
    if (place[1] != 0.0) made->SetGeoTransform(place.data());
    if (!file.crs.empty()) {
      OGRSpatialReference crs;
      crs.SetAxisMappingStrategy(OAMS_TRADITIONAL_GIS_ORDER);
      ASSERT_EQ(crs.SetFromUserInput(file.crs.c_str()), OGRERR_NONE);
      made->SetSpatialRef(&crs);
    }
    const auto sign = file.metadata.find('=');
    if (!file.metadata.empty())
      made->SetMetadataItem(file.metadata.substr(0, sign).c_str(), file.metadata.substr(sign + 1).c_str());
    for (int number = 1; number <= file.bands; ++number) {
      GDALRasterBand& band = *made->GetRasterBand(number);
      if (file.nodata) band.SetNoDataValue(*file.nodata);
      if (number == file.band) {
        if (file.scale) band.SetScale(*file.scale);
        if (file.offset) band.SetOffset(*file.offset);
        band.SetUnitType(file.unit.c_str());
        band.SetDescription(file.description.c_str());
        if (!file.metadata.empty()) band.SetMetadataItem("METHOD", "lidar");
      } else {
        band.SetDescription(("other " + std::to_string(number)).c_str());
      }
      std::vector<double> samples;
      for (int row = 0; row < kSourceRows; ++row)
        for (int column = 0; column < kSourceColumns; ++column)
          samples.push_back(number == file.band ? file.value(column, row) : (column * 3 + row * number) % 90);
      ASSERT_EQ(band.RasterIO(GF_Write, 0, 0, kSourceColumns, kSourceRows, samples.data(), kSourceColumns,
                              kSourceRows, GDT_Float64, 0, 0, nullptr),
                CE_None);
    }
    if (file.mask) {
      ASSERT_EQ(made->CreateMaskBand(GMF_PER_DATASET), CE_None);
      std::vector<GByte> mask(kSourceColumns * kSourceRows, 255);
      for (int i = 900; i < 960; ++i) mask[static_cast<std::size_t>(i)] = 0;
      ASSERT_EQ(made->GetRasterBand(1)->GetMaskBand()->RasterIO(GF_Write, 0, 0, kSourceColumns, kSourceRows,
                                                                mask.data(), kSourceColumns, kSourceRows,
                                                                GDT_Byte, 0, 0, nullptr),
                CE_None);
    }
    if (!file.overviews.empty()) {
      std::vector<int> factors = file.overviews;
      made->FlushCache(false);
      ASSERT_EQ(made->BuildOverviews("AVERAGE", static_cast<int>(factors.size()), factors.data(), 0, nullptr,
                                     nullptr, nullptr),
                CE_None);
    }
  }
}

std::string numberText(double value) {
  std::array<char, 40> text{};
  std::snprintf(text.data(), text.size(), "%.17g", value);
  return text.data();
}

/// All that GDAL reports of a file, each under a name, samples apart.
std::map<std::string, std::string> reported(const std::string& path) {
  std::map<std::string, std::string> all;
  const GDALDatasetUniquePtr file(GDALDataset::Open(path.c_str(), GDAL_OF_RASTER));
  EXPECT_TRUE(file) << path;
  if (!file) return all;
  std::array<double, 6> place{};
  if (file->GetGeoTransform(place.data()) == CE_None)
    for (const double number : place) all["place"] += numberText(number) + " ";
  all["CRS"] = file->GetProjectionRef();
  all["bands"] = std::to_string(file->GetRasterCount());
  for (const char* domain : {"", "IMAGE_STRUCTURE"})
    for (char** item = file->GetMetadata(domain); item && *item; ++item) {
      const std::string text(*item), name = text.substr(0, text.find('='));
      all["metadata " + name] = text;
    }
  for (int number = 1; number <= file->GetRasterCount(); ++number) {
    GDALRasterBand& band = *file->GetRasterBand(number);
    const std::string of = " of band " + std::to_string(number);
    int has = 0, columns = 0, rows = 0;
    all["sample type" + of] = GDALGetDataTypeName(band.GetRasterDataType());
    const double nodata = band.GetNoDataValue(&has);
    all["no-data value" + of] = has ? numberText(nodata) : "none";
    all["scale" + of] = numberText(band.GetScale());
    all["offset" + of] = numberText(band.GetOffset());
    all["unit" + of] = band.GetUnitType();
    all["description" + of] = band.GetDescription();
    all["colour" + of] = GDALGetColorInterpretationName(band.GetColorInterpretation());
    all["mask" + of] = std::to_string(band.GetMaskFlags());
    band.GetBlockSize(&columns, &rows);
    all["blocks" + of] = std::to_string(columns) + "x" + std::to_string(rows);
    for (int i = 0; i < band.GetOverviewCount(); ++i)
      all["overviews" + of] += std::to_string(band.GetOverview(i)->GetXSize()) + " ";
    for (char** item = band.GetMetadata(); item && *item; ++item)
      all["metadata " + std::string(*item).substr(0, std::string(*item).find('=')) + of] = *item;
  }
  return all;
}

/// Samples of a band, or of the mask (0), as GDAL reads them.
std::vector<double> storedSamples(const std::string& path, int band) {
  const GDALDatasetUniquePtr file(GDALDataset::Open(path.c_str(), GDAL_OF_RASTER));
  std::vector<double> samples(static_cast<std::size_t>(file->GetRasterXSize()) *
                              static_cast<std::size_t>(file->GetRasterYSize()));
  GDALRasterBand* from = band == 0 ? file->GetRasterBand(1)->GetMaskBand() : file->GetRasterBand(band);
  EXPECT_EQ(from->RasterIO(GF_Read, 0, 0, file->GetRasterXSize(), file->GetRasterYSize(), samples.data(),
                           file->GetRasterXSize(), file->GetRasterYSize(), GDT_Float64, 0, 0, nullptr),
            CE_None);
  return samples;
}

std::vector<std::size_t> differing(const std::vector<double>& a, const std::vector<double>& b) {
  std::vector<std::size_t> at;
  EXPECT_EQ(a.size(), b.size());
  for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
    if (std::memcmp(&a[i], &b[i], sizeof(double)) != 0 && !(std::isnan(a[i]) && std::isnan(b[i])))
      at.push_back(i);
  return at;
}

/// Names of what differs between two files by GDAL, samples apart.
std::vector<std::string> differences(const std::string& one, const std::string& other) {
  const auto a = reported(one), b = reported(other);
  std::set<std::string> names;
  for (const auto& [name, text] : a)
    if (!b.contains(name) || b.at(name) != text) names.insert(name);
  for (const auto& [name, text] : b)
    if (!a.contains(name)) names.insert(name);
  return {names.begin(), names.end()};
}

Terrain importedFrom(const std::string& path, const ImportOptions& options = {}) {
  auto read = importRaster(path, options);
  EXPECT_TRUE(read.ok()) << (read.ok() ? "" : read.error().text());
  return read.ok() ? read->terrain : fractalTerrain(kSourceColumns, kSourceRows);
}

ExportReport exportedAs(const Terrain& terrain, const std::string& path,
                        SampleStorage store = SampleStorage::Automatic) {
  ExportOptions options;
  options.store = store;
  auto report = exportRaster(terrain, path, options);
  EXPECT_TRUE(report.ok()) << (report.ok() ? "" : report.error().text());
  return report.ok() ? *report : ExportReport{};
}

/// Raises 3 × 2 samples, and returns their indices in the order of the file.
std::vector<std::size_t> edit(Terrain& terrain, float by) {
  std::vector<std::size_t> at;
  for (int row = 20; row < 22; ++row)
    for (int column = 30; column < 33; ++column) {
      const float height = terrain.heights.at(column, row) + by;
      terrain.heights.write({column, row, column + 1, row + 1}, std::vector<float>{height});
      const int fileRow = terrain.georeference.southUp ? terrain.frame.rows - 1 - row : row;
      at.push_back(static_cast<std::size_t>(fileRow) * static_cast<std::size_t>(terrain.frame.columns) +
                   static_cast<std::size_t>(column));
    }
  std::ranges::sort(at);
  return at;
}

TEST(SourceExport, NothingDiffersButTheEditInGeneratedFiles) {
  const TempFolder folder;
  std::mt19937 random(20261129);
  const auto pick = [&](const auto& list) {
    return list[std::uniform_int_distribution<std::size_t>(0, list.size() - 1)(random)];
  };
  const std::vector<GDALDataType> types{GDT_Byte,  GDT_UInt16,  GDT_Int16,  GDT_UInt32,
                                        GDT_Int32, GDT_Float32, GDT_Float64};
  const std::vector<std::array<double, 6>> places{{400'000.0, 2.0, 0.0, 5'500'000.0, 0.0, -2.0},
                                                  {400'000.0, 2.0, 0.0, 5'400'000.0, 0.0, 3.0},
                                                  {400'000.0, 1.6, 1.2, 5'500'000.0, 1.2, -1.6},
                                                  {}};
  const std::vector<std::string> systems{"EPSG:32633", "EPSG:25832+7837", "EPSG:2277", ""};
  const std::vector<std::string> units{"", "m", "ft", "us-ft", "metre"};
  const std::vector<std::pair<double, double>> scales{{1.0, 0.0}, {0.01, 100.0}, {-0.5, 12.0}};
  const std::vector<std::vector<std::string>> layouts{
      {"TILED=YES", "BLOCKXSIZE=32", "BLOCKYSIZE=16", "COMPRESS=LZW", "PREDICTOR=2"},
      {"BLOCKYSIZE=7"},
      {"COMPRESS=DEFLATE", "TILED=YES"},
      {"COMPRESS=ZSTD", "BLOCKYSIZE=1"},
      {"COMPRESS=PACKBITS"}};
  for (int i = 0; i < 7; ++i) {
    SCOPED_TRACE(i);
    SourceFile file;
    file.type = types[static_cast<std::size_t>(i) % types.size()];
    const bool whole = file.type != GDT_Float32 && file.type != GDT_Float64;
    file.place = pick(places);
    file.crs = file.place[1] == 0.0 ? "" : pick(systems);
    file.unit = pick(units);
    file.creation = pick(layouts);
    if (file.type == GDT_Float64)
      std::erase(file.creation, "PREDICTOR=2");  // 64 bits have none in this version.
    std::tie(file.scale, file.offset) = std::pair<std::optional<double>, std::optional<double>>(pick(scales));
    if (file.scale == 1.0) file.scale = file.offset = std::nullopt;
    const std::vector<std::optional<double>> voids{std::nullopt, 0.0, whole ? 255.0 : -9999.0,
                                                   whole ? 7.0 : std::nan(""),
                                                   whole ? 11.0 : -3.4028234663852886e38};
    file.nodata = pick(voids);
    file.mask = i == 3;
    if (file.mask) file.nodata.reset();
    file.bands = i % 3 == 1 ? 2 : 1;
    file.overviews = i % 4 == 2 ? std::vector<int>{2, 4} : std::vector<int>();
    file.description = i % 2 ? "ground" : "";
    file.metadata = i % 2 ? "SURVEY=2021-05" : "";
    const auto plain = file.value;
    file.value = [&, whole](int column, int row) {
      if (file.nodata && (column + row) % 13 == 0) return *file.nodata;
      return plain(column, row) + (whole ? 20.0 : 0.123456789 * (column % 5));
    };
    const std::string in = folder.file("in.tif"), out = folder.file("out.tif");
    makeSource(in, file);
    ImportOptions options;
    options.bands = BandUse{BandUse::Kind::Band, 1};
    Terrain terrain = importedFrom(in, options);
    const ExportReport same = exportedAs(terrain, out);
    EXPECT_EQ(same.largestError, 0.0);
    EXPECT_EQ(differences(in, out), std::vector<std::string>());
    for (int band = file.mask ? 0 : 1; band <= file.bands; ++band)
      EXPECT_EQ(differing(storedSamples(in, band), storedSamples(out, band)), std::vector<std::size_t>());

    const double step = whole ? std::abs(file.scale.value_or(1.0)) : 1e-4;
    std::vector<std::size_t> edited = edit(terrain, whole ? static_cast<float>(5.0 * step) : 5.0F);
    std::erase_if(edited, [&](std::size_t at) {
      return std::isnan(terrain.heights.at(static_cast<int>(at) % kSourceColumns,
                                           terrain.georeference.southUp
                                               ? kSourceRows - 1 - static_cast<int>(at) / kSourceColumns
                                               : static_cast<int>(at) / kSourceColumns));
    });
    const ExportReport report = exportedAs(terrain, out);
    EXPECT_EQ(differences(in, out), std::vector<std::string>());
    EXPECT_EQ(differing(storedSamples(in, 1), storedSamples(out, 1)), edited);
    if (file.bands == 2) {
      EXPECT_EQ(differing(storedSamples(in, 2), storedSamples(out, 2)), std::vector<std::size_t>());
    }
    if (file.mask) {
      EXPECT_EQ(differing(storedSamples(in, 0), storedSamples(out, 0)), std::vector<std::size_t>());
    }
    // The edit itself is there, within half a step.
    EXPECT_LE(report.largestError, 0.5001 * step);
    const Terrain back = importedFrom(out, options);
    EXPECT_NEAR(back.heights.at(30, 20), terrain.heights.at(30, 20), 0.5001 * step);
  }
}

TEST(SourceExport, AProjectKeepsTheSource) {
  const TempFolder folder;
  SourceFile file;
  file.bands = 2;
  file.nodata = -32768;
  makeSource(folder.file("in.tif"), file);
  ImportOptions options;
  options.bands = BandUse{BandUse::Kind::Band, 1};
  Terrain terrain = importedFrom(folder.file("in.tif"), options);
  ASSERT_TRUE(terrain.georeference.source);
  edit(terrain, 4.0F);
  std::filesystem::rename(folder.file("in.tif"), folder.file("moved.tif"));
  const ExportReport gone = exportedAs(terrain, folder.file("gone.tif"));
  EXPECT_TRUE(anyHolds(gone.notes, "the file is not there"));
  EXPECT_TRUE(anyHolds(gone.notes, "the other bands of in.tif are not kept"));
  EXPECT_EQ(reported(folder.file("gone.tif"))["sample type of band 1"], "Int16");
  EXPECT_EQ(reported(folder.file("gone.tif"))["no-data value of band 1"], "-32768");
  // Named by hand it is used where it is now.
  ExportOptions named;
  named.sourceFile = folder.file("moved.tif");
  const auto found = exportRaster(terrain, folder.file("named.tif"), named);
  ASSERT_TRUE(found.ok()) << found.error().text();
  EXPECT_EQ(differences(folder.file("moved.tif"), folder.file("named.tif")), std::vector<std::string>());
  EXPECT_EQ(differing(storedSamples(folder.file("moved.tif"), 2), storedSamples(folder.file("named.tif"), 2)),
            std::vector<std::size_t>());
}

TEST(SourceExport, AFileThatTheUserDidNotChooseIsNotRead) {
  const TempFolder folder;
  SourceFile file;
  makeSource(folder.file("in.tif"), file);
  Terrain terrain = importedFrom(folder.file("in.tif"));
  ASSERT_TRUE(terrain.georeference.source);
  EXPECT_TRUE(isAllowedSourceFile(terrain.georeference.source->path));
  std::filesystem::copy_file(folder.file("in.tif"), folder.file("secret.tif"));
  terrain.georeference.source->path = folder.file("secret.tif");
  EXPECT_FALSE(isAllowedSourceFile(folder.file("secret.tif")));
  EXPECT_TRUE(anyHolds(exportedAs(terrain, folder.file("out.tif")).notes, "outside the project's folder"));
}

TEST(SourceExport, AFileThatChangedIsNamed) {
  const TempFolder folder;
  SourceFile file;
  file.bands = 2;
  makeSource(folder.file("in.tif"), file);
  ImportOptions options;
  options.bands = BandUse{BandUse::Kind::Band, 1};
  Terrain terrain = importedFrom(folder.file("in.tif"), options);
  // Written over itself, it has changed, and the second export keeps its other band all the same.
  const std::vector<double> second = storedSamples(folder.file("in.tif"), 2);
  edit(terrain, 3.0F);
  EXPECT_FALSE(anyHolds(exportedAs(terrain, folder.file("in.tif")).notes, "has changed"));
  edit(terrain, 3.0F);
  EXPECT_TRUE(
      anyHolds(exportedAs(terrain, folder.file("in.tif")).notes, "in.tif has changed since it was read"));
  EXPECT_EQ(storedSamples(folder.file("in.tif"), 2), second);
  // Another number of bands: another file.
  file.bands = 1;
  makeSource(folder.file("in.tif"), file);
  EXPECT_TRUE(anyHolds(exportedAs(terrain, folder.file("out.tif")).notes, "the file was replaced"));
}

TEST(SourceExport, ACropKeepsStoredValuesAndAResampledGridSaysSo) {
  const TempFolder folder;
  SourceFile file;
  file.type = GDT_Float32;
  file.unit = "ft";
  file.value = [](int column, int row) {
    return static_cast<double>(0.1F * static_cast<float>(column * row % 97));
  };
  makeSource(folder.file("in.tif"), file);
  const Terrain whole = importedFrom(folder.file("in.tif"));
  const auto crop = valueOf(reshaped(whole, CropReshape{{11, 7, 41, 37}}));
  ImportOptions cut;
  cut.cut.emplace().window = {{11, 7, 30, 30}};
  for (const Terrain& part : {crop, importedFrom(folder.file("in.tif"), cut)}) {
    const ExportReport report = exportedAs(part, folder.file("out.tif"));
    EXPECT_EQ(report.largestError, 0.0);
    const auto all = storedSamples(folder.file("in.tif"), 1), some = storedSamples(folder.file("out.tif"), 1);
    ASSERT_EQ(some.size(), 900U);
    for (std::size_t i = 0; i < some.size(); ++i)
      ASSERT_EQ(some[i], all[(7 + i / 30) * kSourceColumns + 11 + i % 30]) << i;
  }
  const auto fine = valueOf(reshaped(whole, ResampleReshape{140, 100}));
  EXPECT_TRUE(anyHolds(exportedAs(fine, folder.file("fine.tif")).notes, "at other places"));
}

TEST(SourceExport, LossesAreListed) {
  const TempFolder folder;
  const std::string in = folder.file("in.tif"), out = folder.file("out.tif");
  SourceFile file;
  file.type = GDT_UInt16;
  file.creation = {"NBITS=12", "COMPRESS=DEFLATE"};
  makeSource(in, file);
  EXPECT_TRUE(anyHolds(exportedAs(importedFrom(in), out).notes, "bits of a sample all instead of 12"));
  // Lossy compression, statistics.
  file.type = GDT_Byte;
  file.creation = {"COMPRESS=JPEG"};
  makeSource(in, file);
  {
    const GDALDatasetUniquePtr again(GDALDataset::Open(in.c_str(), GDAL_OF_RASTER | GDAL_OF_UPDATE));
    double low = 0.0, high = 0.0;
    again->GetRasterBand(1)->GetStatistics(FALSE, TRUE, &low, &high, nullptr, nullptr);
    again->SetMetadataItem("CREW", "4", "FIELD_BOOK");
  }
  const ExportReport report = exportedAs(importedFrom(in), out);
  EXPECT_TRUE(anyHolds(report.notes, "compression DEFLATE instead of JPEG"));
  EXPECT_TRUE(anyHolds(report.notes, "statistics of the samples"));
  EXPECT_TRUE(anyHolds(report.notes, "metadata of the domain FIELD_BOOK"));
  EXPECT_EQ(differing(storedSamples(in, 1), storedSamples(out, 1)), std::vector<std::size_t>());
}

TEST(SourceExport, NewHolesGetAValueThatNoSampleHas) {
  const TempFolder folder;
  SourceFile file;
  file.type = GDT_Byte;
  file.value = [](int column, int row) {
    return column == 3 && row == 3 ? 0.0 : 10.0 + (column * row) % 200;
  };
  makeSource(folder.file("in.tif"), file);
  Terrain terrain = importedFrom(folder.file("in.tif"));
  terrain.heights.write({5, 5, 6, 6}, std::vector<float>{kHole});
  const ExportReport report = exportedAs(terrain, folder.file("out.tif"));
  EXPECT_TRUE(anyHolds(report.notes, "no-data value 255 instead of none"));
  const auto samples = storedSamples(folder.file("out.tif"), 1);
  EXPECT_EQ(samples[5 * kSourceColumns + 5], 255.0);
  EXPECT_EQ(samples[3 * kSourceColumns + 3], 0.0);
  // Where each value is taken the samples become floating point, and the note says why.
  file.value = [](int column, int row) { return (column + row * kSourceColumns) % 256; };
  makeSource(folder.file("in.tif"), file);
  terrain = importedFrom(folder.file("in.tif"));
  terrain.heights.write({5, 5, 6, 6}, std::vector<float>{kHole});
  EXPECT_TRUE(anyHolds(exportedAs(terrain, folder.file("full.tif")).notes, "there is none"));
  EXPECT_EQ(reported(folder.file("full.tif"))["sample type of band 1"], "Float32");
  ExportOptions needed;
  needed.store = SampleStorage::Source;
  expectOneLine(exportRaster(terrain, folder.file("full.tif"), needed), {"full.tif", "there is none"});
}

TEST(SourceExport, GroundIsNeverStoredAsTheValueOfHoles) {
  const TempFolder folder;
  SourceFile file;
  file.nodata = 0.0;
  file.value = [](int column, int) { return column == 0 ? 0.0 : 5.0 + column; };
  makeSource(folder.file("in.tif"), file);
  Terrain terrain = importedFrom(folder.file("in.tif"));
  terrain.heights.write({9, 9, 11, 10}, std::vector<float>{0.2F, 70'000.0F});
  const ExportReport report = exportedAs(terrain, folder.file("out.tif"));
  const auto samples = storedSamples(folder.file("out.tif"), 1);
  EXPECT_EQ(samples[9 * kSourceColumns + 9], 1.0);
  EXPECT_EQ(samples[9 * kSourceColumns + 10], 32767.0);
  EXPECT_TRUE(anyHolds(report.notes, "beyond the range of the samples are clipped: 1"));
  EXPECT_TRUE(anyHolds(report.notes, "rounded to its steps of 1 m"));
  EXPECT_NEAR(report.largestError, 70'000.0 - 32'767.0, 1e-3);
}

TEST(SourceExport, ColourTablesAndCloudOptimisedFilesStaySo) {
  const TempFolder folder;
  const std::string in = folder.file("in.tif"), out = folder.file("out.tif");
  SourceFile file;
  file.type = GDT_Byte;
  makeSource(in, file);
  {
    const GDALDatasetUniquePtr again(GDALDataset::Open(in.c_str(), GDAL_OF_RASTER | GDAL_OF_UPDATE));
    GDALColorTable table;
    for (short i = 0; i < 256; ++i) {
      const GDALColorEntry entry{i, static_cast<short>(255 - i), 40, 255};
      table.SetColorEntry(i, &entry);
    }
    again->GetRasterBand(1)->SetColorTable(&table);
  }
  exportedAs(importedFrom(in), out);
  const GDALDatasetUniquePtr written(GDALDataset::Open(out.c_str()));
  ASSERT_TRUE(written->GetRasterBand(1)->GetColorTable());
  EXPECT_EQ(written->GetRasterBand(1)->GetColorTable()->GetColorEntry(7)->c2, 248);
  // A COG of two bands.
  file.type = GDT_Float32;
  file.bands = 2;
  file.nodata = -9999.0;
  makeSource(folder.file("plain.tif"), file);
  {
    const GDALDatasetUniquePtr plain(GDALDataset::Open(folder.file("plain.tif").c_str()));
    CPLStringList options;
    options.AddString("COMPRESS=LZW");
    options.AddString("BLOCKSIZE=128");
    options.AddString("OVERVIEWS=NONE");
    GDALDriver* driver = GetGDALDriverManager()->GetDriverByName("COG");
    const GDALDatasetUniquePtr cloud(
        driver->CreateCopy(in.c_str(), plain.get(), FALSE, options.List(), nullptr, nullptr));
    ASSERT_TRUE(cloud);
  }
  ImportOptions options;
  options.bands = BandUse{BandUse::Kind::Band, 1};
  Terrain terrain = importedFrom(in, options);
  edit(terrain, 2.5F);
  exportedAs(terrain, out);
  EXPECT_EQ(differences(in, out), std::vector<std::string>());
  EXPECT_EQ(reported(out)["metadata LAYOUT"], "LAYOUT=COG");
  EXPECT_EQ(differing(storedSamples(in, 2), storedSamples(out, 2)), std::vector<std::size_t>());
}

TEST(SourceExport, OnlyAGeoTiffThatIsWrittenBackIsStoredSoByItself) {
  const TempFolder folder;
  OutsideFile ascii{.driver = "AAIGrid", .type = "Int32"};
  ascii.nodata = -77.0;
  ascii.geoTransform = {{0.0, 1.0, 0.0, 5.0, 0.0, -1.0}};
  writeOutside(folder.file("grid.asc"), 6, 5, std::vector<double>(30, 4.0), ascii);
  const Terrain terrain = importedFrom(folder.file("grid.asc"));
  exportedAs(terrain, folder.file("grid.tif"));
  EXPECT_EQ(readOutside(folder.file("grid.tif")).type, "Float32");
  exportedAs(terrain, folder.file("grid.tif"), SampleStorage::Source);
  EXPECT_EQ(readOutside(folder.file("grid.tif")).type, "Int32");
  EXPECT_EQ(readOutside(folder.file("grid.tif")).nodata, -77.0);
  ExportOptions source;
  source.store = SampleStorage::Source;
  expectOneLine(exportRaster(terrain, folder.file("a.asc"), source), {"a.asc", "only a GeoTIFF"});
  expectOneLine(exportRaster(fractalTerrain(9, 9), folder.file("a.tif"), source),
                {"a.tif", "not read from a raster"});
}

}  // namespace
}  // namespace scarp::test
