#pragma once

#include <span>
#include <vector>

namespace scarp {

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
