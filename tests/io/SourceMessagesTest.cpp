#include <gtest/gtest.h>


#include "core/base/Json.h"
#include "core/io/GdalErrors.h"
#include "core/io/ReaderChannel.h"
#include "core/io/SourceMessages.h"
#include "tests/io/IoSupport.h"

namespace scarp::test {
namespace {

SourceInfo fullInfo() {
  SourceInfo info;
  info.driver = "GTiff";
  info.sampleType = "Int16";
  info.columns = 5;
  info.rows = 7;
  info.geoTransform = {100.0, 0.1, 0.0, 200.0, 0.0, -0.1};
  info.crsWkt = "LOCAL_CS[\"\xff no UTF-8\"]";
  info.cellMetres = {1.0 / 3.0, 2.0};
  info.verticalUnit = "ft";
  info.nodata = std::numeric_limits<double>::quiet_NaN();
  info.scale = 0.1;
  info.offset = -0.0;
  info.statistics = {{-3.5, 1e6}};
  info.depths = Message("it declares depths: %1", "z");
  info.warnings = {Message::verbatim("100 %1"),
                   messageIn("a.tif", "is %1 from %2: %3", metres(2.0), "b", Message("c"))};
  info.bands = {"red", "green", "blue", "alpha"};
  info.colours = {1, 2, 3};
  info.palette = true;
  info.alpha = 4;
  return info;
}

/// As it goes through the channel.
Json sent(const Json& message) { return Json::fromCbor(message.toCbor()); }

TEST(SourceMessages, WhatIsToldIsWhatWasSaid) {
  const SourceInfo info = fullInfo();
  const auto told = valueOf(readInfo(sent(writeInfo(info))));
  EXPECT_EQ(sent(writeInfo(told)).dump({.replace = true, .ascii = true}),
            sent(writeInfo(info)).dump({.replace = true, .ascii = true}));
  EXPECT_EQ(told.warnings, info.warnings) << "with their patterns";
  EXPECT_EQ(told.depths, info.depths);
  EXPECT_TRUE(told.srgb.empty());
  EXPECT_EQ(told.crsWkt, info.crsWkt);
  EXPECT_EQ(told.geoTransform, info.geoTransform);
  EXPECT_EQ(told.statistics, info.statistics);
  EXPECT_TRUE(told.palette);
  ASSERT_TRUE(told.nodata);
  EXPECT_TRUE(std::isnan(*told.nodata));
  EXPECT_FALSE(readInfo(sent(writeInfo(SourceInfo()))).ok()) << "no size";
}

TEST(SourceMessages, WhatCannotBeIsRefused) {
  const Json good = writeInfo(fullInfo());
  for (const auto& [key, value] :
       std::vector<std::pair<const char*, Json>>{{"columns", 1},
                                                 {"rows", -5},
                                                 {"rows", 1LL << 40},
                                                 {"columns", "many"},
                                                 {"bands", Json::array()},
                                                 {"bands", std::vector<std::string>(70000, "b")},
                                                 {"bands", {1, 2}},
                                                 {"colours", {1, 2}},
                                                 {"colours", {1, 2, 5}},
                                                 {"palette", 1},
                                                 {"alpha", 5},
                                                 {"alpha", -1},
                                                 {"scale", 0.0},
                                                 {"scale", std::numeric_limits<double>::infinity()},
                                                 {"offset", std::numeric_limits<double>::quiet_NaN()},
                                                 {"geoTransform", {1.0, 2.0}},
                                                 {"statistics", {2.0, 1.0}},
                                                 {"crsWkt", std::string(2 << 20, 'x')},
                                                 {"nodata", "none"},
                                                 {"depths", 5},
                                                 {"srgb", Json::array({"%1", "a"})},
                                                 {"warnings", "one"},
                                                 {"warnings", {1}},
                                                 {"warnings", std::vector<std::string>(65, "w")},
                                                 {"southFirst", 3.5}}) {
    Json bad = good;
    bad[key] = value;
    expectOneLine(readInfo(sent(bad)), {"cannot be"});
    bad.erase(key);
    expectOneLine(readInfo(sent(bad)), {"cannot be"});
  }
  expectOneLine(readInfo(Json()), {"cannot be"});
}

TEST(SourceMessages, BytesThatAreNoMessageAreNone) {
  const auto read = [](const std::string& bytes) {
    return readMessage(std::span(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()));
  };
  const std::vector<std::uint8_t> good = writeInfo(fullInfo()).toCbor();
  const std::string text(good.begin(), good.end());
  EXPECT_TRUE(read(text));
  for (std::size_t length = 0; length < text.size(); length += 7) EXPECT_FALSE(read(text.substr(0, length)));
  EXPECT_FALSE(read(std::string("\x9b\xff", 2) + std::string(7, '\0'))) << "a list of 2^63 values";
  EXPECT_FALSE(read(std::string("\xbb\xff", 2) + std::string(7, '\xff')));
  EXPECT_FALSE(read(std::string(1U << 22, '\x81'))) << "lists in lists, four million deep";
  EXPECT_FALSE(read(std::string("\xa1\x61") + "a" + std::string(1U << 22, '\x81')));
  EXPECT_FALSE(read("\x82\x01\x02")) << "no object";
  const auto readWarning = [&](int levels) {
    SourceInfo info = fullInfo();
    Message warning("end");
    for (int i = 0; i < levels; ++i) warning = Message("%1", std::move(warning));
    info.warnings = {warning};
    const std::vector<std::uint8_t> bytes = writeInfo(info).toCbor();
    return read(std::string(bytes.begin(), bytes.end())).has_value();
  };
  EXPECT_TRUE(readWarning(20));
  EXPECT_FALSE(readWarning(30)) << "texts within each other";
}

std::string shown(const char* message) {
  GdalErrors errors;
  errors.add(true, message);
  return errors.failure().text();
}

TEST(GdalErrors, PlacesInTheSourceCodeAreLeftOut) {
  EXPECT_EQ(shown("./ogr/ogrsf_frmts/dxf/ogrdxflayer.cpp, 2151: error at line 60 of a.dxf"),
            "error at line 60 of a.dxf");
  EXPECT_EQ(shown("cpl_error.c, 12: a: b"), "a: b");
  for (const char* message : {"a.cpp, line 12: b", "a.dxf, 12: b", "no a.cpp, 12: b", "a.cpp: b, 12", "a, b", "a: b", ""})
    EXPECT_EQ(shown(message), message);
}

}  // namespace
}  // namespace scarp::test
