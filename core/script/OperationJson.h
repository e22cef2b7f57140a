#pragma once

#include <nlohmann/json_fwd.hpp>

#include "core/edit/Operation.h"

namespace scarp {

/// An operation as one element of a script's "operations". Contract as for writeScript().
[[nodiscard]] nlohmann::ordered_json operationJson(const Operation& operation);

}  // namespace scarp
