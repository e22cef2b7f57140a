#pragma once

#include "core/tools/Tool.h"

namespace scarp {

/// Moves the camera, as cameraMove() has it: orbits about the ground under the pointer, pans so that this
/// ground stays under it, looks round in place, or goes nearer to that ground.
class NavigateTool : public Tool {
 public:
  [[nodiscard]] std::unique_ptr<Gesture> press(const PointerEvent& event, ToolContext& context) override;
  [[nodiscard]] DragSubject subject() const override { return DragSubject::Camera; }
  [[nodiscard]] bool wantsCursor() const override { return false; }
};

/// Goes towards the ground under the pointer by wheel steps (away: negative), which keeps its pixel; stops
/// half a metre before it.
void dolly(const PointerEvent& event, double steps, ToolContext& context);

}  // namespace scarp
