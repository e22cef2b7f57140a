#include "core/objects/ObjectSchema.h"

#include <limits>

#include "core/objects/Object.h"
#include "core/schema/MakeSetting.h"

namespace scarp {

namespace {

/// Written where it is not 0.
template <auto member, class Some>
Some whereSet(Some setting) {
  setting.present = [](ConstStructRef object) { return object.as<Object>().*member != 0; };
  return setting;
}
template <auto member>
NumberSetting tilt(std::string_view key) {
  return MakeSetting<Object>::inDegrees<member>(MakeSetting<Object>::number<member>(key, "°", -180, 180));
}

}  // namespace

const Schema<Object>& objectSchema() {
  using Make = MakeSetting<Object>;
  static const Schema<Object> schema{
      {required(assetSetting<Object>("asset")), required(Make::finite<&Object::x>("x", " m")),
       required(Make::finite<&Object::y>("y", " m")),
       Make::inDegrees<&Object::yaw>(Make::finite<&Object::yaw>("yaw", "°")),
       above(Make::number<&Object::scale>("scale", "", 0, kMostObjectScale)),
       Make::number<&Object::heightOffset>("height-offset", " m", -kHighest, kHighest),
       Make::choice<&Object::rule>("rule", ruleNames()), alignedSetting<Object>("align"),
       Make::number<&Object::elevation>("elevation", " m", -kHighest, kHighest),
       whereSet<&Object::tiltX>(tilt<&Object::tiltX>("tilt-x")),
       whereSet<&Object::tiltY>(tilt<&Object::tiltY>("tilt-y")),
       whereSet<&Object::group>(
           Make::number<&Object::group>("group", "", 1, static_cast<double>(kMostGroup))),
       whereSet<&Object::locked>(Make::flag<&Object::locked>("locked")),
       whereSet<&Object::hidden>(Make::flag<&Object::hidden>("hidden"))},
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
