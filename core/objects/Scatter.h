#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/objects/ObjectLayer.h"
#include "core/terrain/Terrain.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

/// Many objects of one kind, put down where they find room. scatterSchema() has the ranges.
struct ScatterSettings {
  AssetKind asset = AssetKind::Conifer;
  double density = 100.0;     ///< Objects a hectare where all is selected and suits them, above 0.
  double spacing = 3.0;       ///< Metres from one to another, those that are there included.
  double scale = 1.0;         ///< Above 0.
  double scaleJitter = 0.2;   ///< ± this fraction.
  double heightOffset = 0.0;  ///< Metres.
  ObjectRule rule = ObjectRule::KeepOffset;
  bool randomYaw = true;
  double flattest = 0.0, steepest = 90.0;  ///< Of the ground under them, degrees, 0…90.
  double lowest = -kHighest;               ///< The same, metres.
  double highest = kHighest;               ///< The same, metres.
  std::uint32_t seed = 0;

  bool operator==(const ScatterSettings&) const = default;
};

/// Which number is out of its range, in one line.
[[nodiscard]] Result<void> validate(const ScatterSettings& settings);

/// More objects than this are not put down at once.
inline constexpr std::size_t kMostScattered = 200'000;

/// The objects, without ids, as far as the selection reaches (as dense as its weights); without one
/// everywhere. One in each cell of a lattice that lies fixed on the terrain, at a place of its own in it that
/// follows from the seed (jittered sampling: Cook 1986): the same settings give the same places whatever is
/// selected. An error is one line: settings out of range, more than kMostScattered, cancelled. Any thread.
[[nodiscard]] Result<std::vector<Object>> scattered(const Terrain& terrain, const MaskRaster* selection,
                                                    const ObjectLayer& present,
                                                    const ScatterSettings& settings,
                                                    const Progress& progress = {});

/// How many scattered() would put down, also where those would be too many. The same errors otherwise.
[[nodiscard]] Result<std::size_t> scatteredCount(const Terrain& terrain, const MaskRaster* selection,
                                                 const ObjectLayer& present, const ScatterSettings& settings,
                                                 const Progress& progress = {});

/// The density at which about `count` would find ground that suits them, were there no others and no least
/// spacing: two digits, at most `most`. Nothing where no ground does. What it takes does not depend on the
/// size of the terrain. The same errors. Any thread.
[[nodiscard]] Result<std::optional<double>> densityFor(double count, double most, const Terrain& terrain,
                                                       const MaskRaster* selection, ScatterSettings settings,
                                                       const Progress& progress = {});

}  // namespace scarp
