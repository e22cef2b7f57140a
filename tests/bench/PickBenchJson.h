#pragma once

#include "core/base/Json.h"
#include "tests/bench/PickBenchFigures.h"

namespace scarp::bench {

/// All that was measured, and the ratios: times in the unit that the key names, shares 0…1, sizes in bytes.
[[nodiscard]] Json toJson(const std::vector<TerrainFigures>& terrains);

}  // namespace scarp::bench
