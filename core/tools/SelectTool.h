#pragma once

#include "core/mask/MaskCombine.h"
#include "core/tools/Tool.h"

namespace scarp {

/// Selects ground: by a rectangle or an ellipse from corner to corner, a lasso, what is like the ground under
/// the pointer, or with the brush. A press with Shift adds, with Ctrl subtracts, with both intersects; the
/// brush adds or, with Ctrl, subtracts. A click with a shape selects nothing. One undoable step each.
class SelectTool : public Tool {
 public:
  [[nodiscard]] std::unique_ptr<Gesture> press(const PointerEvent& event, ToolContext& context) override;
};

/// What a press with these modifiers does with what it selects.
[[nodiscard]] MaskOperation selectHow(SelectKind kind, const Modifiers& modifiers);

/// The brush as it paints a selection: one that raises where it adds and lowers where it subtracts.
[[nodiscard]] BrushSettings selectBrush(const BrushSettings& settings, const Modifiers& modifiers);

}  // namespace scarp
