#pragma once

#include <memory>

#include "core/edit/ObjectEdit.h"
#include "core/tools/ObjectGizmo.h"
#include "core/tools/Tool.h"

namespace scarp {

struct PlaceSettings;

// Drags of objects that stand there. Each is one undoable step. What scatter rules put down leaves them as
// soon as it moves.

// The settings outlive the drag.

/// What is selected over the ground: a place on it, that of the object that was pressed or the middle of all,
/// follows the pointer; where one of them could not stand, they stay where they were last. Ctrl keeps to
/// steps, or to the foot of another object near the pointer. A mere click on one of several selects `only`.
[[nodiscard]] std::unique_ptr<Gesture> moveObjects(const Vec2& anchor, const SceneSelection& only,
                                                   const PlaceSettings& settings, const PointerEvent& event,
                                                   ToolContext& context);
/// By a handle of the gizmo. Ctrl keeps to steps.
[[nodiscard]] std::unique_ptr<Gesture> dragHandle(const ObjectGizmo& gizmo, GizmoPart part,
                                                  const PlaceSettings& settings, const PointerEvent& event,
                                                  ToolContext& context);
/// Selects what a box or an outline encloses: those whose middle lies in it and is not hidden by ground.
/// Shift adds, Ctrl takes away. A mere click selects none, and says `refusal`.
[[nodiscard]] std::unique_ptr<Gesture> encloseObjects(bool lasso, const PointerEvent& event,
                                                      Message refusal = {});

// Drags that place new objects. Each is one undoable step; the objects exist while it is drawn.

/// One object that is there already: while the pointer is dragged away from it it turns towards that; with
/// Shift it grows with the way, too. Ctrl turns by steps.
[[nodiscard]] std::unique_ptr<Gesture> turnPlaced(std::unique_ptr<ObjectsEdit> edit,
                                                  const PlaceSettings& settings, const PointerEvent& event);

/// Objects along a line from where the pointer was pressed, or round a circle about it, at the distance or of
/// the number that the settings ask for. Without a random turn they look along the line, or outwards.
[[nodiscard]] std::unique_ptr<Gesture> arrayOf(const PlaceSettings& settings, const SurfaceHit& from,
                                               const PointerEvent& event);

/// Most objects of a line or circle.
inline constexpr int kMostInArray = 10'000;
/// Positions (local frame, metres) and directions (radians). Contract: apart > 0, count ≥ 0.
struct ArrayPlace {
  Vec2 place;
  double yaw;
};
[[nodiscard]] std::vector<ArrayPlace> placesOnLine(const Vec2& from, const Vec2& to, double apart, int count);
[[nodiscard]] std::vector<ArrayPlace> placesOnCircle(const Vec2& middle, double radius, double start,
                                                     double apart, int count);

}  // namespace scarp
