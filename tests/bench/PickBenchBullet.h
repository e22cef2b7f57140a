#pragma once

#include "tests/bench/PickBenchEngine.h"

namespace scarp::bench {

/// Bullet's btHeightfieldTerrainShape with its accelerator.
[[nodiscard]] std::vector<EngineKind> bulletKinds();

}  // namespace scarp::bench
