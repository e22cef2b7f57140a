#pragma once

#include "core/mask/MaskCombine.h"
#include "core/tools/Tool.h"

namespace scarp {

/// Selects ground: by a rectangle or an ellipse from corner to corner, a lasso, what is like the ground under
/// the pointer, or with the brush. A press with Shift adds, with Ctrl subtracts, with both intersects; the
/// brush adds, with Ctrl subtracts, with Shift smooths. A click with a shape selects nothing. One undoable
/// step each.
class SelectTool : public StatefulTool<std::vector<Vec2>> {
 public:
  /// The outline of a shape that is being drawn, local frame; empty without one.
  [[nodiscard]] const std::vector<Vec2>& draft() const { return state_; }
  [[nodiscard]] std::unique_ptr<Gesture> press(const PointerEvent& event, ToolContext& context) override;
  [[nodiscard]] DragSubject subject() const override { return DragSubject::Document; }
  [[nodiscard]] bool marksGround(const ToolContext& context) const override;
  [[nodiscard]] bool keepsBrush() const override { return true; }
  [[nodiscard]] BrushSettings brush(const Modifiers& modifiers, const ToolContext& context) const override;
};

/// Paints the mask of the active layer with the brush: it adds, with Ctrl or one that lowers it takes away,
/// with Shift or one that smooths it smooths. One undoable step each.
class MaskTool : public Tool {
 public:
  [[nodiscard]] std::unique_ptr<Gesture> press(const PointerEvent& event, ToolContext& context) override;
  [[nodiscard]] DragSubject subject() const override { return DragSubject::Document; }
  [[nodiscard]] bool marksGround(const ToolContext&) const override { return true; }
  [[nodiscard]] bool keepsBrush() const override { return true; }
  [[nodiscard]] BrushSettings brush(const Modifiers& modifiers, const ToolContext& context) const override;
  [[nodiscard]] std::string hindrance(const SurfaceHit& cursor, const ToolContext& context) const override;
};

/// What a press with these modifiers does with what it selects.
[[nodiscard]] MaskOperation selectHow(SelectKind kind, const Modifiers& modifiers);
/// What a brush does with these modifiers to a mask.
[[nodiscard]] MaskOperation maskHow(BrushKind kind, const Modifiers& modifiers);

/// The brush as it paints a selection or a mask: one that raises where it adds, lowers where it subtracts.
[[nodiscard]] BrushSettings paintBrush(const BrushSettings& settings, MaskOperation how);

}  // namespace scarp
