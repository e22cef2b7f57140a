#pragma once

#include "core/document/RasterId.h"
#include "core/tools/Tool.h"

namespace scarp {

/// A finished stroke.
struct MadeStroke {
  BrushSettings brush;
  std::vector<StrokeSample> samples;
};

/// Sculpts along the drag with the brush that the modifiers at the press ask for, or paints the mask of the
/// active layer: the brush adds, with Ctrl or one that lowers it takes away, with Shift or one that smooths
/// it smooths. One undoable step each.
class SculptTool : public Tool {
 public:
  static constexpr std::string_view kName = "sculpt";
  explicit SculptTool(ToolState& tools);
  [[nodiscard]] std::string_view name() const override { return kName; }

  /// Chooses between the mask of the active layer and its heights. The mask is painted until this is called
  /// again or another layer is active. Contract: the base layer is not active.
  void paintMask(bool paints);
  [[nodiscard]] bool paintsMask() const;

  /// The last stroke that sculpted, even if it was undone.
  [[nodiscard]] const std::optional<MadeStroke>& lastStroke() const { return lastStroke_; }
  /// Returns whether the last stroke can be repeated now.
  [[nodiscard]] bool canRepeatStroke() const;
  /// Repeats the last stroke in its place, as one more undoable step; refused where the active layer cannot
  /// be edited. Contract: canRepeatStroke().
  void repeatStroke();

  [[nodiscard]] std::unique_ptr<Gesture> press(const PointerEvent& event, ToolContext& context) override;
  [[nodiscard]] bool marksGround() const override { return true; }
  [[nodiscard]] bool keepsBrush() const override { return true; }
  [[nodiscard]] BrushSettings brush(const Modifiers& modifiers, const ToolContext& context) const override;
  [[nodiscard]] Message hindrance(const SurfaceHit& cursor, const ToolContext& context) const override;
  [[nodiscard]] Result<Operation> strokeOf(BrushSettings& brush,
                                           const std::vector<StrokeSample>& samples) override;
  void noteStroke(const BrushSettings& brush, const std::vector<StrokeSample>& samples) override;

 private:
  LayerId maskPainted_ = kBaseLayer;  ///< Layer whose mask is painted; the base: heights are edited.
  std::optional<MadeStroke> lastStroke_;
  Subscription documentGuard_;
};

/// Sizes the brush by dragging: to the right its radius grows, upward its inner radius.
class BrushSizeTool : public Tool {
 public:
  static constexpr std::string_view kName = "brushSize";
  using Tool::Tool;
  [[nodiscard]] std::string_view name() const override { return kName; }
  [[nodiscard]] std::unique_ptr<Gesture> press(const PointerEvent& event, ToolContext& context) override;
  [[nodiscard]] DragSubject subject() const override { return DragSubject::State; }
  [[nodiscard]] bool takes(const PointerEvent& event, const Tool&, const ToolContext&) const override {
    return event.button == PointerButton::Right && event.modifiers.control && event.modifiers.alt;
  }
  [[nodiscard]] bool wantsCursor() const override { return false; }
};

}  // namespace scarp
