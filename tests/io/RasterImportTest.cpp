#include <gdal_priv.h>
#include <gtest/gtest.h>
#include <ogr_spatialref.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <string_view>

#include "core/io/RasterExport.h"
#include "core/io/RasterImport.h"
#include "core/terrain/WorkingRange.h"
#include "tests/io/IoSupport.h"

namespace scarp::test {
namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

TEST(RasterImport, TurnsSouthUpAndKeepsItsTransform) {
  const TempFolder folder;
  OutsideFile file;
  file.geoTransform = {0.0, 1.0, 0.0, 0.0, 0.0, 1.0};
  std::vector<double> samples;
  constexpr int columns = 3, rows = 300;  // more than two strips
  for (int i = 0; i < columns * rows; ++i) samples.push_back(i);
  writeOutside(folder.file("a.tif"), columns, rows, samples, file);
  const Terrain terrain = imported(folder.file("a.tif")).terrain;
  EXPECT_TRUE(terrain.georeference.southUp);
  EXPECT_EQ(terrain.georeference.geoTransform, *file.geoTransform);
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column)
      ASSERT_EQ(terrain.heights.at(column, row), static_cast<float>((rows - 1 - row) * columns + column));
}

TEST(RasterImport, KeepsSamplesPlaceAndCrsAppliesScaleAndOffset) {
  const TempFolder folder;
  OutsideFile file{"GTiff", "Int16"};
  file.geoTransform = {500000.0, 30.0, 0.0, 4000000.0, 0.0, -20.0};
  file.epsg = 32611;
  file.scale = 0.5;
  file.offset = 100.0;
  writeOutside(folder.file("a.tif"), 3, 2, {1, 2, 3, 4, 5, 6}, file);
  const ImportedTerrain a = imported(folder.file("a.tif"));
  EXPECT_EQ(a.driver, "GTiff");
  EXPECT_EQ(a.sampleType, "Int16");
  EXPECT_EQ(a.terrain.frame, (GridFrame{3, 2, 30.0, 20.0}));
  EXPECT_EQ(a.terrain.heights.at(0, 0), 100.5f);
  EXPECT_EQ(a.terrain.heights.at(2, 1), 103.0f);
  EXPECT_EQ(a.terrain.georeference.geoTransform, *file.geoTransform);
  EXPECT_NE(a.terrain.georeference.crsWkt.find("UTM zone 11N"), std::string::npos);
  EXPECT_TRUE(a.warnings.empty());
  ImportOptions own;
  own.scale = 2.0;
  own.offset = -1.0;
  EXPECT_EQ(imported(folder.file("a.tif"), own).terrain.heights.at(2, 1), 11.0f);
}

TEST(RasterImport, StopsWhenToldTo) {
  const TempFolder folder;
  writeOutside(folder.file("a.tif"), 2, 300, std::vector<double>(600, 1.0));
  double last = -1.0;
  const auto stopped = importRaster(folder.file("a.tif"), {}, [&](double fraction) {
    EXPECT_GT(fraction, last);
    last = fraction;
    return fraction < 0.3;
  });
  ASSERT_FALSE(stopped.ok());
  EXPECT_TRUE(stopped.error().cancelled);
  EXPECT_LT(last, 1.0);
}

TEST(RasterImport, NodataNanAndInfinityAreHoles) {
  const TempFolder folder;
  OutsideFile file;
  file.nodata = -3.4028234663852886e38;
  const double infinity = std::numeric_limits<double>::infinity();
  writeOutside(folder.file("a.tif"), 3, 2, {-3.4028234663852886e38, nan, infinity, 1.0, 1e35, 2.0}, file);
  const ImportedTerrain a = imported(folder.file("a.tif"));
  EXPECT_EQ(a.holes, 4);
  EXPECT_EQ(a.terrain.heights.at(0, 1), 1.0f);
  EXPECT_EQ(a.terrain.heights.at(2, 1), 2.0f);
}

