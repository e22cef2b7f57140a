#pragma once

#include <functional>
#include <span>
#include <vector>

#include "core/geometry/Vec.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// Ground that was moved: cubic metres taken away and laid down, both ≥ 0, and square metres as seen from
/// above.
struct Earthwork {
  double cut = 0.0, fill = 0.0, area = 0.0;

  Earthwork& operator+=(const Earthwork& other) {
    cut += other.cut;
    fill += other.fill;
    area += other.area;
    return *this;
  }
  bool operator==(const Earthwork&) const = default;
};

/// What lies between two rasters of one size: the exact integrals, up to rounding, over the triangles that
/// are drawn, each split where the difference changes its sign. Cells with a hole have no ground.
[[nodiscard]] Earthwork earthworkBetween(const HeightRaster& before, const HeightRaster& after,
                                         const GridFrame& frame);

/// The same, triangle by triangle, for those that are moved: the middle of each, local frame, and what is
/// moved there. In a fixed order.
void forEachMoved(const HeightRaster& before, const HeightRaster& after, const GridFrame& frame,
                  const std::function<void(const Vec2&, const Earthwork&)>& call);

/// Cost of a height at a node: width · |d| + 0.5 · run · d², where d is the height above the target. The runs
/// for heights below the target (cut) and above it (fill) may differ. width ≥ 0, runs > 0.
struct HeightCost {
  double width, cut, fill;
};

/// Returns the heights of minimum total cost that are nowhere steeper than `grade`, > 0.
///
/// The problem is convex. It is solved exactly, to rounding, by dynamic programming along the line: the cost
/// of the best heights up to a node, as a function of the height of the node, is convex and piecewise
/// quadratic, and its derivative is kept as sorted breakpoints. Takes O(n log n) time as long as the
/// minimum moves past few breakpoints per node, and O(n) memory. Heights other than targets are rounded to
/// 2⁻²⁰ m, so that their bits do not depend on distant nodes.
///
/// onward: metres to the next node, of a closed line also from the last to the first. held: nodes, marked
/// with 1, that keep their targets. Contract: the targets of held nodes conform to the grade.
[[nodiscard]] std::vector<double> leastEarthwork(std::span<const double> onward,
                                                 std::span<const double> target,
                                                 std::span<const HeightCost> costs,
                                                 std::span<const char> held, double grade, bool closed);

}  // namespace scarp
