#pragma once

#include <array>
#include <cstdint>
#include <limits>

#include "core/base/Contract.h"
#include "core/geometry/BoxTree.h"

namespace scarp {

/// Data of a ray for the slab test (Kay & Kajiya 1986), computed once.
struct RaySlabs {
  using Slots = Eigen::Array<double, kBoxTreeWidth, 1>;

  std::array<int, 3> nearSide;
  /// Ray origins for the near and far sides of boxes. They differ if a component of the direction is zero, so
  /// that 0 · ∞ never decides whether the ray passes between the sides.
  Vec3 toNear, toFar;
  Vec3 inverse;

  RaySlabs(const Vec3& origin, const Vec3& direction);

  /// Computes the intervals of the ray in a node's boxes: entry[slot] ≤ exit[slot] if the ray intersects one.
  void meet(const BoxSides& sides, double tMin, double tMax, Slots& entry, Slots& exit) const {
    using Side = Eigen::Map<const Eigen::Array<float, kBoxTreeWidth, 1>>;
    entry.setConstant(tMin);
    exit.setConstant(tMax);
    for (std::size_t axis = 0; axis < 3; ++axis) {
      const auto near = static_cast<std::size_t>(nearSide[axis]);
      const auto at = static_cast<Eigen::Index>(axis);
      entry = entry.max((Side(sides[near][axis].data()).cast<double>() - toNear[at]) * inverse[at]);
      exit = exit.min((Side(sides[1 - near][axis].data()).cast<double>() - toFar[at]) * inverse[at]);
    }
    // Rounding changes a crossing by a relative error below 2 ε, here as in slabTest().
    entry -= 8.0 * std::numeric_limits<double>::epsilon() * entry.abs();
  }
};

template <int kHeight, class Nodes, class Visit>
void walkBoxTree(const Nodes& nodes, const Vec3& origin, const Vec3& direction, double tMin, double tMax,
                 Visit&& visit) {
  EXPECTS(direction.allFinite() && !direction.isZero(0.0));
  if (nodes.empty() || !origin.allFinite() || !(tMin <= tMax)) return;
  struct Pending {
    double t;
    std::int32_t child;
  };
  const RaySlabs slabs(origin, direction);
  // Each level adds at most three pending children.
  std::array<Pending, 3 * kHeight + 1> pending;
  RaySlabs::Slots entry, exit;
  std::size_t count = 0;
  Pending next{tMin, 0};
  for (;;) {
    if (next.child < 0) {
      tMax = visit(~next.child, tMax);
    } else {
      const auto& node = nodes[static_cast<std::size_t>(next.child)];
      slabs.meet(node.sides, tMin, tMax, entry, exit);
      if constexpr (requires { visit.boxesTested(0); }) visit.boxesTested(node.used());
      const std::size_t first = count;
      for (int slot = 0; slot < kBoxTreeWidth; ++slot) {
        if (!(entry[slot] <= exit[slot])) continue;
        std::size_t at = count++;
        for (; at > first && pending[at - 1].t < entry[slot]; --at) pending[at] = pending[at - 1];
        pending[at] = {entry[slot], node.childAt(slot)};
      }
    }
    do {
      if (count == 0) return;
      next = pending[--count];
    } while (!(next.t <= tMax));
  }
}

}  // namespace scarp
