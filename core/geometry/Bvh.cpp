#include "core/geometry/Bvh.h"

#include <algorithm>
#include <cmath>

namespace scarp {

namespace {

/// Whenever this share of the items, and so many at the least, have changed, the tree is looked at, …
constexpr double kWornShare = 0.1;
constexpr double kLeastChanges = 16.0;
/// … and built anew where its nodes' boxes have grown to this many times what they were when it was built.
constexpr double kWornGrowth = 1.5;

}  // namespace

Bvh::FloatBox Bvh::FloatBox::none() {
  constexpr float infinity = std::numeric_limits<float>::infinity();
  return {Eigen::Array4f(infinity, infinity, infinity, 0.0F),
          Eigen::Array4f(-infinity, -infinity, -infinity, 0.0F)};
}

Bvh::FloatBox Bvh::FloatBox::around(const Box& box) {
  EXPECTS(box.min.allFinite() && box.max.allFinite() && (box.min.array() <= box.max.array()).all());
  FloatBox result = none();
  for (int axis = 0; axis < 3; ++axis) {
    result.low[axis] = floatNotAbove(box.min[axis]);
    result.high[axis] = -floatNotAbove(-box.max[axis]);
  }
  return result;
}

void Bvh::FloatBox::unite(const FloatBox& other) {
  low = low.min(other.low);
  high = high.max(other.high);
}

double Bvh::FloatBox::area() const {
  if (low[0] > high[0]) return 0.0;
  const Vec3 side = (high.head<3>().cast<double>() - low.head<3>().cast<double>());
  return side[0] * side[1] + side[1] * side[2] + side[2] * side[0];
}

bool Bvh::FloatBox::operator==(const FloatBox& other) const {
  return (low == other.low).all() && (high == other.high).all();
}

Bvh::Node Bvh::Node::empty() {
  Node node{};
  node.sides = noBoxes();
  node.child.fill(kNone);
  node.parent = kNone;
  return node;
}

Bvh::FloatBox Bvh::Node::box(int slot) const {
  FloatBox result = FloatBox::none();
  for (int axis = 0; axis < 3; ++axis) {
    result.low[axis] = sides[0][axis][slot];
    result.high[axis] = sides[1][axis][slot];
  }
  return result;
}

Bvh::FloatBox Bvh::Node::united() const {
  using Side = Eigen::Map<const Eigen::Array<float, kWidth, 1>>;
  FloatBox all = FloatBox::none();
  for (int axis = 0; axis < 3; ++axis) {
    all.low[axis] = Side(sides[0][axis].data()).minCoeff();
    all.high[axis] = Side(sides[1][axis].data()).maxCoeff();
  }
  return all;
}

int Bvh::Node::used() const { return kWidth - static_cast<int>(std::ranges::count(child, kNone)); }

int Bvh::Node::slotFor(const FloatBox& newcomer) const {
  int best = 0;
  double least = std::numeric_limits<double>::infinity();
  for (int slot = 0; slot < kWidth; ++slot) {
    FloatBox grown = box(slot);
    const double before = grown.area();
    grown.unite(newcomer);
    const double growth = grown.area() - before;
    if (growth >= least) continue;
    least = growth;
    best = slot;
  }
  return best;
}

Bvh::Bvh(std::span<const Box> boxes) {
  std::vector<Entry> items;
  items.reserve(boxes.size());
  for (const Box& box : boxes) items.push_back({~static_cast<Item>(items.size()), FloatBox::around(box)});
  places_.assign(boxes.size(), kNone);
  build(items);
}

double Bvh::cost() const {
  if (nodes_.empty()) return 1.0;
  const double whole = nodes_.front().united().area();
  return whole > 0.0 ? 1.0 + innerArea() / whole : 1.0;
}

std::size_t Bvh::bytes() const {
  return nodes_.capacity() * sizeof(Node) + (freeNodes_.capacity() + places_.capacity()) * sizeof(Item);
}

void Bvh::set(Item item, const Box& box) {
  EXPECTS(item >= 0);
  const FloatBox rounded = FloatBox::around(box);
  if (static_cast<std::size_t>(item) >= places_.size()) places_.resize(item + std::size_t{1}, kNone);
  const Entry entry{~item, rounded};
  if (const std::int32_t place = places_[item]; place == kNone) {
    insert(entry);
    ++size_;
  } else if (strayed(place / kWidth, rounded)) {
    take(item);
    insert(entry);
  } else {
    fill(place, entry);
    refit(place / kWidth);
  }
  rebuildIfWorn();
}

void Bvh::remove(Item item) {
  EXPECTS(contains(item));
  take(item);
  --size_;
  rebuildIfWorn();
}

std::int32_t Bvh::makeNode() {
  if (freeNodes_.empty()) {
    nodes_.push_back(Node::empty());
    return static_cast<std::int32_t>(nodes_.size()) - 1;
  }
  const std::int32_t index = freeNodes_.back();
  freeNodes_.pop_back();
  nodes_[index] = Node::empty();
  return index;
}

void Bvh::fill(std::int32_t place, const Entry& entry) {
  Node& node = nodes_[place / kWidth];
  const int slot = place % kWidth;
  for (int axis = 0; axis < 3; ++axis) {
    node.sides[0][axis][slot] = entry.box.low[axis];
    node.sides[1][axis][slot] = entry.box.high[axis];
  }
  node.child[slot] = entry.child;
  if (entry.child < 0)
    places_[~entry.child] = place;
  else
    nodes_[entry.child].parent = place;
}

void Bvh::clear(std::int32_t place) {
  Node& node = nodes_[place / kWidth];
  const int slot = place % kWidth;
  for (int axis = 0; axis < 3; ++axis) {
    node.sides[0][axis][slot] = std::numeric_limits<float>::infinity();
    node.sides[1][axis][slot] = -std::numeric_limits<float>::infinity();
  }
  node.child[slot] = kNone;
}

void Bvh::refit(std::int32_t node) {
  for (std::int32_t place = nodes_[node].parent; place != kNone; place = nodes_[node].parent) {
    const FloatBox box = nodes_[node].united();
    if (box == nodes_[place / kWidth].box(place % kWidth)) return;
    fill(place, {node, box});
    node = place / kWidth;
  }
}

void Bvh::insert(const Entry& entry) {
  if (nodes_.empty()) nodes_.push_back(Node::empty());
  std::int32_t node = 0;
  for (int height = 1;; ++height) {
    const int slot = nodes_[node].slotFor(entry.box);
    const std::int32_t place = placeOf(node, slot);
    const Entry there{nodes_[node].child[slot], nodes_[node].box(slot)};
    if (there.child >= 0) {
      node = there.child;
      continue;
    }
    if (there.child == kNone) {
      fill(place, entry);
      return refit(node);
    }
    const std::int32_t pair = makeNode();
    fill(placeOf(pair, 0), there);
    fill(placeOf(pair, 1), entry);
    fill(place, {pair, nodes_[pair].united()});
    refit(node);
    if (height == kMaxHeight) rebalance(pair);
    return;
  }
}

void Bvh::take(Item item) {
  const std::int32_t place = places_[item], node = place / kWidth;
  places_[item] = kNone;
  clear(place);
  const std::int32_t parent = nodes_[node].parent;
  if (parent == kNone || nodes_[node].used() > 1) {
    refit(node);
    return;
  }
  // A node with a single child gives it its own place.
  int last = 0;
  while (nodes_[node].child[last] == kNone) ++last;
  const Entry left{nodes_[node].child[last], nodes_[node].box(last)};
  clear(placeOf(node, last));
  fill(parent, left);
  freeNodes_.push_back(node);
  refit(parent / kWidth);
}

/// Whether an item's new box would blow its node up, so that the item had better go elsewhere.
bool Bvh::strayed(std::int32_t node, const FloatBox& box) const {
  FloatBox grown = nodes_[node].united();
  const double before = grown.area();
  grown.unite(box);
  return nodes_[node].parent != kNone && grown.area() > 2.0 * before;
}

void Bvh::rebuildIfWorn() {
  if (static_cast<double>(++changes_) < std::max(kLeastChanges, kWornShare * static_cast<double>(size_)))
    return;
  changes_ = 0;
  if (innerArea() > kWornGrowth * builtArea_) rebuild();
}

double Bvh::innerArea() const {
  double sum = 0.0;
  for (const Node& node : nodes_)
    for (int slot = 0; slot < kWidth; ++slot)
      if (node.child[slot] >= 0) sum += node.box(slot).area();
  return sum;
}

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
