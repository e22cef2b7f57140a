#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/Json.h"
#include "core/schema/MakeSetting.h"
#include "core/schema/SchemaJson.h"

namespace scarp {
namespace {

enum class Colour { Red, LightGreen };

struct Inner {
  int count = 3;
};
struct Sample {
  double width = 2.0;
  Inner inner;
  Colour colour = Colour::Red;
  bool shown = true;
  std::string name;
  std::optional<double> depth;
};

const EnumNames& colourNames() {
  static const EnumNames names({{"red", "Red"}, {"light-green", "Light green", "light green"}});
  return names;
}

const Schema<Sample>& sampleSchema() {
  using Make = MakeSetting<Sample>;
  static const Schema<Sample> schema{above(Make::number<&Sample::width>("width", " m", 0, 10)),
                                     Make::choice<&Sample::colour>("colour", colourNames()),
                                     Make::number<&Sample::inner, &Inner::count>("some-count", "", 1, 5),
                                     Make::flag<&Sample::shown>("shown"),
                                     Make::text<&Sample::name>("name"),
                                     below(Make::number<&Sample::depth>("depth", "Depth", " m", 0, 1))};
  return schema;
}

std::string refusal(const NumberLimits& range, double value) {
  const auto good = range.check(value);
  return good ? "" : good.error().text();
}

TEST(EnumNames, FindKeysAndAliases) {
  EXPECT_EQ(colourNames().find<Colour>("light-green"), Colour::LightGreen);
  EXPECT_EQ(colourNames().find<Colour>("light green"), Colour::LightGreen);
  EXPECT_FALSE(colourNames().find("green"));
  EXPECT_FALSE(colourNames().find(""));
  EXPECT_EQ(colourNames().key(Colour::LightGreen), "light-green");
  EXPECT_STREQ(colourNames().title(Colour::Red), "Red");
  EXPECT_EQ(colourNames().keys(), "red, light-green");
}

TEST(EnumNames, ExchangeAliasesForFilesThatWriteThem) {
  const EnumNames names = colourNames().byAlias();
  EXPECT_EQ(names.keys(), "red, light green");
  EXPECT_EQ(names.find<Colour>("light-green"), Colour::LightGreen);
}

TEST(EnumNamesDeathTest, RefuseANameOfTwo) {
  EXPECT_DEATH(EnumNames({{"a"}, {"b", "", "a"}}), "precondition");
}

TEST(NumberLimits, SaysWhatIsWrongInOneLine) {
  const Schema<Sample>& schema = sampleSchema();
  EXPECT_EQ(refusal(schema.number("width"), 0.5), "");
  EXPECT_EQ(refusal(schema.number("width"), 0.0), "width 0 m is out of range (above 0 to 10)");
  EXPECT_EQ(refusal(schema.number("width"), std::nan("")), "width nan m is out of range (above 0 to 10)");
  EXPECT_EQ(refusal(schema.number("some-count"), 2.5), "some count must be a whole number, not 2.5");
  EXPECT_EQ(refusal(schema.number("depth"), 1.0), "Depth 1 m is out of range (0 to below 1)");
}

TEST(Schema, ReadsAndSetsMembersByTheirPaths) {
  Sample sample;
  const Schema<Sample>& schema = sampleSchema();
  EXPECT_TRUE(schema.number("some-count").set(sample, 5.0));
  EXPECT_EQ(sample.inner.count, 5);
  EXPECT_FALSE(schema.number("some-count").set(sample, 6.0));
  EXPECT_EQ(schema.number("some-count").get(sample), 5.0);
  schema.find<ChoiceSetting>("colour").store(sample, 1);
  EXPECT_EQ(sample.colour, Colour::LightGreen);
  schema.find<TextSetting>("name").store(sample, "a");
  EXPECT_EQ(schema.find<TextSetting>("name").get(sample), "a");
  schema.find<FlagSetting>("shown").store(sample, false);
  EXPECT_FALSE(sample.shown);
}

TEST(Schema, KnowsWhatMayBeAbsent) {
  Sample sample;
  const auto& depth = sampleSchema().number("depth");
  EXPECT_FALSE(depth.present(sample));
  depth.store(sample, 0.5);
  EXPECT_TRUE(depth.present(sample));
  EXPECT_EQ(sample.depth, 0.5);
  EXPECT_EQ(sampleSchema().number("width").present, nullptr);
}

TEST(Schema, ListsFieldsOfATypeInTheirOrder) {
  std::vector<std::string_view> keys;
  for (const auto& number : sampleSchema().numbers()) keys.push_back(number.key);
  EXPECT_EQ(keys, (std::vector<std::string_view>{"width", "some-count", "depth"}));
  EXPECT_EQ(sampleSchema().settings().size(), 6u);
}

TEST(Schema, ChecksAllNumbers) {
  Sample sample;
  sample.depth = 0.0;
  EXPECT_TRUE(sampleSchema().check(sample));
  sample.inner.count = 0;
  EXPECT_EQ(sampleSchema().check(sample).error().text(), "some count 0 is out of range (1 to 5)");
}

TEST(NumberLimits, TellsOfRangesWithoutAnEnd) {
  constexpr double none = std::numeric_limits<double>::infinity();
  using Make = MakeSetting<Sample>;
  const auto width = Make::number<&Sample::width>("width", " m", 0, none);
  EXPECT_EQ(refusal(width, -1.0), "width -1 m is out of range (0 or more)");
  EXPECT_EQ(refusal(above(width), 0.0), "width 0 m is out of range (above 0)");
  EXPECT_EQ(refusal(width, none), "");
  EXPECT_EQ(refusal(below(width), none), "width inf m is out of range (0 or more)");
  const auto any = Make::finite<&Sample::width>("width", " m");
  EXPECT_EQ(refusal(any, -1e300), "");
  EXPECT_EQ(refusal(any, -none), "width -inf m is out of range (any finite number)");
}

TEST(Schema, IsTheSameUnderOtherKeys) {
  const Schema<Sample> other =
      sampleSchema().as(RangeWording::Bare, {{"width", "breadth"}, {"colour", "hue"}});
  EXPECT_EQ(other.wording(), RangeWording::Bare);
  EXPECT_EQ(other.number("breadth").bounds(), sampleSchema().number("width").bounds());
  Sample sample;
  other.find<ChoiceSetting>("hue").store(sample, 1);
  EXPECT_EQ(sample.colour, Colour::LightGreen);
  EXPECT_EQ(other.settings().size(), sampleSchema().settings().size());
}

TEST(Schema, GivesSomeOfItsSettings) {
  const Schema<Sample> some = sampleSchema().only({"shown", "width"});
  ASSERT_EQ(some.settings().size(), 2u);
  EXPECT_TRUE(std::holds_alternative<FlagSetting>(some.settings()[0]));
  EXPECT_EQ(some.number("width").high, 10.0);
}

TEST(SchemaDeathTest, HasNoOtherKeys) {
  EXPECT_DEATH((void)sampleSchema().only({"height"}), "precondition");
  EXPECT_DEATH((void)sampleSchema().as(RangeWording::Bare, {{"height", "width"}}), "precondition");
}

struct Post {
  double height = 1.0;
  bool operator==(const Post&) const = default;
};
struct Wall {
  std::string stone;
  bool operator==(const Wall&) const = default;
};
struct Gate {
  std::vector<Post> posts;
  std::optional<Wall> wall;
  std::array<int, 2> size{1, 2};
  std::uint64_t sum = 0;
  std::optional<double> depth;
  double offset = 0.0;
  std::variant<Post, Wall> top;
  bool operator==(const Gate&) const = default;
};

const Schema<Gate>& gateSchema() {
  using Make = MakeSetting<Gate>;
  static const Schema<Post> post =
      Schema<Post>({required(MakeSetting<Post>::number<&Post::height>("height", " m", 0, 5))},
                   RangeWording::Value)
          .with([](ConstStructRef read) {
            return read.as<Post>().height == 4.0 ? Result<void>(Error{"four is not a height"})
                                                 : Result<void>();
          });
  static const Schema<Wall> wall{MakeSetting<Wall>::exactText<&Wall::stone>("stone")};
  static const EnumNames tops({{"post"}, {"wall"}});
  static const Schema<Gate> schema{
      Make::value<&Gate::posts>("posts", listType<std::vector<Post>>(structureType(post), 3)),
      Make::structure<&Gate::wall>("wall", wall),
      Make::value<&Gate::size>("size",
                               arrayType<std::array<int, 2>>(wholeType(0, 9), Message("two numbers"))),
      required(Make::value<&Gate::sum>("sum", wholeType<std::uint64_t>())),
      orNull(Make::exact<&Gate::depth>("depth")),
      Make::unlessDefault<&Gate::offset>(Make::exact<&Gate::offset>("offset")),
      Make::value<&Gate::top>("top", variantType<std::variant<Post, Wall>>("kind", tops, {&post, &wall}))};
  return schema;
}

Result<Gate> throughJson(const Gate& gate) {
  return readAll(Json::parse(writeAll(gateSchema(), gate).dump()), "gate", gateSchema(), Gate());
}

TEST(NestedSchema, ReadsWhatItWrites) {
  Gate gate;
  EXPECT_EQ(throughJson(gate).value(), gate);
  EXPECT_EQ(writeAll(gateSchema(), gate).dump(),
            R"({"posts":[],"size":[1,2],"sum":0,"depth":null,"top":{"kind":"post","height":1.0}})");
  gate.posts = {{2.0}, {0.1}};
  gate.wall = Wall{"not \xff UTF-8"};
  gate.size = {9, 0};
  gate.sum = std::numeric_limits<std::uint64_t>::max();
  gate.depth = -std::numeric_limits<double>::infinity();
  gate.offset = 0.1 + 0.2;
  gate.top = Wall{"granite"};
  EXPECT_EQ(throughJson(gate).value(), gate);
}

TEST(NestedSchema, NamesThePlaceOfAnError) {
  const auto errorOf = [](const char* key, const char* value) {
    Json json = writeAll(gateSchema(), Gate());
    json[key] = Json::parse(value);
    const auto read = readAll(json, "gate", gateSchema(), Gate());
    return read ? std::string() : read.error().text();
  };
  EXPECT_EQ(errorOf("posts", R"([{"height": 1}, {"height": 6}])"),
            "gate.posts[1].height: 6.0 m is out of range (0 to 5)");
  EXPECT_EQ(errorOf("posts", "[{}]"), "gate.posts[0].height: is missing");
  EXPECT_EQ(errorOf("posts", R"([{"height": 4}])"), "gate.posts[0]: four is not a height");
  EXPECT_EQ(errorOf("posts", R"([{"height": 1, "width": 2}])"),
            "gate.posts[0].width: unknown key (known are height)");
  EXPECT_EQ(errorOf("posts", "[1, 2, 3, 4]"), "gate.posts: 4 are more than 3");
  EXPECT_EQ(errorOf("size", "[1, 10]"), "gate.size[1]: 10 is out of range (0 to 9)");
  EXPECT_EQ(errorOf("size", "[1.0, 2.0]"), "");
  EXPECT_EQ(errorOf("size", "[1, 2, 3]"), "gate.size: must be two numbers");
  EXPECT_EQ(errorOf("sum", "-1"), "gate.sum: -1 is out of range (0 to 18446744073709551615)");
  EXPECT_EQ(errorOf("sum", "0.5"), "gate.sum: must be a whole number, not 0.5");
  EXPECT_EQ(errorOf("depth", "true"), "gate.depth: must be a number, not true");
  EXPECT_EQ(errorOf("top", R"({"kind": "roof"})"),
            "gate.top.kind: unknown value \"roof\" (known are post, wall)");
}

TEST(NestedSchema, ReplacesLists) {
  Gate usual;
  usual.posts = {{3.0}, {2.0}};
  Json json = writeAll(gateSchema(), Gate());
  EXPECT_TRUE(readAll(json, "gate", gateSchema(), usual).value().posts.empty());
  json.erase("posts");
  EXPECT_EQ(readAll(json, "gate", gateSchema(), usual).value().posts, usual.posts);
}

TEST(NestedSchemaDeathTest, RefusesAnotherStructure) {
  EXPECT_DEATH((void)sampleSchema().number("width").get(Post()), "precondition");
}

}  // namespace
}  // namespace scarp
