#include <gtest/gtest.h>

#include <cmath>
#include <cstring>

#include "core/io/RawGuess.h"
#include "tests/io/IoSupport.h"
#include "tests/support/RealData.h"

namespace scarp::test {
namespace {

using Sample = RawLayout::Sample;

double hills(int column, int row) {
  return 20'000.0 + 9'000.0 * std::sin(0.07 * column) * std::cos(0.05 * row) +
         900.0 * std::sin(0.9 * column + row);
}

/// Samples of a type, in an order of bytes, behind a header.
std::string samplesOf(const RawLayout& layout, double offset) {
  std::string bytes(layout.headerBytes, 'x');
  for (int row = 0; row < layout.rows; ++row)
    for (int column = 0; column < layout.columns; ++column) {
      const double h = hills(column, row) + offset;
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
  const std::vector<RawLayout> layouts{{129, 129, Sample::U16, false, 0}, {129, 129, Sample::U16, true, 0},
                                       {100, 100, Sample::F32, false, 0}, {100, 100, Sample::F32, true, 0},
                                       {256, 256, Sample::U8, false, 0},  {257, 257, Sample::U16, false, 32},
                                       {513, 513, Sample::U16, true, 128}};
  for (const RawLayout& layout : layouts) {
    const std::string path = folder.file("a.raw");
    writeBytes(path, samplesOf(layout, 0.0));
    const auto guess = likelyLayout(path);
    ASSERT_TRUE(guess) << formatRawLayout(layout);
    EXPECT_EQ(formatRawLayout(*guess), formatRawLayout(layout));
  }
}

TEST(RawGuess, TellsSignedSamplesByTheirJumps) {
  const TempFolder folder;
  const RawLayout layout{129, 129, Sample::I16, false, 0};
  writeBytes(folder.file("a.raw"), samplesOf(layout, -20'000.0));
  EXPECT_EQ(formatRawLayout(*likelyLayout(folder.file("a.raw"))), formatRawLayout(layout));
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

}  // namespace
}  // namespace scarp::test
