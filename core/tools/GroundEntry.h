#pragma once

#include <functional>
#include <optional>

#include "core/tools/Tool.h"

namespace scarp {

/// Makes a drag that begins at a place on the ground; null where it is refused.
using BeginOnGround = std::function<std::unique_ptr<Gesture>(const PointerEvent& event, const SurfaceHit& hit,
                                                             ToolContext& context)>;

/// The drag that begins under the pointer, or, pressed beside the ground, where the pointer comes in over it,
/// with the modifiers of the press.
[[nodiscard]] std::unique_ptr<Gesture> beginOnGround(const PointerEvent& event, ToolContext& context,
                                                     BeginOnGround begin);

/// Where the ray through the pointer meets a level, metres: a drag that goes on beside the terrain, or over
/// ground that moves under it. Nothing where it does not meet it ahead.
[[nodiscard]] std::optional<Vec2> placeOnLevel(const PointerEvent& event, const ToolContext& context,
                                               double level);

}  // namespace scarp
