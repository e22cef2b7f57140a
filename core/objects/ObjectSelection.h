#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/objects/Object.h"

namespace scarp {

/// Things that are worked on together, by what tells them apart. A value; to compare two of ten thousand
/// takes microseconds.
template <class Id>
class SelectionOf {
 public:
  SelectionOf() = default;
  explicit SelectionOf(std::vector<Id> ids) : ids_(std::move(ids)) {
    std::ranges::sort(ids_);
    ids_.erase(std::unique(ids_.begin(), ids_.end()), ids_.end());
  }
  explicit SelectionOf(Id id) : ids_{id} {}

  [[nodiscard]] std::span<const Id> ids() const { return ids_; }  ///< In order.
  [[nodiscard]] std::size_t size() const { return ids_.size(); }
  [[nodiscard]] bool empty() const { return ids_.empty(); }
  [[nodiscard]] bool contains(const Id& id) const { return std::ranges::binary_search(ids_, id); }
  /// The one that is selected; nothing where none or several are.
  [[nodiscard]] std::optional<Id> only() const {
    return ids_.size() == 1 ? std::optional(ids_.front()) : std::nullopt;
  }

  [[nodiscard]] SelectionOf with(const SelectionOf& other) const {
    SelectionOf all;
    std::ranges::set_union(ids_, other.ids_, std::back_inserter(all.ids_));
    return all;
  }
  [[nodiscard]] SelectionOf without(const SelectionOf& other) const {
    SelectionOf rest;
    std::ranges::set_difference(ids_, other.ids_, std::back_inserter(rest.ids_));
    return rest;
  }
  bool operator==(const SelectionOf&) const = default;

 private:
  std::vector<Id> ids_;  ///< Sorted, no two alike.
};

using ObjectSelection = SelectionOf<ObjectId>;

}  // namespace scarp
