#pragma once

#include <span>

#include "core/line/LineDesign.h"

namespace scarp {

/// Whether lines are raised or lowered as a whole, for a balance or a volume.
[[nodiscard]] bool hasShift(const LineSettings& settings);

/// Metres by which a line is raised so that cut × shrink = fill, or so that the cut, or the fill, is the
/// volume that is asked for; to 0.1 ‰ of the larger. 0 where its heights are others, where it moves no such
/// earth, or where no shift within kMostShift does so.
[[nodiscard]] double shiftOf(const Line& line, const HeightRaster& ground, const GridFrame& frame,
                             std::span<const LineJoin> joins = {});

inline constexpr double kMostShift = 1000.0;  ///< Metres.

}  // namespace scarp
