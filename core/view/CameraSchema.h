#pragma once

#include "core/geometry/Camera.h"
#include "core/schema/Schema.h"

namespace scarp {

/// What projects, commands and panels take for a camera; all but the clip planes, which follow the terrain.
/// Angles are radians. Constant; any thread.
[[nodiscard]] const Schema<Camera>& cameraSchema();

}  // namespace scarp
