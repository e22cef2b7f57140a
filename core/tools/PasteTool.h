#pragma once

#include "core/edit/ClipOperations.h"
#include "core/tools/Tool.h"

namespace scarp {

class PasteEdit;

/// Moves a floating paste by its middle, scales it by its corners and turns it by what is around it. Enter
/// drops it, Escape removes it.
class PasteTool : public Tool {
 public:
  static constexpr std::string_view kName = "paste";
  explicit PasteTool(ToolState& tools);
  ~PasteTool() override;

  [[nodiscard]] std::string_view name() const override { return kName; }
  /// Puts a clip onto the ground, where it floats until it is dropped or removed; meanwhile the left button
  /// moves it and nothing else edits. An Error where ground cannot be edited now.
  [[nodiscard]] Result<void> begin(PasteOperation paste);
  [[nodiscard]] const std::optional<PasteOperation>& floating() const { return floating_; }
  void setPlacement(const ClipPlacement& placement);  ///< Contract: one floats; scale > 0, feather ≥ 0.
  // Return whether a paste was floating, and no drag was on.
  bool drop();  ///< As one undoable step.
  bool remove();

  [[nodiscard]] std::unique_ptr<Gesture> press(const PointerEvent& event, ToolContext& context) override;
  [[nodiscard]] DragSubject subject() const override { return DragSubject::State; }
  [[nodiscard]] ToolPrecedence precedence() const override {
    return floating_ ? ToolPrecedence::Presses : ToolPrecedence::None;
  }
  [[nodiscard]] bool claims(ToolKey key) const override { return floating_ && key != ToolKey::StepBack; }
  bool key(ToolKey key) override;
  [[nodiscard]] Message hindrance(const SurfaceHit& cursor, const ToolContext& context) const override;

 private:
  [[nodiscard]] bool nearCorner(const PointerEvent& event, const ToolContext& context) const;
  void show();
  void end();

  std::optional<PasteOperation> floating_;
  std::unique_ptr<PasteEdit> edit_;  ///< Of what floats; null while nothing does.
};

}  // namespace scarp
