#include <gtest/gtest.h>

#include "core/base/Json.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/Operation.h"
#include "core/material/DefaultRules.h"
#include "core/material/MaterialSchema.h"
#include "core/script/MaterialJson.h"
#include "core/script/Script.h"

namespace scarp {
namespace {

std::string writeMaterialRules(const MaterialRules& rules) {
  Json all{{"scarp", 1}, {"materials", writeMaterials(rules.materials)}};
  all.update(writeRules(rules.stack));
  return all.dump();
}

std::string materialRulesProblem(const std::string& text) {
  const auto read = parseMaterialRules(text);
  return read ? std::string("none") : read.error().text();
}

TEST(MaterialJson, WhatIsWrittenIsReadEqual) {
  MaterialRules rules{{defaultMaterials().begin(), defaultMaterials().end()},
                      defaultRules(-50.0, 2500.0, {200, 100, 30.0, 30.0})};
  rules.materials[2].name =
      "M\xc3\xb6"
      "rtel \"x\"";
  RuleCondition odd;
  odd.by = GroundMeasure::Aspect;
  odd.low = 300.0, odd.high = 40.0, odd.inverted = true;
  odd.curve = *Curve::through({{0.0, 0.0}, {0.4, 1.0}, {1.0, 0.2}});
  odd.mask = "wood";
  rules.stack.rules[1].conditions.push_back(odd);
  rules.stack.rules[1].visible = false;
  RuleCondition lines;
  lines.by = GroundMeasure::Lines;
  lines.high = -1.0, lines.softHigh = 2.5;
  lines.lines = {"Roads", "A93", LineKind::Track};
  rules.stack.rules[2].conditions = {lines};
  const auto read = parseMaterialRules(writeMaterialRules(rules));
  ASSERT_TRUE(read.ok()) << read.error().text();
  EXPECT_EQ(read->materials, rules.materials);
  EXPECT_EQ(read->stack.base, rules.stack.base);
  ASSERT_EQ(read->stack.rules.size(), rules.stack.rules.size());
  EXPECT_EQ(read->stack.rules[2], rules.stack.rules[2]);
  const std::string text = writeMaterialRules(rules);
  EXPECT_EQ(writeMaterialRules(*read), text);
  EXPECT_EQ(text.find("lines-of"), text.rfind("lines-of")) << "only where it counts";
}

TEST(MaterialJson, LeavesOutWhatIsUsual) {
  const auto read = parseMaterialRules(R"({"scarp": 1, "base": "Grass", "rules": [
    {"material": "Rock", "conditions": [{"by": "slope", "low": 35, "soft-low": 5}]}, {"material": "Snow"}]})");
  ASSERT_TRUE(read.ok()) << read.error().text();
  EXPECT_EQ(read->materials.size(), defaultMaterials().size());
  EXPECT_EQ(read->stack.base, 1u);
  ASSERT_EQ(read->stack.rules.size(), 2u);
  EXPECT_EQ(read->stack.rules[0].material, 9u);
  EXPECT_EQ(read->stack.rules[0].conditions[0].low, 35.0);
  EXPECT_EQ(read->stack.rules[0].conditions[0].high, RuleCondition{}.high);
  EXPECT_EQ(read->stack.rules[1].opacity, 1.0);
  const auto own = parseMaterialRules(
      R"({"scarp": 1, "materials": [{"name": "A", "colour": "#0102ff"}, {"name": "B", "id": 7, "size": 2}], "base": "B"})");
  ASSERT_TRUE(own.ok()) << own.error().text();
  EXPECT_EQ(own->materials[0].colour, (std::array<std::uint8_t, 3>{1, 2, 255}));
  EXPECT_EQ(own->stack.base, 7u);
}

TEST(MaterialJson, SaysWhatIsWrongAndWhere) {
  EXPECT_EQ(materialRulesProblem("[]"), "the script: must be an object, not an array");
  EXPECT_EQ(materialRulesProblem(R"({"base": "Grass"})"), "scarp: is missing");
  EXPECT_EQ(materialRulesProblem(R"({"scarp": 1})"), "base: is missing");
  EXPECT_EQ(materialRulesProblem(R"({"scarp": 1, "base": "Lava"})"), "base: there is no material \"Lava\"");
  EXPECT_EQ(materialRulesProblem(
                R"({"scarp": 1, "base": "Grass", "rules": [{"material": "Rock"}, {"material": 99}]})"),
            "rule 2: there is no material 99");
  EXPECT_EQ(materialRulesProblem(R"({"scarp": 1, "base": "Grass", "rules": {}})"),
            "rules: must be an array, not an object");
  EXPECT_EQ(materialRulesProblem(R"({"scarp": 1, "base": "Grass", "ruls": []})").substr(0, 4), "ruls");
  EXPECT_EQ(
      materialRulesProblem(R"({"scarp": 1, "materials": [{"name": "A", "colour": "red"}], "base": "A"})"),
      "materials[0].colour: must be as \"#5c7a38\", not \"red\"");
  EXPECT_EQ(materialRulesProblem(R"({"scarp": 1, "materials": [{"name": "A"}, {"name": "A"}], "base": "A"})"),
            "materials[1].name: \"A\" stands twice");
  const std::string condition = materialRulesProblem(
      R"({"scarp": 1, "base": "Grass", "rules": [{"material": "Rock", "conditions": [{"by": "warmth"}]}]})");
  EXPECT_TRUE(condition.starts_with("rules[0].conditions[0].by: unknown value \"warmth\"")) << condition;
  const std::string range = materialRulesProblem(
      R"({"scarp": 1, "base": "Grass", "rules": [{"material": "Rock", "conditions": [{"by": "slope", "low": 5, "high": 1}]}]})");
  EXPECT_EQ(range, "rule 1, condition 1: the range begins above its end");
  const auto ofLines = [](const std::string& more) {
    return materialRulesProblem(
        R"({"scarp": 1, "base": "Grass", "rules": [{"material": "Rock", "conditions": [{"by": "lines", )" + more +
        "}]}]}");
  };
  EXPECT_EQ(ofLines(R"("high": 0, "line": "A93")"), "none");
  EXPECT_TRUE(ofLines(R"("soft-high": -1)").starts_with("rules[0].conditions[0].soft-high: "));
  EXPECT_TRUE(ofLines(R"("line-kind": "motorway")")
                  .starts_with("rules[0].conditions[0].line-kind: unknown value \"motorway\""));
}

}  // namespace
}  // namespace scarp
