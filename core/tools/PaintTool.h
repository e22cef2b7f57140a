#pragma once

#include "core/edit/MaterialOperations.h"
#include "core/tools/Tool.h"

namespace scarp {

class NearLines;

/// Paints materials with the brush: by its settings it paints, erases or blends; with Ctrl it erases, with
/// Shift it blends. One undoable step each.
class PaintTool : public Tool {
 public:
  [[nodiscard]] std::unique_ptr<Gesture> press(const PointerEvent& event, ToolContext& context) override;
  [[nodiscard]] DragSubject subject() const override { return DragSubject::Document; }
  [[nodiscard]] bool marksGround(const ToolContext&) const override { return true; }
  [[nodiscard]] bool keepsBrush() const override { return true; }
  [[nodiscard]] BrushSettings brush(const Modifiers& modifiers, const ToolContext& context) const override;
  [[nodiscard]] std::string hindrance(const SurfaceHit& cursor, const ToolContext& context) const override;

 private:
  std::shared_ptr<const NearLines> lines_;  ///< Of the last limits.
};

/// What a press with these modifiers paints.
[[nodiscard]] PaintOperation paintWith(const PaintSettings& settings, const BrushSettings& brush,
                                       const Modifiers& modifiers);

}  // namespace scarp
