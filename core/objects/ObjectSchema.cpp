#include "core/objects/ObjectSchema.h"

#include <limits>

#include "core/objects/Object.h"
#include "core/schema/MakeSetting.h"

namespace scarp {

const Schema<Object>& objectSchema() {
  using Make = MakeSetting<Object>;
  static const Schema<Object> schema{
      {required(assetSetting<Object>("asset")), required(Make::finite<&Object::x>("x", " m")),
       required(Make::finite<&Object::y>("y", " m")),
       inDegrees<&Object::yaw>(Make::finite<&Object::yaw>("yaw", "°")),
       above(Make::number<&Object::scale>("scale", "", 0, kMostObjectScale)),
       Make::number<&Object::heightOffset>("height-offset", " m", -kHighest, kHighest),
       Make::choice<&Object::rule>("rule", ruleNames()), alignedSetting<Object>("align"),
       Make::number<&Object::elevation>("elevation", " m", -kHighest, kHighest)},
      RangeWording::Value};
  return schema;
}

const Schema<ScatterSettings>& scatterSchema() {
  using S = ScatterSettings;
  using Make = NewObjectSetting<S>;
  constexpr double kMostSeed = std::numeric_limits<std::uint32_t>::max();
  static const Schema<S> schema{
      {required(Make::asset()), above(Make::number<&S::density>("density", " /ha", 0, 1e6)),
       Make::number<&S::spacing>("spacing", " m", 0, 1e6), Make::scale(), Make::jitter("scale-jitter"),
       Make::offset("height-offset"), Make::rule(), Make::randomTurn("random-turn"),
       Make::number<&S::flattest>("flattest", "°", 0, 90), Make::number<&S::steepest>("steepest", "°", 0, 90),
       Make::number<&S::lowest>("lowest", " m", -kHighest, kHighest),
       Make::number<&S::highest>("highest", " m", -kHighest, kHighest),
       Make::number<&S::seed>("seed", "", 0, kMostSeed)},
      RangeWording::Value};
  return schema;
}

}  // namespace scarp
