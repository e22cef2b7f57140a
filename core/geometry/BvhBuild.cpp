#include <algorithm>
#include <cmath>

#include "core/geometry/Bvh.h"

namespace scarp {

namespace {

constexpr int kBins = 16;
/// Below this depth a node is split in equal halves, so that no arrangement of boxes makes too deep a tree.
constexpr int kMaxUnevenDepth = 16;

}  // namespace

void Bvh::rebuild() {
  std::vector<Entry> items;
  items.reserve(size_);
  for (std::size_t item = 0; item < places_.size(); ++item)
    if (const std::int32_t place = places_[item]; place != kNone)
      items.push_back({~static_cast<Item>(item), nodes_[place / kWidth].box(place % kWidth)});
  build(items);
}

void Bvh::rebalance(std::int32_t node) {
  // A scapegoat tree's rule (Galperin & Rivest 1993), by which what is built anew pays for itself.
  std::vector<Entry> items;
  for (int height = 1;; ++height) {
    const std::int32_t place = nodes_[node].parent;
    if (place == kNone) return rebuild();
    items.clear();
    gather(node, items);
    if (height > 2.0 + std::log(static_cast<double>(items.size())) / std::log(1.5)) break;
    node = place / kWidth;
  }
  int depth = 1;
  for (std::int32_t at = node; nodes_[at].parent != kNone; at = nodes_[at].parent / kWidth) ++depth;
  const Entry old{node, nodes_[node].united()};
  const std::int32_t place = nodes_[node].parent;
  freeBelow(node);
  fill(place, {buildNode(items, depth), old.box});
}

void Bvh::gather(std::int32_t node, std::vector<Entry>& items) const {
  for (int slot = 0; slot < kWidth; ++slot) {
    const std::int32_t child = nodes_[node].child[slot];
    if (child >= 0)
      gather(child, items);
    else if (child != kNone)
      items.push_back({child, nodes_[node].box(slot)});
  }
}

void Bvh::freeBelow(std::int32_t node) {
  for (int slot = 0; slot < kWidth; ++slot) {
    if (nodes_[node].child[slot] >= 0) freeBelow(nodes_[node].child[slot]);
    clear(placeOf(node, slot));
  }
  freeNodes_.push_back(node);
}

void Bvh::build(std::span<Entry> items) {
  nodes_.clear();
  freeNodes_.clear();
  nodes_.reserve(items.size() / 2);
  size_ = items.size();
  changes_ = 0;
  if (!items.empty()) static_cast<void>(buildNode(items, 1));
  builtArea_ = innerArea();
}

std::int32_t Bvh::buildNode(std::span<Entry> items, int depth) {
  struct Part {
    std::span<Entry> items;
    FloatBox box;
  };
  const auto partOf = [](std::span<Entry> some) {
    FloatBox box = FloatBox::none();
    for (const Entry& item : some) box.unite(item.box);
    return Part{some, box};
  };
  std::array<Part, kWidth> parts;
  int count = 0;
  if (items.size() <= kWidth) {
    for (; count < static_cast<int>(items.size()); ++count) parts[count] = partOf(items.subspan(count, 1));
  } else {
    // Parted in two, then the largest part again, until every slot is taken.
    parts[count++] = partOf(items);
    while (count < kWidth) {
      Part* largest = nullptr;
      for (Part& part : std::span(parts).first(count))
        if (part.items.size() > 1 && (!largest || part.box.area() > largest->box.area())) largest = &part;
      const std::span<Entry> all = largest->items;
      const std::size_t middle = split(all, depth >= kMaxUnevenDepth);
      *largest = partOf(all.first(middle));
      parts[count++] = partOf(all.subspan(middle));
    }
  }

  const std::int32_t node = makeNode();
  for (int slot = 0; slot < count; ++slot) {
    const Part& part = parts[slot];
    const std::int32_t child =
        part.items.size() == 1 ? part.items.front().child : buildNode(part.items, depth + 1);
    fill(placeOf(node, slot), {child, part.box});
  }
  return node;
}

/// Parts the items in two, reordering them: in halves, or else by the surface area heuristic in bins
/// (Wald 2007). Tells how many come into the first part; neither is empty.
std::size_t Bvh::split(std::span<Entry> items, bool evenly) {
  struct Bin {
    FloatBox box = FloatBox::none();
    std::size_t count = 0;

    void add(const Bin& other) {
      box.unite(other.box);
      count += other.count;
    }
    /// By the nodes that the items would fill, which makes fuller ones.
    [[nodiscard]] double cost() const {
      return box.area() * static_cast<double>((count + kWidth - 1) / kWidth);
    }
  };
  const auto middle = [](const Entry& item) -> Eigen::Array4f {
    return 0.5F * item.box.low + 0.5F * item.box.high;
  };
  FloatBox middles = FloatBox::none();
  for (const Entry& item : items) {
    middles.low = middles.low.min(middle(item));
    middles.high = middles.high.max(middle(item));
  }
  const Eigen::Array4f extent = middles.high - middles.low;
  if (evenly) {
    Eigen::Index axis = 0;
    extent.head<3>().maxCoeff(&axis);
    const auto half = items.begin() + static_cast<std::ptrdiff_t>(items.size() / 2);
    std::ranges::nth_element(items, half, {}, [&](const Entry& item) { return middle(item)[axis]; });
    return items.size() / 2;
  }

  const int bins = items.size() < kBins ? kBins / 2 : kBins;
  const auto binsOf = [&](const Entry& item) -> Eigen::Array4i {
    // An axis without extent has one bin.
    const Eigen::Array4f share = (extent > 0.0F).select((middle(item) - middles.low) / extent, 0.0F);
    return (share * static_cast<float>(bins)).cast<int>().min(bins - 1);
  };
  std::array<std::array<Bin, kBins>, 3> binned;
  for (const Entry& item : items) {
    const Eigen::Array4i at = binsOf(item);
    for (int axis = 0; axis < 3; ++axis) binned[axis][at[axis]].add({item.box, 1});
  }
  double least = std::numeric_limits<double>::infinity();
  int bestAxis = -1, bestBin = 0;
  for (int axis = 0; axis < 3; ++axis) {
    std::array<double, kBins> rest{};
    Bin sum;
    for (int i = bins - 1; i > 0; --i) {
      sum.add(binned[axis][i]);
      rest[i] = sum.cost();
    }
    sum = {};
    for (int i = 1; i < bins; ++i) {
      sum.add(binned[axis][i - 1]);
      const double cost = sum.cost() + rest[i];
      if (sum.count == 0 || sum.count == items.size() || cost >= least) continue;
      least = cost;
      bestAxis = axis;
      bestBin = i;
    }
  }
  if (bestAxis < 0) return items.size() / 2;  // all in one point
  const auto second = std::partition(items.begin(), items.end(),
                                     [&](const Entry& item) { return binsOf(item)[bestAxis] < bestBin; });
  return static_cast<std::size_t>(second - items.begin());
}

}  // namespace scarp
