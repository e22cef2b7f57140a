#pragma once

#include "tests/bench/PickBenchEngine.h"

namespace scarp::bench {

/// The ways of core/pick/Textbook.
[[nodiscard]] std::vector<EngineKind> textbookKinds();

}  // namespace scarp::bench
