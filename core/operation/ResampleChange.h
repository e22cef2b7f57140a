#pragma once

#include <optional>

#include "core/base/Progress.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// How far a resampled surface lies from the one that it was made of, metres.
struct ResampleChange {
  double largest = 0.0, mean = 0.0;
  double percentile99 = 0.0;  ///< 99 of 100 samples change by this or less; up to 0.05 % above the truth.
  long long holes = 0;        ///< Samples over which one of the two is ground and the other is not.
};

/// Compares two rasters of the same ground, corner on corner, at every sample of `before`: its height against
/// that of `after`'s drawn surface there. Nothing where `progress` says stop. Same bits for any number of
/// threads.
[[nodiscard]] std::optional<ResampleChange> resampleChange(const HeightRaster& before,
                                                           const HeightRaster& after,
                                                           const Progress& progress = {});

}  // namespace scarp
