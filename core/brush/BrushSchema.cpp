#include "core/brush/BrushSchema.h"

#include <algorithm>
#include <limits>
#include <string_view>

#include "core/noise/NoiseNames.h"
#include "core/schema/MakeSetting.h"

namespace scarp {

namespace {

using B = BrushSettings;
using Make = MakeSetting<BrushSettings>;
constexpr double kMostSeed = std::numeric_limits<std::uint32_t>::max();
constexpr double kFarthest = kLongestSide;  ///< Metres, from the terrain's middle.

/// What only some kinds have use for.
struct Use {
  std::string_view key;
  BrushKind kind;
};
constexpr Use kUses[] = {
    {"flatten-to", BrushKind::Flatten},
    {"target-height", BrushKind::SetHeight},
    {"rise", BrushKind::Plateau},
    {"noise-shape", BrushKind::Noise},
    {"noise-scale", BrushKind::Noise},
    {"noise-octaves", BrushKind::Noise},
    {"seed", BrushKind::Noise},
    {"terrace-step", BrushKind::Terrace},
    {"terrace-sharpness", BrushKind::Terrace},
    {"stamp-blend", BrushKind::Stamp},
    {"clone-x", BrushKind::Clone},
    {"clone-y", BrushKind::Clone},
    {"restore-to", BrushKind::Restore},
    {"talus-angle", BrushKind::Thermal},
    {"erosion-steps", BrushKind::Thermal},
    {"erosion-steps", BrushKind::Hydraulic},
    {"rain", BrushKind::Hydraulic},
    {"carrying-capacity", BrushKind::Hydraulic},
};

/// Holes are there or not.
constexpr std::string_view kNotForHoles[] = {"strength", "flow", "jitter-strength", "pressure-strength",
                                             "pressure-flow"};
/// A ramp is laid as a whole between its ends: nothing that bears on a stroke's dabs bears on it.
constexpr std::string_view kNotForRamp[] = {
    "strength",        "flow",           "spacing",         "stabiliser",
    "round-path",      "stroke-seed",    "jitter-position", "jitter-size",
    "jitter-strength", "jitter-angle",   "pressure-radius", "pressure-strength",
    "pressure-flow",   "pressure-curve", "symmetry",        "symmetry-count",
    "symmetry-x",      "symmetry-y",     "alpha",           "alpha-turn",
    "alpha-angle"};

}  // namespace

const Schema<BrushSettings>& brushSchema() {
  static const Schema<BrushSettings> schema{
      required(Make::choice<&B::kind>("kind", brushKindNames())),
      Make::choice<&B::falloff>("falloff", falloffNames()),
      Make::choice<&B::flattenTo>("flatten-to", EnumNames({{"height"}, {"plane"}})),
      Make::choice<&B::noise, &NoiseBrush::shape>("noise-shape", noiseShapeNames()),
      Make::choice<&B::stampBlend>("stamp-blend",
                                   EnumNames({{"add"}, {"subtract"}, {"highest"}, {"lowest"}, {"replace"}})),
      Make::choice<&B::alphaTurn>("alpha-turn", EnumNames({{"fixed"}, {"along-stroke"}, {"random"}})),
      Make::choice<&B::limits, &BrushLimits::direction>("direction", EnumNames({{"both"}, {"up"}, {"down"}})),
      Make::choice<&B::symmetry, &BrushSymmetry::kind>(
          "symmetry", EnumNames({{"none"}, {"mirror-x"}, {"mirror-y"}, {"mirror-both"}, {"radial"}})),

      above(Make::number<&B::radius>("radius", " m", 0, kLongestSide)),
      Make::number<&B::strength>("strength", " m", 0, kHighest),
      Make::number<&B::flow>("flow", " m/s", 0, kHighest),
      below(Make::number<&B::innerRadius>("inner-radius", "", 0, 1)),
      Make::number<&B::spacing>("spacing", "", 0.01, 1),
      Make::number<&B::targetHeight>("target-height", " m", -kHighest, kHighest),
      Make::number<&B::rise>("rise", " m", -kHighest, kHighest),
      above(Make::number<&B::noise, &NoiseBrush::scale>("noise-scale", " m", 0, kLongestSide)),
      Make::number<&B::noise, &NoiseBrush::octaves>("noise-octaves", "", 1, 12),
      Make::number<&B::noise, &NoiseBrush::seed>("seed", "", 0, kMostSeed),
      above(Make::number<&B::terrace, &TerraceBrush::step>("terrace-step", " m", 0, kHighest)),
      Make::number<&B::terrace, &TerraceBrush::sharpness>("terrace-sharpness", "", 0, 1),
      Make::number<&B::cloneX>("clone-x", " m", -kFarthest, kFarthest),
      Make::number<&B::cloneY>("clone-y", " m", -kFarthest, kFarthest),
      Make::number<&B::restoreTo>("restore-to", "", 0, 1e6),
      Make::number<&B::erosion, &ErosionBrush::talus>("talus-angle", "°", 0, 89),
      Make::number<&B::erosion, &ErosionBrush::rain>("rain", "", 0, 1),
      Make::number<&B::erosion, &ErosionBrush::capacity>("carrying-capacity", "", 0, 1),
      Make::number<&B::erosion, &ErosionBrush::steps>("erosion-steps", "", 1, 64),
      Make::number<&B::alphaAngle>("alpha-angle", "°", -360, 360),
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
      Make::flag<&B::roundPath>("round-path"),
      Make::curve<&B::falloffCurve>("falloff-curve"),
      Make::curve<&B::pressure, &BrushPressure::curve>("pressure-curve")};
  return schema;
}

const NumberSetting<BrushSettings>& brushNumber(std::string_view key) { return brushSchema().number(key); }

const EnumNames& brushKindNames() {
  static const EnumNames names({{"raise", "Raise"},
                                {"lower", "Lower"},
                                {"smooth", "Smooth"},
                                {"sharpen", "Sharpen"},
                                {"flatten", "Flatten"},
                                {"set-height", "Set height"},
                                {"noise", "Noise"},
                                {"terrace", "Terrace"},
                                {"plateau", "Plateau"},
                                {"crater", "Crater"},
                                {"ramp", "Ramp"},
                                {"stamp", "Stamp"},
                                {"clone", "Clone"},
                                {"smudge", "Smudge"},
                                {"pinch", "Pinch"},
                                {"inflate", "Inflate"},
                                {"restore", "Restore"},
                                {"hydraulic", "Hydraulic erosion"},
                                {"thermal", "Thermal erosion"},
                                {"hole", "Hole"},
                                {"fill", "Fill"}});
  return names;
}

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

const char* brushTitle(BrushKind kind) { return brushKindNames().title(kind); }

bool carriesGround(BrushKind kind) {
  return kind == BrushKind::Smudge || kind == BrushKind::Pinch || kind == BrushKind::Inflate ||
         kind == BrushKind::Thermal || kind == BrushKind::Hydraulic;
}

bool kindUses(BrushKind kind, std::string_view key) {
  const auto among = [&](const auto& keys) { return std::ranges::find(keys, key) != std::end(keys); };
  if (kind == BrushKind::Ramp && among(kNotForRamp)) return false;
  if ((kind == BrushKind::Hole || kind == BrushKind::Fill) && among(kNotForHoles)) return false;
  if (key == "spacing" && carriesGround(kind)) return false;
  bool special = false;
  for (const Use& use : kUses) {
    if (use.key != key) continue;
    if (use.kind == kind) return true;
    special = true;
  }
  return !special;
}

}  // namespace scarp
