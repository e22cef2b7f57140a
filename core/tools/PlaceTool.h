#pragma once

#include "core/tools/Tool.h"

namespace scarp {

/// Puts objects on the ground, selects them, and slides them over it; a press and what follows until the
/// release is one undoable step. Of an object and the ground under the pointer the nearer one is meant.
class PlaceTool : public Tool {
 public:
  [[nodiscard]] std::unique_ptr<Gesture> press(const PointerEvent& event, ToolContext& context) override;
};

/// A new object as the settings have it, without place; what varies comes from its id alone, so that
/// the same presses give the same objects.
[[nodiscard]] Object newObject(const PlaceSettings& settings, ObjectId id);

}  // namespace scarp
