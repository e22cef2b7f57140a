#pragma once

#include "core/mask/MaskTiles.h"
#include "core/mask/MaskWand.h"
#include "core/tools/Tool.h"

namespace scarp {

template <class Settings>
class Schema;

enum class SelectKind { Rectangle, Ellipse, Lasso, Wand, Paint };

/// Settings of the select tool.
struct SelectSettings {
  SelectKind kind = SelectKind::Rectangle;
  double feather = 0.0;  ///< Metres, of shapes.
  WandSettings wand;

  bool operator==(const SelectSettings&) const = default;
};

/// Without the settings of the wand, which are wandSchema(). Constant; any thread.
[[nodiscard]] const Schema<SelectSettings>& selectSchema();

/// Selects ground: by a rectangle or an ellipse from corner to corner, a lasso, what is like the ground under
/// the pointer, or with the brush. A press with Shift adds, with Ctrl subtracts, with both intersects; the
/// brush adds, with Ctrl subtracts, with Shift smooths. A click with a shape selects nothing. One undoable
/// step each.
class SelectTool : public StatefulTool<std::vector<Vec2>> {
 public:
  static constexpr std::string_view kName = "select";
  using StatefulTool::StatefulTool;
  [[nodiscard]] std::string_view name() const override { return kName; }
  [[nodiscard]] const SelectSettings& settings() const { return settings_; }
  void setSettings(const SelectSettings& settings);
  /// The outline of a shape that is being drawn, local frame; empty without one.
  [[nodiscard]] const std::vector<Vec2>& draft() const { return state_; }
  [[nodiscard]] std::unique_ptr<Gesture> press(const PointerEvent& event, ToolContext& context) override;
  [[nodiscard]] bool marksGround() const override { return settings_.kind == SelectKind::Paint; }
  [[nodiscard]] bool keepsBrush() const override { return true; }
  [[nodiscard]] BrushSettings brush(const Modifiers& modifiers, const ToolContext& context) const override;
  [[nodiscard]] Result<Operation> strokeOf(BrushSettings& brush,
                                           const std::vector<StrokeSample>& samples) override;

 private:
  SelectSettings settings_;
};

/// Begins a brush stroke on the mask of the active layer; null where it is refused.
[[nodiscard]] std::unique_ptr<Gesture> pressOnMask(const PointerEvent& event, ToolContext& context);

/// What a press with these modifiers does with what it selects.
[[nodiscard]] MaskOperation selectHow(SelectKind kind, const Modifiers& modifiers);
/// What a brush does with these modifiers to a mask.
[[nodiscard]] MaskOperation maskHow(BrushKind kind, const Modifiers& modifiers);

/// The brush as it paints a selection or a mask: one that raises where it adds, lowers where it subtracts.
[[nodiscard]] BrushSettings paintBrush(const BrushSettings& settings, MaskOperation how);

}  // namespace scarp
