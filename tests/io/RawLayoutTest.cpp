#include <gtest/gtest.h>

#include "core/base/Json.h"
#include "core/io/RawLayout.h"
#include "core/schema/SchemaJson.h"
#include "core/script/ImportOptionsJson.h"
#include "tests/io/IoSupport.h"

namespace scarp::test {
namespace {

TEST(RawLayout, ReadsAllThatItWrites) {
  for (const char* text : {"512x512:f32le", "256x257:u16be+32", "2x3:u8", "1025x1025:i16le+1", "128x128x3:u8",
                           "64x65x4:u16be:bsq+5-20", "9x7x2:f16le:bil", "256x256:u16le-12"}) {
    const auto layout = parseRawLayout(text);
    ASSERT_TRUE(layout.ok()) << text;
    EXPECT_EQ(formatRawLayout(*layout), text);
  }
}

TEST(RawLayout, IsLittleEndianUnlessSaidOtherwise) {
  const auto layout = parseRawLayout("256x128:u16+32");
  ASSERT_TRUE(layout.ok());
  EXPECT_EQ(layout->columns, 256);
  EXPECT_EQ(layout->rows, 128);
  EXPECT_EQ(layout->sample, RawLayout::Sample::U16);
  EXPECT_FALSE(layout->bigEndian);
  EXPECT_EQ(layout->headerBytes, 32u);
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
  EXPECT_NE(rawLayoutHint(1048576).find("1024x1024:u8, 512x512:f32le"), std::string::npos);
  EXPECT_NE(rawLayoutHint(1025 * 1025 * 2).find("1025x1025:u16le"), std::string::npos);
  EXPECT_EQ(rawLayoutHint(7).find(" fit "), std::string::npos);
  EXPECT_TRUE(looksRaw("a/b.R16"));
  EXPECT_FALSE(looksRaw("a.raw/b.tif"));
}

}  // namespace
}  // namespace scarp::test
