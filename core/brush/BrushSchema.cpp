#include "core/brush/BrushSchema.h"

#include <limits>
#include <string_view>

#include "core/brush/BrushKinds.h"
#include "core/schema/MakeSetting.h"

namespace scarp {

namespace {

using B = BrushSettings;
using Make = MakeSetting<BrushSettings>;
constexpr double kMostSeed = std::numeric_limits<std::uint32_t>::max();
constexpr double kFarthest = kLongestSide;  ///< Metres, from the terrain's middle.

/// Those settings of single kinds that are of one type.
template <class Type>
void addOwn(std::vector<Setting>& settings) {
  for (const KindSetting& own : kindSettings())
    if (std::holds_alternative<Type>(own.setting)) settings.push_back(own.setting);
}

}  // namespace

const Schema<BrushSettings>& brushSchema() {
  static const Schema<BrushSettings> schema([] {
    std::vector<Setting> all{required(Make::choice<&B::kind>("kind", brushKindNames())),
                             Make::choice<&B::falloff>("falloff", falloffNames())};
    addOwn<ChoiceSetting>(all);
    all.insert(
        all.end(),
        {Make::choice<&B::alphaTurn>("alpha-turn", EnumNames({{"fixed"}, {"along-stroke"}, {"random"}})),
         Make::choice<&B::limits, &BrushLimits::direction>("direction",
                                                           EnumNames({{"both"}, {"up"}, {"down"}})),
         Make::choice<&B::symmetry, &BrushSymmetry::kind>(
             "symmetry", EnumNames({{"none"}, {"mirror-x"}, {"mirror-y"}, {"mirror-both"}, {"radial"}})),
         above(Make::number<&B::radius>("radius", " m", 0, kLongestSide)),
         Make::number<&B::strength>("strength", " m", 0, kHighest),
         Make::number<&B::flow>("flow", " m/s", 0, kHighest),
         below(Make::number<&B::innerRadius>("inner-radius", "", 0, 1)),
         Make::number<&B::spacing>("spacing", "", 0.01, 1)});
    addOwn<NumberSetting>(all);
    all.insert(all.end(),
               {Make::number<&B::alphaAngle>("alpha-angle", "°", -360, 360),
                above(Make::number<&B::limits, &BrushLimits::steepest>("steepest", "°", 0, 90)),
                Make::number<&B::limits, &BrushLimits::lowest>("lowest", " m", -kHighest, kHighest),
                Make::number<&B::limits, &BrushLimits::highest>("highest", " m", -kHighest, kHighest),
                Make::number<&B::limits, &BrushLimits::leastSlope>("least-slope", "°", 0, 90),
                Make::number<&B::limits, &BrushLimits::mostSlope>("most-slope", "°", 0, 90),
                Make::number<&B::jitter, &BrushJitter::position>("jitter-position", "", 0, 1),
                Make::number<&B::jitter, &BrushJitter::size>("jitter-size", "", 0, 1),
                Make::number<&B::jitter, &BrushJitter::strength>("jitter-strength", "", 0, 1),
                Make::number<&B::jitter, &BrushJitter::angle>("jitter-angle", "°", 0, 180),
                Make::number<&B::strokeSeed>("stroke-seed", "", 0, kMostSeed),
                Make::number<&B::stabiliser>("stabiliser", "", 0, 10),
                Make::number<&B::symmetry, &BrushSymmetry::count>("symmetry-count", "", 2, 64),
                Make::number<&B::symmetry, &BrushSymmetry::x>("symmetry-x", " m", -kFarthest, kFarthest),
                Make::number<&B::symmetry, &BrushSymmetry::y>("symmetry-y", " m", -kFarthest, kFarthest),
                Make::flag<&B::pressure, &BrushPressure::radius>("pressure-radius"),
                Make::flag<&B::pressure, &BrushPressure::strength>("pressure-strength"),
                Make::flag<&B::pressure, &BrushPressure::flow>("pressure-flow"),
                Make::flag<&B::roundPath>("round-path")});
    addOwn<FlagSetting>(all);
    all.insert(all.end(), {Make::curve<&B::falloffCurve>("falloff-curve"),
                           Make::curve<&B::pressure, &BrushPressure::curve>("pressure-curve")});
    return all;
  }());
  return schema;
}

const NumberSetting& brushNumber(std::string_view key) { return brushSchema().number(key); }

const EnumNames& falloffNames() {
  static const EnumNames names({{"smooth", "Smooth"},
                                {"linear", "Linear"},
                                {"spherical", "Spherical"},
                                {"tip", "Tip"},
                                {"sharp", "Sharp"},
                                {"constant", "Constant"},
                                {"curve", "Own curve"}});
  return names;
}

}  // namespace scarp
