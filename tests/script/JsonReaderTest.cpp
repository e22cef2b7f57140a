#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/script/JsonReader.h"

namespace scarp {
namespace {

std::string jsonErrorOf(std::string_view text) {
  const auto read = readJson(text);
  return read ? "" : read.error().message;
}

TEST(JsonReader, ReadsWhatIsJson) {
  const auto read = readJson(R"( {"a": [1, -2.5, "x", true, null, {"b": {}}], "c": []} )");
  ASSERT_TRUE(read.ok());
  EXPECT_EQ(*read, nlohmann::json::parse(R"({"a": [1, -2.5, "x", true, null, {"b": {}}], "c": []})"));
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
