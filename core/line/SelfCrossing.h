#pragma once

#include <span>
#include <vector>

#include "core/line/LinePath.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

/// A place at which a course crosses itself: on the piece from node `first` to the next one, and on the piece
/// from node `second` to the next one.
struct SelfCrossing {
  std::size_t first, second;
  double firstShare, secondShare;  ///< Along the pieces, 0…1.
  Vec2 place;
  bool operator==(const SelfCrossing&) const = default;
};

/// Returns the crossings of a course with itself within the terrain, in the order of `first`, then `second`.
/// Pieces that follow each other, are parallel, or lie on bridges or in tunnels do not cross. At most
/// 20,000,000 pairs of pieces are compared, so a course of very many laps over the same place may have more
/// crossings than are returned.
[[nodiscard]] std::vector<SelfCrossing> selfCrossings(std::span<const LineNode> nodes, bool closed,
                                                      const GridFrame& frame);

}  // namespace scarp
