#include "core/scatter/ScatterRuleSchema.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

#include "core/material/MaterialSchema.h"
#include "core/objects/ObjectSchema.h"
#include "core/scatter/ScatterRows.h"
#include "core/schema/MakeSetting.h"

namespace scarp {

namespace {

constexpr double kFarthest = 1e6;  ///< Metres.

Result<void> validate(const ScatterRule& rule) {
  if (auto good = scatterRuleSchema().check(rule); !good) return good;
  if (rule.assets.empty()) return Error{"it has no asset"};
  if (rule.assets.size() > kMostScatterAssets) return Error{"it has more than %1 assets", kMostScatterAssets};
  for (const ScatterAsset& asset : rule.assets)
    if (auto good = scatterAssetSchema().check(asset); !good) return good;
  if (standsInRows(rule) && rule.spacing < kLeastRowSpacing)
    return Error{"the spacing of rows must be at least %1", metres(kLeastRowSpacing)};
  if (rule.stand != ObjectRule::KeepOffset && rule.stand != ObjectRule::Align)
    return Error{"its objects can stand by keep-offset or align alone"};
  if (!std::ranges::is_sorted(rule.without)) return Error{"its free places are not in order"};
  for (const ScatterClearing& clearing : rule.clearings)
    if (!(std::abs(clearing.x) <= kHighest && std::abs(clearing.y) <= kHighest && clearing.radius > 0.0 &&
          clearing.radius <= kFarthest))
      return Error{"a place that is cleared is out of range"};
  // Conditions are those of a rule that lays a material.
  MaterialRule conditions;
  conditions.conditions = rule.conditions;
  return validate(RuleStack{1, {conditions}});
}

}  // namespace

const EnumNames& scatterAlongNames() {
  static const EnumNames names({{"off", "Not in rows"},
                                {"left", "Left of lines"},
                                {"right", "Right of lines"},
                                {"both", "On both sides of lines"},
                                {"alternating", "Left and right in turn"},
                                {"middle", "In the middle of lines"}});
  return names;
}

const EnumNames& scatterFacingNames() {
  static const EnumNames names(
      {{"along", "Along the line"}, {"outward", "Away from the line"}, {"inward", "Towards the line"}});
  return names;
}

const EnumNames& scatterBendNames() {
  static const EnumNames names({{"off", "Not bent"},
                                {"stretched", "Stretched to fit"},
                                {"cut", "The last one cut off"},
                                {"whole", "Whole ones alone"}});
  return names;
}

const Schema<ScatterRule>& scatterRuleSchema() {
  using S = ScatterRule;
  using Make = MakeSetting<S>;
  constexpr double kMostSeed = std::numeric_limits<std::uint32_t>::max();
  static const Schema<S> schema{
      {Make::text<&S::name>("name"),
       Make::flag<&S::visible>("visible"),
       above(Make::number<&S::density>("density", " /ha", 0, 1e6)),
       Make::number<&S::spacing>("spacing", " m", 0, kFarthest),
       Make::number<&S::keepOut>("keep-out", " m", 0, kFarthest),
       Make::number<&S::fromObjects>("from-objects", "distance from placed objects", " m", 0, kFarthest),
       Make::number<&S::toObjects>("to-objects", "distance to placed objects", " m", 0, kFarthest),
       Make::number<&S::fromLines>("from-lines", "distance from lines", " m", 0, kFarthest),
       Make::number<&S::toLines>("to-lines", "distance to lines", " m", 0, kFarthest),
       Make::text<&S::linesOf>("lines-of"),
       Make::choice<&S::along>("along", scatterAlongNames()),
       Make::text<&S::line>("line"),
       Make::number<&S::rowOffset>("row-offset", " m", -kFarthest, kFarthest),
       Make::number<&S::rowJitter>("row-jitter", "", 0, 0.5),
       Make::choice<&S::facing>("facing", scatterFacingNames()),
       Make::flag<&S::skipSpans>("skip-spans"),
       Make::choice<&S::bent>("bent", scatterBendNames()),
       Make::choice<&S::sampling>("sampling",
                                  EnumNames({{"position", "Position of the object"},
                                             {"nearest-sample", "Nearest sample (earlier versions)"}}),
                                  "Evaluate at"),
       Make::number<&S::clusters>("clusters", "distance of clusters", " m", 0, kFarthest),
       above(Make::number<&S::clusterRadius>("cluster-radius", " m", 0, kFarthest)),
       above(Make::number<&S::scale>("scale", "", 0, 1e7)),
       Make::number<&S::scaleJitter>("scale-jitter", "scale variation", "", 0, 0.9),
       Make::number<&S::heightOffset>("height-offset", " m", -kHighest, kHighest),
       Make::choice<&S::stand>("rule", ruleNames()),
       Make::flag<&S::randomYaw>("random-turn"),
       Make::number<&S::seed>("seed", "", 0, kMostSeed)},
      RangeWording::Value};
  return schema;
}

const Schema<ScatterAsset>& scatterAssetSchema() {
  using Make = MakeSetting<ScatterAsset>;
  static const Schema<ScatterAsset> schema{{required(assetSetting<ScatterAsset>("asset")),
                                            above(Make::number<&ScatterAsset::weight>("weight", "", 0, 1e6))},
                                           RangeWording::Value};
  return schema;
}

Message inWords(std::size_t place, const ScatterRule& rule) {
  return rule.name.empty() ? Message("rule %1", place + 1) : Message("rule %1 (%2)", place + 1, rule.name);
}

Result<void> validate(const std::vector<ScatterRule>& rules) {
  if (rules.size() > kMostScatterRules) return Error{"more than %1 rules", kMostScatterRules};
  for (std::size_t i = 0; i < rules.size(); ++i) {
    const Message where = inWords(i, rules[i]);
    if (auto good = validate(rules[i]); !good) return errorIn(where, good.error());
    for (std::size_t j = 0; j < i; ++j)
      if (rules[j].id == rules[i].id) return errorIn(where, "its id is that of another rule");
  }
  return {};
}

}  // namespace scarp
