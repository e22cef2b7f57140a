#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/geometry/Vec.h"

namespace scarp {

/// Number of slots of a node of a box tree: a SIMD instruction tests several boxes.
inline constexpr int kBoxTreeWidth = 4;
/// Low and high sides of a node's boxes, by axis, by slot, as float32 rounded outwards. No ray intersects a
/// box whose low side is above its high side.
using BoxSides = std::array<std::array<std::array<float, kBoxTreeWidth>, 3>, 2>;

/// Returns the largest float32 that is not above a value; clamps values beyond ±1e30.
[[nodiscard]] float floatNotAbove(double value);
[[nodiscard]] BoxSides noBoxes();

/// Calls visit(item, tMax) for the items of a tree whose boxes the ray origin + t·direction intersects for t
/// in [tMin, tMax], approximately from front to back. visit returns the new tMax, so that a hit excludes
/// items behind it. If visit has a function boxesTested(int), it is called for every node. nodes: root first;
/// each has `sides`, childAt(slot) (a node or ~item), and used(). kHeight: max number of nodes on a path from
/// the root. A box that slabTest() hits is never skipped (a component of the direction below 1e-308 counts as
/// zero); a box that it misses by a rounding to float32 may be visited. Contract: a finite direction other
/// than zero. Origins that are not finite, and NaN, intersect nothing. Defined in BoxTree-inl.h, which only
/// sources that traverse a tree include, because it is slow to compile.
template <int kHeight, class Nodes, class Visit>
void walkBoxTree(const Nodes& nodes, const Vec3& origin, const Vec3& direction, double tMin, double tMax,
                 Visit&& visit);

}  // namespace scarp