TEST(RasterImport, UndeclaredVoidsAreGuessedSaidAndOverridable) {
  const TempFolder folder;
  OutsideFile file{"GTiff", "Int16"};
  writeOutside(folder.file("a.tif"), 3, 2, {-32767, 100, 200, 300, -32767, 400}, file);
  const ImportedTerrain guessed = imported(folder.file("a.tif"));
  EXPECT_EQ(guessed.holes, 2);
  EXPECT_TRUE(anyHolds(guessed.warnings, "-32767 looks like an undeclared void: 2 samples"));
  ImportOptions keep;
  keep.nodata = nan;
  EXPECT_EQ(imported(folder.file("a.tif"), keep).holes, 0);
  keep.nodata = 300.0;
  EXPECT_EQ(imported(folder.file("a.tif"), keep).holes, 1);
}

TEST(RasterImport, UnitsBecomeMetres) {
  const TempFolder folder;
  OutsideFile file{"GTiff", "Int16"};
  file.unit = "ft";
  writeOutside(folder.file("a.tif"), 2, 2, {0, 1000, 2000, 3000}, file);
  const ImportedTerrain feet = imported(folder.file("a.tif"));
  EXPECT_EQ(feet.terrain.georeference.verticalUnit, "ft");
  EXPECT_EQ(feet.terrain.georeference.metresPerUnit, 0.3048);
  EXPECT_EQ(feet.terrain.heights.at(1, 0), 304.8f);
  ImportOptions metres;
  metres.verticalUnit = "m";
  EXPECT_EQ(imported(folder.file("a.tif"), metres).terrain.heights.at(1, 0), 1000.0f);
  metres.verticalUnit = "furlong";
  expectOneLine(importRaster(folder.file("a.tif"), metres), {"a.tif", "furlong", "us-ft"});
  file.unit = "km";
  writeOutside(folder.file("a.tif"), 2, 2, {-7438, 0, 100, 2804}, file);
  const ImportedTerrain wrong = imported(folder.file("a.tif"));
  EXPECT_EQ(wrong.terrain.heights.at(0, 0), -7438.0f);
  EXPECT_EQ(wrong.terrain.georeference.metresPerUnit, 1.0);
  EXPECT_TRUE(anyHolds(wrong.warnings,
                       "in 'km' its heights would be further than any ground: heights are taken as metres"));
  metres.verticalUnit = "km";
  EXPECT_EQ(imported(folder.file("a.tif"), metres).terrain.heights.at(0, 0), -7438000.0f);
  writeOutside(folder.file("a.tif"), 2, 2, {0, 1, 2, 3}, {.type = "Byte", .unit = "mm/hr", .nodata = 0.0});
  const ImportedTerrain coarse = imported(folder.file("a.tif"));
  EXPECT_EQ(coarse.holes, 1);
  for (const char* words : {"mm/hr", "only 256 levels", "0 stands for a hole"})
    EXPECT_TRUE(anyHolds(coarse.warnings, words)) << words;
}

