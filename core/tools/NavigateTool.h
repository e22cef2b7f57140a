#pragma once

#include "core/tools/Tool.h"

namespace scarp {

/// Moves the camera, as cameraMove() has it: orbits about the ground under the pointer, pans so that this
/// ground stays under it, looks round in place, or goes nearer to that ground.
class NavigateTool : public Tool {
 public:
  static constexpr std::string_view kName = "navigate";
  using Tool::Tool;
  [[nodiscard]] std::string_view name() const override { return kName; }
  [[nodiscard]] std::unique_ptr<Gesture> press(const PointerEvent& event, ToolContext& context) override;
  [[nodiscard]] DragSubject subject() const override { return DragSubject::Camera; }
  [[nodiscard]] bool takes(const PointerEvent& event, const Tool&,
                           const ToolContext& context) const override {
    return cameraMove(context.navigation, event.button, event.modifiers).has_value();
  }
  [[nodiscard]] bool wantsCursor() const override { return false; }
};

}  // namespace scarp
