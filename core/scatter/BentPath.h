#pragma once

#include <utility>
#include <vector>

#include "core/geometry/Vec.h"
#include "core/line/LineDesign.h"
#include "core/scatter/ScatterRule.h"

namespace scarp {

/// Where a model stands on a path, and which ways it looks.
struct BentFrame {
  Vec3 place, across, up;
  Vec3 along;  ///< Of length 1.
};

/// The way of the bases of models beside a stretch of a line.
class BentPath {
 public:
  /// Nodes in the order in which they are laid; `ring`: from the last on to the first.
  BentPath(const LineDesign& design, const std::vector<LineNode>& nodes, bool ring, const ScatterRule& rule,
           bool onRight);

  [[nodiscard]] double length() const { return ways_.empty() ? 0.0 : ways_.back(); }
  /// At a place along it, from 0 to length(), metres.
  [[nodiscard]] BentFrame at(double way) const;

 private:
  std::vector<BentFrame> frames_;
  std::vector<double> ways_;
};

/// The nodes of a line in stretches, with whether each is a ring. `skipSpans`: without bridges and tunnels.
[[nodiscard]] std::vector<std::pair<std::vector<LineNode>, bool>> stretchesOf(const LineDesign& design,
                                                                               bool skipSpans);

}  // namespace scarp
