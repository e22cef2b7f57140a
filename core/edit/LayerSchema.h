#pragma once

#include "core/edit/LayerOperations.h"
#include "core/edit/Operation.h"
#include "core/schema/Schema.h"

namespace scarp {

/// What scripts, projects and panels take for the settings of a layer. Constant; any thread.
[[nodiscard]] const Schema<SetLayerOperation>& layerSchema();

}  // namespace scarp
