#pragma once

#include "tests/bench/PickBenchEngine.h"

namespace scarp::bench {

/// Embree 3: the terrain as triangles (also in its robust mode), as one grid, and as a grid of its own for
/// every 64² cells, so that an edit rebuilds only those it touches.
[[nodiscard]] std::vector<EngineKind> embreeKinds();

}  // namespace scarp::bench
