#pragma once

#include "core/tools/Tool.h"

namespace scarp {

/// Sculpts along the drag with the brush that the modifiers at the press ask for. One undoable step.
class SculptTool : public Tool {
 public:
  [[nodiscard]] std::unique_ptr<Gesture> press(const PointerEvent& event, ToolContext& context) override;
  [[nodiscard]] DragSubject subject() const override { return DragSubject::Document; }
  [[nodiscard]] bool marksGround(const ToolContext&) const override { return true; }
  [[nodiscard]] bool keepsBrush() const override { return true; }
  [[nodiscard]] std::string hindrance(const SurfaceHit& cursor, const ToolContext& context) const override;
};

}  // namespace scarp
