#include <gtest/gtest.h>

#include <chrono>
#include <cmath>
#include <limits>
#include <random>
#include <sstream>

#include "core/base/Json.h"

namespace scarp {
namespace {

Json anyValue(std::mt19937_64& random, int depth) {
  switch (random() % (depth > 0 ? 8 : 6)) {
    case 0:
      return nullptr;
    case 1:
      return random() % 2 == 0;
    case 2:
      return static_cast<std::int64_t>(random());
    case 3:
      return random();
    case 4:
      return std::ldexp(static_cast<double>(random()) - 0x1p63, static_cast<int>(random() % 200) - 100);
    case 5:
      return std::string(random() % 4, 'x') + (random() % 2 == 0 ? "\"\\\n\x01" : "ä€😀");
    case 6: {
      Json list = Json::array();
      for (std::uint64_t n = random() % 5; n > 0; --n) list.push_back(anyValue(random, depth - 1));
      return list;
    }
    default: {
      Json all = Json::object();
      for (std::uint64_t n = random() % 40; n > 0; --n)
        all["key " + std::to_string(random() % 60)] = anyValue(random, depth - 1);
      return all;
    }
  }
}

TEST(Json, ValuesReadBackEqualByTextAndByCbor) {
  std::mt19937_64 random(1);
  for (int i = 0; i < 150; ++i) {
    const Json value = anyValue(random, 4);
    const std::string text = value.dump();
    EXPECT_EQ(Json::parse(text).dump(), text);
    for (const JsonLayout& layout : {JsonLayout{.indent = 2}, {.ascii = true}, {.sorted = true}})
      EXPECT_EQ(Json::parse(value.dump(layout)), value);
    const Json again = Json::fromCbor(value.toCbor());
    EXPECT_EQ(again, value);
    std::istringstream stream(text);
    EXPECT_EQ(Json::parseOrNull(stream), value);
  }
}

TEST(Json, MembersKeepTheirOrderAndAreFoundHoweverManyThereAre) {
  Json all;
  std::vector<int> order(500);
  for (int i = 0; i < 500; ++i) order[static_cast<std::size_t>(i)] = i * 7919 % 500;
  for (const int i : order) all["k" + std::to_string(i)] = i;
  for (const int gone : {order[0], order[250], order[499]}) {
    EXPECT_EQ(all.erase("k" + std::to_string(gone)), 1U);
    std::erase(order, gone);
  }
  EXPECT_EQ(all.erase("none"), 0U);
  std::size_t place = 0;
  for (const auto& [key, value] : all.members()) {
    EXPECT_EQ(value, order[place++]);
    EXPECT_EQ(*all.find(key), value);
  }
  EXPECT_EQ(place, all.size());
  EXPECT_EQ((Json{{"b", 1}, {"a", {2, "x"}}}.dump()), R"({"b":1,"a":[2,"x"]})");
  EXPECT_EQ((Json{{"b", 1}, {"a", 2}}.dump({.sorted = true})), R"({"a":2,"b":1})");
  EXPECT_EQ((Json{{"b", 1}, {"a", 2}}), (Json{{"a", 2}, {"b", 1}}));
}

TEST(Json, ManyMembersTakeAMoment) {
  std::string text = "{";
  for (int i = 0; i < 200'000; ++i)
    text += (i > 0 ? ",\"" : "\"") + std::to_string(i % 120'000) + "\":" + std::to_string(i);
  text += '}';
  const auto begin = std::chrono::steady_clock::now();
  const Json all = Json::parse(text);
  EXPECT_EQ(all.size(), 120'000U);
  EXPECT_EQ(all["79999"], 199'999) << "the last counts";
  EXPECT_EQ(all["80000"], 80'000);
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(20));
}

TEST(Json, NumbersAreEqualByValueAndKeepTheirKind) {
  const Json read = Json::parse("[-1, 1, 1.0, 18446744073709551615]");
  EXPECT_TRUE(read[0].isInteger() && !read[0].isUnsigned());
  EXPECT_TRUE(read[1].isInteger() && read[1].isUnsigned());
  EXPECT_TRUE(read[2].isNumber() && !read[2].isInteger());
  EXPECT_EQ(read[1], read[2]);
  EXPECT_EQ(read[3].get<std::uint64_t>(), std::numeric_limits<std::uint64_t>::max());
  EXPECT_FALSE(Json(-1) == Json(std::numeric_limits<std::uint64_t>::max()));
  EXPECT_EQ(Json(1.0).dump(), "1.0");
  EXPECT_EQ(Json(0.1F).dump(), "0.10000000149011612");
  EXPECT_EQ(Json(std::numeric_limits<double>::infinity()).dump(), "null");
}

TEST(Json, WhatIsMissingOrOfAnotherTypeThrowsOrIsNull) {
  const Json value{{"name", "Ridge"}, {"at", {1, 2}}};
  EXPECT_TRUE(value["none"].isNull());
  EXPECT_TRUE(value["name"]["none"].isNull());
  EXPECT_THROW((void)value.at("none"), JsonError);
  EXPECT_THROW((void)value["at"][2], JsonError);
  EXPECT_THROW((void)value["at"].text(), JsonError);
  EXPECT_THROW((void)value["name"].get<int>(), JsonError);
  EXPECT_EQ(value.value("none", 5), 5);
  EXPECT_THROW((void)value.value("name", 5), JsonError);
  EXPECT_EQ((value["at"].get<std::array<int, 2>>()), (std::array{1, 2}));
  EXPECT_THROW((void)(value["at"].get<std::array<int, 3>>()), JsonError);
  EXPECT_THROW((void)Json("\xff").dump(), JsonError);
  EXPECT_EQ(Json("\xff").dump({.replace = true}), "\"\xEF\xBF\xBD\"");
}

TEST(Json, NestsToALimit) {
  EXPECT_THROW((void)Json::parse("{"), JsonError);
  for (const std::size_t deep : {kMaxJsonDepth, kMaxJsonDepth + 1}) {
    const std::string text = std::string(deep, '[') + std::string(deep, ']');
    EXPECT_EQ(Json::parseOrNull(text).isArray(), deep == kMaxJsonDepth);
  }
  EXPECT_TRUE(Json::fromCbor(std::vector<std::uint8_t>(1U << 20, 0x81)).isNull())
      << "a million lists in lists";
}

std::string jsonErrorOf(std::string_view text) {
  const auto read = readJson(text);
  return read ? "" : read.error().text();
}

TEST(JsonReader, ReadsWhatIsJson) {
  const auto read = readJson(R"( {"a": [1, -2.5, "x", true, null, {"b": {}}], "c": []} )");
  ASSERT_TRUE(read.ok());
  EXPECT_EQ(*read, Json::parse(R"({"a": [1, -2.5, "x", true, null, {"b": {}}], "c": []})"));
}

TEST(JsonReader, ErrorsAreOneLineAndSayWhere) {
  EXPECT_EQ(jsonErrorOf("{\"a\": 1,\n  \"b\" 2}"), "line 2, column 7: unexpected 2");
  EXPECT_EQ(jsonErrorOf("[1, NaN]"), "line 1, column 5: unexpected N");
  EXPECT_EQ(jsonErrorOf("[1e400]"), "line 1, column 6: 1e400 is too large a number");
  for (const char* text : {"", "   ", "{", "[1, 2", "{\"a\"", "\"open", "[1] 2", "{\"a\": Infinity}", "[01]",
                           "\x01", "[\"\xff\xfe\"]", "{'a': 1}", "[1,]"}) {
    const std::string message = jsonErrorOf(text);
    EXPECT_NE(message.find("line 1, column "), std::string::npos) << text << " -> " << message;
    EXPECT_EQ(message.find('\n'), std::string::npos);
    EXPECT_LT(message.size(), 140u);
  }
}

TEST(JsonReader, AKeyStandsOnce) {
  EXPECT_EQ(jsonErrorOf(R"({"a": 1, "a": 2})"), "the key \"a\" stands twice");
  EXPECT_EQ(jsonErrorOf(R"({"a": {"a": 1}})"), "");
}

TEST(JsonReader, DeepNestingIsAnErrorNotACrash) {
  EXPECT_EQ(jsonErrorOf(std::string(1000000, '[')), "is nested too deep");
  EXPECT_EQ(jsonErrorOf(std::string(30, '[') + std::string(30, ']')), "");
}

}  // namespace
}  // namespace scarp
