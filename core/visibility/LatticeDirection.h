#pragma once

#include <vector>

#include "core/terrain/GridFrame.h"

namespace scarp {

/// A direction over the map that leads from sample to sample: so many columns and rows on, which have no
/// common factor. A value.
struct LatticeDirection {
  /// Where the way from one sample to the next crosses an edge of the ground: between two samples, both
  /// counted from the way's first one.
  struct Crossing {
    double way;               ///< Share of the way, more than 0, less than 1.
    int column, row;          ///< The edge's first sample.
    int nextColumn, nextRow;  ///< Its second one.
    double fraction;          ///< Of the edge.
  };

  int columns = 1, rows = 0;
  double angle = 0.0;               ///< From the east, anticlockwise, radians, −π…π.
  double length = 1.0;              ///< Of the way, metres.
  double fraction = 0.0;            ///< Of the full circle that the direction stands for.
  std::vector<Crossing> crossings;  ///< In order.
};

/// So many directions all round, evenly spread as far as that goes: of each slice of the circle the simplest
/// one near its middle, and the axes. By angle; each stands for the angle halfway to its neighbours.
/// count ≥ 4; fewer are found only where cells are many times as long as broad.
[[nodiscard]] std::vector<LatticeDirection> latticeDirections(int count, const GridFrame& frame);

}  // namespace scarp
