#pragma once

#include "core/schema/EnumNames.h"

namespace scarp {

// The names of what colours say, on the command line and as a person reads them. Projects write the aliases.
// Constant; any thread.

/// Of ShadingMode.
[[nodiscard]] const EnumNames& shadingModeNames();
/// Of TintRamp.
[[nodiscard]] const EnumNames& tintRampNames();

}  // namespace scarp
