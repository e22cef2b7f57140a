#pragma once

#include <functional>
#include <type_traits>
#include <utility>
#include <variant>

#include "core/base/KindOf.h"
#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/brush/BrushSettings.h"
#include "core/erosion/HydraulicErosion.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// Adds metres to every height.
struct OffsetFilter {
  double metres = 10.0;
  bool operator==(const OffsetFilter&) const = default;
};

/// Stretches heights away from a level: about + factor·(h − about).
struct ScaleFilter {
  double factor = 1.5;
  double about = 0.0;  ///< Metres.
  bool operator==(const ScaleFilter&) const = default;
};

/// Cuts off what lies beyond a band.
struct ClampFilter {
  double lowest = 0.0, highest = 1000.0;  ///< Metres, lowest ≤ highest.
  bool operator==(const ClampFilter&) const = default;
};

/// Bends a band of heights by a curve into another band. What lies beyond the first goes as far as its ends
/// do.
struct RemapFilter {
  double fromLow = 0.0, fromHigh = 1000.0;  ///< Metres, fromLow < fromHigh.
  double toLow = 0.0, toHigh = 1000.0;      ///< Metres.
  Curve curve;                              ///< From 0…1 of the one to 0…1 of the other.
  bool operator==(const RemapFilter&) const = default;
};

/// Takes the terraces out of heights that were stored as whole numbers: smooth ground within half a quantum
/// of them, which rounds to the same numbers.
struct DestepFilter {
  double quantum = 0.0;  ///< Metres from one number to the next; 0: as found in the heights.
  bool operator==(const DestepFilter&) const = default;
};

enum class HolesToFill : std::uint8_t {
  Enclosed,  ///< Holes with ground all around.
  All,       ///< Those at the border as well.
};

/// Closes holes by a membrane that hangs from the ground around them.
struct FillHolesFilter {
  HolesToFill which = HolesToFill::Enclosed;
  bool operator==(const FillHolesFilter&) const = default;
};

/// Takes out single samples that stand out of the ground around them: they become the median of their
/// neighbours.
struct DespikeFilter {
  double times = 20.0;  ///< Times the median absolute deviation of the neighbours that a spike is, > 0.
  double least = 0.0;   ///< Metres that it is at the least; 0: what no ground does (GroundFaults.h).
  bool operator==(const DespikeFilter&) const = default;
};

/// Takes out the steps along straight lines where tiles were put together, by a ramp at both sides.
struct DeseamFilter {
  int reach = 64;  ///< Samples of the ramp at each side.
  bool operator==(const DeseamFilter&) const = default;
};

/// Filter that fills depressions up to the height at which water flows out (Barnes, Lehman & Mulla 2014). No
/// water flows from a depression to the border or to a hole. With a max depth, a deeper depression is kept,
/// with its lowest sample as an outlet; shallower depressions within it are filled.
struct FillDepressionsFilter {
  double maxDepth = 0.0;  ///< Metres from the lowest sample to the outlet; 0: no limit.
  double minSlope =
      0.0;  ///< Min slope of filled and level ground along the flow, degrees; 0: depressions become level.
  bool operator==(const FillDepressionsFilter&) const = default;
};

enum class DepressionRest : std::uint8_t {
  Fill,  ///< Filled, as by FillDepressionsFilter without limits.
  Keep,
};

/// Filter that digs channels out of depressions along the paths over the lowest ground (Lindsay 2016,
/// selective breaching), from the lowest sample to lower ground. A channel is only dug if it is within both
/// limits.
struct BreachDepressionsFilter {
  double maxDepth = 0.0;   ///< Max depth of a channel, metres; 0: no limit.
  double maxLength = 0.0;  ///< Max length of the samples that are lowered, metres; 0: no limit.
  double minSlope = 0.0;   ///< Slope of the channels, degrees.
  DepressionRest rest =
      DepressionRest::Fill;  ///< Treatment of depressions whose channel exceeds the max depth or length.
  bool operator==(const BreachDepressionsFilter&) const = default;
};

/// Gaussian blur. Beyond the border and across holes the ground continues straight.
struct BlurFilter {
  double radius = 20.0;  ///< Metres; the standard deviation.
  bool operator==(const BlurFilter&) const = default;
};

/// Makes more of what a blur would take away (unsharp mask).
struct SharpenFilter {
  double radius = 20.0;  ///< Metres; of the blur.
  double amount = 1.0;   ///< Of the difference, that is added.
  bool operator==(const SharpenFilter&) const = default;
};

struct NoiseFilter {
  NoiseBrush noise;
  double amplitude = 10.0;  ///< Metres that noise of 1 adds.
  bool operator==(const NoiseFilter&) const = default;
};

struct TerraceFilter {
  TerraceBrush terrace;
  bool operator==(const TerraceFilter&) const = default;
};

/// Loose ground that slides until nothing lies steeper than the talus angle.
struct ThermalErosionFilter {
  double talus = 35.0;  ///< Degrees.
  int iterations = 100;
  bool operator==(const ThermalErosionFilter&) const = default;
};

using FilterKinds =
    std::variant<OffsetFilter, ScaleFilter, ClampFilter, RemapFilter, DestepFilter, FillHolesFilter,
                 DespikeFilter, DeseamFilter, FillDepressionsFilter, BreachDepressionsFilter, BlurFilter,
                 SharpenFilter, NoiseFilter, TerraceFilter, HydraulicErosionFilter, ThermalErosionFilter>;
/// A change of a whole terrain's heights. A value.
struct Filter : FilterKinds {
  // Defined in one source file, as those of Operation are.
  Filter();
  Filter(const Filter& other);
  Filter(Filter&& other) noexcept;
  Filter& operator=(const Filter& other);
  Filter& operator=(Filter&& other) noexcept;
  ~Filter();
  bool operator==(const Filter& other) const;
  template <class Kind>
    requires IsKindOf<std::remove_cvref_t<Kind>, FilterKinds>
  Filter(Kind&& kind)  // NOLINT(google-explicit-constructor)
      : FilterKinds(std::in_place_type<std::remove_cvref_t<Kind>>, std::forward<Kind>(kind)) {}
};

/// Is handed the heights as they stand while an erosion runs, on the thread that called.
using StageWatcher = std::function<void(const HeightRaster& heights)>;

/// The heights after a filter, where `selection` is 1; where it is between 0 and 1 as much of the way there,
/// and bit for bit the same where it is 0. A null selection is 1 everywhere. Holes stay holes, but for those
/// that FillHolesFilter fills (where selected by half or more). Tiles in which nothing changes are those of
/// the terrain, the pointers equal. An error where the settings are out of range (OperationSchema.h) or the
/// filter can do nothing with these heights. Same bits for any number of threads. Pure. Contract: the
/// selection has the terrain's size.
[[nodiscard]] Result<HeightRaster> filtered(const Terrain& terrain, const Filter& filter,
                                            const MaskRaster* selection, const Progress& progress = {},
                                            const StageWatcher& stage = {});

}  // namespace scarp
