#pragma once

#include "core/tools/Tool.h"

namespace scarp {

/// A line drawn over the ground to measure by.
struct MeasuredLine {
  std::vector<Vec2> corners;  ///< Local frame, metres.
  bool closed = false;        ///< An outline: it leads back to its first corner. Only when ended.
  bool ended = false;         ///< No longer being drawn.
  bool operator==(const MeasuredLine&) const = default;
};

/// Draws a line over the ground, a click a corner. A click on its first corner closes it to an outline; a
/// double click ends it. Corners can be dragged, also afterwards; with the line at its end a click begins a
/// new one. Enter ends the line; Escape and Backspace remove its end, then its last corner. It stays while
/// other tools are used.
class MeasureTool : public StatefulTool<MeasuredLine> {
 public:
  static constexpr std::string_view kName = "measure";
  using StatefulTool::StatefulTool;
  [[nodiscard]] std::string_view name() const override { return kName; }

  [[nodiscard]] const MeasuredLine& line() const { return state_; }
  void clear();
  /// Selects the tool with a new line that begins at a place; not while a drag is on.
  void begin(const Vec2& place);

  [[nodiscard]] std::unique_ptr<Gesture> press(const PointerEvent& event, ToolContext& context) override;
  [[nodiscard]] DragSubject subject() const override { return DragSubject::State; }
  [[nodiscard]] bool claims(ToolKey) const override { return !state_.ended && !state_.corners.empty(); }
  bool key(ToolKey key) override;

 private:
  /// Ends a line of two corners or more. Returns whether that changed it.
  bool endLine();
  /// Continues an ended line, or removes its last corner.
  bool stepBack();

  std::optional<PointerEvent> lastPress_;
};

}  // namespace scarp
