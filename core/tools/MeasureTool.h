#pragma once

#include "core/tools/Tool.h"

namespace scarp {

/// Draws a line over the ground, a click a corner. A click on its first corner closes it to an outline; a
/// double click ends it. Corners can be dragged, also afterwards; with the line at its end a click begins a
/// new one.
class MeasureTool : public Tool {
 public:
  [[nodiscard]] std::unique_ptr<Gesture> press(const PointerEvent& event, ToolContext& context) override;
  [[nodiscard]] DragSubject subject() const override { return DragSubject::Line; }

 private:
  [[nodiscard]] bool secondClick(const PointerEvent& event) const;

  std::optional<PointerEvent> lastPress_;
};

/// Ends a line of two corners or more. Whether that changed anything.
bool endLine(MeasuredLine& line);
/// Makes an ended line one to be drawn on, or takes back its last corner.
bool takeBack(MeasuredLine& line);

}  // namespace scarp
