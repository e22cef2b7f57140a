#include <gtest/gtest.h>

#include <limits>

#include "core/scatter/ScatterRuleSchema.h"

namespace scarp {
namespace {

ScatterRule trees(std::uint32_t id) {
  ScatterRule rule;
  rule.id = id;
  rule.name = "Trees";
  rule.assets = {{AssetKind::Conifer, 1.0}};
  return rule;
}

TEST(ScatterRuleSchema, SaysWhichRuleIsWrongAndWhy) {
  EXPECT_TRUE(validate({trees(1), trees(2)}));
  const auto refused = [](ScatterRule rule, const char* why) {
    const auto good = validate({trees(7), rule});
    ASSERT_FALSE(good);
    EXPECT_NE(good.error().message.find("rule 2 (Trees)"), std::string::npos) << good.error().message;
    EXPECT_NE(good.error().message.find(why), std::string::npos) << good.error().message;
  };
  refused(trees(7), "id");
  ScatterRule rule = trees(1);
  rule.assets.clear();
  refused(rule, "no asset");
  rule = trees(1);
  rule.assets.front().weight = 0.0;
  refused(rule, "weight");
  rule = trees(1);
  rule.density = std::numeric_limits<double>::quiet_NaN();
  refused(rule, "density");
  rule = trees(1);
  rule.spacing = -1.0;
  refused(rule, "spacing");
  rule = trees(1);
  rule.stand = ObjectRule::Flatten;
  refused(rule, "stand");
  rule = trees(1);
  rule.conditions.emplace_back();
  rule.conditions.front().low = 5.0;
  rule.conditions.front().high = 1.0;
  refused(rule, "begins above its end");
  rule = trees(1);
  rule.without = {{1, 0, 0}, {0, 0, 0}};
  refused(rule, "order");
  EXPECT_FALSE(validate(std::vector<ScatterRule>(kMostScatterRules + 1, trees(1))));
}

}  // namespace
}  // namespace scarp
