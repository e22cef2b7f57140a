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

/// Objects that are worked on together. A value; to compare two of ten thousand takes microseconds.
class ObjectSelection {
 public:
  ObjectSelection() = default;
  explicit ObjectSelection(std::vector<ObjectId> ids) : ids_(std::move(ids)) {
    std::ranges::sort(ids_);
    ids_.erase(std::unique(ids_.begin(), ids_.end()), ids_.end());
  }
  explicit ObjectSelection(ObjectId id) : ids_{id} {}

  [[nodiscard]] std::span<const ObjectId> ids() const { return ids_; }  ///< In order.
  [[nodiscard]] std::size_t size() const { return ids_.size(); }
  [[nodiscard]] bool empty() const { return ids_.empty(); }
  [[nodiscard]] bool contains(ObjectId id) const { return std::ranges::binary_search(ids_, id); }
  /// The one that is selected; nothing where none or several are.
  [[nodiscard]] std::optional<ObjectId> only() const {
    return ids_.size() == 1 ? std::optional(ids_.front()) : std::nullopt;
  }

  [[nodiscard]] ObjectSelection with(const ObjectSelection& other) const {
    ObjectSelection all;
    std::ranges::set_union(ids_, other.ids_, std::back_inserter(all.ids_));
    return all;
  }
  [[nodiscard]] ObjectSelection without(const ObjectSelection& other) const {
    ObjectSelection rest;
    std::ranges::set_difference(ids_, other.ids_, std::back_inserter(rest.ids_));
    return rest;
  }
  bool operator==(const ObjectSelection&) const = default;

 private:
  std::vector<ObjectId> ids_;  ///< Sorted, no two alike.
};

}  // namespace scarp
