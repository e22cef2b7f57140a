#include "core/brush/BrushSchema.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string>
#include <type_traits>

#include "core/base/ShortNumber.h"

namespace scarp {

namespace {

constexpr std::string_view kKinds[] = {"raise",   "lower",   "smooth",  "sharpen", "flatten", "set-height",
                                       "noise",   "terrace", "plateau", "crater",  "ramp",    "stamp",
                                       "clone",   "smudge",  "pinch",   "inflate", "restore", "hydraulic",
                                       "thermal", "hole",    "fill"};
constexpr const char* kTitles[] = {
    "Raise",           "Lower",   "Smooth",  "Sharpen", "Flatten", "Set height",
    "Noise",           "Terrace", "Plateau", "Crater",  "Ramp",    "Stamp",
    "Clone",           "Smudge",  "Pinch",   "Inflate", "Restore", "Hydraulic erosion",
    "Thermal erosion", "Hole",    "Fill"};
static_assert(std::size(kKinds) == std::size(kTitles) &&
              std::size(kKinds) == static_cast<std::size_t>(BrushKind::Fill) + 1);

constexpr std::string_view kFalloffs[] = {"smooth", "linear",   "spherical", "tip",
                                          "sharp",  "constant", "curve"};
constexpr std::string_view kFlattenTo[] = {"height", "plane"};
constexpr std::string_view kNoiseShapes[] = {"fbm", "ridged", "billow"};
constexpr std::string_view kStampBlends[] = {"add", "subtract", "highest", "lowest", "replace"};
constexpr std::string_view kAlphaTurns[] = {"fixed", "along-stroke", "random"};
constexpr std::string_view kDirections[] = {"both", "up", "down"};
constexpr std::string_view kSymmetries[] = {"none", "mirror-x", "mirror-y", "mirror-both", "radial"};

// Where a setting is: number<&BrushSettings::noise, &NoiseBrush::scale>().
template <auto... path>
auto& within(auto& settings) {
  return (settings.*....*path);
}
template <auto... path>
using At = std::remove_cvref_t<decltype(within<path...>(std::declval<BrushSettings&>()))>;

template <auto... path>
BrushNumber number(std::string_view key, const char* unit, double low, double high) {
  return {.key = key,
          .unit = unit,
          .low = low,
          .high = high,
          .whole = std::is_integral_v<At<path...>>,
          .get = [](const BrushSettings& s) { return static_cast<double>(within<path...>(s)); },
          .store = [](BrushSettings& s, double v) { within<path...>(s) = static_cast<At<path...>>(v); }};
}
BrushNumber above(BrushNumber number) {
  number.lowAllowed = false;
  return number;
}
BrushNumber below(BrushNumber number) {
  number.highAllowed = false;
  return number;
}
template <auto... path>
BrushChoice choice(std::string_view key, std::span<const std::string_view> names) {
  return {key, names, [](const BrushSettings& s) { return static_cast<std::size_t>(within<path...>(s)); },
          [](BrushSettings& s, std::size_t v) { within<path...>(s) = static_cast<At<path...>>(v); }};
}
template <auto... path>
BrushFlag flag(std::string_view key) {
  return {key, [](const BrushSettings& s) { return within<path...>(s); },
          [](BrushSettings& s, bool v) { within<path...>(s) = v; }};
}
template <auto... path>
BrushCurve curve(std::string_view key) {
  return {key, [](const BrushSettings& s) -> const Curve& { return within<path...>(s); },
          [](BrushSettings& s, Curve v) { within<path...>(s) = std::move(v); }};
}

using B = BrushSettings;
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

std::string BrushNumber::title() const {
  std::string words(key);
  std::replace(words.begin(), words.end(), '-', ' ');
  return words;
}

Result<void> BrushNumber::check(double value) const {
  const bool aboveLow = lowAllowed ? value >= low : value > low;
  const bool belowHigh = highAllowed ? value <= high : value < high;
  if (aboveLow && belowHigh) {  // a NaN is neither
    if (!whole || value == std::floor(value)) return {};
    return Error{title() + " must be a whole number, not " + shortNumber(value)};
  }
  return Error{title() + " " + shortNumber(value) + unit + " is out of range (" +
               (lowAllowed ? "" : "above ") + shortNumber(low) + (highAllowed ? " to " : " to below ") +
               shortNumber(high) + ")"};
}

Result<void> BrushNumber::set(BrushSettings& settings, double value) const {
  if (auto good = check(value); !good) return good;
  store(settings, value);
  return {};
}

std::span<const BrushNumber> brushNumbers() {
  static const std::array numbers{
      above(number<&B::radius>("radius", " m", 0, kLongestSide)),
      number<&B::strength>("strength", " m", 0, kHighest),
      number<&B::flow>("flow", " m/s", 0, kHighest),
      below(number<&B::innerRadius>("inner-radius", "", 0, 1)),
      number<&B::spacing>("spacing", "", 0.01, 1),
      number<&B::targetHeight>("target-height", " m", -kHighest, kHighest),
      number<&B::rise>("rise", " m", -kHighest, kHighest),
      above(number<&B::noise, &NoiseBrush::scale>("noise-scale", " m", 0, kLongestSide)),
      number<&B::noise, &NoiseBrush::octaves>("noise-octaves", "", 1, 12),
      number<&B::noise, &NoiseBrush::seed>("seed", "", 0, kMostSeed),
      above(number<&B::terrace, &TerraceBrush::step>("terrace-step", " m", 0, kHighest)),
      number<&B::terrace, &TerraceBrush::sharpness>("terrace-sharpness", "", 0, 1),
      number<&B::cloneX>("clone-x", " m", -kFarthest, kFarthest),
      number<&B::cloneY>("clone-y", " m", -kFarthest, kFarthest),
      number<&B::restoreTo>("restore-to", "", 0, 1e6),
      number<&B::erosion, &ErosionBrush::talus>("talus-angle", "°", 0, 89),
      number<&B::erosion, &ErosionBrush::rain>("rain", "", 0, 1),
      number<&B::erosion, &ErosionBrush::capacity>("carrying-capacity", "", 0, 1),
      number<&B::erosion, &ErosionBrush::steps>("erosion-steps", "", 1, 64),
      number<&B::alphaAngle>("alpha-angle", "°", -360, 360),
      above(number<&B::limits, &BrushLimits::steepest>("steepest", "°", 0, 90)),
      number<&B::limits, &BrushLimits::lowest>("lowest", " m", -kHighest, kHighest),
      number<&B::limits, &BrushLimits::highest>("highest", " m", -kHighest, kHighest),
      number<&B::limits, &BrushLimits::leastSlope>("least-slope", "°", 0, 90),
      number<&B::limits, &BrushLimits::mostSlope>("most-slope", "°", 0, 90),
      number<&B::jitter, &BrushJitter::position>("jitter-position", "", 0, 1),
      number<&B::jitter, &BrushJitter::size>("jitter-size", "", 0, 1),
      number<&B::jitter, &BrushJitter::strength>("jitter-strength", "", 0, 1),
      number<&B::jitter, &BrushJitter::angle>("jitter-angle", "°", 0, 180),
      number<&B::strokeSeed>("stroke-seed", "", 0, kMostSeed),
      number<&B::stabiliser>("stabiliser", "", 0, 10),
      number<&B::symmetry, &BrushSymmetry::count>("symmetry-count", "", 2, 64),
      number<&B::symmetry, &BrushSymmetry::x>("symmetry-x", " m", -kFarthest, kFarthest),
      number<&B::symmetry, &BrushSymmetry::y>("symmetry-y", " m", -kFarthest, kFarthest)};
  return numbers;
}

std::span<const BrushChoice> brushChoices() {
  static const std::array choices{choice<&B::kind>("kind", kKinds),
                                  choice<&B::falloff>("falloff", kFalloffs),
                                  choice<&B::flattenTo>("flatten-to", kFlattenTo),
                                  choice<&B::noise, &NoiseBrush::shape>("noise-shape", kNoiseShapes),
                                  choice<&B::stampBlend>("stamp-blend", kStampBlends),
                                  choice<&B::alphaTurn>("alpha-turn", kAlphaTurns),
                                  choice<&B::limits, &BrushLimits::direction>("direction", kDirections),
                                  choice<&B::symmetry, &BrushSymmetry::kind>("symmetry", kSymmetries)};
  return choices;
}

std::span<const BrushFlag> brushFlags() {
  static const std::array flags{flag<&B::pressure, &BrushPressure::radius>("pressure-radius"),
                                flag<&B::pressure, &BrushPressure::strength>("pressure-strength"),
                                flag<&B::pressure, &BrushPressure::flow>("pressure-flow"),
                                flag<&B::roundPath>("round-path")};
  return flags;
}

std::span<const BrushCurve> brushCurves() {
  static const std::array curves{curve<&B::falloffCurve>("falloff-curve"),
                                 curve<&B::pressure, &BrushPressure::curve>("pressure-curve")};
  return curves;
}

const BrushNumber& brushNumber(std::string_view key) {
  const auto numbers = brushNumbers();
  const auto found = std::find_if(numbers.begin(), numbers.end(),
                                  [key](const BrushNumber& number) { return number.key == key; });
  EXPECTS(found != numbers.end());
  return *found;
}

const char* brushTitle(BrushKind kind) { return kTitles[static_cast<std::size_t>(kind)]; }

std::span<const std::string_view> brushKindNames() { return kKinds; }

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
