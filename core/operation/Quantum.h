#pragma once

#include <optional>

#include "core/terrain/TiledRaster.h"

namespace scarp {

/// The step between heights that were stored as whole numbers: what all heights are a whole number of steps
/// apart by, metres. Nothing where there is no such step to speak of: they are finer than a float tells,
/// hardly any two are alike, or all are. A run over all heights on one thread.
[[nodiscard]] std::optional<double> quantumOf(const HeightRaster& heights);

}  // namespace scarp
