#pragma once

#include <functional>
#include <vector>

#include "core/line/LineDesign.h"

namespace scarp {

/// What became of the lines of a layer, and of the ground beneath it.
struct MeetingChange {
  const std::vector<Line>&before, &after;
  const GridFrame& frame;
  /// Whether the ground that a line is designed on is other than it was.
  std::function<bool(const Line&)> onChangedGround;
  /// The ground beneath as it is now, under some lines at least.
  std::function<HeightRaster(const std::vector<Line>&)> groundUnder;
};
/// Where lines may be others than they were because of lines that they meet, or met.
struct MeetingEffect {
  std::vector<const Line*> wholly;  ///< Lines of before and after, as far as they may change anything.
  std::vector<GridRect> parts;      ///< Samples, about what differs of others.
};
/// Of all lines that meet, or met, a line that was changed, and of that line too.
[[nodiscard]] MeetingEffect effectOfMeetings(const MeetingChange& change);

}  // namespace scarp
