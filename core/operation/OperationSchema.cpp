#include "core/operation/OperationSchema.h"

#include <cmath>
#include <limits>
#include <string>
#include <type_traits>

#include "core/base/ShortNumber.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

constexpr double kFarthest = kHighest;  ///< Metres up, down or along.
constexpr double kMostSeed = std::numeric_limits<std::uint32_t>::max();

constexpr std::string_view kNoiseShapes[] = {"fbm", "ridged", "billow"};
constexpr const char* kNoiseTitles[] = {"Perlin", "Ridged", "Billow"};
constexpr std::string_view kHoles[] = {"enclosed", "all"};
constexpr const char* kHolesTitles[] = {"Enclosed ones", "All"};
constexpr std::string_view kMethods[] = {"nearest", "bilinear", "bicubic", "lanczos"};
constexpr const char* kMethodTitles[] = {"Nearest", "Bilinear", "Bicubic", "Lanczos"};
constexpr std::string_view kFills[] = {"edge", "height", "hole"};
constexpr const char* kFillTitles[] = {"The edge", "A height", "A hole"};
constexpr std::string_view kAxes[] = {"east-west", "north-south"};
constexpr const char* kAxisTitles[] = {"East and west", "North and south"};

template <class Owner, class Member>
Owner ownerOf(Member Owner::*);
template <auto first, auto...>
struct First {
  using Owner = decltype(ownerOf(first));
};
constexpr std::string_view kRows[] = {"keep", "turn"};
constexpr const char* kRowsTitles[] = {"As they are", "North and south exchanged"};

// Where a setting is: number<Filter, &NoiseFilter::noise, &NoiseBrush::scale>(…).
template <class Settings, auto... path>
auto& within(Settings& settings) {
  using Owner = typename First<path...>::Owner;
  return (std::get<Owner>(settings).*....*path);
}
template <class Settings, auto... path>
using At = std::remove_cvref_t<decltype(within<Settings, path...>(std::declval<Settings&>()))>;

template <class Settings, auto... path>
OperationNumber<Settings> numberOf(std::string_view key, const char* title, const char* unit, double low,
                                   double high, bool lowAllowed = true) {
  using Value = At<Settings, path...>;
  return {key,
          title,
          unit,
          low,
          high,
          lowAllowed,
          std::is_integral_v<Value>,
          [](const Settings& s) { return static_cast<double>(within<const Settings, path...>(s)); },
          [](Settings& s, double v) { within<Settings, path...>(s) = static_cast<Value>(v); }};
}
template <class Settings, auto... path>
OperationChoice<Settings> choiceOf(std::string_view key, const char* title,
                                   std::span<const std::string_view> names,
                                   std::span<const char* const> titles) {
  using Value = At<Settings, path...>;
  return {key,
          title,
          names,
          titles,
          [](const Settings& s) { return static_cast<std::size_t>(within<const Settings, path...>(s)); },
          [](Settings& s, std::size_t v) { within<Settings, path...>(s) = static_cast<Value>(v); }};
}

template <auto... path>
OperationNumber<Filter> number(std::string_view key, const char* title, const char* unit, double low,
                               double high) {
  return numberOf<Filter, path...>(key, title, unit, low, high);
}
template <auto... path>
OperationNumber<Filter> above(std::string_view key, const char* title, const char* unit, double low,
                              double high) {
  return numberOf<Filter, path...>(key, title, unit, low, high, false);
}

/// A rectangle's place or size: storing the place moves it, storing the size keeps the place.
template <int GridRect::*start, int GridRect::*end, bool size>
OperationNumber<Reshape> ofCrop(std::string_view key, const char* title) {
  return {key,
          title,
          "",
          size ? 2.0 : 0.0,
          kMostSamples,
          true,
          true,
          [](const Reshape& s) {
            const GridRect& rect = std::get<CropReshape>(s).rect;
            return static_cast<double>(size ? rect.*end - rect.*start : rect.*start);
          },
          [](Reshape& s, double v) {
            GridRect& rect = std::get<CropReshape>(s).rect;
            const int value = static_cast<int>(v);
            if (!size) rect.*end += value - rect.*start;
            (size ? rect.*end : rect.*start) = size ? rect.*start + value : value;
          }};
}

template <class Settings>
Result<void> checkNumbers(const OperationKind<Settings>& kind, const Settings& settings) {
  for (const auto& number : kind.numbers)
    if (auto good = number.check(number.get(settings)); !good) return good;
  return {};
}

}  // namespace

