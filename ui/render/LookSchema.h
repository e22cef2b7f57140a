#pragma once

#include "core/schema/Schema.h"
#include "ui/render/RenderSettings.h"

namespace scarp {

/// What projects, commands and panels take for the look of the ground; without what is up to the machine. A
/// contour interval or a grid step of 0 is one that suits the terrain. Constant; any thread.
[[nodiscard]] const Schema<RenderSettings>& lookSchema();

}  // namespace scarp
