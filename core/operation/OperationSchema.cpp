#include "core/operation/OperationSchema.h"

#include <limits>
#include <string>

#include "core/noise/Noise.h"
#include "core/schema/MakeSetting.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

constexpr double kFarthest = kHighest;  ///< Metres up, down or along.
constexpr double kMostSeed = std::numeric_limits<std::uint32_t>::max();

using F = MakeSetting<Filter>;
using R = MakeSetting<Reshape>;

/// A rectangle's place or size: storing the place moves it, storing the size keeps the place.
template <int GridRect::*start, int GridRect::*end, bool size>
NumberSetting ofCrop(std::string_view key, const char* title) {
  return {{key},
          {title, "", size ? 2.0 : 0.0, kMostSamples, true, true, true},
          [](ConstStructRef s) {
            const GridRect& rect = std::get<CropReshape>(s.as<Reshape>()).rect;
            return static_cast<double>(size ? rect.*end - rect.*start : rect.*start);
          },
          [](StructRef s, double v) {
            GridRect& rect = std::get<CropReshape>(s.as<Reshape>()).rect;
            const int value = static_cast<int>(v);
            if (!size) rect.*end += value - rect.*start;
            (size ? rect.*end : rect.*start) = size ? rect.*start + value : value;
          }};
}

}  // namespace

