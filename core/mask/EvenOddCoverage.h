#pragma once

#include <span>
#include <vector>

#include "core/geometry/Vec.h"

namespace scarp {

/// How much of unit squares a closed outline covers by the even-odd rule. The outline is in the plane in
/// which square (i, j) is i … i+1 by j … j+1. Concurrent const use is safe.
class EvenOddCoverage {
 public:
  explicit EvenOddCoverage(std::vector<Vec2> outline);

  /// The covered shares, 0…1, of squares (column0 + k, row). Exact up to rounding: the row is cut into slabs
  /// in which no two edges cross, each of whose trapezoids is integrated (signed-area accumulation).
  void row(int row, int column0, std::span<float> shares) const;

  /// Where the horizontal line at y crosses the outline, ascending.
  [[nodiscard]] std::vector<double> crossings(double y) const;

 private:
  struct Edge {
    Vec2 a, b;  ///< a.y < b.y
    [[nodiscard]] double xAt(double y) const {
      if (y <= a.y()) return a.x();
      if (y >= b.y()) return b.x();
      return a.x() + (b.x() - a.x()) * ((y - a.y()) / (b.y() - a.y()));
    }
  };
  [[nodiscard]] std::vector<Edge> edgesBetween(double y0, double y1) const;

  std::vector<Edge> edges_;  ///< By their upper end; level edges bound no trapezoid and are left out.
  double longest_ = 0.0;     ///< Rows that an edge spans at most.
};

}  // namespace scarp
