// Heightmaps of games and image editors: Torque .ter, DDS, Radiance .hdr, ASCII PGM.

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <string>

#include "core/io/ImportPreview.h"
#include "core/io/RasterImport.h"
#include "tests/io/IoSupport.h"

namespace scarp::test::textures {
namespace {

std::string little(std::uint32_t value, int bytes) {
  std::string text;
  for (int i = 0; i < bytes; ++i) text += static_cast<char>(value >> (8 * i));
  return text;
}

int step(int column, int row) { return 320 * row + 32 * column; }

/// Torque 3D: version, side, heights from the south, materials, their names.
std::string torque(int version, int side) {
  std::string bytes = static_cast<char>(version) + little(static_cast<std::uint32_t>(side), 4);
  for (int row = 0; row < side; ++row)
    for (int column = 0; column < side; ++column)
      bytes += little(static_cast<std::uint32_t>(step(column, row)), 2);
  bytes += std::string(static_cast<std::size_t>(side) * static_cast<std::size_t>(side), '\1');
  return bytes + little(1, 4) + "\5grass";
}

TEST(HeightTexture, OpensTorqueTerrains) {
  const TempFolder folder;
  for (const auto& [name, side] : {std::pair("B.TER", 64), std::pair("c.raw", 16)}) {
    writeBytes(folder.file(name), torque(7, side));
    const ImportedTerrain read = imported(folder.file(name));
    EXPECT_EQ(read.driver, "Torque") << name;
    ASSERT_EQ(read.terrain.frame.columns, side);
    EXPECT_EQ(read.terrain.heights.at(3, side - 1), 3.0f);
    EXPECT_EQ(read.terrain.heights.at(0, side - 3), 20.0f);
    EXPECT_FALSE(anyHolds(read.warnings, "unread"));
  }
}

TEST(HeightTexture, AsksForTheHeightsOfBeamNgTerrains) {
  const TempFolder folder;
  writeBytes(folder.file("a.ter"), torque(9, 32));
  const auto preview = valueOf(previewImport(folder.file("a.ter")));
  EXPECT_FALSE(preview.heightsKnown);
  EXPECT_TRUE(preview.southFirst);
  EXPECT_TRUE(preview.layouts.empty());
}

TEST(HeightTexture, RejectsDamagedTorqueTerrains) {
  const TempFolder folder;
  const std::string whole = torque(7, 32), path = folder.file("a.ter");
  writeBytes(path, whole.substr(0, 1000));
  expectOneLine(importRaster(path), {"a.ter", "Torque terrain of 32 x 32", "needs 2053 bytes", "has 1000"});
  writeBytes(path, static_cast<char>(7) + little(1U << 20U, 4) + std::string(100, 'x'));
  expectOneLine(importRaster(path), {"a.ter", "1048576 x 1048576"});
  for (const std::uint32_t side : {33U, 0xffffffffU}) {
    writeBytes(path, static_cast<char>(7) + little(side, 4) + whole.substr(5));
    expectOneLine(importRaster(path), {"a.ter"});
  }
  writeBytes(path, static_cast<char>(3) + whole.substr(1));
  expectOneLine(importRaster(path), {"a.ter"});
}

/// DDS_HEADER with an optional DDS_HEADER_DXT10.
std::string dds(int columns, int rows, std::uint32_t flags, std::uint32_t fourCc, std::uint32_t bits,
                std::uint32_t dxgi, std::uint32_t levels = 1, std::uint32_t caps2 = 0) {
  std::string bytes = "DDS " + little(124, 4) + little(0x1007, 4) +
                      little(static_cast<std::uint32_t>(rows), 4) +
                      little(static_cast<std::uint32_t>(columns), 4) + little(0, 8) + little(levels, 4);
  bytes += std::string(44, '\0') + little(32, 4) + little(flags, 4) + little(fourCc, 4) + little(bits, 4) +
           little(0xffff, 4) + std::string(12, '\0') + little(0x1000, 4) + little(caps2, 4) +
           std::string(12, '\0');
  EXPECT_EQ(bytes.size(), 128u);
  if (dxgi > 0) bytes += little(dxgi, 4) + little(3, 4) + little(0, 4) + little(1, 4) + little(0, 4);
  return bytes;
}
constexpr std::uint32_t kDx10 = 0x30315844, kFourCc = 4, kLuminance = 0x20000;

TEST(HeightTexture, OpensDdsTexturesOfOneChannel) {
  const TempFolder folder;
  const std::string path = folder.file("a.dds");
  std::string shorts, floats, halves;
  for (int i = 0; i < 5 * 4; ++i) {
    const auto value = static_cast<float>(100 + i);
    std::array<char, 4> raw{};
    std::memcpy(raw.data(), &value, 4);
    shorts += little(static_cast<std::uint32_t>(100 + i), 2);
    floats.append(raw.data(), 4);
    halves += little(0x5640U + 16U * static_cast<std::uint32_t>(i), 2);  // 100 + i
  }
  const struct {
    std::string bytes;
    const char* type;
  } files[] = {{dds(5, 4, kFourCc, 114, 0, 0) + floats, "Float32"},
               {dds(5, 4, kFourCc, 111, 0, 0) + halves, "Float16"},
               {dds(5, 4, kLuminance, 0, 16, 0) + shorts, "UInt16"},
               {dds(5, 4, kFourCc, kDx10, 0, 54) + halves, "Float16"},
               {dds(5, 4, kFourCc, kDx10, 0, 56) + shorts, "UInt16"}};
  for (const auto& file : files) {
    writeBytes(path, file.bytes);
    const ImportedTerrain read = imported(path);
    EXPECT_EQ(read.driver, "DDS");
    EXPECT_EQ(read.sampleType, file.type);
    EXPECT_EQ(read.terrain.heights.at(0, 0), 100.0f) << file.type;
    EXPECT_EQ(read.terrain.heights.at(3, 2), 113.0f) << file.type;
  }
}

TEST(HeightTexture, ReadsTheLargestLevelOfDdsTextures) {
  const TempFolder folder;
  const std::string levels = std::string(8 * 8 * 2, '\2') + std::string((16 + 4 + 1) * 2, '\7');
  writeBytes(folder.file("a.dds"), dds(8, 8, kFourCc, kDx10, 0, 56, 4) + levels);
  const ImportedTerrain read = imported(folder.file("a.dds"));
  EXPECT_EQ(read.terrain.heights.at(7, 7), 514.0f);
  EXPECT_FALSE(anyHolds(read.warnings, "unread"));
  writeBytes(folder.file("a.dds"), dds(8, 8, kFourCc, kDx10, 0, 56, 4) + levels + "more");
  EXPECT_TRUE(anyHolds(imported(folder.file("a.dds")).warnings, "4 bytes after the samples"));
}

TEST(HeightTexture, RejectsOtherDdsTextures) {
  const TempFolder folder;
  const std::string path = folder.file("a.dds"), samples(64, '\0');
  const struct {
    std::string bytes;
    const char* words;
  } files[] = {{dds(8, 8, kFourCc, 0x31545844, 0, 0) + samples, "compressed"},
               {dds(8, 8, kFourCc, kDx10, 0, 28) + samples, "colours"},
               {dds(8, 8, kFourCc, kDx10, 0, 41) + samples, "needs 404 bytes; the file has 212"},
               {dds(4, 4, kFourCc, 114, 0, 0, 1, 0x200) + samples, "several images"},
               {dds(0x7fffffff, 0x7fffffff, kFourCc, 114, 0, 0) + samples, "2147483647"},
               {dds(4, 4, kFourCc, 114, 0, 0).substr(0, 60), "cut short"},
               {"DDS " + std::string(200, 'x'), "damaged"}};
  for (const auto& file : files) {
    writeBytes(path, file.bytes);
    expectOneLine(importRaster(path), {"a.dds", file.words});
  }
}

std::string radiance(const std::string& size, const std::string& pixels,
                     const std::string& magic = "#?RADIANCE") {
  return magic + "\n# made by a test\nFORMAT=32-bit_rle_rgbe\nEXPOSURE=1\n\n" + size + "\n" + pixels;
}
/// value = mantissa · 2^(exponent − 136)
std::string grey(int mantissa, int exponent) {
  return std::string(3, static_cast<char>(mantissa)) + static_cast<char>(exponent);
}

TEST(HeightTexture, OpensGreyRadiancePictures) {
  const TempFolder folder;
  const std::string path = folder.file("a.hdr");
  std::string plain, runs;
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 10; ++column) plain += grey(128 + row, 136 + (column > 4 ? 1 : 0));
    runs += std::string("\2\2\0\x0a", 4);
    for (int i = 0; i < 3; ++i) runs += '\x8a' + std::string(1, static_cast<char>(128 + row));
    runs += "\5" + std::string(5, '\x88') + "\x85\x89";
  }
  // One pixel, and nine times the same.
  std::string repeated;
  for (int row = 0; row < 9; ++row) repeated += grey(128 + row, 136) + std::string("\1\1\1\x09", 4);
  for (const std::string& pixels : {plain, runs, repeated}) {
    writeBytes(path, radiance("-Y 9 +X 10", pixels, pixels == runs ? "#?RGBE" : "#?RADIANCE"));
    const ImportedTerrain read = imported(path);
    EXPECT_EQ(read.driver, "HDR");
    ASSERT_EQ(read.terrain.frame.columns, 10);
    ASSERT_EQ(read.terrain.frame.rows, 9);
    EXPECT_EQ(read.terrain.heights.at(0, 0), 128.0f);
    EXPECT_EQ(read.terrain.heights.at(4, 8), 136.0f);
    EXPECT_EQ(read.terrain.heights.at(9, 8), pixels == repeated ? 136.0f : 272.0f);
    EXPECT_TRUE(anyHolds(read.warnings, "8 significant bits"));
  }
  writeBytes(path, radiance("+Y 9 +X 10", plain));
  EXPECT_EQ(imported(path).terrain.heights.at(0, 0), 136.0f);
  std::string coloured = plain;
  coloured[40] = '\x11';
  writeBytes(path, radiance("-Y 9 +X 10", coloured));
  expectOneLine(importRaster(path), {"a.hdr", "3 bands"});
  ImportOptions options;
  options.bands = BandUse{BandUse::Kind::Band, 2};
  EXPECT_EQ(imported(path, options).terrain.heights.at(0, 1), 129.0f);
}