template <class Settings>
Result<void> OperationNumber<Settings>::check(double value) const {
  if ((lowAllowed ? value >= low : value > low) && value <= high) {  // a NaN is neither
    if (!whole || value == std::floor(value)) return {};
    return Error{std::string(title) + " must be a whole number, not " + shortNumber(value)};
  }
  return Error{std::string(title) + " " + shortNumber(value) + unit + " is out of range (" +
               (lowAllowed ? "" : "above ") + shortNumber(low) + " to " + shortNumber(high) + ")"};
}
template struct OperationNumber<Filter>;
template struct OperationNumber<Reshape>;

std::span<const OperationKind<Filter>> filterKinds() {
  using Hydraulic = HydraulicErosionFilter;
  static const std::vector<OperationKind<Filter>> kinds{
      {"offset",
       "Offset",
       OffsetFilter{},
       {},
       {number<&OffsetFilter::metres>("metres", "Raise by", " m", -kFarthest, kFarthest)},
       {}},
      {"scale",
       "Scale",
       ScaleFilter{},
       {},
       {number<&ScaleFilter::factor>("factor", "Factor", "", -1000, 1000),
        number<&ScaleFilter::about>("about", "About", " m", -kFarthest, kFarthest)},
       {}},
      {"clamp",
       "Clamp",
       ClampFilter{},
       {},
       {number<&ClampFilter::lowest>("lowest", "Min", " m", -kFarthest, kFarthest),
        number<&ClampFilter::highest>("highest", "Max", " m", -kFarthest, kFarthest)},
       {}},
      {"remap",
       "Remap",
       RemapFilter{},
       {},
       {number<&RemapFilter::fromLow>("from-low", "From min", " m", -kFarthest, kFarthest),
        number<&RemapFilter::fromHigh>("from-high", "From max", " m", -kFarthest, kFarthest),
        number<&RemapFilter::toLow>("to-low", "To min", " m", -kFarthest, kFarthest),
        number<&RemapFilter::toHigh>("to-high", "To max", " m", -kFarthest, kFarthest)},
       {{"curve", "Curve", [](const Filter& s) -> const Curve& { return std::get<RemapFilter>(s).curve; },
         [](Filter& s, Curve v) { std::get<RemapFilter>(s).curve = std::move(v); }}}},
      {"destep",
       "Remove Terraces",
       DestepFilter{},
       {},
       {number<&DestepFilter::quantum>("quantum", "Step (0: as found)", " m", 0, kFarthest)},
       {}},
      {"fill-holes",
       "Fill Holes",
       FillHolesFilter{},
       {choiceOf<Filter, &FillHolesFilter::which>("which", "Which", kHoles, kHolesTitles)},
       {},
       {}},
      {"blur",
       "Blur",
       BlurFilter{},
       {},
       {above<&BlurFilter::radius>("radius", "Radius", " m", 0, kFarthest)},
       {}},
      {"sharpen",
       "Sharpen",
       SharpenFilter{},
       {},
       {above<&SharpenFilter::radius>("radius", "Radius", " m", 0, kFarthest),
        number<&SharpenFilter::amount>("amount", "Amount", "", 0, 20)},
       {}},
      {"noise",
       "Noise",
       NoiseFilter{},
       {choiceOf<Filter, &NoiseFilter::noise, &NoiseBrush::shape>("shape", "Shape", kNoiseShapes,
                                                                  kNoiseTitles)},
       {number<&NoiseFilter::amplitude>("amplitude", "Amplitude", " m", -kFarthest, kFarthest),
        above<&NoiseFilter::noise, &NoiseBrush::scale>("scale", "Size", " m", 0, kLongestSide),
        number<&NoiseFilter::noise, &NoiseBrush::octaves>("octaves", "Octaves", "", 1, 12),
        number<&NoiseFilter::noise, &NoiseBrush::seed>("seed", "Seed", "", 0, kMostSeed)},
       {}},
      {"terrace",
       "Terraces",
       TerraceFilter{},
       {},
       {above<&TerraceFilter::terrace, &TerraceBrush::step>("step", "Step", " m", 0, kFarthest),
        number<&TerraceFilter::terrace, &TerraceBrush::sharpness>("sharpness", "Sharpness", "", 0, 1)},
       {}},
      {"hydraulic-erosion",
       "Hydraulic Erosion",
       Hydraulic{},
       {},
       {number<&Hydraulic::iterations>("iterations", "Iterations", "", 1, 10000),
        number<&Hydraulic::rain>("rain", "Rain", "", 0, 1),
        number<&Hydraulic::capacity>("capacity", "Sediment capacity", "", 0, 1),
        number<&Hydraulic::settling>("settling", "Deposition", "", 0, 1),
        number<&Hydraulic::banks>("banks", "Bank angle", "°", 1, 89)},
       {}},
      {"thermal-erosion",
       "Thermal Erosion",
       ThermalErosionFilter{},
       {},
       {number<&ThermalErosionFilter::talus>("talus-angle", "Talus angle", "°", 0, 89),
        number<&ThermalErosionFilter::iterations>("iterations", "Iterations", "", 1, 10000)},
       {}},
  };
  return kinds;
}

