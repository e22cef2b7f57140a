#include <gtest/gtest.h>

#include <bit>
#include <cmath>

#include "core/base/Json.h"
#include "core/io/CrsInfo.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

/// Heights −10 to 90 m in steps of 0.5 m.
Terrain gentleSlope() {
  return makeTerrain({41, 30, 2.0, 2.0}, [](int c, int r) { return -10.0F + 2.5F * static_cast<float>(c) - 0.25F * static_cast<float>(r % 2); });
}

Terrain withOneHole(Terrain terrain) {
  terrain.heights.write({3, 2, 4, 3}, std::vector<float>{kHole});
  return terrain;
}

ExportReport exportedWith(const Terrain& terrain, const std::string& path, const ExportOptions& options) {
  auto report = exportRaster(terrain, path, options);
  EXPECT_TRUE(report.ok()) << report.error().text();
  return report.ok() ? *report : ExportReport{};
}

ExportOptions storing(SampleStorage samples) {
  ExportOptions options;
  options.store = samples;
  return options;
}

/// Heights and holes of a file that Scarp reads again, within metres.
void expectReadBack(const Terrain& terrain, const std::string& path, double metres) {
  const auto back = valueOf(importRaster(path));
  if (path.ends_with(".tif")) {
    EXPECT_EQ(back.holes, summarise(terrain.heights).holes);
  }
  ASSERT_EQ(back.terrain.frame.columns, terrain.frame.columns);
  EXPECT_DOUBLE_EQ(back.terrain.frame.dx, terrain.frame.dx);
  for (int row = 0; row < terrain.frame.rows; ++row)
    for (int column = 0; column < terrain.frame.columns; ++column) {
      const float h = terrain.heights.at(column, row);
      if (std::isnan(h)) continue;
      ASSERT_NEAR(back.terrain.heights.at(column, row), h, metres + 1e-5) << column << ", " << row;
    }
}

TEST(SampleTypes, EightBitsKeepTheAnchorAtItsGreyValue) {
  const TempFolder folder;
  const Terrain terrain = gentleSlope();
  ExportOptions options = storing(SampleStorage::UInt8);
  options.step = 1.0;
  options.anchor = HeightAnchor{0.0, 128};
  for (const char* extension : {"png", "tif", "r8"}) {
    SCOPED_TRACE(extension);
    const std::string path = folder.file(std::string("a.") + extension);
    const ExportReport report = exportedWith(terrain, path, options);
    EXPECT_EQ(report.step, 1.0);
    EXPECT_EQ(report.largestError, 0.5);
    expectReadBack(terrain, path, 0.5);
    if (std::string(extension).starts_with('r')) {
      const std::string bytes = readBytes(path);
      ASSERT_EQ(bytes.size(), 41U * 30U);
      EXPECT_EQ(static_cast<unsigned char>(bytes[4]), 128);  // 0 m
      EXPECT_EQ(static_cast<unsigned char>(bytes[8]), 138);  // 10 m
      continue;
    }
    const OutsideRaster seen = readOutside(path);
    EXPECT_EQ(seen.type, "Byte");
    EXPECT_EQ(seen.samples[4], 128.0);
    EXPECT_EQ(seen.samples[40], 218.0);  // 90 m
    EXPECT_EQ(seen.samples[0], 118.0);   // −10 m
    if (std::string(extension) == "tif") {
      EXPECT_EQ(seen.offset, -128.0);
      EXPECT_EQ(seen.unit, "m");
      EXPECT_FALSE(seen.nodata);
      EXPECT_TRUE(anyHolds(seen.structure, "PREDICTOR=2"));
    }
  }
}

TEST(SampleTypes, HeightsBeyondTheValuesAreClippedAndReported) {
  const TempFolder folder;
  ExportOptions options = storing(SampleStorage::UInt8);
  options.step = 0.1;  // 0 m has the value 0.
  // An anchor alone takes the smallest step.
  ExportOptions anchored = storing(SampleStorage::UInt8);
  anchored.anchor = HeightAnchor{0.0, 128};
  EXPECT_DOUBLE_EQ(exportedWith(gentleSlope(), folder.file("b.png"), anchored).step, 90.0 / 127.0);
  const ExportReport report = exportedWith(gentleSlope(), folder.file("a.png"), options);
  EXPECT_TRUE(anyHolds(report.notes, "are clipped to 0 to 25.5 m"));
  EXPECT_NEAR(report.largestError, 64.5, 1e-9);
  const OutsideRaster seen = readOutside(folder.file("a.png"));
  EXPECT_EQ(seen.samples[4], 0.0);
  EXPECT_EQ(seen.samples[6], 50.0);  // 5 m
  const Json json = Json::parseOrNull(readBytes(folder.file("a.png.json")));
  EXPECT_EQ(json.at("scale").get<double>(), 0.1);
  EXPECT_EQ(json.at("offset").get<double>(), 0.0);
  EXPECT_EQ(json.at("layout").text(), "png8");
}