TEST(HeightTexture, RejectsDamagedRadiancePictures) {
  const TempFolder folder;
  const std::string path = folder.file("a.hdr");
  std::string rows;
  for (int i = 0; i < 90; ++i) rows += grey(1 + i, 140);
  const struct {
    std::string bytes;
    const char* words;
  } files[] = {{radiance("-Y 9 +X 10", rows.substr(0, 300)), "cannot be read"},
               {radiance("-Y 100000000 +X 100000000", rows), "cut short"},
               {radiance("-Y 2 +X 900000000", rows), "too many"},
               {radiance("-Y 9", rows), "size"},
               {radiance("-Y -9 +X 10", rows), "2 x 2"},
               // A run that is longer than the row.
               {radiance("-Y 2 +X 10", std::string("\2\2\0\x0a\xff\1", 6) + rows), "cannot be read"},
               {"#?RADIANCE\nFORMAT=32-bit_rle_xyze\n\n-Y 9 +X 10\n" + rows, "XYZ"},
               {"#?RADIANCE\n" + std::string(10000, 'x'), "size"}};
  for (const auto& file : files) {
    writeBytes(path, file.bytes);
    expectOneLine(importRaster(path), {"a.hdr", file.words});
  }
}

TEST(HeightTexture, OpensAsciiPgm) {
  const TempFolder folder;
  const std::string path = folder.file("a.pgm");
  writeBytes(path, "P2\n# height\n3 2 # size\n65535\n0 1 2\n300 40000\t65535\n");
  const ImportedTerrain wide = imported(path);
  EXPECT_EQ(wide.driver, "PNM");
  EXPECT_EQ(wide.sampleType, "UInt16");
  EXPECT_EQ(wide.terrain.heights.at(1, 1), 40000.0f);
  writeBytes(path, "P2 4 3 255 1 2 3 4 5 6 7 8 9 10 11 12");
  const ImportedTerrain narrow = imported(path);
  EXPECT_EQ(narrow.sampleType, "Byte");
  EXPECT_EQ(narrow.terrain.heights.at(3, 2), 12.0f);
  EXPECT_EQ(narrow.terrain.heights.at(0, 1), 5.0f);
}

TEST(HeightTexture, RejectsDamagedAsciiPgm) {
  const TempFolder folder;
  const std::string path = folder.file("a.pgm");
  const struct {
    const char* bytes;
    const char* words;
  } files[] = {{"P2\n30 20\n255\n0 1 2 3 4", "needs at least"},
               {"P2\n3 2\n255\n0 1 2 3 4 # end of it", "cannot be read"},
               {"P2\n3 2\n255\n0 1 2 3 4 256", "0 to 255"},
               {"P2\n900000000 900000000\n255\n0 1", "900000000"},
               {"P2\n99999999999999999999 2\n255\n0 1", "a row count"},
               {"P2\n3 2\n70000\n0 1 2 3 4 5", "maximum value"}};
  for (const auto& file : files) {
    writeBytes(path, file.bytes);
    expectOneLine(importRaster(path), {"a.pgm", file.words});
  }
}

}  // namespace
}  // namespace scarp::test::textures
