#include <gtest/gtest.h>

#include <string>

#include "core/base/Json.h"
#include "core/brush/BrushSchema.h"
#include "core/edit/LayerEdits.h"
#include "core/mask/MaskSchema.h"
#include "core/objects/ObjectSchema.h"
#include "core/scatter/ScatterRuleSchema.h"
#include "core/schema/SchemaJson.h"
#include "core/script/Script.h"
#include "tests/soak/SampleOperations.h"
#include "tests/support/JsonPlace.h"
#include "tests/support/SettingEdges.h"

// Panels refuse what the schemas refuse (tests/ui/SettingFieldsTest.cpp). Here: scripts take what those take,
// and nothing else.

namespace scarp::test {
namespace {

Json operationNamed(const std::string& name, const char* member = "op") {
  for (const Json& operation : sampleOperations())
    if (operation["op"] == name && operation.contains(member)) return operation;
  ADD_FAILURE() << name;
  return {};
}

std::string refusalOf(const Json& operation) {
  const auto script = parseScript(Json{{"scarp", 1}, {"operations", {operation}}}.dump());
  return script ? std::string() : script.error().text();
}

void expectRange(Json operation, const std::string& at, const std::string& key, const NumberLimits& limits) {
  const test::JsonPlace place(at + "/" + key);
  for (const double number : edgesWithin(limits)) {
    place.in(operation) = Json(writeNumber(limits, number));
    EXPECT_EQ(refusalOf(operation), "") << place.text();
  }
  for (const double number : edgesBeyond(limits)) {
    place.in(operation) = Json(writeNumber(limits, number));
    EXPECT_NE(refusalOf(operation).find(key + ": "), std::string::npos)
        << place.text() << " " << number << ": " << refusalOf(operation);
  }
}

template <class Settings>
void expectRanges(const Json& operation, const std::string& at, const Schema<Settings>& schema) {
  for (const auto& number : schema.numbers()) expectRange(operation, at, std::string(number.key), number);
  EXPECT_FALSE(schema.numbers().empty());
}

TEST(SettingRanges, OfBrushes) { expectRanges(operationNamed("stroke"), "/brush", brushSchema()); }

TEST(SettingRanges, OfScatterRules) {
  expectRanges(operationNamed("scatter-rules"), "/rules/0", scatterRuleSchema());
  expectRanges(operationNamed("scatter-rules"), "/rules/0/assets/0", scatterAssetSchema());
}

TEST(SettingRanges, OfObjects) {
  Json object = operationNamed("place");
  object["rule"] = "stay";
  expectRanges(object, "", objectSchema());
}

TEST(SettingRanges, OfScattering) {
  const Json scatter = operationNamed("scatter");
  expectRanges(
      scatter, "",
      scatterSchema().only({"density", "spacing", "scale", "scale-jitter", "height-offset", "seed"}));
  for (const auto& [pair, first, second] :
       {std::tuple("slopes", "flattest", "steepest"), std::tuple("heights", "lowest", "highest")})
    for (const int which : {0, 1}) {
      Json changed = scatter;
      const NumberLimits& limits = scatterSchema().number(which == 0 ? first : second);
      for (const double number : edgesWithin(limits)) {
        changed[pair][which] = number;
        EXPECT_EQ(refusalOf(changed), "");
      }
      for (const double number : edgesBeyond(limits)) {
        changed[pair][which] = number;
        EXPECT_NE(refusalOf(changed).find(limits.title), std::string::npos) << refusalOf(changed);
      }
    }
}

TEST(SettingRanges, OfTheWandAndMasks) {
  expectRanges(operationNamed("select", "wand"), "/wand", wandSchema());
  expectRange(operationNamed("select", "rectangle"), "", "feather", maskMetres());
  expectRange(operationNamed("change-selection"), "", "metres", maskMetres());
}

TEST(SettingRanges, OfClips) { expectRanges(operationNamed("paste"), "", placementSchema()); }

TEST(SettingRanges, OfLayers) { expectRanges(operationNamed("set-layer"), "", layerSchema()); }

}  // namespace
}  // namespace scarp::test
