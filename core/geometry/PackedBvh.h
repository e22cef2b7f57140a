#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/geometry/Box.h"
#include "core/geometry/BoxTree.h"

namespace scarp {

/// A bounding volume hierarchy of boxes that do not change, in under 40 bytes a box: halved by counts along
/// the longest side, four boxes to a node, full nodes. Quick to build; a ray visits a few more nodes of it
/// than of a Bvh. The same boxes give the same tree. Concurrent const use is safe.
class PackedBvh {
 public:
  using Item = std::int32_t;

  PackedBvh() = default;
  /// Box i is that of item i. Contract: finite boxes, min ≤ max.
  explicit PackedBvh(std::span<const Box> boxes);

  [[nodiscard]] std::size_t size() const { return items_.size(); }
  /// Holds all boxes. Contract: there are some.
  [[nodiscard]] Box bounds() const;
  [[nodiscard]] std::size_t bytes() const {
    return nodes_.capacity() * sizeof(Node) + items_.capacity() * sizeof(Item);
  }

  /// As walkBoxTree() has it.
  template <class Visit>
  void walk(const Vec3& origin, const Vec3& direction, double tMin, double tMax, Visit&& visit) const {
    walkBoxTree<kMaxHeight>(nodes_, origin, direction, tMin, tMax, OrderedVisit<Visit>{visit, items_.data()});
  }

 private:
  static constexpr int kMaxHeight = 16;

  struct Node {
    BoxSides sides;
    std::int32_t first;  ///< The node of the first slot, those of the others behind it; ~place in items_.
    std::int32_t count;  ///< Slots in use.

    [[nodiscard]] std::int32_t childAt(int slot) const { return first < 0 ? first - slot : first + slot; }
    [[nodiscard]] int used() const { return count; }
  };
  template <class Visit>
  struct OrderedVisit {
    Visit& visit;
    const Item* items;

    double operator()(std::int32_t place, double tMax) const { return visit(items[place], tMax); }
    void boxesTested(int tested) const {
      if constexpr (requires { visit.boxesTested(0); }) visit.boxesTested(tested);
    }
  };
  /// Fills a node with the items from a place on.
  void build(std::size_t node, std::size_t begin, std::size_t end, std::span<const Box> boxes);
  /// Puts the lower `count` of the items along their longest side first.
  void part(std::size_t begin, std::size_t count, std::size_t end, std::span<const Box> boxes);

  std::vector<Node> nodes_;  ///< The root first.
  std::vector<Item> items_;  ///< In the tree's order.
};

}  // namespace scarp