TEST(RasterImport, TheVerticalScaleOfBtIsApplied) {
  const TempFolder folder;
  OutsideFile file{"BT", "Int16"};
  file.geoTransform = {{500'000.0, 10.0, 0.0, 5'200'000.0, 0.0, -10.0}};
  file.epsg = 32632;
  writeOutside(folder.file("m.bt"), 3, 2, {0, 100, 200, 300, 400, -1000}, file);
  const std::string bytes = readBytes(folder.file("m.bt"));
  const auto withScale = [&](float scale, char minorVersion = '3') {
    constexpr std::size_t kAt = 62;  // As the format's specification has it; little-endian.
    std::string changed = bytes;
    std::memcpy(changed.data() + kAt, &scale, sizeof scale);
    changed[std::strlen("binterr1.")] = minorVersion;
    writeBytes(folder.file("a.bt"), changed);
    return imported(folder.file("a.bt"));
  };
  const Terrain metres = imported(folder.file("m.bt")).terrain;
  EXPECT_EQ(metres.heights.at(1, 0), 100.0F);
  for (const float scale : {0.1F, 0.3048F, 0.30480061F}) {
    const ImportedTerrain scaled = withScale(scale);
    const double metresPerStep = scale == 0.30480061F ? 1200.0 / 3937.0 : double{scale};
    for (int row = 0; row < 2; ++row)
      for (int column = 0; column < 3; ++column)
        EXPECT_NEAR(scaled.terrain.heights.at(column, row), metresPerStep * metres.heights.at(column, row),
                    1e-4)
            << scale;
    if (scale != 0.1F) {
      EXPECT_EQ(scaled.terrain.georeference.verticalUnit, scale == 0.3048F ? "ft" : "us-ft");
    }
  }
  for (const float broken : {0.0F, -1.0F, std::nanf("")}) {
    const ImportedTerrain kept = withScale(broken);
    EXPECT_EQ(kept.terrain.heights.at(1, 0), 100.0F);
    EXPECT_TRUE(anyHolds(kept.warnings, "vertical scale")) << broken;
  }
  EXPECT_FALSE(anyHolds(withScale(0.0F, '2').warnings, "vertical scale")) << "no such field before 1.3";
}

TEST(RasterImport, WhatRoundingLosesIsSaidAndIsPartOfTheExportsError) {
  struct Case {
    const char *name, *type;
    double base, step;
    std::string unit;
    double metres;
    std::optional<double> scale;
    const char* offset;  ///< In the warning; null: none would help.
  };
  const std::vector<Case> cases{
      // A lunar radius with steps of 1 mm.
      {"moon", "Float64", 1737400.0, 0.001, "m", 1.0, {}, "an offset of -1737400 would"},
      {"millimetres", "Int32", 8848123.0, 1.0, "mm", 0.001, {}, "an offset of -8848000 would"},
      {"scaled", "Int32", 3000000.0, 700.0, "m", 1.0, 0.001, nullptr},
      {"whole metres", "Int16", 200.0, 1.0, "m", 1.0, {}, nullptr},
  };
  for (const Case& one : cases) {
    SCOPED_TRACE(one.name);
    const TempFolder folder;
    std::vector<double> stored;
    for (int i = 0; i < 30 * 20; ++i) stored.push_back(one.base + one.step * ((i * 7) % 600));
    OutsideFile file{"GTiff", one.type};
    file.unit = one.unit;
    file.scale = one.scale;
    writeOutside(folder.file("a.tif"), 30, 20, stored, file);
    const auto lost = [&](const ImportedTerrain& read, double offset) {
      double most = 0.0;
      for (std::size_t i = 0; i < stored.size(); ++i) {
        const double exact = (stored[i] * one.scale.value_or(1.0) + offset) * one.metres;
        const float height = read.terrain.heights.at(static_cast<int>(i % 30), static_cast<int>(i / 30));
        most = std::max(most, std::abs(exact - static_cast<double>(height)));
      }
      return most;
    };
    const ImportedTerrain read = imported(folder.file("a.tif"));
    const double rounding = read.terrain.georeference.rounding;
    EXPECT_EQ(rounding, lost(read, 0.0));
    const bool exact = one.type == std::string("Int16");
    EXPECT_EQ(rounding == 0.0, exact);
    EXPECT_EQ(anyHolds(read.warnings, "heights are rounded to 32 bits, by up to"), one.offset != nullptr);
    EXPECT_EQ(anyHolds(read.facts, "heights are rounded to 32 bits, by up to"),
              rounding >= 1e-4 && !one.offset);
    if (one.offset) {
      EXPECT_TRUE(anyHolds(read.warnings, one.offset));
      ImportOptions options;
      options.offset = std::stod(std::string(one.offset).substr(13));
      const ImportedTerrain kept = imported(folder.file("a.tif"), options);
      EXPECT_LT(kept.terrain.georeference.rounding, rounding / 8.0);
      const double left = lost(kept, *options.offset);
      EXPECT_EQ(kept.terrain.georeference.rounding, left < 1e-6 ? 0.0 : left);
      EXPECT_FALSE(anyHolds(kept.warnings, "rounded to 32 bits"));
      EXPECT_LT(left, 1e-5);
    }
    for (const char* name : {"b.tif", "b.png"}) {
      ExportOptions floats;
      if (std::string_view(name) == "b.tif") floats.store = SampleStorage::Float;
      const auto report = valueOf(exportRaster(read.terrain, folder.file(name), floats));
      EXPECT_GE(report.largestError, rounding) << name;
      EXPECT_LE(report.largestError, rounding + 0.5 * report.step + 1e-9) << name;
      EXPECT_EQ(anyHolds(report.notes, "rounded when they were read"), !exact);
    }
    // As the source there is no rounding.
    const auto asSource = valueOf(exportRaster(read.terrain, folder.file("c.tif")));
    EXPECT_EQ(asSource.largestError, 0.0);
    EXPECT_FALSE(anyHolds(asSource.notes, "rounded when they were read"));
  }
}

TEST(RasterImport, NumbersFromZeroToOneGetAWarning) {
  const TempFolder folder;
  const auto warned = [&](const char* name, double scale, OutsideFile file,
                          const ImportOptions& options = {}) {
    std::vector<double> samples(50 * 50);
    for (std::size_t i = 0; i < samples.size(); ++i) samples[i] = scale * static_cast<double>(i % 97) / 96.0;
    writeOutside(folder.file(name), 50, 50, samples, file);
    const ImportedTerrain read = imported(folder.file(name), options);
    return anyHolds(read.warnings, "they may be shares of a height");
  };
  EXPECT_TRUE(warned("gaea.tif", 1.0, {}));
  EXPECT_TRUE(warned("half.tif", 0.5, {.type = "Float64"}));
  EXPECT_FALSE(warned("placed.tif", 1.0, {.geoTransform = {{4e5, 1.0, 0.0, 5e6, 0.0, -1.0}}, .epsg = 32633}));
  ImportOptions range;
  range.range = ImportRange{0.0, 800.0, ImportRange::Of::Steps};
  EXPECT_FALSE(warned("ranged.tif", 1.0, {}, range));
}

TEST(RasterImport, ControlPointsOnAGridAreItsPlaceAndOthersAreNamed) {
  const TempFolder folder;
  GDALAllRegister();
  const auto write = [&](const std::string& path, double shift) {
    GDALDriver* const driver = GetGDALDriverManager()->GetDriverByName("GTiff");
    const GDALDatasetUniquePtr made(driver->Create(path.c_str(), 80, 60, 1, GDT_Float32, nullptr));
    std::vector<GDAL_GCP> points(4);
    GDALInitGCPs(4, points.data());
    for (int i = 0; i < 4; ++i) {
      GDAL_GCP& point = points[static_cast<std::size_t>(i)];
      point.dfGCPPixel = i % 2 * 80.0;
      point.dfGCPLine = i / 2 * 60.0;
      point.dfGCPX = 500000.0 + 5.0 * point.dfGCPPixel + (i == 3 ? shift : 0.0);
      point.dfGCPY = 5400000.0 - 5.0 * point.dfGCPLine;
    }
    OGRSpatialReference crs;
    crs.importFromEPSG(32633);
    made->SetGCPs(4, points.data(), &crs);
    GDALDeinitGCPs(4, points.data());
  };
  write(folder.file("grid.tif"), 0.0);
  const ImportedTerrain grid = imported(folder.file("grid.tif"));
  EXPECT_DOUBLE_EQ(grid.terrain.frame.dx, 5.0);
  EXPECT_DOUBLE_EQ(grid.terrain.georeference.geoTransform[0], 500000.0);
  EXPECT_NE(grid.terrain.georeference.crsWkt.find("UTM zone 33N"), std::string::npos);
  EXPECT_TRUE(anyHolds(grid.warnings, "its place is that of its 4 control points"));
  write(folder.file("bent.tif"), 90.0);
  const ImportedTerrain bent = imported(folder.file("bent.tif"));
  EXPECT_FALSE(bent.terrain.georeference.hasGeoTransform);
  EXPECT_TRUE(anyHolds(bent.warnings, "4 control points lie on no regular grid"));
}

TEST(RasterImport, FormatsThatAreNotAllowedAreNamedWithAWayOut) {
  const TempFolder folder;
  const std::string tiles =
      std::string("SQLite format 3\0", 16) + std::string(52, '\1') + "MPBX" + std::string(100, '\1');
  const std::vector<std::array<std::string, 3>> files{
      {"dem.mbtiles", tiles, "MBTiles"},
      {"paper.pdf", "%PDF-1.7\n", "a PDF file"}};
  for (const auto& [name, bytes, title] : files) {
    writeBytes(folder.file(name), bytes);
    expectOneLine(importRaster(folder.file(name)), {name, title, "gdal_translate", "SCARP_GDAL_ALLOW="});
  }
  writeBytes(folder.file("words.txt"), "no raster at all");
  const auto words = importRaster(folder.file("words.txt"));
  ASSERT_FALSE(words.ok());
  EXPECT_EQ(words.error().text().find("SCARP_GDAL_ALLOW"), std::string::npos);
}

/// Header of a classic netCDF file: lat(40) and lon(40) as 64-bit floats, with units, and z(lat, lon) as 32-bit ones.
constexpr std::string_view kNetcdfHeader =
    "43444601000000000000000a00000002000000036c61740000000028000000036c6f6e00000000280000000000000000"
    "0000000b00000003000000036c61740000000001000000000000000c0000000100000005756e69747300000000000002"
    "0000000d646567726565735f6e6f727468000000000000060000014000000104000000036c6f6e000000000100000001"
    "0000000c0000000100000005756e697473000000000000020000000c646567726565735f656173740000000600000140"
    "00000244000000017a0000000000000200000000000000010000000c0000000100000005756e69747300000000000002"
    "000000016d000000000000050000190000000384";

std::string netcdf(const std::vector<double>& latitudes, const std::vector<double>& longitudes) {
  std::string text;
  for (std::size_t i = 0; i < kNetcdfHeader.size(); i += 2)
    text += static_cast<char>(std::stoi(std::string(kNetcdfHeader.substr(i, 2)), nullptr, 16));
  const auto append = [&](auto value) {
    std::array<char, sizeof value> bytes;
    std::memcpy(bytes.data(), &value, sizeof value);
    std::reverse(bytes.begin(), bytes.end());
    text.append(bytes.data(), bytes.size());
  };
  for (const double value : latitudes) append(value);
  for (const double value : longitudes) append(value);
  for (std::size_t i = 0; i < latitudes.size() * longitudes.size(); ++i) append(static_cast<float>(i));
  return text;
}

TEST(RasterImport, WhatGdalWarnsOfReachesTheUser) {
  const TempFolder folder;
  std::vector<double> even, uneven, across;
  for (int i = 0; i < 40; ++i) {
    even.push_back(45.0 + 0.01 * i);
    uneven.push_back(45.0 + 0.01 * i + 0.0002 * i * i);
    across.push_back(7.0 + 0.01 * i);
  }
  writeBytes(folder.file("even.nc"), netcdf(even, across));
  writeBytes(folder.file("uneven.nc"), netcdf(uneven, across));
  EXPECT_FALSE(anyHolds(imported(folder.file("even.nc")).warnings, "not spaced evenly"));
  EXPECT_TRUE(anyHolds(imported(folder.file("uneven.nc")).warnings, "Latitude grid not spaced evenly"));
}

TEST(RasterImport, ReadsRawSamplesOfEveryKind) {
  const TempFolder folder;
  const std::string path = folder.file("a.raw");
  const auto height = [&](const std::string& bytes, RawLayout layout) {
    writeBytes(path, bytes);
    ImportOptions options;
    layout.columns = layout.rows = 2;
    options.raw = layout;
    return imported(path, options).terrain.heights.at(1, 1);
  };
  using Sample = RawLayout::Sample;
  EXPECT_EQ(height(std::string("\x00\x00\x00\xff", 4), {0, 0, Sample::U8, false, 0}), 255.0f);
  EXPECT_EQ(height(std::string("\0\0\0\0\0\0\x01\x02", 8), {0, 0, Sample::U16, true, 0}), 258.0f);
  EXPECT_EQ(height(std::string("head\0\0\0\0\0\0\xff\xfe", 12), {0, 0, Sample::I16, true, 4}), -2.0f);
  EXPECT_EQ(height(std::string(12, '\0') + std::string("\0\0\xc0\x3f", 4), {0, 0, Sample::F32, false, 0}),
            1.5f);
  EXPECT_EQ(height(std::string("\0\0\0\0\0\0\x40\x3e", 8), {0, 0, Sample::F16, false, 0}), 1.5625f);
}

TEST(RasterImport, ReadsTheChannelsOfRawSamplesAsBands) {
  const TempFolder folder;
  const std::string path = folder.file("a.raw");
  using Interleave = RawLayout::Interleave;
  constexpr int kColumns = 5, kRows = 4, kChannels = 2;
  const auto value = [](int column, int row, int channel) { return 100 * channel + 10 * row + column; };
  for (const Interleave interleave : {Interleave::Pixel, Interleave::Line, Interleave::Band}) {
    std::string bytes(3, 'h');
    const int outer = interleave == Interleave::Band ? kChannels : kRows;
    for (int i = 0; i < outer; ++i)
      for (int k = 0; k < kColumns * kRows * kChannels / outer; ++k) {
        const int row = interleave == Interleave::Band ? k / kColumns : i;
        const int column = interleave == Interleave::Pixel ? k / kChannels : k % kColumns;
        const int channel = interleave == Interleave::Band   ? i
                            : interleave == Interleave::Line ? k / kColumns
                                                             : k % kChannels;
        bytes += static_cast<char>(value(column, row, channel));
      }
    writeBytes(path, bytes + "tail");
    ImportOptions options;
    options.raw = RawLayout{kColumns, kRows, RawLayout::Sample::U8, false, 3, kChannels, interleave, 4};
    if (interleave == Interleave::Pixel)
      expectOneLine(importRaster(path, options), {"2 bands (channel 1, channel 2)"});
    options.bands = BandUse{BandUse::Kind::Band, 2};
    const ImportedTerrain second = imported(path, options);
    EXPECT_FALSE(anyHolds(second.warnings, "unread"));
    for (int row = 0; row < kRows; ++row)
      for (int column = 0; column < kColumns; ++column)
        EXPECT_EQ(second.terrain.heights.at(column, row), static_cast<float>(value(column, row, 1)));
    options.raw->tailBytes = 5;
    expectOneLine(importRaster(path, options), {"needs 48 bytes; the file has 47"});
  }
  // Three equal channels are grey.
  std::string bytes;
  for (int i = 0; i < 6 * 5; ++i) bytes += std::string(3, static_cast<char>(i)) + '\xff';
  writeBytes(path, bytes);
  ImportOptions options;
  options.raw = RawLayout{6, 5, RawLayout::Sample::U8, false, 0, 4};
  EXPECT_EQ(imported(path, options).terrain.heights.at(3, 2), 15.0f);
}

TEST(RasterImport, RawSizesMustFit) {
  const TempFolder folder;
  writeBytes(folder.file("a.raw"), std::string(10, '\0'));
  ImportOptions options;
  options.raw = RawLayout{2, 3, RawLayout::Sample::U16, false, 0};
  expectOneLine(importRaster(folder.file("a.raw"), options), {"a.raw", "needs 12 bytes; the file has 10"});
  options.raw = RawLayout{2, 2, RawLayout::Sample::U16, false, std::numeric_limits<std::size_t>::max() - 3};
  expectOneLine(importRaster(folder.file("a.raw"), options), {"a.raw", "the file has 10"});
  options.raw = RawLayout{1'000'000'000, 1'000'000'000, RawLayout::Sample::F32, false, 0};
  expectOneLine(importRaster(folder.file("a.raw"), options), {"a.raw", "memory"});
  options.raw = RawLayout{2, 2, RawLayout::Sample::U16, false, 0};
  EXPECT_TRUE(anyHolds(imported(folder.file("a.raw"), options).warnings, "2 bytes after the samples"));
  expectOneLine(importRaster(folder.file("a.raw")), {"a.raw", "layout"});
}

TEST(RasterImport, WhatIsNoTerrainIsOneLine) {
  const TempFolder folder;
  expectOneLine(importRaster(folder.file("none.tif")), {"none.tif", "No such file"});
  expectOneLine(importRaster(folder.path().string()), {folder.path().string(), "folder"});
  expectOneLine(importRaster(""), {"no file"});
  expectOneLine(importRaster("/dev/null"), {"/dev/null", "ordinary"});
  writeBytes(folder.file("empty.tif"), "");
  expectOneLine(importRaster(folder.file("empty.tif")), {"empty.tif", "empty"});
  writeBytes(folder.file("text.txt"), "Not heights.\nAt all.\n");
  expectOneLine(importRaster(folder.file("text.txt")), {"text.txt", "not a raster"});
  writeBytes(folder.file("half.exr"), std::string("\x76\x2f\x31\x01\x02\0\0\0chann", 13));
  expectOneLine(importRaster(folder.file("half.exr")), {"half.exr", "OpenEXR"});
  writeOutside(folder.file("line.tif"), 1, 4, {0, 1, 2, 3});
  expectOneLine(importRaster(folder.file("line.tif")), {"line.tif", "1 x 4", "2 x 2"});
}

TEST(RasterImport, HeightsAndCellsOutOfRangeAreRefusedWithTheirNumbers) {
  const TempFolder folder;
  const std::string path = folder.file("a.tif");
  writeOutside(path, 2, 2, {0, 1, 2, 3});
  const auto with = [&](auto set) {
    ImportOptions options;
    set(options);
    return importRaster(path, options);
  };
  expectOneLine(with([](auto& o) { o.scale = 1e38; }), {"a.tif: heights from 0 to 3e+38 m are out of range"});
  expectOneLine(with([](auto& o) { o.offset = -1e300; }), {"heights from -1e+300 to -1e+300 m"});
  expectOneLine(with([](auto& o) {
                  o.range = ImportRange{0.0, 1e12, ImportRange::Of::Values};
                }),
                {"heights from 0 to 1e+12 m are out of range"});
  expectOneLine(with([](auto& o) { o.cellSize = -1.0; }), {"a.tif", "a cell size of -1 m is out of range"});
  expectOneLine(with([](auto& o) { o.scale = 0.0; }), {"scale 0 is out of range"});
  expectOneLine(with([](auto& o) { o.offset = nan; }), {"offset"});
  EXPECT_TRUE(with([](auto& o) { o.offset = kHighest - 3.0; }).ok());
  // What the file itself says.
  writeOutside(path, 2, 2, {0, 1, 2, 3e12});
  expectOneLine(importRaster(path), {"heights from 0 to 3e+12 m are out of range"});
  writeOutside(path, 2, 2, {0, 1, 2, 3}, {.geoTransform = std::array{0.0, 1e12, 0.0, 0.0, 0.0, -1e12}});
  expectOneLine(importRaster(path), {"a cell size of 1e+12 m is out of range", "a cell size must be given"});
  EXPECT_TRUE(with([](auto& o) { o.cellSize = 10.0; }).ok()) << "the person knows better";
  writeOutside(path, 2, 2, {0, 1, 2, 3}, {.geoTransform = std::array{0.0, 1e-12, 0.0, 0.0, 0.0, -1e-12}});
  expectOneLine(importRaster(path), {"a cell size of 1e-12 m is out of range"});
  // A void that nobody declared is no height, however far it lies, unless the person says that it is one.
  writeOutside(path, 2, 2, {-1.7e38, 1, 2, 3});
  EXPECT_TRUE(importRaster(path).ok());
  writeOutside(path, 2, 2, {-99999, 1, 2, 3});
  EXPECT_TRUE(with([](auto& o) { o.scale = 1e5; }).ok());
  expectOneLine(with([](auto& o) {
                  o.scale = 1e5;
                  o.nodata = nan;
                }),
                {"heights from -9.9999e+09 to 300000 m"});
}

}  // namespace
}  // namespace scarp::test
