#pragma once

#include <nlohmann/json_fwd.hpp>

#include "core/edit/Operation.h"
#include "core/script/ObjectReader.h"

namespace scarp {

/// A scatter as scripts have it: "asset", "density" a hectare, "spacing", "scale", "scale-jitter",
/// "height-offset", "rule", "random-turn", "slopes" and "heights" as [from, to] in degrees and metres,
/// "seed", and "id", the first one's. What it does not say is as in ScatterSettings.
[[nodiscard]] ScatterOperation readScatter(ObjectReader& reader);
[[nodiscard]] nlohmann::ordered_json writeScatter(const ScatterOperation& operation);

}  // namespace scarp
