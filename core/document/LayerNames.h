#pragma once

#include "core/schema/EnumNames.h"

namespace scarp {

/// The names of LayerBlend, in scripts and projects and as a person reads them. Constant; any thread.
[[nodiscard]] const EnumNames& layerBlendNames();

}  // namespace scarp