TEST(SampleTypes, WholeNumbersInGeoTiffStateScaleOffsetAndNoData) {
  const TempFolder folder;
  const Terrain terrain = withOneHole(gentleSlope());
  struct Case {
    SampleStorage samples;
    const char* type;
    double nodata;
  };
  for (const Case& one :
       {Case{SampleStorage::UInt16, "UInt16", 65535.0}, Case{SampleStorage::Int16, "Int16", -32768.0},
        Case{SampleStorage::UInt8, "Byte", 255.0}})
    for (const bool cloud : {false, true}) {
      if (cloud && one.samples != SampleStorage::Int16) continue;
      SCOPED_TRACE(std::string(one.type) + (cloud ? " COG" : ""));
      ExportOptions options = storing(one.samples);
      options.cloud = cloud;
      const std::string path = folder.file("a.tif");
      const ExportReport report = exportedWith(terrain, path, options);
      EXPECT_TRUE(report.sidecar.empty());
      EXPECT_LE(report.largestError, 0.5 * report.step * (1.0 + 1e-9));
      const OutsideRaster seen = readOutside(path);
      EXPECT_EQ(seen.type, one.type);
      EXPECT_EQ(seen.nodata, one.nodata);
      EXPECT_EQ(seen.isHole(2 * 41 + 3), true);
      for (std::size_t i = 0; i < seen.samples.size(); ++i) {
        const float h = terrain.heights.at(static_cast<int>(i) % 41, static_cast<int>(i) / 41);
        if (std::isnan(h)) continue;
        ASSERT_FALSE(seen.isHole(i));
        ASSERT_NEAR(seen.samples[i] * seen.scale + seen.offset, h, 0.5 * report.step * (1.0 + 1e-9));
      }
      expectReadBack(terrain, path, 0.5 * report.step);
    }
}

TEST(SampleTypes, RawFloatsAndBigEndianAreWrittenAsTheirDescriptionSays) {
  const TempFolder folder;
  const Terrain terrain = withOneHole(gentleSlope());
  struct Case {
    const char* name;
    SampleStorage samples;
    bool bigEndian;
    const char* layout;
  };
  for (const Case& one : {Case{"a.raw", SampleStorage::Float, false, "41x30:f32le"},
                          Case{"a.r32", SampleStorage::Automatic, true, "41x30:f32be"},
                          Case{"a.r16", SampleStorage::Automatic, true, "41x30:u16be"},
                          Case{"b.raw", SampleStorage::Int16, true, "41x30:i16be"}}) {
    SCOPED_TRACE(one.layout);
    ExportOptions options = storing(one.samples);
    options.bigEndian = one.bigEndian;
    const std::string path = folder.file(one.name);
    const ExportReport report = exportedWith(terrain, path, options);
    const std::string bytes = readBytes(path);
    const Json json = Json::parseOrNull(readBytes(path + ".json"));
    EXPECT_EQ(json.at("layout").text(), one.layout);
    const auto byteAt = [&](std::size_t i) {
      return static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[i]));
    };
    const bool floats = std::string(one.layout).find("f32") != std::string::npos;
    ASSERT_EQ(bytes.size(), 41U * 30U * (floats ? 4U : 2U));
    if (floats) {
      EXPECT_EQ(report.largestError, 0.0);
      std::uint32_t bits = 0;  // Of sample 8, 10 m.
      for (std::size_t i = 0; i < 4; ++i) bits |= byteAt(32 + i) << (one.bigEndian ? 24 - 8 * i : 8 * i);
      EXPECT_EQ(std::bit_cast<float>(bits), 10.0F);
    } else {
      const std::uint32_t value = byteAt(16) << 8U | byteAt(17);
      const double stored = std::string(one.layout).find('i') != std::string::npos
                                ? static_cast<std::int16_t>(value)
                                : static_cast<double>(value);
      EXPECT_NEAR(json.at("offset").get<double>() + json.at("scale").get<double>() * stored, 10.0,
                  0.5 * report.step);
    }
    expectReadBack(terrain, path, 0.5 * report.step);
  }
}

/// One degree of EPSG:4326 with its south-western corner at 47 N 7 E.
Terrain srtmTile(int side) {
  Terrain terrain = makeTerrain({side, side, 80.0, 90.0}, [](int c, int r) {
    return c == 5 && r == 6 ? kHole : 0.5F * static_cast<float>(c % 900) - static_cast<float>(r % 300);
  });
  const double cell = 1.0 / (side - 1);
  terrain.georeference.crsWkt = wgs84Wkt();
  terrain.georeference.hasGeoTransform = true;
  terrain.georeference.geoTransform = {7.0 - 0.5 * cell, cell, 0.0, 48.0 + 0.5 * cell, 0.0, -cell};
  return terrain;
}

