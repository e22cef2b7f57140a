#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "core/base/Contract.h"
#include "core/geometry/Box.h"
#include "core/geometry/BoxTree.h"

namespace scarp {

/// A bounding volume hierarchy (Kay & Kajiya 1986): of many boxes it finds those that a ray may meet. Built
/// by the surface area heuristic, refitted where boxes move, built anew when that has made it bad. The same
/// calls give the same tree.
///
/// Items are whole numbers that the caller chooses, 0, 1, 2 …; a table as long as the largest is kept.
/// Boxes are kept as float32 rounded outwards, four to a node of two cache lines; what lies beyond ±1e30 is
/// brought there. A query allocates nothing. Concurrent const use is safe.
class Bvh {
 public:
  using Item = std::int32_t;

  Bvh() = default;
  /// Box i is that of item i.
  explicit Bvh(std::span<const Box> boxes);

  /// Puts an item in, or gives it another box. Costs what the way to the root does, and once in a while, in
  /// proportion to the changes since, what building costs. Contract: 0 ≤ item, a finite box, min ≤ max.
  void set(Item item, const Box& box);
  /// Takes an item out. Contract: it is there.
  void remove(Item item);

  [[nodiscard]] bool contains(Item item) const {
    return static_cast<std::size_t>(item) < places_.size() && places_[item] != kNone;
  }
  [[nodiscard]] std::size_t size() const { return size_; }
  /// Nodes that a ray through it all, with no hit to end it, is expected to visit, ≥ 1: the measure of a
  /// tree. Looks at every node.
  [[nodiscard]] double cost() const;
  [[nodiscard]] std::size_t bytes() const;

  /// As walkBoxTree() has it.
  template <class Visit>
  void walk(const Vec3& origin, const Vec3& direction, double tMin, double tMax, Visit&& visit) const {
    walkBoxTree<kMaxHeight>(nodes_, origin, direction, tMin, tMax, visit);
  }

  /// Calls visit(item) for the items whose boxes share a point with a region, which may be infinite. Those
  /// that are less than a rounding to float32 away may be among them.
  template <class Visit>
  void overlapping(const Box& region, Visit&& visit) const;

 private:
  static constexpr int kWidth = kBoxTreeWidth;
  static constexpr int kMaxHeight = 48;  ///< Nodes on a path from the root, at the most.
  static constexpr std::int32_t kNone = std::numeric_limits<std::int32_t>::min();

  /// Rounded outwards. The fourth coordinate is not used; with it a corner fills a machine's register.
  struct FloatBox {
    Eigen::Array4f low, high;

    [[nodiscard]] static FloatBox none();
    [[nodiscard]] static FloatBox around(const Box& box);
    void unite(const FloatBox& other);
    /// Half the surface; 0 for none.
    [[nodiscard]] double area() const;
    bool operator==(const FloatBox& other) const;
  };
  /// What a slot holds: a node, or ~item.
  struct Entry {
    std::int32_t child;
    FloatBox box;
  };

  /// An empty slot holds kNone and a box that is inside out, so that nothing meets it.
  struct alignas(64) Node {
    BoxSides sides;
    std::array<std::int32_t, kWidth> child;  ///< A node, or ~item, or kNone.
    std::int32_t parent;                     ///< Place of this node; kNone: the root.

    [[nodiscard]] std::int32_t childAt(int slot) const { return child[static_cast<std::size_t>(slot)]; }

    [[nodiscard]] static Node empty();
    [[nodiscard]] FloatBox box(int slot) const;
    [[nodiscard]] FloatBox united() const;
    [[nodiscard]] int used() const;
    /// The slot whose box has to grow least to hold another; an empty one's grows from nothing.
    [[nodiscard]] int slotFor(const FloatBox& newcomer) const;
  };

  /// Every level leaves at most three behind when the walk goes down.
  static constexpr std::size_t kMaxPending = 3 * kMaxHeight + 1;

  // A place is a node's index times kWidth plus a slot.
  [[nodiscard]] static std::int32_t placeOf(std::int32_t node, int slot) { return node * kWidth + slot; }
  [[nodiscard]] std::int32_t makeNode();
  /// Puts something into a slot, and tells it where it is.
  void fill(std::int32_t place, const Entry& entry);
  void clear(std::int32_t place);
  /// Brings the boxes above a node in step.
  void refit(std::int32_t node);
  void insert(const Entry& entry);
  void take(Item item);
  [[nodiscard]] bool strayed(std::int32_t node, const FloatBox& box) const;
  /// Of the boxes of all nodes but the root.
  [[nodiscard]] double innerArea() const;
  void rebuildIfWorn();
  void rebuild();
  /// Builds anew the smallest part of the tree that is too high, above and with a node, for what it holds.
  void rebalance(std::int32_t node);
  void gather(std::int32_t node, std::vector<Entry>& items) const;
  void freeBelow(std::int32_t node);
  void build(std::span<Entry> items);
  std::int32_t buildNode(std::span<Entry> items, int depth);
  [[nodiscard]] static std::size_t split(std::span<Entry> items, bool evenly);

  std::vector<Node> nodes_;              ///< The root first.
  std::vector<std::int32_t> freeNodes_;  ///< Empty.
  std::vector<std::int32_t> places_;     ///< By item.
  std::size_t size_ = 0;
  double builtArea_ = 0.0;   ///< innerArea() when the tree was built.
  std::size_t changes_ = 0;  ///< Since it was looked at last.
};

template <class Visit>
void Bvh::overlapping(const Box& region, Visit&& visit) const {
  if (nodes_.empty()) return;
  std::array<std::int32_t, kMaxPending> pending;
  std::size_t count = 0;
  pending[count++] = 0;
  while (count > 0) {
    const Node& node = nodes_[pending[--count]];
    for (int slot = 0; slot < kWidth; ++slot) {
      bool apart = node.child[slot] == kNone;
      for (int axis = 0; axis < 3; ++axis)
        apart |=
            !(node.sides[0][axis][slot] <= region.max[axis] && node.sides[1][axis][slot] >= region.min[axis]);
      if (apart) continue;
      if (node.child[slot] < 0)
        visit(~node.child[slot]);
      else
        pending[count++] = node.child[slot];
    }
  }
}

}  // namespace scarp
