#pragma once

#include "core/base/Json.h"
#include "tests/bench/BrushBenchFigures.h"

namespace scarp::bench {

[[nodiscard]] Json toJson(const BrushFigures& figures);

}  // namespace scarp::bench
