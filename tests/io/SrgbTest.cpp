#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/io/ImportFinding.h"
#include "core/io/ImportPreview.h"
#include "tests/io/IoSupport.h"

namespace scarp::test {
namespace {

std::string bigEndianBytes(std::uint32_t number) {
  std::string bytes;
  for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(number >> shift & 0xffU);
  return bytes;
}

/// Annex D of the PNG specification.
std::uint32_t crcOf(const std::string& bytes) {
  std::uint32_t crc = 0xffffffffU;
  for (const char byte : bytes) {
    crc ^= static_cast<unsigned char>(byte);
    for (int bit = 0; bit < 8; ++bit) crc = crc & 1U ? 0xedb88320U ^ crc >> 1U : crc >> 1U;
  }
  return crc ^ 0xffffffffU;
}

/// Adds a chunk behind IHDR.
void addChunk(const std::string& path, const std::string& type, const std::string& data) {
  constexpr std::size_t kBehindHeader = 33;
  std::string file = readBytes(path);
  file.insert(kBehindHeader, bigEndianBytes(static_cast<std::uint32_t>(data.size())) + type + data +
                                 bigEndianBytes(crcOf(type + data)));
  writeBytes(path, file);
}

/// 16 × 16 samples: 0 to 255, or 257 times that in 16 bits.
void writeRamp(const std::string& path, const char* driver, const char* type,
               const char* creation = nullptr) {
  std::vector<double> samples;
  const double step = std::string(type) == "Byte" ? 1.0 : 257.0;
  for (int i = 0; i < 256; ++i) samples.push_back(step * i);
  writeOutside(path, 16, 16, samples, {.driver = driver, .type = type, .creation = creation});
}

const ImportFinding* srgbIn(const std::vector<ImportFinding>& findings) {
  const auto at = std::ranges::find(findings, ImportFinding::Kind::Srgb, &ImportFinding::kind);
  return at == findings.end() ? nullptr : &*at;
}

float heightOf(const Terrain& terrain, int code) { return terrain.heights.at(code % 16, code / 16); }

TEST(Srgb, ValuesStayAsStoredUntilAsked) {
  const TempFolder folder;
  const std::string path = folder.file("a.png");
  writeRamp(path, "PNG", "Byte");
  EXPECT_FALSE(srgbIn(imported(path, {}).findings));
  addChunk(path, "sRGB", std::string(1, '\0'));
  const ImportedTerrain read = imported(path, {});
  for (int code = 0; code < 256; ++code) EXPECT_EQ(heightOf(read.terrain, code), static_cast<float>(code));
  const ImportFinding* const finding = srgbIn(read.findings);
  ASSERT_TRUE(finding);
  EXPECT_FALSE(finding->on);
  EXPECT_EQ(findingText(*finding), "it has an sRGB chunk; possible fix: values are linearised");
  ImportOptions options;
  setFinding(options, *finding, true);
  EXPECT_EQ(options.srgb, true);
}

TEST(Srgb, ValuesBecomeLinearBetweenBlackAndWhite) {
  const TempFolder folder;
  ImportOptions options;
  options.srgb = true;
  for (const char* type : {"Byte", "UInt16"}) {
    SCOPED_TRACE(type);
    const std::string path = folder.file("a.png");
    writeRamp(path, "PNG", type);
    const double white = std::string(type) == "Byte" ? 255.0 : 65535.0;
    const ImportedTerrain read = imported(path, options);
    EXPECT_EQ(heightOf(read.terrain, 0), 0.0F);
    EXPECT_FLOAT_EQ(heightOf(read.terrain, 255), static_cast<float>(white));
    // Linear shares of the codes by IEC 61966-2-1.
    for (const auto& [code, share] :
         {std::pair{5, 0.0015176}, {10, 0.0030353}, {64, 0.0512695}, {128, 0.2158605}, {188, 0.5028865}})
      EXPECT_NEAR(heightOf(read.terrain, code), white * share, white * 2e-7) << code;
    EXPECT_FALSE(read.terrain.georeference.source);  // The stored values are not the heights.
    ASSERT_TRUE(srgbIn(read.findings));
    EXPECT_TRUE(srgbIn(read.findings)->on);
    ImportOptions steps = options;
    steps.range = ImportRange{0.0, 100.0, ImportRange::Of::Steps};
    EXPECT_NEAR(heightOf(imported(path, steps).terrain, 128), 21.58605F, 1e-4);
    // The import sheet shows the same heights.
    const auto preview = valueOf(previewImport(path, steps));
    EXPECT_NEAR(heightOf(previewTerrain(preview, steps), 128), 21.58605F, 1e-4);
  }
}

TEST(Srgb, GammaAndProfilesAreRecognised) {
  const TempFolder folder;
  const auto reasonOf = [&](const std::string& path) {
    const ImportedTerrain read = imported(path, {});
    const ImportFinding* const finding = srgbIn(read.findings);
    return finding ? finding->reason.text() : "";
  };
  writeRamp(folder.file("gamma.png"), "PNG", "UInt16");
  addChunk(folder.file("gamma.png"), "gAMA", bigEndianBytes(45455));
  EXPECT_EQ(reasonOf(folder.file("gamma.png")), "it has a gamma of 1/2.2");
  writeRamp(folder.file("linear.png"), "PNG", "UInt16");
  addChunk(folder.file("linear.png"), "gAMA", bigEndianBytes(100000));
  EXPECT_EQ(reasonOf(folder.file("linear.png")), "");
  // "profile named sRGB" as base64.
  writeRamp(folder.file("a.tif"), "GTiff", "Byte", "SOURCE_ICC_PROFILE=cHJvZmlsZSBuYW1lZCBzUkdC");
  EXPECT_EQ(reasonOf(folder.file("a.tif")), "it has a colour profile of sRGB");
  writeRamp(folder.file("b.tif"), "GTiff", "Byte", "SOURCE_ICC_PROFILE=cHJvZmlsZSBuYW1lZCBBZG9iZQ==");
  EXPECT_EQ(reasonOf(folder.file("b.tif")), "");
}

TEST(Srgb, HeightsInColoursAreRefused) {
  const TempFolder folder;
  const std::vector<double> band(16, 100.0);
  writeBands(folder.file("a.png"), 4, 4, {band, band, band}, {.driver = "PNG", .type = "Byte"});
  ImportOptions options;
  options.srgb = true;
  options.bands = BandUse{BandUse::Kind::Terrarium, 1};
  expectOneLine(importRaster(folder.file("a.png"), options), {"a.png", "colours", "sRGB"});
}

}  // namespace
}  // namespace scarp::test
