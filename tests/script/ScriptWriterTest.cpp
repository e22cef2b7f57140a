#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <set>
#include <sstream>
#include <string_view>

#include "core/base/Json.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/OperationInfo.h"
#include "core/edit/StrokeOperations.h"
#include "core/script/Script.h"
#include "tests/soak/SampleOperations.h"
#include "tests/support/Brushes.h"
#include "tests/support/ExpectedText.h"
#include "tests/support/Refusals.h"

namespace scarp {
namespace {

double anyNumber(std::mt19937_64& random) {
  std::uniform_real_distribution<double> mantissa(-1.0, 1.0), exponent(-12.0, 8.0);
  return mantissa(random) * std::pow(10.0, exponent(random));
}

TEST(OperationTable, ReadsEachKindAsItIsWritten) {
  std::set<std::string_view> keys;
  for (const OperationInfo& info : operationInfos()) {
    EXPECT_TRUE(keys.insert(info.traits.key).second) << info.traits.key << " is the key of two kinds";
    EXPECT_EQ(findOperation(info.traits.key), &info);
  }
  EXPECT_EQ(findOperation("no-operation"), nullptr);
  for (const Json& sample : test::sampleOperations()) {
    const std::string& key = sample["op"].text();
    const auto read = parseScript(Json{{"scarp", 1}, {"operations", Json::array({sample})}}.dump());
    ASSERT_TRUE(read.ok()) << key << ": " << read.error().text();
    const Operation& operation = read->operations.front();
    EXPECT_EQ(operationInfo(operation).traits.key, key);
    const Json again = Json::parse(writeScript({{operation}}))["operations"][0];
    EXPECT_EQ(again.dump({.sorted = true}), sample.dump({.sorted = true}));
  }
}

TEST(ScriptWriter, WhatIsWrittenReadsBackExactly) {
  std::mt19937_64 random(17);
  std::uniform_real_distribution<double> unit(0.0, 1.0);
  Script script;
  for (int i = 0; i < 40; ++i) {
    StrokeOperation stroke;
    stroke.brush = test::anyBrush(random);
    double time = anyNumber(random);
    for (int k = 0; k <= i % 4; ++k) {
      stroke.samples.push_back({anyNumber(random), anyNumber(random), unit(random), time});
      time += unit(random);
    }
    script.operations.push_back(stroke);
    Object object;
    object.asset = static_cast<AssetKind>(i % kAssetKinds);
    object.x = anyNumber(random);
    object.y = anyNumber(random);
    object.scale = 1e-3 + unit(random);
    object.heightOffset = anyNumber(random) * 1e-3;
    object.rule = static_cast<ObjectRule>(i % kObjectRules);
    if (object.rule == ObjectRule::Stay && i % 3 > 0) object.elevation = anyNumber(random) * 1e-3;
    script.operations.push_back(PlaceOperation{object});
    script.operations.push_back(UndoOperation{});
    script.operations.push_back(RedoOperation{});
  }
  const auto back = parseScript(writeScript(script));
  ASSERT_TRUE(back.ok()) << back.error().text();
  ASSERT_EQ(back->operations.size(), script.operations.size());
  for (std::size_t i = 0; i < script.operations.size(); ++i) {
    ASSERT_EQ(back->operations[i].kind(), script.operations[i].kind());
    if (const auto* stroke = script.operations[i].as<StrokeOperation>()) {
      EXPECT_EQ(back->operations[i].as<StrokeOperation>()->brush, stroke->brush);
      EXPECT_EQ(back->operations[i].as<StrokeOperation>()->samples, stroke->samples);
    } else if (const auto* place = script.operations[i].as<PlaceOperation>()) {
      EXPECT_EQ(back->operations[i].as<PlaceOperation>()->object, place->object);
    }
  }
}

TEST(ScriptWriter, AnglesOutOfAScriptAreKeptToTheBit) {
  std::mt19937_64 random(4);
  std::uniform_real_distribution<double> degrees(-720.0, 720.0), radians(-7.0, 7.0);
  const auto roundTrip = [](const Object& object) {
    return parseScript(writeScript({{PlaceOperation{object}}}))
        ->operations[0]
        .as<PlaceOperation>()
        ->object.yaw;
  };
  for (int i = 0; i < 60; ++i) {
    const auto script = parseScript(
        R"({"scarp": 1, "operations": [{"op": "place", "asset": "rock", "x": 0, "y": 0, "yaw": )" +
        std::to_string(degrees(random)) + "}]}");
    const Object object = script->operations[0].as<PlaceOperation>()->object;
    EXPECT_EQ(roundTrip(object), object.yaw);
    Object other;
    other.yaw = radians(random);
    EXPECT_NEAR(roundTrip(other), other.yaw, 1e-15);
  }
}

TEST(ScriptWriter, AnOperationALine) {
  EXPECT_EQ(writeScript({}), "{\"scarp\": 1, \"operations\": [\n]}\n");
  EXPECT_EQ(writeScript({{UndoOperation{}, RedoOperation{}}}),
            "{\"scarp\": 1, \"operations\": [\n  {\"op\":\"undo\"},\n  {\"op\":\"redo\"}\n]}\n");
}

TEST(WrittenText, OfEveryOperationIsAsBefore) {
  test::expectTextOf(SCARP_SOURCE_DIR "/tests/script/expected/operations.json", writeScript({test::everyOperation()}));
}

TEST(WrittenText, WhatIsSaidOfWrongValuesIsAsBefore) {
  std::string lines;
  std::set<std::string> kinds, seen;
  for (const Json& operation : test::sampleOperations()) {
    // Brushes of all kinds have the same keys.
    const std::string& name = operation["op"].text();
    if (operation.contains("brush") && !kinds.insert(name).second) continue;
    std::istringstream told(test::refusalsOf(operation, [](const Json& changed) {
      const auto script = parseScript(Json{{"scarp", 1}, {"operations", {changed}}}.dump());
      return script ? std::string() : script.error().text();
    }));
    for (std::string line; std::getline(told, line);)
      if (seen.insert(line).second) lines += line + '\n';
  }
  test::expectTextOf(SCARP_SOURCE_DIR "/tests/script/expected/refusals.txt", lines);
}

}  // namespace
}  // namespace scarp
