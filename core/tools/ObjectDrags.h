#pragma once

#include <memory>

#include "core/tools/ObjectGizmo.h"
#include "core/tools/Tool.h"

namespace scarp {

// Drags of objects that stand there. Each is one undoable step. What scatter rules put down leaves them as
// soon as it moves.

/// What is selected over the ground: a place on it, that of the object that was pressed or the middle of all,
/// follows the pointer; where one of them could not stand, they stay where they were last. Ctrl keeps to
/// steps, or to the foot of another object near the pointer. A mere click on one of several selects `only`.
[[nodiscard]] std::unique_ptr<Gesture> moveObjects(const Vec2& anchor, const SceneSelection& only,
                                                   const PointerEvent& event, ToolContext& context);
/// By a handle of the gizmo. Ctrl keeps to steps.
[[nodiscard]] std::unique_ptr<Gesture> dragHandle(const ObjectGizmo& gizmo, GizmoPart part,
                                                  const PointerEvent& event, ToolContext& context);
/// Selects what a box or an outline encloses: those whose middle lies in it and is not hidden by ground.
/// Shift adds, Ctrl takes away. A mere click selects none, and says `refusal`.
[[nodiscard]] std::unique_ptr<Gesture> encloseObjects(bool lasso, const PointerEvent& event,
                                                      std::string refusal = {});

}  // namespace scarp
