#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>
#include <random>

#include "core/base/Json.h"
#include "core/edit/AdjustmentLayers.h"
#include "core/schema/SchemaJson.h"
#include "core/store/StateJson.h"
#include "core/terrain/WorkingRange.h"
#include "tests/support/JsonPlace.h"

namespace scarp {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Any finite number, of any size.
double anyStateNumber(std::mt19937_64& random) {
  for (;;)
    if (const double number = std::bit_cast<double>(random()); std::isfinite(number)) return number;
}

DocumentState anyState(std::mt19937_64& random) {
  DocumentState state;
  std::uniform_real_distribution<double> exponent(-7.9, 5.5);
  state.frame = {2 + static_cast<int>(random() % 3000), 2 + static_cast<int>(random() % 3000),
                 std::pow(10.0, exponent(random)), std::pow(10.0, exponent(random))};
  for (double& number : state.georeference.geoTransform) number = anyStateNumber(random);
  state.georeference.hasGeoTransform = random() % 2 == 0;
  state.georeference.southUp = random() % 2 == 0;
  state.georeference.crsWkt = "PROJCRS[\"Öland / \\\"x\\\"\n\t\x01\"]";
  state.georeference.verticalUnit = random() % 2 == 0 ? "ft" : "m";
  state.georeference.metresPerUnit = std::pow(10.0, exponent(random));
  state.georeference.epoch = random() % 2 == 0 ? 2021.3 : 0.0;
  state.georeference.rounding = random() % 2 == 0 ? 0.0625 : 0.0;
  LayerId id = 0;
  for (auto count = random() % 4; count > 0; --count) {
    Layer& layer = state.layers.emplace_back();
    layer.id = id += 1 + static_cast<LayerId>(random() % 1000);
    layer.name = std::string("Hügel\0 \"é\"", 12);
    layer.blend = static_cast<LayerBlend>(random() % kLayerBlends);
    layer.opacity = std::uniform_real_distribution<double>(0.0, 1.0)(random);
    layer.visible = random() % 2 == 0;
    layer.locked = random() % 2 == 0;
    if (random() % 3 > 0) continue;
    if (random() % 2 == 0)
      setAdjustment(layer, HydraulicErosionFilter{1 + static_cast<int>(random() % 99)}, state.frame);
    else
      setAdjustment(layer, TerraceFilter{{std::pow(10.0, exponent(random)), 0.25}}, state.frame);
    layer.outdated = random() % 2 == 0;
  }
  if (!state.layers.empty() && random() % 2 == 0) {
    Layer& group = state.layers.emplace_back();
    group.id = id += 1;
    group.isGroup = true;
    for (std::size_t i = random() % state.layers.size(); i + 1 < state.layers.size(); ++i)
      state.layers[i].group = id;
  }
  state.selecting = random() % 2 == 0;
  for (auto count = random() % 3; count > 0; --count)
    state.masks.push_back({id += 1 + static_cast<LayerId>(random() % 9), "Maß " + std::to_string(count)});
  for (auto count = random() % 3; count > 0; --count)
    state.drapes.push_back({"Karte " + std::to_string(count), "/maps/\xff\"" + std::to_string(count) + ".tif",
                            random(), random(), std::uniform_real_distribution<double>(0.0, 1.0)(random),
                            random() % 2 == 0});
  std::uint32_t rule = 0;
  for (auto count = random() % 3; count > 0; --count) {
    ScatterRule& one = state.scatterRules.emplace_back();
    one.id = rule += 1 + static_cast<std::uint32_t>(random() % 9);
    one.name = "Wald \"é\"";
    one.visible = random() % 2 == 0;
    one.assets = {{AssetKind::Rock, std::uniform_real_distribution<double>(0.1, 9.0)(random)},
                  {AssetKind::Conifer, 1.0}};
    one.density = std::uniform_real_distribution<double>(0.1, 900.0)(random);
    one.stand = random() % 2 == 0 ? ObjectRule::Align : ObjectRule::KeepOffset;
    one.seed = static_cast<std::uint32_t>(random());
    RuleCondition slope;
    slope.by = GroundMeasure::Slope;
    slope.high = std::uniform_real_distribution<double>(1.0, 90.0)(random);
    if (random() % 2 == 0) one.conditions = {slope};
    if (random() % 2 == 0) one.sampling = ScatterSampling::NearestSample;
    for (auto keys = random() % 4; keys > 0; --keys)
      one.without.push_back(
          {static_cast<std::int32_t>(random()), static_cast<std::int32_t>(random()), 0xffffffffU});
    std::ranges::sort(one.without);
  }
  return state;
}

template <class Value>
Value throughText(const Json& written,
                  Result<Value> (*read)(const Json&, const std::string&)) {
  const auto value = readJson(written.dump());
  EXPECT_TRUE(value.ok());
  auto back = read(*value, "x");
  EXPECT_TRUE(back.ok()) << back.error().text();
  return *std::move(back);
}

TEST(StateJson, AnyStateReadsBackEqual) {
  std::mt19937_64 random(5);
  for (int i = 0; i < 60; ++i) {
    const DocumentState state = anyState(random);
    EXPECT_EQ(throughText(writeState(state), readState), state) << writeState(state).dump();
  }
}

TEST(StateJson, ScatterRulesOfOlderFilesAreEvaluatedAtSamples) {
  DocumentState state;
  ScatterRule& rule = state.scatterRules.emplace_back();
  rule.id = 1;
  rule.assets = {{AssetKind::Rock, 1.0}};
  Json written = writeState(state);
  EXPECT_EQ(throughText(written, readState).scatterRules[0].sampling, ScatterSampling::Position);
  ASSERT_EQ(written["scatter-rules"][0].erase("sampling"), 1U);
  EXPECT_EQ(throughText(written, readState).scatterRules[0].sampling, ScatterSampling::NearestSample);
}

TEST(StateJson, NumbersThatJsonDoesNotHaveAndZeroesKeepTheirSign) {
  DocumentState state;
  state.georeference.geoTransform = {-0.0, kInfinity, -kInfinity, 5e-324, 1e308, 0.1};
  const DocumentState back = throughText(writeState(state), readState);
  EXPECT_EQ(back.georeference.geoTransform, state.georeference.geoTransform);
  EXPECT_TRUE(std::signbit(back.georeference.geoTransform[0]));
}

TEST(StateJson, TextsOfAnyBytesReadBackEqual) {
  for (const std::string& text :
       {std::string(), std::string("plain"), std::string("\xC3\xA9"), std::string("caf\xE9"),
        std::string("\xFF\x00\x80", 3), std::string("\xED\xA0\x80"), std::string("\xC0\x80"),
        std::string("\xF4\x90\x80\x80"), std::string("\xE2\x82"), std::string("\xF0\x9F\x8F\x94")})
    EXPECT_EQ(throughText(writeText(text), readText), text);
}

TEST(StateJson, ObjectsReadBackEqualAndIdsAreNotUsedAgain) {
  std::mt19937_64 random(6);
  ObjectLayer objects;
  for (int i = 0; i < 100; ++i) {
    Object object;
    object.id = objects.takeId(1 + random() % 1'000'000'000'000'000'000U);
    object.asset = static_cast<AssetKind>(random() % kAssetKinds);
    object.x = anyStateNumber(random);
    object.y = anyStateNumber(random);
    object.yaw = anyStateNumber(random);
    object.scale = std::pow(10.0, std::uniform_real_distribution<double>(-300.0, 9.0)(random));
    object.heightOffset = std::remainder(anyStateNumber(random), kHighest);
    object.rule = static_cast<ObjectRule>(random() % kObjectRules);
    if (object.rule == ObjectRule::Stay && random() % 4 > 0)
      object.elevation = std::remainder(anyStateNumber(random), kHighest);
    if (objects.find(object.id)) continue;
    objects.exchange(object.id, object);
  }
  for (const auto& [id, object] : objects.all())
    EXPECT_EQ(throughText(writeStoredObject(object), readStoredObject), object);
}

TEST(StateJson, RowsOfOlderFilesSayWhetherObjectsAlign) {
  const auto ruleOf = [](const char* row) { return readStoredObject(Json::parse(row), "row")->rule; };
  EXPECT_EQ(ruleOf(R"([3, "rock", 1.0, 2.0, 0.5, 1.0, 0.0, false])"), ObjectRule::KeepOffset);
  EXPECT_EQ(ruleOf(R"([3, "rock", 1.0, 2.0, 0.5, 1.0, 0.0, true])"), ObjectRule::Align);
}

TEST(StateJson, AnObjectThatIsNoneIsNamed) {
  const auto errorOf = [](const char* row) {
    const auto read = readStoredObject(Json::parse(row), "row");
    return read.ok() ? "" : read.error().text();
  };
  EXPECT_EQ(errorOf(R"([3, "rock", 1.0, 2.0, 0.5, 1.0, 0.0, "float"])"),
            "row: must be a rule (keep-offset, align, stay, flatten), not the text \"float\"");
  EXPECT_EQ(errorOf(R"([3, "rock", 1.0, 2.0, 0.5, 1.0, 0.0, "align", 4.0])"),
            "row: must be the elevation of one that stays, not 4.0");
  EXPECT_EQ(errorOf(R"([3, "rock", 1.0, 2.0, 0.5, 1.0, 0.0, "stay", 4.0])"), "");
}

/// Reads a state that was changed in one place.
std::string errorOf(const char* pointer, const Json& value) {
  std::mt19937_64 random(8);
  DocumentState state = anyState(random);
  while (state.layers.size() < 2 || state.masks.size() < 2) state = anyState(random);
  Json written = Json::parse(writeState(state).dump());
  test::JsonPlace(pointer).in(written) = value;
  const auto read = readState(written, "state");
  return read.ok() ? "" : read.error().text();
}

TEST(StateJson, WhatIsWrongIsNamed) {
  EXPECT_EQ(errorOf("/frame/columns", 1), "state.frame.columns: 1 is out of range (2 to 1048577)");
  EXPECT_EQ(errorOf("/frame/dx", -1.0),
            "state.frame.dx: a cell size of -1 m is out of range (1e-08 to 1e+07)");
  EXPECT_EQ(errorOf("/frame/dy", 1e300),
            "state.frame.dy: a cell size of 1e+300 m is out of range (1e-08 to 1e+07)");
  EXPECT_EQ(errorOf("/frame", Json{{"columns", 1000}, {"rows", 2}, {"dx", 1e7}, {"dy", 1.0}}),
            "state.frame: a side of 9.99e+09 m is out of range (up to 1e+09)");
  EXPECT_NE(errorOf("/place/metres-per-unit", 0.0), "");
  EXPECT_NE(errorOf("/place/metres-per-unit", "inf"), "");
  EXPECT_EQ(errorOf("/layers/1/opacity", 1e300), "state.layers[1].opacity: is out of range (0 to 1)");
  EXPECT_EQ(errorOf("/selecting", 1), "state.selecting: must be true or false, not 1");
  EXPECT_EQ(errorOf("/layers/1/blend", "mix"),
            "state.layers[1].blend: unknown value \"mix\" (known are add, max, min, replace)");
  EXPECT_NE(errorOf("/layers/1/id", 0), "");
  EXPECT_NE(errorOf("/layers/1/opacity", "high"), "");
  EXPECT_NE(errorOf("/layers/1/name", Json{{"bytes", {256}}}), "");
  EXPECT_NE(errorOf("/layers", 3), "");
  EXPECT_NE(errorOf("/more", 3), "");
  EXPECT_NE(errorOf("/masks", 3), "");
  EXPECT_EQ(errorOf("/masks/0/name", ""), "state.masks[0].name: is empty");
  EXPECT_EQ(errorOf("/masks/1/name", "Maß 2"), "state.masks[1].name: or id stands twice");
  EXPECT_NE(errorOf("/masks/1/id", 0), "");
  EXPECT_NE(errorOf("/place/geotransform", Json{1, 2, 3}), "");
  const auto frame = Json{{"columns", 1'048'578}, {"rows", 2}, {"dx", 1.0}, {"dy", 1.0}};
  EXPECT_EQ(errorOf("/frame", frame), "state.frame.columns: 1048578 is out of range (2 to 1048577)");
}

TEST(StateJson, ObjectsOutOfRangeAreNamed) {
  for (const char* text :
       {"[]", "[0,\"rock\",0,0,0,1,0,true]", "[1,\"a\\nb\",0,0,0,1,0,true]",
        "[1,\"rock\",\"nan\",0,0,1,0,true]", "[1,\"rock\",0,0,0,0,0,true]", "[1,\"rock\",0,0,0,1,0,1]",
        "[1,\"rock\",0,0,0,1e300,0,true]", "[1,\"rock\",0,0,0,1,1e300,true]",
        "[1,\"rock\",0,0,0,1,0,\"stay\",-2e9]", "[-1,\"rock\",0,0,0,1,0,true]", "7"}) {
    const auto read = readStoredObject(Json::parse(text), "objects[3]");
    ASSERT_FALSE(read.ok()) << text;
    EXPECT_EQ(read.error().text().rfind("objects[3]: must be ", 0), 0U) << read.error().text();
  }
}

}  // namespace
}  // namespace scarp
