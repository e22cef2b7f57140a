#pragma once

#include "core/tools/Tool.h"

namespace scarp {

/// Sizes the brush by dragging: to the right its radius grows, upward its inner radius.
class BrushSizeTool : public Tool {
 public:
  [[nodiscard]] std::unique_ptr<Gesture> press(const PointerEvent& event, ToolContext& context) override;
  [[nodiscard]] DragSubject subject() const override { return DragSubject::Brush; }
  [[nodiscard]] bool takes(const PointerEvent& event, const Tool&, const ToolContext&) const override {
    return event.button == PointerButton::Right && event.modifiers.control && event.modifiers.alt;
  }
  [[nodiscard]] bool wantsCursor() const override { return false; }
};

}  // namespace scarp
