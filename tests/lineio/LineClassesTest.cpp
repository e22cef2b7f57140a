#include <gtest/gtest.h>

#include "core/lineio/LineClasses.h"

namespace scarp {
namespace {

TEST(LineClasses, WidthsAreReadAsPeopleWriteThem) {
  EXPECT_EQ(widthOf("7"), 7.0);
  EXPECT_EQ(widthOf("2 m"), 2.0);
  EXPECT_EQ(widthOf("2.5m"), 2.5);
  EXPECT_EQ(widthOf("7,5"), 7.5);
  EXPECT_NEAR(widthOf("16'3\"").value_or(0.0), 4.953, 1e-9);
  EXPECT_NEAR(widthOf("12'").value_or(0.0), 3.6576, 1e-9);
  EXPECT_NEAR(widthOf("12 ft").value_or(0.0), 3.6576, 1e-9);
  for (const char* none : {"", "wide", "-3", "0", "nan", "inf", "1e9", "16'x\"", "3 furlongs", "3;4"})
    EXPECT_FALSE(widthOf(none)) << none;
}

TEST(LineClasses, UsualTableKnowsRoadsAndWaterways) {
  const auto& table = usualLineClasses();
  EXPECT_GT(table.size(), 25U);
  const auto kind = [&](const LineFields& fields) {
    const LineClass* found = classOf(fields, table);
    return found ? std::optional(found->kind) : std::nullopt;
  };
  EXPECT_EQ(kind({{"highway", "primary"}}), LineKind::Road);
  EXPECT_EQ(kind({{"highway", "track"}, {"name", "x"}}), LineKind::Track);
  EXPECT_EQ(kind({{"railway", "rail"}}), LineKind::Railway);
  EXPECT_EQ(kind({{"waterway", "stream"}}), LineKind::River);
  EXPECT_EQ(kind({{"waterway", "canal"}}), LineKind::Canal);
  EXPECT_FALSE(kind({{"power", "line"}}));
  EXPECT_FALSE(kind({}));
}

TEST(LineClasses, BridgesAndTunnelsByTheirTags) {
  EXPECT_EQ(spanOf({{"bridge", "yes"}}), LineSpan::Bridge);
  EXPECT_EQ(spanOf({{"bridge", "viaduct"}}), LineSpan::Bridge);
  EXPECT_EQ(spanOf({{"tunnel", "culvert"}}), LineSpan::Tunnel);
  EXPECT_EQ(spanOf({{"bridge", "no"}, {"tunnel", "no"}}), LineSpan::Ground);
}

TEST(LineClasses, TablesOfAPersonAreChecked) {
  const auto good =
      readLineClasses(R"({"classes": [{"key": "type", "value": "*", "kind": "wall", "width": 2}]})");
  ASSERT_TRUE(good.ok());
  EXPECT_EQ(classOf({{"type", "any"}}, *good)->width, 2.0);
  const auto why = [](const char* text) { return readLineClasses(text).error().message; };
  EXPECT_EQ(why("[]"), "is no table of classes of lines");
  EXPECT_EQ(why("{"), "is no table of classes of lines");
  EXPECT_EQ(why(R"({"classes": [{"key": "a", "value": "b"}]})"), "classes[0].kind: is missing");
  EXPECT_EQ(
      why(R"({"classes": [{"key": "a", "value": "b", "kind": "road", "size": 1}]})"),
      "classes[0].size: unknown key (known are key, value, kind, width, shoulder, grade, depth, import)");
  EXPECT_FALSE(readLineClasses(R"({"classes": [{"key": "a", "value": "b", "kind": "road", "width": -1}]})"));
  EXPECT_FALSE(readLineClasses(R"({"classes": [{"key": "a", "value": "b", "kind": "airport"}]})"));
}

}  // namespace
}  // namespace scarp
