#pragma once

#include <vector>

#include "core/geometry/Ray.h"

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
  std::vector<Node> nodes;
  std::vector<Cell> cells;
  std::vector<Sample> march;       ///< At cell sides and diagonals.
  std::vector<Sample> refinement;  ///< Within the bracket.

  /// Puts every t through a function.
  template <class Change>
  void changeTimes(const Change& change) {
    for (Node& node : nodes) node.tEntry = change(node.tEntry), node.tExit = change(node.tExit);
    for (Cell& cell : cells) cell.tEntry = change(cell.tEntry), cell.tExit = change(cell.tExit);
    for (auto* samples : {&march, &refinement})
      for (Sample& sample : *samples) sample.t = change(sample.t);
  }
};

}  // namespace scarp
