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
  bool operator==(const CropGrip&) const = default;
};

/// Drags the rectangle that a crop would leave of the terrain: its sides and corners, or from within all of
/// it, from sample to sample. It stays on the terrain and keeps two samples each way.
class CropTool : public Tool {
 public:
  [[nodiscard]] std::unique_ptr<Gesture> press(const PointerEvent& event, ToolContext& context) override;
  [[nodiscard]] DragSubject subject() const override { return DragSubject::Crop; }
  /// Nothing where there is no crop under the pointer.
  [[nodiscard]] static std::optional<CropGrip> gripAt(const PointerEvent& event, const ToolContext& context);
};

/// The outermost samples of a rectangle, local frame, metres: anticlockwise from the south-west.
[[nodiscard]] std::array<Vec2, 4> cornersOf(const GridRect& samples, const GridFrame& frame);

/// A rectangle of samples of another size around the same middle, as far as the terrain lets it. Contract:
/// the size is at least 2 × 2, and at most the terrain's.
[[nodiscard]] GridRect resizedOn(const GridFrame& frame, const GridRect& samples, int columns, int rows);

}  // namespace scarp
