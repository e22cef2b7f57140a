#pragma once

#include <cstddef>

#include "core/line/Line.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

/// The number of nodes that lineNodes() returns. Counting stops at `limit` + 1.
[[nodiscard]] std::size_t lineNodeCount(const Line& line, const GridFrame& frame, std::size_t limit);
/// An upper bound of that number that ignores where the terrain is. Takes time proportional to the number of
/// points.
[[nodiscard]] double maxLineNodeCount(const Line& line, const GridFrame& frame);

}  // namespace scarp
