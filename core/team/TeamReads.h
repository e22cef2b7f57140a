#pragma once

#include <optional>

#include "core/base/GridRect.h"
#include "core/edit/Operation.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

/// The samples that an operation goes by: outside of them whatever is there makes no difference to what it
/// does. Nothing where it goes by everything.
[[nodiscard]] std::optional<GridRect> samplesRead(const Operation& operation, const GridFrame& frame);

}  // namespace scarp