std::span<const OperationKind<Filter>> filterKinds() {
  using Hydraulic = HydraulicErosionFilter;
  using Breach = BreachDepressionsFilter;
  const Message followsWater("follows water across the whole terrain");
  static const std::vector<OperationKind<Filter>> kinds{
      {"offset",
       "Offset",
       OffsetFilter{},
       {F::number<&OffsetFilter::metres>("metres", "Raise by", " m", -kFarthest, kFarthest)}},
      {"scale",
       "Scale",
       ScaleFilter{},
       {F::number<&ScaleFilter::factor>("factor", "Factor", "", -1000, 1000),
        F::number<&ScaleFilter::about>("about", "About", " m", -kFarthest, kFarthest)}},
      {"clamp",
       "Clamp",
       ClampFilter{},
       {F::number<&ClampFilter::lowest>("lowest", "Min", " m", -kFarthest, kFarthest),
        F::number<&ClampFilter::highest>("highest", "Max", " m", -kFarthest, kFarthest)}},
      {"remap",
       "Remap",
       RemapFilter{},
       {F::number<&RemapFilter::fromLow>("from-low", "From min", " m", -kFarthest, kFarthest),
        F::number<&RemapFilter::fromHigh>("from-high", "From max", " m", -kFarthest, kFarthest),
        F::number<&RemapFilter::toLow>("to-low", "To min", " m", -kFarthest, kFarthest),
        F::number<&RemapFilter::toHigh>("to-high", "To max", " m", -kFarthest, kFarthest),
        F::curve<&RemapFilter::curve>("curve", "Curve")}},
      {"destep",
       "Remove Terraces",
       DestepFilter{},
       {F::number<&DestepFilter::quantum>("quantum", "Step (0: as found)", " m", 0, kFarthest)},
       {.whyWhole = Message("looks for the step of all heights, and over terraces of any size"),
        .repairs = true,
        .beginsGroup = true}},
      {"fill-holes",
       "Fill Holes",
       FillHolesFilter{},
       {F::choice<&FillHolesFilter::which>(
           "which", EnumNames({{"enclosed", "Enclosed ones"}, {"all", "All"}}), "Which")},
       {.whyWhole = Message("looks around holes of any size"), .repairs = true}},
      {"despike",
       "Remove Spikes",
       DespikeFilter{},
       {above(F::number<&DespikeFilter::times>("times", "Times the roughness", "", 0, 1000)),
        F::number<&DespikeFilter::least>("least", "Height (0: as found)", " m", 0, kFarthest)},
       {.whyWhole = Message("compares samples with the roughness of the whole terrain"), .repairs = true}},
      {"deseam",
       "Remove Seams",
       DeseamFilter{},
       {F::number<&DeseamFilter::reach>("reach", "Reach", " samples", 1, 4096)},
       {.whyWhole = Message("looks for seams across the whole terrain"), .repairs = true}},
      {"fill-depressions",
       "Fill Depressions",
       FillDepressionsFilter{},
       {F::number<&FillDepressionsFilter::maxDepth>("max-depth", "Max depth (0: no limit)", " m", 0,
                                                    kFarthest),
        F::number<&FillDepressionsFilter::minSlope>("min-slope", "Min slope", "°", 0, 10)},
       {.whyWhole = followsWater, .beginsGroup = true}},
      {"breach-depressions",
       "Breach Depressions",
       Breach{},
       {F::choice<&Breach::rest>("rest", EnumNames({{"fill", "Fill"}, {"keep", "Keep"}}),
                                 "Beyond the limits"),
        F::number<&Breach::maxDepth>("max-depth", "Max depth (0: no limit)", " m", 0, kFarthest),
        F::number<&Breach::maxLength>("max-length", "Max length (0: no limit)", " m", 0, kLongestSide),
        F::number<&Breach::minSlope>("min-slope", "Min slope", "°", 0, 10)},
       {.whyWhole = followsWater}},
      {"blur",
       "Blur",
       BlurFilter{},
       {above(F::number<&BlurFilter::radius>("radius", "Radius", " m", 0, kFarthest))},
       {.beginsGroup = true}},
      {"sharpen",
       "Sharpen",
       SharpenFilter{},
       {above(F::number<&SharpenFilter::radius>("radius", "Radius", " m", 0, kFarthest)),
        F::number<&SharpenFilter::amount>("amount", "Amount", "", 0, 20)}},
      {"noise",
       "Noise",
       NoiseFilter{},
       {F::choice<&NoiseFilter::noise, &NoiseBrush::shape>("shape", noiseShapeNames(), "Shape"),
        F::number<&NoiseFilter::amplitude>("amplitude", "Amplitude", " m", -kFarthest, kFarthest),
        above(F::number<&NoiseFilter::noise, &NoiseBrush::scale>("scale", "Size", " m", 0, kLongestSide)),
        F::number<&NoiseFilter::noise, &NoiseBrush::octaves>("octaves", "Octaves", "", 1, 12),
        F::number<&NoiseFilter::noise, &NoiseBrush::seed>("seed", "Seed", "", 0, kMostSeed)},
       {.beginsGroup = true}},
      {"terrace",
       "Terraces",
       TerraceFilter{},
       {above(F::number<&TerraceFilter::terrace, &TerraceBrush::step>("step", "Step", " m", 0, kFarthest)),
        F::number<&TerraceFilter::terrace, &TerraceBrush::sharpness>("sharpness", "Sharpness", "", 0, 1)}},
      {"hydraulic-erosion",
       "Hydraulic Erosion",
       Hydraulic{},
       {F::number<&Hydraulic::iterations>("iterations", "Iterations", "", 1, 10000),
        F::number<&Hydraulic::rain>("rain", "Rain", "", 0, 1),
        F::number<&Hydraulic::capacity>("capacity", "Sediment capacity", "", 0, 1),
        F::number<&Hydraulic::settling>("settling", "Deposition", "", 0, 1),
        F::number<&Hydraulic::banks>("banks", "Bank angle", "°", 1, 89)},
       {.deposits = true, .beginsGroup = true}},
      {"thermal-erosion",
       "Thermal Erosion",
       ThermalErosionFilter{},
       {F::number<&ThermalErosionFilter::talus>("talus-angle", "Talus angle", "°", 0, 89),
        F::number<&ThermalErosionFilter::iterations>("iterations", "Iterations", "", 1, 10000)},
       {.deposits = true}},
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
       {R::choice<&Resample::method>("method",
                                     EnumNames({{"nearest", "Nearest"},
                                                {"bilinear", "Bilinear"},
                                                {"bicubic", "Bicubic"},
                                                {"lanczos", "Lanczos"}}),
                                     "Method"),
        R::number<&Resample::columns>("columns", "Columns", "", 2, kMostSamples),
        R::number<&Resample::rows>("rows", "Rows", "", 2, kMostSamples)}},
      {"crop",
       "Crop",
       CropReshape{},
       {ofCrop<&GridRect::column0, &GridRect::column1, false>("column", "First column"),
        ofCrop<&GridRect::row0, &GridRect::row1, false>("row", "First row"),
        ofCrop<&GridRect::column0, &GridRect::column1, true>("columns", "Columns"),
        ofCrop<&GridRect::row0, &GridRect::row1, true>("rows", "Rows")}},
      {"extend",
       "Extend",
       Extend{},
       {R::choice<&Extend::fill>(
            "fill", EnumNames({{"edge", "The edge"}, {"height", "A height"}, {"hole", "A hole"}}),
            "Fill with"),
        R::number<&Extend::west>("west", "West", " samples", 0, kMostSamples),
        R::number<&Extend::north>("north", "North", " samples", 0, kMostSamples),
        R::number<&Extend::east>("east", "East", " samples", 0, kMostSamples),
        R::number<&Extend::south>("south", "South", " samples", 0, kMostSamples),
        R::number<&Extend::height>("height", "Height", " m", -kFarthest, kFarthest)}},
      {"rotate",
       "Rotate",
       RotateReshape{},
       {R::number<&RotateReshape::quarterTurns>("quarter-turns", "Quarter turns, clockwise", "", -3, 3)},
       {.beginsGroup = true}},
      {"flip",
       "Flip",
       FlipReshape{},
       {R::choice<&FlipReshape::axis>(
           "axis", EnumNames({{"east-west", "East and west"}, {"north-south", "North and south"}}),
           "Exchange")}},
      {"rescale",
       "Rescale",
       Rescale{},
       {R::choice<&Rescale::rows>(
            "rows", EnumNames({{"keep", "As they are"}, {"turn", "North and south exchanged"}}), "Rows"),
        R::number<&Rescale::dx>("dx", "Cell size, east (0: as it is)", " m", 0, kLargestCell),
        R::number<&Rescale::dy>("dy", "Cell size, north (0: as it is)", " m", 0, kLargestCell),
        above(R::number<&Rescale::scale>("scale", "Multiply heights by", "", 0, kMostHeightScale)),
        R::number<&Rescale::offset>("offset", "Then add", " m", -kHighest, kHighest)}},
  };
  return kinds;
}

Result<void> validate(const Filter& filter) {
  if (auto good = kindOf(filter).schema.check(filter); !good) return good;
  if (const auto* clamp = std::get_if<ClampFilter>(&filter); clamp && clamp->lowest > clamp->highest)
    return Error{"Min %1 is above max %2", metres(clamp->lowest), metres(clamp->highest)};
  if (const auto* remap = std::get_if<RemapFilter>(&filter); remap && !(remap->fromLow < remap->fromHigh))
    return Error{"From min %1 is not below from max %2", metres(remap->fromLow), metres(remap->fromHigh)};
  return {};
}

}  // namespace scarp