std::span<const OperationKind<Reshape>> reshapeKinds() {
  using Resample = ResampleReshape;
  using Extend = ExtendReshape;
  using Rescale = RescaleReshape;
  static const std::vector<OperationKind<Reshape>> kinds{
      {"resample",
       "Resample",
       Resample{},
       {choiceOf<Reshape, &Resample::method>("method", "Method", kMethods, kMethodTitles)},
       {numberOf<Reshape, &Resample::columns>("columns", "Columns", "", 2, kMostSamples),
        numberOf<Reshape, &Resample::rows>("rows", "Rows", "", 2, kMostSamples)},
       {}},
      {"crop",
       "Crop",
       CropReshape{},
       {},
       {ofCrop<&GridRect::column0, &GridRect::column1, false>("column", "First column"),
        ofCrop<&GridRect::row0, &GridRect::row1, false>("row", "First row"),
        ofCrop<&GridRect::column0, &GridRect::column1, true>("columns", "Columns"),
        ofCrop<&GridRect::row0, &GridRect::row1, true>("rows", "Rows")},
       {}},
      {"extend",
       "Extend",
       Extend{},
       {choiceOf<Reshape, &Extend::fill>("fill", "Fill with", kFills, kFillTitles)},
       {numberOf<Reshape, &Extend::west>("west", "West", " samples", 0, kMostSamples),
        numberOf<Reshape, &Extend::north>("north", "North", " samples", 0, kMostSamples),
        numberOf<Reshape, &Extend::east>("east", "East", " samples", 0, kMostSamples),
        numberOf<Reshape, &Extend::south>("south", "South", " samples", 0, kMostSamples),
        numberOf<Reshape, &Extend::height>("height", "Height", " m", -kFarthest, kFarthest)},
       {}},
      {"rotate",
       "Rotate",
       RotateReshape{},
       {},
       {numberOf<Reshape, &RotateReshape::quarterTurns>("quarter-turns", "Quarter turns, clockwise", "", -3,
                                                        3)},
       {}},
      {"flip",
       "Flip",
       FlipReshape{},
       {choiceOf<Reshape, &FlipReshape::axis>("axis", "Exchange", kAxes, kAxisTitles)},
       {},
       {}},
      {"rescale",
       "Rescale",
       Rescale{},
       {choiceOf<Reshape, &Rescale::rows>("rows", "Rows", kRows, kRowsTitles)},
       {numberOf<Reshape, &Rescale::dx>("dx", "Cell size, east (0: as it is)", " m", 0, kLargestCell),
        numberOf<Reshape, &Rescale::dy>("dy", "Cell size, north (0: as it is)", " m", 0, kLargestCell),
        numberOf<Reshape, &Rescale::scale>("scale", "Multiply heights by", "", 0, kMostHeightScale, false),
        numberOf<Reshape, &Rescale::offset>("offset", "Then add", " m", -kHighest, kHighest)},
       {}},
  };
  return kinds;
}

Result<void> validate(const Filter& filter) {
  if (auto good = checkNumbers(kindOf(filter), filter); !good) return good;
  if (const auto* clamp = std::get_if<ClampFilter>(&filter); clamp && clamp->lowest > clamp->highest)
    return Error{"Min " + shortNumber(clamp->lowest) + " m is above max " + shortNumber(clamp->highest) +
                 " m"};
  if (const auto* remap = std::get_if<RemapFilter>(&filter); remap && !(remap->fromLow < remap->fromHigh))
    return Error{"From min " + shortNumber(remap->fromLow) + " m is not below from max " +
                 shortNumber(remap->fromHigh) + " m"};
  return {};
}

}  // namespace scarp
