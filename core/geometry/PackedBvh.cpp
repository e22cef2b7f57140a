#include "core/geometry/PackedBvh.h"

#include <algorithm>
#include <numeric>

namespace scarp {

namespace {

constexpr auto kWidth = static_cast<std::size_t>(kBoxTreeWidth);

}  // namespace

PackedBvh::PackedBvh(std::span<const Box> boxes) : items_(boxes.size()) {
  if (boxes.empty()) return;
  std::iota(items_.begin(), items_.end(), 0);
  nodes_.reserve(boxes.size() / (kWidth - 1) + 2);
  nodes_.emplace_back();
  build(0, 0, boxes.size(), boxes);
  nodes_.shrink_to_fit();
}

void PackedBvh::build(std::size_t node, std::size_t begin, std::size_t end, std::span<const Box> boxes) {
  const std::size_t size = end - begin;
  // All that lies below a slot, but the last in use, is full.
  std::size_t share = 1;
  while (share * kWidth < size) share *= kWidth;
  const std::size_t used = (size + share - 1) / share;
  const bool leaf = share == 1;
  if (!leaf) {
    if (used > 2) part(begin, 2 * share, end, boxes);
    part(begin, share, std::min(begin + 2 * share, end), boxes);
    if (used > 3) part(begin + 2 * share, share, end, boxes);
  }
  const std::size_t first = nodes_.size();
  if (!leaf) nodes_.resize(first + used);
  BoxSides sides = noBoxes();
  for (std::size_t slot = 0; slot < used; ++slot) {
    const std::size_t from = begin + slot * share, to = std::min(from + share, end);
    Box all = boxes[static_cast<std::size_t>(items_[from])];
    for (std::size_t i = from; i < to; ++i) {
      const Box& box = boxes[static_cast<std::size_t>(items_[i])];
      all = {all.min.cwiseMin(box.min), all.max.cwiseMax(box.max)};
    }
    for (std::size_t axis = 0; axis < 3; ++axis) {
      sides[0][axis][slot] = floatNotAbove(all.min[static_cast<Eigen::Index>(axis)]);
      sides[1][axis][slot] = -floatNotAbove(-all.max[static_cast<Eigen::Index>(axis)]);
    }
    if (!leaf) build(first + slot, from, to, boxes);
  }
  nodes_[node] = {sides, leaf ? ~static_cast<std::int32_t>(begin) : static_cast<std::int32_t>(first),
                  static_cast<std::int32_t>(used)};
}

void PackedBvh::part(std::size_t begin, std::size_t count, std::size_t end, std::span<const Box> boxes) {
  if (begin + count >= end) return;
  const auto centre = [&](Item item) { return boxes[static_cast<std::size_t>(item)].centre(); };
  Vec3 low = centre(items_[begin]), high = low;
  for (std::size_t i = begin; i < end; ++i) {
    low = low.cwiseMin(centre(items_[i]));
    high = high.cwiseMax(centre(items_[i]));
  }
  Eigen::Index axis = 0;
  (high - low).maxCoeff(&axis);
  const auto at = [&](std::size_t i) { return items_.begin() + static_cast<std::ptrdiff_t>(i); };
  std::nth_element(at(begin), at(begin + count), at(end), [&](Item a, Item b) {
    const double x = centre(a)[axis], y = centre(b)[axis];
    return x != y ? x < y : a < b;
  });
}

Box PackedBvh::bounds() const {
  const BoxSides& sides = nodes_.front().sides;
  Box all;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    all.min[static_cast<Eigen::Index>(axis)] = *std::ranges::min_element(sides[0][axis]);
    all.max[static_cast<Eigen::Index>(axis)] = *std::ranges::max_element(sides[1][axis]);
  }
  return all;
}

}  // namespace scarp
