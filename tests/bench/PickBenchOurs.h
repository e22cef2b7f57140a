#pragma once

#include "tests/bench/PickBenchEngine.h"

namespace scarp::bench {

/// SurfacePicker, once for each instruction set that this machine runs.
[[nodiscard]] std::vector<EngineKind> ourKinds();

}  // namespace scarp::bench
