#pragma once

#include "core/schema/Schema.h"
#include "core/tools/ToolValues.h"

namespace scarp {

// What projects and panels take for the settings of tools. Constant; any thread.

[[nodiscard]] const Schema<PlaceSettings>& placeSchema();
/// But those of the wand, which are wandSchema().
[[nodiscard]] const Schema<SelectSettings>& selectSchema();

}  // namespace scarp
