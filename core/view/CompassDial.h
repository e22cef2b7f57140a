#pragma once

#include <cstdint>
#include <optional>

#include "core/geometry/Vec.h"

namespace scarp {

/// What a hand can point at on the compass.
enum class CompassPart : std::uint8_t { North, East, South, West, Middle };

/// A place on the compass, which turns with the camera's yaw and tips with its pitch (radians). (0, 0) is its
/// middle, x to the right, y up, its rim at 0.68: as resources/shaders/compass.frag draws it.
[[nodiscard]] Vec2 compassPlace(CompassPart part, double yaw, double pitch);

/// The part at a place; nothing beyond the rim and its letters.
[[nodiscard]] std::optional<CompassPart> compassPartAt(const Vec2& place, double yaw, double pitch);

/// The heading of a part, radians from the north clockwise; 0 for the middle.
[[nodiscard]] double headingOf(CompassPart part);

}  // namespace scarp
