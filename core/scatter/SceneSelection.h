#pragma once

#include "core/objects/ObjectSelection.h"
#include "core/scatter/ScatterRule.h"

namespace scarp {

using ScatterSelection = SelectionOf<ScatterPlace>;

/// What is worked on together: objects, and those that rules put down. A value.
struct SceneSelection {
  ObjectSelection objects{};
  ScatterSelection scattered{};

  [[nodiscard]] std::size_t size() const { return objects.size() + scattered.size(); }
  [[nodiscard]] bool empty() const { return size() == 0; }
  [[nodiscard]] SceneSelection with(const SceneSelection& other) const {
    return {objects.with(other.objects), scattered.with(other.scattered)};
  }
  [[nodiscard]] SceneSelection without(const SceneSelection& other) const {
    return {objects.without(other.objects), scattered.without(other.scattered)};
  }
  bool operator==(const SceneSelection&) const = default;
};

}  // namespace scarp
