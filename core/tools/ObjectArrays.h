#pragma once

#include <memory>

#include "core/edit/ObjectEdit.h"
#include "core/tools/Tool.h"

namespace scarp {

// Drags that put new objects down. Each is one undoable step; what it puts down stands there as it is drawn.

/// One object that is there already: while the pointer is dragged away from it it turns towards that; with
/// Shift it grows with the way, too. Ctrl turns by steps.
[[nodiscard]] std::unique_ptr<Gesture> turnPlaced(std::unique_ptr<ObjectsEdit> edit,
                                                  const PointerEvent& event);

/// Objects along a line from where the pointer was pressed, or round a circle about it, at the distance or of
/// the number that the settings ask for. Without a random turn they look along the line, or outwards.
[[nodiscard]] std::unique_ptr<Gesture> arrayOf(PlaceMode mode, const SurfaceHit& from,
                                               const PointerEvent& event);

/// Most objects of a line or circle.
inline constexpr int kMostInArray = 10'000;
/// Where they stand, local frame, metres, and how they look, radians. Contract: apart > 0, count ≥ 0.
struct ArrayPlace {
  Vec2 place;
  double yaw;
};
[[nodiscard]] std::vector<ArrayPlace> placesOnLine(const Vec2& from, const Vec2& to, double apart, int count);
[[nodiscard]] std::vector<ArrayPlace> placesOnCircle(const Vec2& middle, double radius, double start,
                                                     double apart, int count);

}  // namespace scarp
