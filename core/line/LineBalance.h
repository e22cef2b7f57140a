#pragma once

#include "core/line/LineDesign.h"

namespace scarp {

/// Metres by which a line is raised so that cut × shrink = fill, to 0.1 ‰ of the larger; 0 where it only cuts
/// or only fills, or where no shift within kMostShift does so.
[[nodiscard]] double balancingShift(const Line& line, const HeightRaster& ground, const GridFrame& frame);

inline constexpr double kMostShift = 1000.0;  ///< Metres.

}  // namespace scarp
