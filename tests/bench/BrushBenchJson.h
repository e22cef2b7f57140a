#pragma once

#include <nlohmann/json_fwd.hpp>

#include "tests/bench/BrushBenchFigures.h"

namespace scarp::bench {

[[nodiscard]] nlohmann::json toJson(const BrushFigures& figures);

}  // namespace scarp::bench