TEST(SampleTypes, SrtmTilesAreReadByGdalAtTheirPlace) {
  const TempFolder folder;
  const Terrain terrain = srtmTile(1201);
  const std::string path = folder.file("N47E007.hgt");
  const ExportReport report = exportedWith(terrain, path, {});
  EXPECT_EQ(report.step, 1.0);
  EXPECT_EQ(report.largestError, 0.5);
  const std::string bytes = readBytes(path);
  ASSERT_EQ(bytes.size(), 2U * 1201U * 1201U);
  EXPECT_EQ(bytes.substr(2 * 4, 2), std::string("\0\2", 2));  // 2 m, big-endian.
  const OutsideRaster seen = readOutside(path);
  EXPECT_EQ(seen.type, "Int16");
  EXPECT_EQ(seen.nodata, -32768.0);
  EXPECT_TRUE(seen.isHole(6UL * 1201UL + 5));
  EXPECT_EQ(seen.samples[1201], -1.0);
  ASSERT_TRUE(seen.geoTransform);
  EXPECT_NEAR((*seen.geoTransform)[0], terrain.georeference.geoTransform[0], 1e-12);
  EXPECT_NEAR((*seen.geoTransform)[3], terrain.georeference.geoTransform[3], 1e-12);
  EXPECT_EQ(folder.names(), std::vector<std::string>{"N47E007.hgt"});
}

TEST(SampleTypes, OtherTerrainsAreNoSrtmTiles) {
  const TempFolder folder;
  Terrain tile = srtmTile(1201);
  expectOneLine(exportRaster(tile, folder.file("alps.hgt")), {"alps.hgt", "N47E007.hgt"});
  ExportOptions range;
  range.rangeMin = 0.0;
  expectOneLine(exportRaster(tile, folder.file("N47E007.hgt"), range), {"whole metres"});
  tile.georeference.geoTransform[0] += 0.5;
  expectOneLine(exportRaster(tile, folder.file("N47E007.hgt")), {"another area", "whole degree"});
  expectOneLine(exportRaster(srtmTile(601), folder.file("N47E007.hgt")),
                {"601 x 601", "resample it to 1201 x 1201 or 3601 x 3601"});
  ExportOptions resample;
  resample.resample = SampleSize{1201, 1201};
  EXPECT_TRUE(exportRaster(srtmTile(601), folder.file("N47E007.hgt"), resample).ok());
  expectOneLine(exportRaster(gentleSlope(), folder.file("N47E007.hgt")), {"no CRS", "EPSG:4326", "resample"});
}

TEST(SampleTypes, ChoicesThatAFormatLacksAreOneLine) {
  const TempFolder folder;
  const Terrain terrain = gentleSlope();
  expectOneLine(exportRaster(terrain, folder.file("a.png"), storing(SampleStorage::Float)),
                {"a.png", "float", "uint16, uint8"});
  expectOneLine(exportRaster(terrain, folder.file("a.r16"), storing(SampleStorage::Float)),
                {"a.r16", "int16"});
  expectOneLine(exportRaster(terrain, folder.file("a.exr"), storing(SampleStorage::UInt8)),
                {"a.exr", "float"});
  ExportOptions big;
  big.bigEndian = true;
  expectOneLine(exportRaster(terrain, folder.file("a.png"), big), {"a.png", "bytes", ".raw"});
  ExportOptions rows;
  rows.rows = RowOrder::SouthFirst;
  expectOneLine(exportRaster(terrain, folder.file("a.tif"), rows), {"a.tif", "rows", ".png"});
  ExportOptions both = storing(SampleStorage::UInt8);
  both.step = 1.0;
  both.rangeMin = 0.0;
  expectOneLine(exportRaster(terrain, folder.file("a.png"), both), {"a.png", "range", "step"});
  both.rangeMin.reset();
  both.anchor = HeightAnchor{0.0, 256};
  expectOneLine(exportRaster(terrain, folder.file("a.png"), both), {"256", "0 to 255"});
  both.anchor.reset();
  both.step = -1.0;
  expectOneLine(exportRaster(terrain, folder.file("a.png"), both), {"-1 m", "above 0"});
  ExportOptions unity = storing(SampleStorage::UInt8);
  unity.preset = "unity";
  expectOneLine(exportRaster(terrain, folder.file("a.raw"), unity), {"Unity", "16-bit"});
  EXPECT_TRUE(folder.names().empty());
}

}  // namespace
}  // namespace scarp::test
