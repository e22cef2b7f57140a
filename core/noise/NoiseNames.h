#pragma once

#include "core/schema/EnumNames.h"

namespace scarp {

/// Of NoiseShape. Constant; any thread.
[[nodiscard]] const EnumNames& noiseShapeNames();

}  // namespace scarp
