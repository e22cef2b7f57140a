#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "core/brush/PathBend.h"
#include "core/edit/ClipOperations.h"
#include "core/tools/Tool.h"

namespace scarp {

/// Bends the path of the stroke that is being adjusted by its handles: what is taken hold of stays under the
/// pointer on the ground. A press beside the handles does nothing, and says so.
class BendTool : public StatefulTool<std::optional<BendablePath>> {
 public:
  static constexpr std::string_view kName = "bend";
  using StatefulTool::StatefulTool;
  [[nodiscard]] std::string_view name() const override { return kName; }

  /// Offers the handles of a stroke's path: the left button drags them, whichever tool is selected.
  void begin(BendablePath path);
  void end();
  [[nodiscard]] const std::optional<BendablePath>& path() const { return state_; }

  [[nodiscard]] std::unique_ptr<Gesture> press(const PointerEvent& event, ToolContext& context) override;
  [[nodiscard]] DragSubject subject() const override { return DragSubject::State; }
  [[nodiscard]] ToolPrecedence precedence() const override {
    return state_ ? ToolPrecedence::Cursor : ToolPrecedence::None;
  }
  /// A handle that is missed is no place to edit; a line may be measured beside it.
  [[nodiscard]] bool takes(const PointerEvent& event, const Tool& selected,
                           const ToolContext& context) const override {
    return state_ && (selected.edits() || handleAt(event, context));
  }

 private:
  /// The handle that a press there would take hold of.
  [[nodiscard]] std::optional<std::size_t> handleAt(const PointerEvent& event,
                                                    const ToolContext& context) const;
};

/// What a pointer takes hold of a crop by: its inside to move it, or sides, up to one of each pair, to move
/// these.
struct CropGrip {
  bool west = false, east = false, north = false, south = false;

  [[nodiscard]] bool inside() const { return !west && !east && !north && !south; }
};

/// Drags the rectangle that a crop would leave of the terrain: its sides and corners, or from within all of
/// it, from sample to sample. It stays on the terrain and keeps two samples each way. Enter and Escape emit
/// `answered`.
class CropTool : public StatefulTool<std::optional<GridRect>> {
 public:
  static constexpr std::string_view kName = "crop";
  using StatefulTool::StatefulTool;
  [[nodiscard]] std::string_view name() const override { return kName; }

  /// Offers the rectangle that a crop would leave, or another one: the left button drags it, whichever tool
  /// is selected. Contract: it lies on the terrain and has 2 × 2 samples at least.
  void begin(const GridRect& samples);
  void end();
  [[nodiscard]] const std::optional<GridRect>& crop() const { return state_; }
  Signal<bool> answered;  ///< True: the crop is to be kept.

  [[nodiscard]] std::unique_ptr<Gesture> press(const PointerEvent& event, ToolContext& context) override;
  [[nodiscard]] DragSubject subject() const override { return DragSubject::State; }
  [[nodiscard]] ToolPrecedence precedence() const override {
    return state_ ? ToolPrecedence::Presses : ToolPrecedence::None;
  }
  [[nodiscard]] bool claims(ToolKey key) const override { return state_ && key != ToolKey::StepBack; }
  bool key(ToolKey key) override;
  void draw(ToolDrawing& drawing, ToolContext& context) override;

 private:
  void set(const std::optional<GridRect>& samples);
  /// Nothing where there is no crop under the pointer.
  [[nodiscard]] std::optional<CropGrip> gripAt(const PointerEvent& event, const ToolContext& context) const;
};

/// The outermost samples of a rectangle, local frame, metres: anticlockwise from the south-west.
[[nodiscard]] std::array<Vec2, 4> cornersOf(const GridRect& samples, const GridFrame& frame);

/// A rectangle of samples of another size around the same middle, as far as the terrain lets it. Contract:
/// the size is at least 2 × 2, and at most the terrain's.
[[nodiscard]] GridRect resizedOn(const GridFrame& frame, const GridRect& samples, int columns, int rows);

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
