#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/geometry/Vec.h"

namespace scarp {

/// Slots of a node of a tree of boxes: several boxes make a machine's instruction.
inline constexpr int kBoxTreeWidth = 4;
/// Low and high sides of a node's boxes, by axis, by slot, as float32 rounded outwards. A box that is inside
/// out is met by nothing.
using BoxSides = std::array<std::array<std::array<float, kBoxTreeWidth>, 3>, 2>;

/// The largest float32 that is not above a number; what lies beyond ±1e30 is brought there.
[[nodiscard]] float floatNotAbove(double value);
[[nodiscard]] BoxSides noBoxes();

/// Calls visit(item, tMax) for the items of a tree whose boxes the ray origin + t·direction meets for t in
/// [tMin, tMax], from front to back as far as a tree can; visit returns the tMax to go on with, so that a hit
/// cuts off what lies behind it. Where visit has a function boxesTested(int), it is told of every node.
/// nodes: the root first; each has `sides`, childAt(slot), a node or ~item, and used(). kHeight: nodes on a
/// path from the root, at the most. A box that slabTest() finds is never left out (a component of the
/// direction below 1e-308 counts as zero); one that it misses by a rounding to float32 may be visited.
/// Contract: a finite direction other than zero. An origin that is not finite, and a NaN, meet nothing.
/// Defined in BoxTree-inl.h, which sources that walk a tree include: it is much to compile.
template <int kHeight, class Nodes, class Visit>
void walkBoxTree(const Nodes& nodes, const Vec3& origin, const Vec3& direction, double tMin, double tMax,
                 Visit&& visit);

}  // namespace scarp
