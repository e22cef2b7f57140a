#pragma once

#include <optional>
#include <vector>

#include "core/geometry/Box.h"
#include "core/geometry/Ray.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

/// Every step of one pick, for the picking inspector and for tests. All t are along the ray.
struct PickTrace {
  struct Node {
    int span;         ///< Cells along a side.
    int column, row;  ///< Among the nodes of that span.
    double tEntry, tExit;
    bool skipped;  ///< Passed over whole, as the ray keeps clear of its height range.
  };
  struct Cell {
    int column, row;
    double tEntry, tExit;
    bool hole;
  };
  /// A place where the height of the ray over the ground was taken.
  struct Sample {
    double t;
    double clearance;  ///< z(t) − h(x(t), y(t)), metres.
  };

  LocalRay ray{};
  std::optional<BoxSpan> clipped;  ///< Nothing where the ray misses the terrain's box.
  std::vector<Node> nodes;
  std::vector<Cell> cells;
  std::vector<Sample> march;       ///< At cell sides and diagonals.
  std::vector<Sample> refinement;  ///< Within the bracket.
};

}  // namespace scarp
