#include "core/material/MaterialSchema.h"

#include <cmath>
#include <limits>

#include "core/noise/Noise.h"
#include "core/schema/MakeSetting.h"

namespace scarp {

const EnumNames& pictureKindNames() {
  static const EnumNames names({{"albedo", "Albedo"},
                                {"height", "Height"},
                                {"normal", "Normals"},
                                {"roughness", "Roughness"},
                                {"occlusion", "Ambient occlusion"}});
  return names;
}

const EnumNames& normalKindNames() {
  static const EnumNames names({{"opengl", "OpenGL (green up)"}, {"directx", "DirectX (green down)"}});
  return names;
}

const Schema<Material>& materialSchema() {
  using Make = MakeSetting<Material>;
  static const Schema<Material> schema{
      required(Make::text<&Material::name>("name")),
      above(Make::number<&Material::size>("size", "Size", " m", 0, kLongestSide)),
      Make::flag<&Material::triplanar>("triplanar"),
      Make::number<&Material::variation>("variation", "Macro variation", "", 0, 1),
      Make::choice<&Material::normals>("normals", normalKindNames(), "Normals"),
      Make::text<&Material::tags>("tags")};
  return schema;
}

const Schema<RuleCondition>& conditionSchema() {
  using C = RuleCondition;
  using Make = MakeSetting<C>;
  constexpr double kMost = kLongestSide * kLongestSide;  // m², the widest unit.
  constexpr double kMostSeed = std::numeric_limits<std::uint32_t>::max();
  static const Schema<C> schema{
      required(Make::choice<&C::by>("by", groundMeasureNames(), "By")),
      Make::number<&C::low>("low", "From", "", -kHighest, kMost),
      Make::number<&C::high>("high", "To", "", -kHighest, kMost),
      Make::number<&C::softLow>("soft-low", "Softness below", "", 0, kMost),
      Make::number<&C::softHigh>("soft-high", "Softness above", "", 0, kMost),
      Make::flag<&C::inverted>("inverted"),
      Make::curve<&C::curve>("curve", "Curve"),
      above(Make::number<&C::radius>("radius", "Radius", " m", 0, kLongestSide)),
      Make::number<&C::level>("level", "Water level", " m", -kHighest, kHighest),
      Make::choice<&C::noise, &NoiseBrush::shape>("noise-shape", noiseShapeNames(), "Noise"),
      above(Make::number<&C::noise, &NoiseBrush::scale>("noise-scale", "Scale", " m", 0, kLongestSide)),
      Make::number<&C::noise, &NoiseBrush::octaves>("noise-octaves", "Octaves", "", 1, 12),
      Make::number<&C::noise, &NoiseBrush::seed>("seed", "Seed", "", 0, kMostSeed),
      Make::text<&C::mask>("mask"),
      Make::text<&C::lines, &LineChoice::layer>("lines-of"),
      Make::text<&C::lines, &LineChoice::line>("line"),
      Make::choice<&C::lines, &LineChoice::kind>("line-kind", lineKindNames()),
      Make::flag<&C::lines, &LineChoice::water>("line-water")};
  return schema;
}

const Schema<MaterialRule>& ruleSchema() {
  using Make = MakeSetting<MaterialRule>;
  static const Schema<MaterialRule> schema{
      Make::number<&MaterialRule::opacity>("opacity", "Opacity", "", 0, 1),
      Make::flag<&MaterialRule::visible>("visible")};
  return schema;
}

Result<void> validate(const RuleCondition& condition) {
  if (auto good = conditionSchema().check(condition); !good) return good;
  const NumberLimits& limits = measureLimits(condition.by);
  for (const double end : {condition.low, condition.high})
    if (auto good = limits.check(end); !good) return good;
  if (condition.by != GroundMeasure::Aspect && condition.low > condition.high)
    return Error{"the range begins above its end"};
  return {};
}

Result<void> validate(const RuleStack& stack) {
  if (stack.rules.size() > kMaxMaterialRules)
    return Error{"%1 rules are more than %2", stack.rules.size(), kMaxMaterialRules};
  for (std::size_t i = 0; i < stack.rules.size(); ++i) {
    const MaterialRule& rule = stack.rules[i];
    if (auto good = ruleSchema().check(rule); !good) return errorIn(Message("rule %1", i + 1), good.error());
    for (std::size_t k = 0; k < rule.conditions.size(); ++k)
      if (auto good = validate(rule.conditions[k]); !good)
        return errorIn(Message("rule %1, condition %2", i + 1, k + 1), good.error());
  }
  return {};
}

}  // namespace scarp
