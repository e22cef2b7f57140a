#include <gtest/gtest.h>

#include <limits>
#include <set>
#include <string>

#include "core/material/MaterialSchema.h"

namespace scarp {
namespace {

RuleStack withCondition(const RuleCondition& condition) {
  RuleStack stack{1, {{2, 1.0, true, {}}, {3, 1.0, true, {condition}}}};
  return stack;
}
std::string problem(const RuleStack& stack) {
  const auto good = validate(stack);
  return good ? std::string() : good.error().message;
}

TEST(MaterialSchema, DefaultMaterialsHaveNamesAndIdsOfTheirOwn) {
  std::set<MaterialId> ids{0};
  std::set<std::string> names{""};
  for (const Material& material : defaultMaterials()) {
    EXPECT_TRUE(ids.insert(material.id).second) << material.name;
    EXPECT_TRUE(names.insert(material.name).second) << material.name;
    EXPECT_TRUE(materialSchema().check(material)) << material.name;
  }
  EXPECT_GE(ids.size(), 13U);
}

TEST(MaterialSchema, DefaultsAreInRangeForEachMeasure) {
  for (std::size_t i = 0; i < groundMeasureNames().size(); ++i) {
    RuleCondition condition;
    condition.by = static_cast<GroundMeasure>(i);
    const NumberLimits& limits = measureLimits(condition.by);
    EXPECT_FALSE(limits.title.empty());
    if (condition.by == GroundMeasure::Aspect) condition.low = 0.0, condition.high = 360.0;
    EXPECT_EQ(problem(withCondition(condition)), "") << groundMeasureNames().key(condition.by);
  }
}

TEST(MaterialSchema, SaysWhichConditionOfWhichRuleIsWrong) {
  RuleCondition condition;
  condition.low = 5.0, condition.high = 4.0;
  EXPECT_EQ(problem(withCondition(condition)), "rule 2, condition 1: the range begins above its end");
  condition.by = GroundMeasure::Aspect;
  EXPECT_EQ(problem(withCondition(condition)), "");
  condition.low = 700.0;
  EXPECT_NE(problem(withCondition(condition)).find("Aspect 700°"), std::string::npos)
      << problem(withCondition(condition));
  condition = {};
  condition.softLow = -1.0;
  EXPECT_NE(problem(withCondition(condition)).find("Softness below"), std::string::npos);
  condition = {};
  condition.radius = 0.0;
  EXPECT_NE(problem(withCondition(condition)).find("Radius"), std::string::npos);
  condition = {};
  condition.high = std::numeric_limits<double>::quiet_NaN();
  EXPECT_NE(problem(withCondition(condition)), "");
  RuleStack stack;
  stack.rules.resize(3);
  stack.rules[2].opacity = 1.5;
  EXPECT_EQ(problem(stack).substr(0, 7), "rule 3:");
  stack.rules.assign(256, {});
  EXPECT_NE(problem(stack), "");
}

TEST(MaterialSchema, ACurveIsWrittenWhereThereIsOne) {
  const auto& curve = conditionSchema().find<CurveSetting<RuleCondition>>("curve");
  RuleCondition condition;
  EXPECT_FALSE(curve.present(condition));
  const Curve bent = *Curve::through({{0.0, 1.0}, {1.0, 0.25}});
  curve.store(condition, bent);
  EXPECT_TRUE(curve.present(condition));
  EXPECT_EQ(curve.get(condition), bent);
}

}  // namespace
}  // namespace scarp
