#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <limits>

#include "core/base/Json.h"
#include "core/io/RawGuess.h"
#include "core/io/RawLayout.h"
#include "core/schema/SchemaJson.h"
#include "core/script/ImportOptionsJson.h"
#include "tests/io/IoSupport.h"
#include "tests/support/RealData.h"

namespace scarp::test {
namespace {

using Sample = RawLayout::Sample;

double rawHills(int column, int row) {
  return 20'000.0 + 9'000.0 * std::sin(0.07 * column) * std::cos(0.05 * row) +
         900.0 * std::sin(0.9 * column + row);
}

/// Samples of a type, in an order of bytes, behind a header.
std::string samplesOf(const RawLayout& layout, double offset) {
  std::string bytes(layout.headerBytes, 'x');
  for (int row = 0; row < layout.rows; ++row)
    for (int column = 0; column < layout.columns; ++column) {
      const double h = rawHills(column, row) + offset;
      std::array<char, 4> raw{};
      if (layout.sample == Sample::F32) {
        const auto value = static_cast<float>(0.01 * h);
        std::memcpy(raw.data(), &value, 4);
      } else {
        const auto value =
            static_cast<std::uint16_t>(static_cast<int>(layout.sample == Sample::U8 ? h / 256 : h));
        std::memcpy(raw.data(), &value, 2);
      }
      const auto size = static_cast<std::ptrdiff_t>(sampleBytes(layout.sample));
      if (layout.bigEndian) std::reverse(raw.begin(), raw.begin() + size);
      bytes.append(raw.data(), static_cast<std::size_t>(size));
    }
  return bytes;
}

TEST(RawGuess, FindsSideTypeByteOrderAndHeader) {
  const TempFolder folder;
  const std::vector<RawLayout> layouts{{129, 129, Sample::I16, false, 0}, {129, 129, Sample::U16, true, 0},
                                       {100, 100, Sample::F32, true, 0},  {256, 256, Sample::U8, false, 0},
                                       {257, 257, Sample::U16, true, 128}};
  for (const RawLayout& layout : layouts) {
    const std::string path = folder.file("a.raw");
    writeBytes(path, samplesOf(layout, layout.sample == Sample::I16 ? -20'000.0 : 0.0));
    const auto guess = likelyLayout(path);
    ASSERT_TRUE(guess) << formatRawLayout(layout);
    EXPECT_EQ(formatRawLayout(*guess), formatRawLayout(layout));
  }
}

/// Bytes of a header: noise, or words with zeros behind.
std::string headerOf(std::size_t size, bool noise) {
  std::string bytes(size, '\0');
  unsigned state = 7;
  const std::string words = "HEIGHTS 1.0 made by hand";
  for (std::size_t i = 0; i < size; ++i) {
    state = state * 1664525U + 1013904223U;
    if (noise || i < words.size()) bytes[i] = noise ? static_cast<char>(state >> 24U) : words[i];
  }
  return bytes;
}

TEST(RawGuess, FindsAHeaderThatIsLongerThanARow) {
  const TempFolder folder;
  for (const bool noise : {false, true})
    for (const std::size_t size : {std::size_t{333}, std::size_t{512}}) {
      const RawLayout layout{61, 90, Sample::U16, false, size};
      const std::string ground = samplesOf({61, 90, Sample::U16, false, 0}, 0.0);
      writeBytes(folder.file("a.raw"), headerOf(size, noise) + ground);
      EXPECT_EQ(formatRawLayout(*likelyLayout(folder.file("a.raw"))), formatRawLayout(layout)) << noise;
    }
}

// Such rows agree better where they are shifted by a sample.
TEST(RawGuess, FindsTheWidthOfGroundThatLiesAslant) {
  const TempFolder folder;
  const RawLayout layout{150, 140, Sample::U16, true, 0};
  std::string bytes;
  for (int row = 0; row < layout.rows; ++row)
    for (int column = 0; column < layout.columns; ++column) {
      const int height = static_cast<int>(4000.0 + 900.0 * std::sin(0.11 * (column + row)) + 2.0 * column);
      bytes += {static_cast<char>(height >> 8), static_cast<char>(height)};
    }
  writeBytes(folder.file("a.raw"), bytes);
  EXPECT_EQ(formatRawLayout(*likelyLayout(folder.file("a.raw"))), formatRawLayout(layout));
}

TEST(RawGuess, FindsTheSignBehindAHeaderAndBesideVoids) {
  const TempFolder folder;
  const RawLayout layout{97, 80, Sample::I32, true, 100};
  std::string bytes = headerOf(layout.headerBytes, true);
  for (int row = 0; row < layout.rows; ++row)
    for (int column = 0; column < layout.columns; ++column) {
      const bool isVoid = row < 9 && column < 40;
      const auto height = static_cast<std::uint32_t>(isVoid ? std::numeric_limits<int>::min()
                                                            : static_cast<int>(40.0 * rawHills(column, row)));
      for (int byte = 3; byte >= 0; --byte) bytes += static_cast<char>(height >> (8 * byte));
    }
  writeBytes(folder.file("a.raw"), bytes);
  EXPECT_EQ(formatRawLayout(*likelyLayout(folder.file("a.raw"))), formatRawLayout(layout));
}

/// Interleaved pixels of `channels` equal samples; a fourth one is opaque.
std::string greyPixels(int columns, int rows, int channels, int bytes) {
  std::string all;
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      const int height = static_cast<int>(rawHills(column, row)) >> (bytes == 1 ? 8 : 0);
      for (int channel = 0; channel < channels; ++channel)
        for (int byte = 0; byte < bytes; ++byte)
          all += static_cast<char>(channel == 3 ? 0xff : height >> (8 * byte));
    }
  return all;
}

TEST(RawGuess, RecognisesThreeEqualChannels) {
  const TempFolder folder;
  const std::string path = folder.file("a.raw");
  const struct {
    int columns, rows, channels, bytes;
    const char* layout;
  } files[] = {{128, 128, 3, 2, "128x128x3:u16le"}, {90, 71, 4, 1, "90x71x4:u8"}};
  for (const auto& file : files) {
    writeBytes(path, greyPixels(file.columns, file.rows, file.channels, file.bytes));
    const auto guess = likelyLayout(path);
    ASSERT_TRUE(guess) << file.layout;
    EXPECT_EQ(formatRawLayout(*guess), file.layout);
  }
}

TEST(RawGuess, FindsASquareWithSomethingBehindIt) {
  const TempFolder folder;
  const std::string path = folder.file("a.raw");
  for (const auto& [header, side] : {std::pair(0, 257), std::pair(5, 128)}) {
    const auto head = static_cast<std::size_t>(header);
    std::string bytes = headerOf(head, true) + samplesOf({side, side, Sample::U16, false, 0}, 0.0);
    bytes += std::string(static_cast<std::size_t>(side) * 90 + 7, '\3') + headerOf(300, true);
    writeBytes(path, bytes);
    const std::string expected = std::to_string(side) + "x" + std::to_string(side) + ":u16le";
    const auto guesses = likelyLayouts(path);
    EXPECT_TRUE(std::ranges::any_of(guesses,
                                    [&](const RawCandidate& one) {
                                      return formatRawLayout(one.layout).starts_with(expected) &&
                                             one.layout.headerBytes == head;
                                    }))
        << header << " " << side << " " << formatRawLayout(guesses.front().layout);
  }
}

TEST(RawGuess, FollowsTheEndingAndGivesUpWhereNothingFits) {
  const TempFolder folder;
  writeBytes(folder.file("a.r8"), samplesOf({64, 64, Sample::U8, false, 0}, 0.0));
  EXPECT_EQ(formatRawLayout(*likelyLayout(folder.file("a.r8"))), "64x64:u8");
  writeBytes(folder.file("b.raw"), std::string(1234, 'a'));
  EXPECT_FALSE(likelyLayout(folder.file("b.raw")));
  EXPECT_FALSE(likelyLayout(folder.file("none.raw")));
}

TEST(RawGuess, RealFiles) {
  SCARP_REAL_DATA(lumix, "lumix_terrain_test.raw");
  SCARP_REAL_DATA(bil, "elev32_sba_512x512.bil");
  EXPECT_EQ(formatRawLayout(*likelyLayout(lumix)), "256x256:u16le+32");
  EXPECT_EQ(formatRawLayout(*likelyLayout(bil)), "512x512:f32le");
}

TEST(RawLayout, ReadsAllThatItWrites) {
  for (const char* text : {"512x512:f32le", "256x257:u16be+32", "2x3:u8", "1025x1025:i16le+1", "128x128x3:u8",
                           "64x65x4:u16be:bsq+5-20", "9x7x2:f16le:bil", "256x256:u16le-12"}) {
    const auto layout = parseRawLayout(text);
    ASSERT_TRUE(layout.ok()) << text;
    EXPECT_EQ(formatRawLayout(*layout), text);
  }
}

TEST(RawLayout, IsLittleEndianUnlessSaidOtherwise) {
  const auto layout = valueOf(parseRawLayout("256x128:u16+32"));
  EXPECT_EQ(layout.columns, 256);
  EXPECT_EQ(layout.rows, 128);
  EXPECT_EQ(layout.sample, RawLayout::Sample::U16);
  EXPECT_FALSE(layout.bigEndian);
  EXPECT_EQ(layout.headerBytes, 32u);
}

TEST(RawLayout, SaysWhatIsWrong) {
  expectOneLine(parseRawLayout(""), {"COLUMNSxROWS"});
  expectOneLine(parseRawLayout("512x512"), {"sample type must follow"});
  expectOneLine(parseRawLayout("512x512:f24"), {"u8, i8, u16, i16, u32, i32, f16, f32 or f64"});
  expectOneLine(parseRawLayout("512x512x:u8"), {"COLUMNSxROWSxCHANNELS"});
  expectOneLine(parseRawLayout("512x512x0:u8"), {"1 to 256 channels"});
  expectOneLine(parseRawLayout("512x512x3:u8:bxp"), {":bxp"});
  expectOneLine(parseRawLayout("512x512:u8-2000000000000000000"), {"after the samples"});
  expectOneLine(parseRawLayout("512x512:f32+"), {"header"});
  expectOneLine(parseRawLayout("512x512:f32lebe"), {"be"});
  expectOneLine(parseRawLayout("1x512:f32"), {"2 x 2"});
  expectOneLine(parseRawLayout("99999999999x512:f32"), {"COLUMNSxROWS"});
  for (const char* header : {"18446744073709551216", "9223372036854775807"})
    expectOneLine(parseRawLayout(std::string("10x10:f32+") + header),
                  {header, "no file has so long a header"});
}

TEST(RawLayout, IsStoredWithImportOptions) {
  for (const char* text : {"64x32:f16be+4", "128x128x3:u8", "9x7x2:i32be:bsq+5-20", "9x7x4:f64le:bil-1"}) {
    ImportOptions options;
    options.raw = *parseRawLayout(text);
    const auto read = readAll(writeAll(importSchema(), options), "import", importSchema(), ImportOptions());
    ASSERT_TRUE(read.ok()) << text;
    EXPECT_EQ(*read, options) << text;
  }
}

TEST(RawLayout, CountsTheBytesOfAllChannels) {
  EXPECT_EQ(payloadBytes(*parseRawLayout("128x64x3:u16")), 128u * 64u * 3u * 2u);
  EXPECT_EQ(payloadBytes(*parseRawLayout("100000x100000x256:f64+7-9")), 10'000'000'000u * 256u * 8u);
}

TEST(RawLayout, HintNamesTheSquaresThatFit) {
  EXPECT_NE(rawLayoutHint(1048576).text().find("1024x1024:u8, 512x512:f32le"), std::string::npos);
  EXPECT_NE(rawLayoutHint(1025 * 1025 * 2).text().find("1025x1025:u16le"), std::string::npos);
  EXPECT_EQ(rawLayoutHint(7).text().find(" fit "), std::string::npos);
  EXPECT_TRUE(looksRaw("a/b.R16"));
  EXPECT_FALSE(looksRaw("a.raw/b.tif"));
}

}  // namespace
}  // namespace scarp::test
