#pragma once

#include <array>
#include <optional>

#include "core/tools/Tool.h"

namespace scarp {

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

}  // namespace scarp
